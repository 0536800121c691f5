title = Münzwurf
game-summary = Alle raten, wie eine Münze fällt.
game-duration = Eine Minute.
phase-toss = Wurf
phase-scoring = Wertung
call-toss = Kopf oder Zahl ansagen
setting-doubled = Doppelte Punkte
about-doubled = Richtig geraten bringt zwei Punkte.
prompt-guess = Wie fällt die Münze?
option-heads = Kopf
option-tails = Zahl
event-Guessed = rät { $side ->
    [heads] Kopf
   *[tails] Zahl
  }
event-CoinFell = Die Münze zeigt { $side ->
    [heads] Kopf
   *[tails] Zahl
  }
event-Scored = erhält { $points }
toss-points = { $seat }: { $points }
toss-round = Runde { $round } von { $rounds }
part-guess = Tipps
