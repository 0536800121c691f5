## On the pictures
picture-hand = In hand
picture-beside = Received
picture-bar-name = Slide bar
picture-bar-turned = Turned bar
picture-bar-task = Points per task
picture-bar-area = Points, area of
picture-citizens-here = Citizens
picture-row-effect = Effect
picture-row-points = Points
picture-title-forum = Forum
picture-title-tracks = Benefit tracks
picture-column-caption = A marker here or a triumphal column scores now:
picture-title-colonia = Colonia
picture-title-table = Whole board
picture-title-cards = Trajan cards
picture-title-seats = Stock
picture-streets-left = Street cards still to come (light: this round)
picture-title-scoring = Scoring
picture-cycle = Cycle { $cycle } of { $cycles }
picture-part-ship = Ship
picture-part-column = Columns
picture-part-bonus = Area bonuses
picture-part-cranes = Cranes
picture-part-rows = Colonia
picture-part-eagles = Eagles
picture-part-area = Largest area
picture-part-tasks = Trajan tasks
picture-part-citizens = Active citizens
picture-part-resources = Resources
picture-part-build = Building task
picture-part-collect = Collecting task
picture-part-collect-paid = Collecting task ({ $cycle }: { $price } paid)
picture-crane-blue = Fountains
picture-crane-green = Parks
picture-crane-yellow = Stables
picture-crane-orange = Houses
picture-eagles-on = On an eagle
picture-eagles-beside = Next to one
picture-eagles-corner = At corners
picture-area-envoys = Envoys
picture-part-scoring = This scoring

## Alt texts
picture-turn = At the table: { $when }.
picture-turn-seat = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }; coins { $coins }; ship { $ship }; active citizens { $active } of { $citizens }.
picture-table = The table: { $when }.
picture-seats = What everybody has: { $when }.
picture-colonia = { $seat }’s Colonia: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
picture-at-turn = It is { $seat }’s turn.
picture-start = { $seat } is the start player.
picture-streets = Street cards: { $list }.
picture-stock = Stock: { $goods }.
picture-in-hand = In hand: { $list }.
picture-built = Built: { $list }.
picture-at = { $what } { $spaces }
picture-free = Free spaces: { $list }.
picture-covered = Face-down tiles: { $list }.
picture-open = Open tiles: { $list }.
picture-on-crane = { $space } { $face } ({ $colour } crane)
picture-on-crane-worth = { $space } { $face } ({ $colour } crane, worth { $points } now)
picture-crane = { $space } ({ $colour })
picture-crane-worth = { $space } ({ $colour }, worth { $points } now)
picture-uncovered = Uncovered cranes: { $list }.
picture-scored = Scored cranes: { $list }.
picture-citizens = Citizens: { $list }.
picture-row = { $row }: { $citizens }{ $active ->
    [0] {" "}(inactive)
   *[other] {""}
  }
picture-ship = Envoys on the ship: { $tiles }.
picture-left-over = Left over: { $face }.
picture-bar = Slide bar at { $position }{ $turned ->
    [0] {""}
   *[other] {" "}(turned)
  }: the largest area ({ $area }) scores { $points }, a Trajan task { $task }.
picture-bar-next = An upgrade moves it to { $position }: then the area scores { $points }, a task { $task }.
picture-received = Next to the Colonia: { $list }.
picture-card = Trajan card: { $build }; { $collect }.
picture-strip = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }; { $goods }; active citizens { $active } of { $citizens }; ship { $ship }; slide bar { $prestige }.
picture-begun = Begun areas with free squares: { $list }.
picture-completed = Completed areas: { $list }.
picture-envoys = { $seat }’s envoys: { $list }.
picture-column = Trajan’s Column: { $points }.
picture-tracks = { $seat }’s tracks: { $list }.
picture-step = { $track } { $column ->
    [0] { $step }
   *[other] at the column
  }
picture-forum = The forum: { $when }.
picture-forum-worth = { $seat }: { $ship } on the ship; eagles score { $eagles }, the largest area ({ $area }{ $changed ->
    [0] {""}
   *[other] {", "}counts as { $counted }
  }) scores { $points }, { $total } in all.
picture-near-eagles = Free squares that count for an eagle: { $spaces }.
picture-close-tracks = Benefit tracks and column: { $when }.
picture-next-step = Next for { $seat }: { $list }.
picture-column-worth = { $seat }: a forum marker at the column would score { $points } ({ $fragment } + { $citizens } for active citizens).
picture-cards = Trajan cards: { $when }.
picture-cards-of = { $seat }’s progress.
picture-cards-paid = Counted as paid: { $price } for citizens.
picture-task = { $cycle }: { $task }: { $times } × { $value }.
picture-task-open = { $cycle }: { $task }.
picture-task-missing = { $cycle }: { $task }; still missing: { $list }.
picture-task-none = { $cycle }: { $task }; nothing of it is built yet.
picture-task-blocked = { $cycle }: { $task }; there is no room left for it.
picture-missing = { $what } ({ $have } of { $number })
picture-want-worker = worker
picture-want-colours = pair of workers
picture-want-classes = pair of citizens
picture-want-all_classes = citizen of each class
picture-want-ship = envoy on the ship
picture-want-triumphal_column = triumphal column
picture-want-scored_crane = scored crane
picture-want-marker = forum marker at the column
picture-want-builder = builder
picture-want-assistant = assistant
picture-want-coin = coin
picture-want-tribune = tribune
picture-scoring = Scoring of cycle { $cycle }.
picture-parts = { $seat }: cranes { $cranes }, Colonia { $rows }, eagles { $eagles }, largest area { $area }, Trajan tasks { $tasks }.
picture-place = { $rank }. { $seat }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  } (active citizens { $citizens }, resources { $resources }).
picture-periods = { $seat } by cycle: { $list }.
picture-sources = { $seat }’s points: columns { $column }, area bonuses { $bonus }, cranes { $cranes }, Colonia { $rows }, eagles { $eagles }, largest area { $area }, Trajan tasks { $tasks }.
