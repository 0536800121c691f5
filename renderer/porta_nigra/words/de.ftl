## Auf jedem Bild
picture-round = Runde { $round }
picture-last-turns = Letzte Züge
picture-setup = Aufbau
picture-over = Ende des Spiels

## Auf der Stadt und ihren Ausschnitten
picture-every = Belohnung für je { $n } Bausteine
picture-refill = Nachschub unter { $n }

## Alternativtexte: alle Bilder
picture-about = { $title }: { $when }.
picture-at-turn = { $seat } ist am Zug.
picture-start = { $seat } beginnt die Runde.

## Alternativtexte: die Stadt und ihre Ausschnitte
picture-none = nichts
picture-seat = { $seat }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }; { $list }; Bauwerksteile: { $elements } von { $most }.
picture-builder = Baumeisterfigur von { $seat }: { $building }.
picture-market = Bausteinmarkt: { $list }, zusammen { $all }.
picture-supply = Bausteine im allgemeinen Vorrat: { $n }.
picture-free = { $building }, freie Bauplätze: { $list }.
picture-built = { $building }, gebaut: { $list }.
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
picture-reward = { $building }, Belohnung für je { $n } Bausteine: { $list }.
picture-progress = { $seat } hat dort { $bricks ->
    [one] { $bricks } Baustein
   *[other] { $bricks } Bausteine
  }; bis zur nächsten Belohnung { $missing ->
    [one] fehlt { $missing } Baustein
   *[other] fehlen { $missing } Bausteine
  }.
picture-nobody = niemand
picture-area = { $building }{ $part ->
    [none] {""}
   *[other] {" "}{ $part }
  }, { $first } und { $second } Punkte: { $list }.
picture-area-seat = { $place }. { $seat } ({ $n }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }{ $ahead ->
    [colour] , vorn durch die Farbe
    [bricks] , vorn durch die Zahl der Bausteine
   *[none] {""}
  })
