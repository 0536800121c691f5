## Auf den Bildern
picture-hand = Zur Wahl
picture-beside = Erhalten
picture-prestige = Prestige
picture-round = Durchgang { $cycle } · Runde { $round }
picture-setup = Aufbau
picture-over = Spielende

## Alternativtexte
picture-table = Der Tisch: { $when }.
picture-colonia = Colonia von { $seat }: { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
  }.
picture-at-turn = { $seat } ist am Zug.
picture-start = { $seat } ist Startspieler.
picture-streets = Straßenkarten: { $list }.
picture-stock = Vorrat: { $goods }.
picture-in-hand = Zur Wahl: { $list }.
picture-built = Gebaut: { $list }.
picture-at = { $what } { $spaces }
picture-free = Freie Felder: { $list }.
picture-covered = Verdeckte Plättchen: { $list }.
picture-open = Offene Plättchen: { $list }.
picture-on-crane = { $space } { $face } (Kran { $colour })
picture-uncovered = Freie Baukrane: { $list }.
picture-scored = Gewertete Baukrane: { $list }.
picture-citizens = Bürger: { $list }.
picture-row = { $row } { $citizens }{ $active ->
    [0] {" "}(inaktiv)
   *[other] {""}
  }
picture-ship = Plättchen auf dem Schiff: { $tiles }.
picture-left-over = Übrig geblieben: { $face }.
picture-bar = Schieber auf { $position }{ $turned ->
    [0] {""}
   *[other] {" "}(gewendet)
  }: größte Fläche { $area } bringt { $points }, ein Trajanauftrag { $task }.
picture-received = Erhaltene Plättchen: { $list }.
picture-card = Trajankarte: { $build }; { $collect }.
picture-strip = { $seat }: { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
  }; { $goods }; aktive Bürger { $active } von { $citizens }; Schiff { $ship }; Schieber { $prestige }.
picture-begun = Fortzusetzende Farbfelder: { $list }.
picture-envoys = Gesandte von { $seat }: { $spaces }.
picture-column = Trajanssäule: { $points }.
picture-tracks = Leisten von { $seat }: { $list }.
picture-step = { $track } { $column ->
    [0] { $step }
   *[other] an der Säule
  }
