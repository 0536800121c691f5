## Auf den Bildern
picture-hand = In der Hand
picture-beside = Erhalten
picture-bar-name = Schieber
picture-bar-turned = Umgedreht
picture-bar-task = Punkte je Auftrag
picture-bar-area = Punkte, Fläche von
picture-citizens-here = Bürger
picture-row-effect = Effekt
picture-row-points = Punkte
picture-title-forum = Forum
picture-title-tracks = Prämienleisten
picture-column-caption = Ein Marker hier oder eine Siegessäule bringt jetzt:
picture-title-colonia = Colonia
picture-title-table = Ganzer Spielplan
picture-title-cards = Trajankarten
picture-title-seats = Vorrat
picture-streets-left = Straßenkarten, die noch kommen (hell: diese Runde)
picture-title-scoring = Wertung
picture-cycle = Durchgang { $cycle } von { $cycles }
picture-part-ship = Schiff
picture-part-column = Säulen
picture-part-bonus = Flächenboni
picture-part-cranes = Baukräne
picture-part-rows = Colonia
picture-part-eagles = Adler
picture-part-area = Größte Fläche
picture-part-tasks = Trajanaufträge
picture-part-citizens = Aktive Bürger
picture-part-resources = Ressourcen
picture-part-build = Bauauftrag
picture-part-collect = Sammelauftrag
picture-part-collect-paid = Sammelauftrag ({ $cycle }: { $price } bezahlt)
picture-crane-blue = Brunnen
picture-crane-green = Parks
picture-crane-yellow = Stallungen
picture-crane-orange = Häuser
picture-eagles-on = Darauf
picture-eagles-beside = Daneben
picture-eagles-corner = Diagonal
picture-area-envoys = Gesandte
picture-part-scoring = Diese Wertung

## Alternativtexte
picture-turn = Stand am Tisch: { $when }.
picture-turn-seat = { $seat }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }; Geld: { $coins }; Schiff: { $ship }; aktive Bürger: { $active } von { $citizens }.
picture-table = Der Tisch: { $when }.
picture-seats = Was alle haben: { $when }.
picture-colonia = Colonia von { $seat }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }.
picture-at-turn = { $seat } ist am Zug.
picture-start = { $seat } ist Startspieler.
picture-streets = Straßenkarten: { $list }.
picture-stock = Vorrat: { $goods }.
picture-in-hand = In der Hand: { $list }.
picture-built = Gebaut: { $list }.
picture-at = { $what } { $spaces }
picture-free = Freie Felder: { $list }.
picture-covered = Verdeckte Plättchen: { $list }.
picture-open = Offene Plättchen: { $list }.
picture-on-crane = { $space } { $face } auf dem { $colour }en Baukran
picture-on-crane-worth = { $space } { $face } auf dem { $colour }en Baukran (bringt jetzt { $points })
picture-crane = { $space } (der { $colour }e)
picture-crane-worth = { $space } (der { $colour }e, bringt jetzt { $points })
picture-uncovered = Freigelegte Baukräne: { $list }.
picture-scored = Gewertete Baukräne: { $list }.
picture-citizens = Bürger: { $list }.
picture-row = { $row }: { $citizens }{ $active ->
    [0] {" "}(inaktiv)
   *[other] {""}
  }
picture-ship = Gesandte auf dem Schiff: { $tiles }.
picture-left-over = Übriges Plättchen: { $face }.
picture-bar = Schieber auf { $position }{ $turned ->
    [0] {""}
   *[other] {" "}(umgedreht)
  }: größte Fläche ({ $area }) bringt { $points }, ein Trajanauftrag { $task }.
picture-bar-next = Eine Aufwertung schiebt ihn auf { $position }: Dann bringt die Fläche { $points }, ein Auftrag { $task }.
picture-received = Neben der Colonia: { $list }.
picture-card = Trajankarte: { $build }; { $collect }.
picture-strip = { $seat }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }; { $goods }; aktive Bürger: { $active } von { $citizens }; Schiff: { $ship }; Schieber auf { $prestige }.
picture-begun = Begonnene Farbfelder, noch frei: { $list }.
picture-completed = Komplettierte Farbfelder: { $list }.
picture-envoys = Gesandte von { $seat }: { $list }.
picture-column = Trajanssäule: { $points }.
picture-tracks = Leisten von { $seat }: { $list }.
picture-step = { $track } { $column ->
    [0] { $step }
   *[other] an der Säule
  }
picture-forum = Das Forum: { $when }.
picture-forum-worth = { $seat }: { $ship } auf dem Schiff; Adler bringen { $eagles }, die größte Fläche ({ $area }{ $changed ->
    [0] {""}
   *[other] {", "}zählt als { $counted }
  }) bringt { $points }, zusammen { $total }.
picture-near-eagles = Freie Felder, die für einen Adler zählen: { $spaces }.
picture-close-tracks = Prämienleisten und Säule: { $when }.
picture-next-step = Als Nächstes für { $seat }: { $list }.
picture-column-worth = { $seat }: Ein Forumsmarker an der Säule brächte { $points } ({ $fragment } + { $citizens } für aktive Bürger).
picture-cards = Trajankarten: { $when }.
picture-cards-of = Der Stand von { $seat }.
picture-cards-paid = Als bezahlt gerechnet: { $price } für Bürger.
picture-task = { $cycle }: { $task }: { $times } × { $value }.
picture-task-open = { $cycle }: { $task }.
picture-task-missing = { $cycle }: { $task }; es fehlt noch: { $list }.
picture-task-none = { $cycle }: { $task }; davon steht noch nichts.
picture-task-blocked = { $cycle }: { $task }; dafür ist kein Platz mehr.
picture-missing = { $what } ({ $have } von { $number })
picture-want-worker = Arbeiter
picture-want-colours = Arbeiterpaar
picture-want-classes = Bürgerpaar
picture-want-all_classes = Bürger jeder Gesellschaftsschicht
picture-want-ship = Gesandter auf dem Schiff
picture-want-triumphal_column = Siegessäule
picture-want-scored_crane = gewerteter Baukran
picture-want-marker = Forumsmarker an der Säule
picture-want-builder = Baumeister
picture-want-assistant = Assistent
picture-want-coin = Geld
picture-want-tribune = Tribun
picture-scoring = Wertung von Durchgang { $cycle }.
picture-parts = { $seat }: Baukräne { $cranes }, Colonia { $rows }, Adler { $eagles }, größte Fläche { $area }, Trajanaufträge { $tasks }.
picture-place = { $rank }. { $seat }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  } (aktive Bürger: { $citizens }, Ressourcen: { $resources }).
picture-periods = { $seat } nach Durchgängen: { $list }.
picture-sources = Punkte von { $seat }: Säulen { $column }, Flächenboni { $bonus }, Baukräne { $cranes }, Colonia { $rows }, Adler { $eagles }, größte Fläche { $area }, Trajanaufträge { $tasks }.
