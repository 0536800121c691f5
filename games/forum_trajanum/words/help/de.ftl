## Eine Runde in sechs Zeilen
overview-take = Zwei Straßenkarten werden aufgedeckt. Nimm aus jeder der beiden Straßen deiner Colonia ein Plättchen.
overview-pass = Eines behältst du, das andere geht an deinen rechten Nachbarn. Vom linken bekommst du eines.
overview-use = In deinem Zug nutzt du dein eigenes oder das erhaltene Plättchen: Ressourcen oder einen Bürger.
overview-build = Dann darfst du bauen: mit Baumeistern graue Gebäude, mit Arbeitern Bauwerke in ihrer Farbe.
overview-benefit = Graue Gebäude bringen Prämien oder Siegpunkte, farbige Bauwerke Gesandte auf dem Forum in Rom.
overview-score = Nach jedem Durchgang von { $rounds } Runden wird gewertet. Nach { $cycles } Durchgängen gewinnen die meisten Siegpunkte.

## Kapitel
help-citizens = Bürger: was eine aktive Zeile kann
explain-row = { $row }: { $power }. Zweiter Bürger: { $second }
help-buildings = Gebäude und Bauwerke
explain-costs = Graue Gebäude kosten 1 Baumeister, farbige Bauwerke 1 Arbeiter ihrer Farbe.
explain-column = { $kind }: oberstes Fragment der Trajanssäule ({ $values } je nach Durchgang) + 1 Punkt je aktivem Bürger
explain-track = { $kind }: ein Schritt auf der Prämienleiste
explain-structure = { $plan }: ein Gesandter auf ein Feld dieser Farbe
explain-envoy = Ein begonnenes Farbfeld dieser Farbe muss fortgesetzt werden.
help-tracks = Prämienleisten: die Prämie des Schritts oder eine frühere
explain-marker = Nach Schritt { $last } kommt der Marker an die Trajanssäule und zählt wie eine Siegessäule.
help-bonuses = Flächenbonus: eines davon, wenn du ein Farbfeld vollendest
help-scoring = Wertung am Ende jedes Durchgangs
explain-payment = Zuerst: 1 Geld für jede Bürgerzeile, die aktiv sein soll.
explain-cranes = Baukräne: jeder freigelegte bringt einmal { $values } Punkte (je nach Durchgang) je Bauwerk seiner Farbe
explain-rows = Zeilen der Colonia: verschiedene graue Gebäude × (1 + aktive Bürger)
explain-eagles = Adler: { $on } Punkte je Gesandtem darauf, { $beside } daneben, { $corner } diagonal (nur mit Patrizier I)
explain-area = Größte Fläche eigener Gesandter: 1 Punkt je Gesandtem (höchstens { $most }) + Position des Schiebers; gewendet bringt ein einzelner nichts, und 2 zählen als 3
explain-tasks = Trajanaufträge: jedes Mal { $least } bis { $most } Punkte, je nach Schieber
help-trajan = Trajankarten
explain-build = Linke Hälfte: dieses Muster in deiner Colonia bauen; jedes Feld zählt einmal.
explain-collect = Rechte Hälfte: dies besitzen; es wird nur vorgewiesen und zählt so oft, wie du es hast.
