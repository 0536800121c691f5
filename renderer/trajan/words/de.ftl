## Alt texts: all pictures
picture-at-turn = { $seat } ist am Zug.
picture-start = { $seat } ist Startspieler.

## On the action circle and the turn
picture-until-round-end = Schritte übrig
picture-demanded = Bedarf
picture-ready = Bereit

## On the board and its close-ups
picture-title-military = Provinzen
picture-title-empire = Karte, Bauviertel
picture-title-rome = Forum und Hafen
picture-title-circle = Aktionskreis
picture-title-hand = Karten
picture-title-board = Ganzer Spielplan
picture-first-tile = Erstes bringt
picture-camp = Lager
picture-on-board = Spielplan
picture-draw-pile = Ziehstapel
picture-discard-pile = Ablagestapel { $pile }
picture-left = noch { $n }
picture-wild = Joker
picture-extra = Zusatz
picture-senate-places = I: eine Tafel, gelb; II: die andere, grau
picture-votes = Stimmen
picture-tile-votes = { $votes } { $votes ->
    [one] Stimme
   *[other] Stimmen
  }
picture-ship-gray = graue Seite
picture-ship-colored = farbige Seite
picture-title-district = Bauviertel
picture-title-port = Schiffe, Karten
picture-title-forum = Forum
picture-title-stacks = Trajanplättchen
picture-title-senate = Senat und Zeit
picture-supply = Vorrat
picture-demands = Bedarf
picture-may-come = Kann noch kommen
picture-steps = Schritte
picture-steps-left = Noch { $steps } { $steps ->
    [one] Schritt
   *[other] Schritte
  }

## On hands, mats, sheets, end and chart
picture-label-hand = Hand
picture-label-display = Auslage
picture-label-tiles = Plättchen
picture-label-piles = Stapel
picture-label-demands = Bedarf
picture-label-buildings = Bauplättchen
picture-label-bonus = Bonustafeln
picture-label-final = Am Ende
picture-title-mats = Ablagetableaus
picture-title-demands = Bedarf
picture-demands-wanted = Gefordert; gedeckt mit
picture-demands-unmet = Fehlt
picture-demands-trajan = Trajanplättchen: bleibt
picture-demands-wild = Joker: deckt jeden Bedarf
picture-title-final = Schlusswertung
picture-quarter = Quartal { $quarter } von { $quarters }
picture-part-trajan = Trajanplättchen
picture-part-senate = Senat
picture-part-provinces = Provinzen
picture-part-ships = Schiffe
picture-part-construction = Bau
picture-part-demands = Bedarf
picture-part-hand = Handkarten
picture-part-camps = Lager
picture-part-sets = Bauplättchen
picture-part-bonus = Bonustafeln
picture-part-leftover = Übrige Plättchen
picture-part-commodities = Waren
picture-part-yellow = Gelbe Tafeln
picture-part-senate-rank = Rang im Senat
picture-part-final = Schlusswertung

## Alt texts: action circle and turn
picture-circle = Aktionskreis von { $seat }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }. { $when }.
picture-sowing = Verteilt wird Mulde { $tray }, { $steps } { $steps ->
    [one] Schritt
   *[other] Schritte
  }, bis { $target } ({ $action }).
picture-settled = Schon festgelegt: { $list }.
picture-tray-gets = { $tray }: { $markers }
picture-tray = { $tray } { $action }: { $markers }; { $steps } bis { $target }{ $could ->
    [0] {""}
   *[other] , könnte das Plättchen dort erfüllen
  }.
picture-tray-empty = { $tray } { $action }: leer.
picture-time-left = Schritte bis zum Rundenende: { $left } von { $steps }.
picture-demands-now = Bedarf: { $list }.
picture-demand-met = { $demand } (gedeckt)
picture-demand-unmet = { $demand } (ungedeckt)
picture-slots = Trajanplättchen: { $list }.
picture-slot = { $slot } { $tile }
picture-arch = Der Trajansbogen steht bei { $slot }.
picture-arch-centre = Der Trajansbogen steht in der Mitte.
picture-plus-two = [+2]-Marker: { $list }.
picture-extra-tiles = Auf dem Tableau: { $tiles }.
picture-at-hand = Karten auf der Hand: { $cards }; Legionäre im Lager: { $legionnaires }; Arbeiter im Lager: { $workers }; Spielfiguren im Vorrat: { $supply }.
picture-turn = Am Tisch: { $when }.
picture-turn-sown = { $seat } hat Mulde { $tray } verteilt, bis { $target } ({ $action }).
picture-turn-got = In diesem Zug: { $list }.
picture-deed-accomplished = erfüllt: { $what }
picture-deed-trajan_tile = Trajanplättchen genommen: { $what }
picture-deed-plus_two = [+2]-Marker bei { $what }
picture-deed-tile = Plättchen { $what }
picture-deed-used = eingesetzt: { $what }
picture-deed-leader = Feldherr nach { $what }
picture-deed-military_camp = Legionäre ins Lager: { $number }
picture-deed-worker_camp = Arbeiter ins Lager: { $number }
picture-deed-legionnaire = Legionär in { $what }, +{ $points }
picture-deed-worker = Arbeiter auf einem Bauplatz
picture-deed-construction = Bauplättchen { $what }
picture-deed-senate = Senat, +{ $points }
picture-deed-cards = Karten gezogen: { $number }
picture-deed-card = { $what }
picture-deed-ship = verschifft ({ $what }), +{ $points }
picture-turn-seat = { $seat }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }; Karten { $cards }, Stimmen { $votes }.

## Alt texts: board and its close-ups
picture-board-about = { $title }: { $when }.
picture-board-line = { $line }.
picture-board-leader = Der Feldherr von { $seat } ist hier: { $place }.
picture-board-legionnaire = Ein Legionär brächte dort jetzt { $points } { $points ->
    [one] Punkt
   *[other] Punkte
  }.
picture-board-next = Der Feldherr kann ziehen nach: { $list }.
picture-board-worth = { $place } (ein Legionär brächte { $points })
picture-board-taken = { $place } (dort steht schon ein eigener Legionär)
picture-board-tokens = Spielfiguren von { $seat }: Vorrat { $supply }, Feldlager { $legionnaires }, Arbeiterlager { $workers }.
picture-board-reach = Bauplätze für den nächsten Arbeiter von { $seat }: { $list }.
picture-board-anywhere = jeder
picture-board-firsts = Gratisaktionen, die { $seat } noch durch ein erstes Plättchen bekommen kann: { $list }.
picture-board-first = { $type } ({ $action })
picture-board-cards = Karten von { $seat }: { $hand } auf der Hand, { $display } in der Auslage.
picture-board-seat = { $seat }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }; Handkarten { $hand }, Auslage { $display }; Stimmen { $votes }.
picture-board-slot = Das nächste Trajanplättchen von { $seat } kommt auf Ablageplatz { $slot }.
picture-board-no-slot = { $seat } hat keinen freien Ablageplatz für ein Trajanplättchen.

## Alt texts: hands, mats, sheets, end and chart
picture-mats = Was alle vor sich haben: { $when }.
picture-mat-of = Hand und Tableau von { $seat }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }.
picture-mat-hand = Auf der Hand: { $cards }.
picture-mat-hand-partly = Auf der Hand: { $cards } und { $hidden } unbekannt.
picture-mat-hand-hidden = Auf der Hand: { $hidden ->
    [one] { $hidden } Karte
   *[other] { $hidden } Karten
  }.
picture-mat-demands = Bedarf: { $list }. Wenn das Quartal jetzt endete: { $points } { $points ->
    [one] Punkt
   *[other] Punkte
  }.
picture-demand-trajan = { $demand } (Trajanplättchen)
picture-demand-tile = { $demand } (Forumsplättchen)
picture-demand-wild = { $demand } (Bedarfs-Joker)
picture-demand-missing = { $demand } (fehlt)
picture-mat-tiles = Plättchen: { $tiles }.
picture-mat-display = Auslage: { $cards }.
picture-mat-buildings = Bauplättchen: { $list }.
picture-building = { $type } { $n }
picture-building-set = { $type } { $n } (ein Satz: { $points } Punkte)
picture-mat-bonus = Bonustafeln mit ihren Punkten jetzt: { $list }.
picture-bonus-yellow = { $tile }, gelb: { $points }
picture-bonus-gray = { $tile }, grau: { $points }
picture-mat-tokens = Spielfiguren: Vorrat { $supply }; Arbeiterlager { $workers }, auf Bauplätzen { $sites }; Feldlager { $legionnaires }, in Provinzen { $provinces }.
picture-mat-piles = Nachziehstapel: { $left ->
    [one] { $left } Karte
   *[other] { $left } Karten
  }; oben auf den Ablagestapeln: { $tops }.
picture-mat-final = Die Schlusswertung brächte jetzt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }.
picture-demands-met = Der Bedarf von Quartal { $quarter } ist gedeckt, soweit es ging.
picture-demands-of = { $seat }: { $list }; { $points } { $points ->
    [one] Punkt
   *[other] Punkte
  }.
picture-final = Die Schlusswertung.
picture-parts = { $seat }: Hand { $hand }, Lager { $camps }, Sätze von Bauplättchen { $sets }, Bonustafeln { $bonus }, übrige Trajanplättchen { $leftover }.
picture-place = { $rank }. { $seat }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  } ({ $senate }. Platz im Senat).
picture-periods = { $seat } nach Quartalen, dann die Schlusswertung: { $list }.
picture-sources = Punkte von { $seat }: Trajanplättchen { $trajan }, Senat { $senate }, Provinzen { $provinces }, Schiffe { $ships }, Bau { $construction }, ungedeckter Bedarf { $demands }, Hand { $hand }, Lager { $camps }, Sätze { $sets }, Bonustafeln { $bonus }.
