title = Porta Nigra
game-summary = Baut das römische Trier: Bausteine kaufen, Amphitheater, Basilika, Stadtmauer und Porta Nigra errichten und Mehrheiten gewinnen. Für 2 bis 4 Spieler.
game-duration = 14 bis 24 Züge für jeden: rund zwei Stunden am Stück gegen den Computer oder zwei bis fünf Wochen per Post, ein bis zwei Züge am Tag.

## Optionen eines Tisches
reconstruction = Spielmaterial: Die meisten Karten und Bauplätze sind rekonstruiert; das gedruckte Spiel weicht stellenweise ab.
setting-age_order = Wer jünger ist
setting-last_turn_without_cards = Letzter Zug ohne Karten
about-age_order = wer von Punktgleichen den Startspieler bestimmt: die Plätze von jung nach alt, oder per Los
about-last_turn_without_cards = bei vorzeitigem Ende, wenn jemand alle Karten der Runde gespielt hat
value-last_turn_without_cards-reshuffle = neu mischen
value-last_turn_without_cards-skip = kein Zug
about-last_turn_without_cards-reshuffle = eigene Karten mischen, zwei ziehen, eine spielen
about-last_turn_without_cards-skip = kein letzter Zug

## Wie Teile und Orte heißen
colour-black = schwarz
colour-blue = blau
colour-red = rot
colour-yellow = gelb
colour-white = weiß
building-amphitheater = Amphitheater
building-basilica = Basilika
building-city_wall = Stadtmauer
building-porta_nigra = Porta Nigra
goods-sesterces = { $n } { $n ->
    [one] Sesterze
   *[other] Sesterzen
  }
goods-torches = { $n } { $n ->
    [one] Fackelmarker
   *[other] Fackelmarker
  }
goods-chips = { $n } { $n ->
    [one] Einflusschip
   *[other] Einflusschips
  }
goods-romans = { $n } { $n ->
    [one] Römer
   *[other] Römer
  }
goods-black = { $n } { $n ->
    [one] schwarzer Baustein
   *[other] schwarze Bausteine
  }
goods-blue = { $n } { $n ->
    [one] blauer Baustein
   *[other] blaue Bausteine
  }
goods-red = { $n } { $n ->
    [one] roter Baustein
   *[other] rote Bausteine
  }
goods-yellow = { $n } { $n ->
    [one] gelber Baustein
   *[other] gelbe Bausteine
  }
goods-white = { $n } { $n ->
    [one] weißer Baustein
   *[other] weiße Bausteine
  }

## Endwertung
area-amphitheater-A = Amphitheater, Reihe A
area-amphitheater-B = Amphitheater, Reihe B
area-amphitheater-C = Amphitheater, Reihe C
area-basilica-A = Basilika, Reihe A
area-basilica-B = Basilika, Reihe B
area-city_wall = Stadtmauer
area-porta_nigra-3 = Porta Nigra, Höhenstufe 3
area-porta_nigra-4 = Porta Nigra, Höhenstufe 4
area-porta_nigra-5 = Porta Nigra, Höhenstufe 5
area-porta_nigra-6 = Porta Nigra, Höhenstufe 6
area-porta_nigra-7 = Porta Nigra, Höhenstufe 7
area-porta_nigra-8 = Porta Nigra, Höhenstufe 8
place-1 = 1. Platz
place-2 = 2. Platz
place-3 = 3. Platz
place-4 = 4. Platz
goods-bricks = { $n } { $n ->
    [one] Baustein
   *[other] Bausteine
}
majority-bricks = { goods-bricks }
majority-bricks-colour = { goods-bricks }, die bessere Farbe entscheidet
majority-bricks-bricks = { goods-bricks }, das größere Bauwerksteil entscheidet
majority-bricks-shared = { goods-bricks }, Gleichstand
majority-elements = { $n } { $n ->
    [one] Bauwerksteil
   *[other] Bauwerksteile
}
majority-elements-colour = { majority-elements }, die bessere Farbe entscheidet
majority-elements-shared = { majority-elements }, Gleichstand
event-SetScored = { $n ->
    [one] Bauwerkskarte ({ $buildings })
   *[other] { $n } verschiedene Bauwerkskarten ({ $buildings })
}: +{ $points }
event-FinalCardScored = Endwertungskarte: +{ $points }
event-PlayAreaScored = Spielbereich ({ $goods }): +{ $points }
event-MajorityScored = { $area }, { $place } ({ $number }): +{ $points }
forecast-interim = Zwischenwertung
forecast-interim-bricks = { $bricks } × { $each }, Punkte oder Sesterzen
forecast-final = Endwertung
