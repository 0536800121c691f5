## On the pictures
picture-hand = In hand
picture-beside = Received
picture-prestige = Prestige
picture-round = Cycle { $cycle } · Round { $round }
picture-setup = Setup
picture-over = End of the game

## Alt texts
picture-table = The table: { $when }.
picture-colonia = Colonia of { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
picture-at-turn = { $seat } is at turn.
picture-start = { $seat } is start player.
picture-streets = Street cards: { $list }.
picture-stock = Stock: { $goods }.
picture-in-hand = In hand: { $list }.
picture-built = Built: { $list }.
picture-at = { $what } { $spaces }
picture-free = Free spaces: { $list }.
picture-covered = Face-down tiles: { $list }.
picture-open = Open tiles: { $list }.
picture-on-crane = { $space } { $face } (crane { $colour })
picture-uncovered = Uncovered cranes: { $list }.
picture-scored = Scored cranes: { $list }.
picture-citizens = Citizens: { $list }.
picture-row = { $row } { $citizens }{ $active ->
    [0] {" "}(inactive)
   *[other] {""}
  }
picture-ship = Tiles on the ship: { $tiles }.
picture-left-over = Left over: { $face }.
picture-bar = Slide bar at { $position }{ $turned ->
    [0] {""}
   *[other] {" "}(turned)
  }: largest area { $area } scores { $points }, a Trajan task { $task }.
picture-received = Received tiles: { $list }.
picture-card = Trajan card: { $build }; { $collect }.
picture-strip = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }; { $goods }; active citizens { $active } of { $citizens }; ship { $ship }; slide bar { $prestige }.
picture-begun = Areas to continue: { $list }.
picture-envoys = Envoys of { $seat }: { $spaces }.
picture-column = Trajan's Column: { $points }.
picture-tracks = Tracks of { $seat }: { $list }.
picture-step = { $track } { $column ->
    [0] { $step }
   *[other] at the column
  }
