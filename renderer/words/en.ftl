## On the pictures
picture-setup = Setup
picture-over = End of the game
picture-title-chart = Points
picture-title-points = Points so far
picture-part-ties = Tie-break
picture-title-analysis = Analysis
picture-analysis-worth = Worth of the position, turn by turn
picture-analysis-expected = Points to be expected, turn by turn
picture-analysis-lost = Given away
picture-part-total = In all

## Alt texts
picture-points = Points: { $list }.
picture-points-after = In all: { $list }.
picture-seat-points = { $seat } { $points }
picture-end = The game is over.
picture-course = { $seat } after each scoring: { $list }.
picture-chart = Points over time: { $when }.
picture-analysis = Analysis of { $seat }.
picture-analysis-seat = { $seat }: { $points } points at the end, about { $lost } given away; worth of the position from { $first } to { $last }.
picture-analysis-turns = Turning points of { $seat }: { $list }.
picture-analysis-turn = { $n }: turn { $turn } of { $turns }, about { $lost }
picture-analysis-parts = Given away by { $seat }: { $list }.
