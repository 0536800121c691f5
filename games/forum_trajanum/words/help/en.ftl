## A round in six lines
overview-take = Two street cards are turned up. Take a tile from each of these two streets of your Colonia.
overview-pass = Keep one of them and pass the other one to the right. You receive one from the left.
overview-use = On your turn, use your own tile or the one received: it brings resources or a citizen.
overview-build = Then you may build: a builder pays for a gray building, a worker for a structure of their colour.
overview-benefit = Gray buildings bring benefits or points, coloured structures send envoys to the forum in Rome.
overview-score = After each cycle of { $rounds } rounds all score. Most points after { $cycles } cycles wins.

## Chapters
help-citizens = Citizens: what an active row can do
explain-row = { $row }: { $power }. Second citizen: { $second }
help-buildings = Buildings
explain-costs = Gray buildings cost 1 builder, coloured structures 1 worker of their colour.
explain-column = { $kind }: the top fragment of the Trajan's Column ({ $values } by cycle) + 1 point for each active citizen
explain-track = { $kind }: one step on its benefit track
explain-structure = { $plan }: an envoy to a square of this colour
explain-envoy = If an area of this colour has been begun, it must be continued.
help-tracks = Benefit tracks: the step's benefit, or an earlier one
explain-marker = After step { $last } the marker goes to the Trajan's Column and scores like a triumphal column.
help-bonuses = Area bonus: one of these for completing a colour area
help-scoring = Scoring at the end of each cycle
explain-payment = First, 1 coin for each row of citizens that is to be active.
explain-cranes = Cranes: each uncovered crane scores once: { $values } points (by cycle) for each structure of its colour
explain-rows = Rows of the Colonia: different gray buildings × (1 + active citizens)
explain-eagles = Eagles: { $on } points for an envoy on one, { $beside } beside one, { $corner } at its corner (only with Patrician I)
explain-area = Largest area of own envoys: 1 point per envoy (at most { $most }) + position of the slide bar; on its turned side a single envoy scores nothing and 2 count as 3
explain-tasks = Trajan tasks: { $least } to { $most } points each time, depending on the slide bar
help-trajan = Trajan cards
explain-build = Left half: build this pattern in your Colonia; each building counts once.
explain-collect = Right half: own this; it is shown, not spent, and counts as often as you have it.
