title = Porta Nigra
game-summary = Baut das römische Trier: Bausteine kaufen, Amphitheater, Basilika, Stadtmauer und Porta Nigra errichten und Mehrheiten gewinnen. Für 2 bis 4 Spieler.
game-duration = 14 bis 24 Züge für jeden: rund zwei Stunden am Stück gegen den Computer oder zwei bis fünf Wochen per Post, ein bis zwei Züge am Tag.

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
