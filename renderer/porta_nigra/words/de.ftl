## Auf jedem Bild
picture-last-turns = Letzte Züge

## Auf der Stadt und ihren Ausschnitten
picture-title-quarters = Viertel
picture-quarters-legend = Bausteine, Preis, Belohnung für je { $n } gebaute Bausteine
picture-title-sites = Bauplätze
picture-title-hand = Karten auf der Hand
picture-title-city = Ganze Stadt
picture-title-amphitheater = Amphitheater
picture-title-basilica = Basilika
picture-title-city_wall = Stadtmauer
picture-title-porta_nigra = Porta Nigra
picture-sites-free = Freie Plätze: Bausteine, Punkte, Karte
picture-sites-legend = Bausteine, Punkte, Karte
picture-beside-pile = Stapel
picture-beside-built = Teile
picture-beside-supply = Vorrat
picture-sites-lit = jetzt baubar
picture-sites-way = Weg
picture-sites-reward = Belohnung
picture-sites-shop = Laden
picture-title-seats = Spieler
picture-title-market = Bausteinmarkt
picture-row-builder = Baumeisterfigur
picture-row-sesterces = Sesterzen
picture-row-torches = Fackelmarker
picture-row-chips = Einflusschips
picture-row-romans = Römer
picture-row-elements = Bauwerksteile
picture-in-supply = im Vorrat
picture-title-majorities = Mehrheiten
picture-by-height = Mehrheiten nach Höhe: Teile, beste Farbe
picture-majority = Mehrheit
picture-majorities-now = Wenn die Partie jetzt endete
picture-place-rest = ohne Punkte
picture-nobody-there = Noch niemand da: 1. und 2. Platz
picture-heights-legend = Teile, Farbe
picture-majority-legend = Bausteine, Farbe
picture-every = Hier gebaute Bausteine; je { $n } bringen
picture-early-end = Ende bei 0
picture-no-refill = kein Nachschub
picture-refill = Nachschub unter { $n }

## Auf der Hand und den Auslagen
picture-title-cards_left = Noch nicht gespielt
picture-no-cards = Noch keine Bauwerkskarten
picture-own-sets = Punkte für Kartensets am Ende
picture-title-honor_cards = Ehrenkarten
picture-title-building_cards = Bauwerkskarten
picture-with-element = Eine mit dem passenden Bauwerksteil; { $n } im Stapel
picture-one-a-turn = Eine pro Zug, für Chips; { $n } im Stapel
picture-honor-for = { $card } für { $buildings ->
    [0] eine Endwertungskarte mit { $final }
   *[other] Karten von { $buildings } Bauwerken
  }
picture-still-to-play = Aktionskarten, die diese Runde noch kommen

## Auf den Wertungsblättern, am Ende und im Verlauf
picture-title-interim = Zwischenwertung
picture-title-final = Endwertung
picture-part-elements = Bauwerksteile
picture-part-cards_now = Ehrenkarten
picture-part-interim = Zwischenwertung
picture-part-early_end = Vorzeitiges Ende
picture-part-sets = Bauwerkskarten
picture-part-set = { $n ->
    [1] Einzelne Karten
   *[other] Sets aus { $n }
  }
picture-part-final_cards = Endwertungskarten
picture-part-play_area = Spielbereich
picture-part-majorities = Mehrheiten
picture-part-final = Endwertung
picture-part-points = Punkte
picture-part-bricks = Bausteine
picture-part-sesterces = Sesterzen
picture-part-romans = Römer
picture-part-chips = Einflusschips
picture-part-torches = Fackelmarker
picture-part-amphitheater-A = Amphitheater A
picture-part-amphitheater-B = Amphitheater B
picture-part-amphitheater-C = Amphitheater C
picture-part-basilica-A = Basilika A
picture-part-basilica-B = Basilika B
picture-part-city_wall = Stadtmauer
picture-part-porta_nigra = Porta Nigra { $height }

## Alternativtexte: alle Bilder
picture-about = { $title }: { $when }.
picture-at-turn = { $seat } ist am Zug.
picture-start = { $seat } ist Startspieler.

## Alternativtexte: die Stadt und ihre Ausschnitte
picture-nowhere = noch nicht in der Stadt
picture-builders = Baumeisterfiguren: { $list }.
picture-builder-at = { $seat } ({ $building })
picture-builders-here = Hier stehen die Baumeisterfiguren von: { $list }.
picture-shops = Läden hier: { $list }.
picture-colour-count = { $colour } { $n }
picture-seat-count = { $seat } { $n }
picture-ways = Der Weg kostet { $seat }: { $list }.
picture-way-to = { $building } { $n ->
    [one] { $n } Sesterze
   *[other] { $n } Sesterzen
  }
picture-way = Der Weg dorthin kostet { $seat } { $n ->
    [one] { $n } Sesterze
   *[other] { $n } Sesterzen
  }.
picture-building = { $building }: freie Bauplätze { $free }; Bausteine dort: { $bricks }.
picture-bring-cards = Diese bringen jetzt eine Bauwerkskarte: { $list }.
picture-progress-in = { $building }, Bausteine und in Klammern die bis zur nächsten Belohnung: { $list }.
picture-progress-of = { $seat } { $n } ({ $missing })
picture-areas-empty = Hier hat noch niemand etwas: { $list }.
picture-bricks = Bausteine: { $list }
picture-sites-of = { $building } { $list }
picture-no-sites = keiner
picture-no-bricks = keine
picture-seat = { $seat }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }; Baumeisterfigur: { $quarter }; { $list }; Bauwerksteile: { $elements } von { $most }.
picture-builder = Baumeisterfigur von { $seat }: { $building }.
picture-market = Bausteinmarkt: { $list }, zusammen { $all }.
picture-supply = Bausteine im allgemeinen Vorrat: { $n }.
picture-free = Freie Bauplätze: { $list }.
picture-built = Gebaut: { $list }.
picture-site = { $place } ({ $bricks }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  })
picture-site-any = { $place } ({ $colour }, { $least } bis { $most } Bausteine, je { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  })
picture-element = { $place } { $seat } ({ $bricks })
picture-stock = { $seat } hat: { $list }.
picture-reward = Belohnung für je { $n } Bausteine: { $list }.
picture-quarter-reward = Belohnung im Viertel { $building } für je { $n } Bausteine: { $list }.
picture-progress = Bausteine dort, in Klammern die bis zur nächsten Belohnung: { $list }.
picture-area = { $area }, { $first } und { $second } Punkte: { $list }.
picture-area-seat = { $place }. { $seat } ({ $n }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }{ $ahead ->
    [colour] , vorn durch die Farbe
    [bricks] , vorn durch die Zahl der Bausteine
   *[other] {""}
  })
picture-costs = Ein Baustein samt Weg kostet { $seat }: { $list }.
picture-cost = { $colour } { $price ->
    [one] { $price } Sesterze
   *[other] { $price } Sesterzen
  }{ $n ->
    [0] {" "}(Laden leer)
   *[other] {""}
  }
picture-majority-points = Die Mehrheiten brächten jetzt: { $list }.
picture-buildables = { $seat } könnte jetzt bauen: { $list }.
picture-buildable = { $place } ({ $bricks }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  })

## Alternativtexte: die Hand und die Auslagen
picture-could-buy = { $seat } könnte jetzt kaufen: { $list }.
picture-building-cards = Bauwerkskarten in der Auslage: { $list }.
picture-honor-cards = Ehrenkarten für { $price }: { $list }.
picture-honor-card = { $card }{ $buildings ->
    [0] {""}
   *[other] {" "}(dazu { $buildings } verschiedene Bauwerkskarten abwerfen)
  }{ $final ->
    [0] {""}
   *[other] {" "}(dazu eine Endwertungskarte mit { $final } Punkten abwerfen)
  }{ $n ->
    [1] {""}
   *[other] {" "}(×{ $n })
  }
picture-pile = Karten im Stapel: { $n }.
picture-hand-of = { $seat }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }.
picture-card-of-turn = Karte des Zuges { $card }, noch { $torches }.
picture-free-symbols = Freie Symbole: { $list }.
picture-used-symbols = Genutzte Symbole: { $list }.
picture-hand-cards = Auf der Hand: { $list }.
picture-hand-card = { $card } ({ $torches })
picture-hand-hidden = Handkarten, verdeckt: { $n }.
picture-beside-hand = Bauwerksteile von { $seat }: { $elements } von { $most }; Karten im Nachziehstapel: { $pile }.
picture-sets = Bauwerkskarten: { $list }; ihre Sets bringen { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }.
picture-finals = Endwertungskarten: { $list }.
picture-left-to-play = { $seat } kann noch spielen: { $list }.
picture-all-played = { $seat } hat alle Karten dieser Runde gespielt.

## Alternativtexte: Wertungen, Ende und Verlauf
picture-interim = Die Zwischenwertung von Runde { $round }.
picture-interim-of = { $seat }: { $bricks ->
    [one] { $bricks } Baustein
   *[other] { $bricks } Bausteine
  } verbaut; Punkte +{ $points }, Sesterzen +{ $sesterces }.
picture-final = Die Endwertung.
picture-parts = { $seat }: Bauwerkskarten { $sets }, Endwertungskarten { $final_cards }, Spielbereich { $play_area }, Mehrheiten { $majorities }.
picture-place = { $rank }. { $seat }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }.
picture-periods = { $seat } nach Runden, dann die Endwertung: { $list }.
picture-sources = Punkte von { $seat }: Bauwerksteile { $elements }, Ehrenkarten { $cards_now }, Zwischenwertungen { $interim }, vorzeitiges Ende { $early_end }, Bauwerkskarten { $sets }, Endwertungskarten { $final_cards }, Spielbereich { $play_area }, Mehrheiten { $majorities }.

## Alternativtexte: ein Zug
picture-turn = Am Tisch: { $when }.
picture-turn-got = Zug von { $seat }: { $list }.
picture-deed-card = Karte ({ $what })
picture-deed-builder = Baumeisterfigur: { $what }
picture-deed-bought = { $what } gekauft
picture-deed-goods = { $what } genommen
picture-deed-built = { $what } gebaut, +{ $points }
picture-deed-building_card = Bauwerkskarte { $what }
picture-deed-honor = Ehrenkarte { $what }
picture-deed-points = sofort +{ $points }
picture-deed-added = Baustein dazugestellt: { $what }, Höhe { $number }
picture-deed-early_end = vorzeitiges Ende, +{ $points }
picture-turn-seat = { $seat }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }; Sesterzen { $sesterces }, Bauwerksteile { $elements } von { $most }.
