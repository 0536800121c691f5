## On the pictures
picture-setup = Setup
picture-over = End of the game
picture-title-chart = Points
picture-title-points = Points so far
picture-part-ties = Tie-break
picture-part-total = In all

## Alt texts
picture-points = Points: { $list }.
picture-points-after = In all: { $list }.
picture-seat-points = { $seat } { $points }
picture-end = The game is over.
picture-course = { $seat } after each scoring: { $list }.
picture-chart = Points over time: { $when }.
