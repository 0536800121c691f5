title = Steinbruch
game-summary = Alle nehmen Steine.
game-duration = Eine Minute.
phase-opening = Eröffnung
phase-turn = Zug
call-opening = bereit sein
call-turn = zwei Steine nehmen
setting-opening = Eröffnung
about-opening = Alle sagen, dass sie bereit sind.
prompt-camp = Bist du bereit?
prompt-stone = Welcher Stein?
prompt-home = Beide Steine gehören dir.
option-ready = Bereit
option-small = Kleiner Stein
option-large = Großer Stein
option-end = Zug beenden
end-heavy = Zwei große Steine sind schwer. Zug beenden?
event-CampMade = ist bereit
event-Opened = Alle sind bereit
event-StoneTaken = nimmt einen { $stone ->
    [small] kleinen
   *[large] großen
  } Stein
event-TurnEnded = findet { $find ->
    [gold] Gold
   *[dust] Staub
  }
quarry-points = { $seat }: { $points }
