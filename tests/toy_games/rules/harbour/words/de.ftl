title = Hafen
game-summary = Verschifft Karten, vergrabt sie, bittet darum.
game-duration = Fünf Minuten.
phase-deal = Austeilen
phase-turn = Zug
phase-payment = Zahlung
call-deal = Karten nehmen
call-turn = eine Aktion wählen
call-payment = bezahlen
setting-quick = Eine Runde
about-quick = Das Spiel endet nach einer Runde.
cards-fish = Fisch
cards-oil = Öl
cards-salt = Salz
cards-wine = Wein
sign-fish = F
sign-oil = Ö
sign-salt = S
sign-wine = W
group-food = Zum Essen
group-drink = In Krügen
card-about = Du hast { $n }. Verdeckt sind noch { $unseen }; im Stapel liegen { $left } Karten.
prompt-action = Was tust du?
option-draw = Ziehen
option-ship = Verschiffen
option-bury = Vergraben
option-dig = Ausgraben
option-beg = Bitten
option-end = Zug beenden
prompt-discard = Welche Karte legst du auf den Ablagestapel?
prompt-ship = Welche Karten verschiffst du: eine Sorte oder lauter verschiedene?
objection-mixed = Verschiffe Karten einer Sorte oder lauter verschiedene.
ship-brings = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
prompt-bury = Welche Karte vergräbst du?
prompt-beg = Wen bittest du?
beg-whom = { $seat }
prompt-give = Welche Karte gibst du { $receiver }?
prompt-demand = Welche Sorte wird verlangt?
option-fish = Fisch
option-oil = Öl
option-salt = Salz
option-wine = Wein
prompt-pay = Welche Karten zahlst du?
prompt-take = Welche Karte nimmst du?
event-CardsDrawn = zieht { $cards }
event-CardDiscarded = legt ab: { $card }
event-PileShuffled = Der Ablagestapel wird wieder eingemischt.
event-Shipped = verschifft { $cards }
event-CardBuried = vergräbt eine Karte: { $card }
event-CardDugUp = gräbt aus: { $card }
event-CardGiven = gibt { $receiver } eine Karte: { $card }
event-TurnEnded = beendet den Zug
event-Demanded = verlangt { $kind ->
    [fish] Fisch
    [oil] Öl
    [salt] Salz
   *[wine] Wein
  }
event-Paid = { $cards_number ->
    [0] zahlt nichts
   *[other] zahlt { $cards }
  }
event-PaymentShown = { $cards_number ->
    [0] hat nichts gezahlt
   *[other] hat gezahlt: { $cards }
  }
event-CardTaken = nimmt { $card }
harbour-seat = { $seat }: { $points }; Hand: { $hand }; vergraben: { $buried }
harbour-piles = Stapel: { $left }; Ablage: { $discards }
harbour-round = Runde { $round } von { $rounds }
setting-seniority = Reihenfolge nach Alter
about-seniority = wer bei gleichen Punkten zuerst eine Karte nimmt, die Ältesten zuerst
