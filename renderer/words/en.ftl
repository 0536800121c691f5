## On the pictures
picture-setup = Setup
picture-over = End of the game
picture-title-chart = Points
picture-title-points = Points so far
picture-part-ties = Tie-break
picture-title-analysis = Analysis
picture-analysis-worth = Value of the position in points; others: points so far
picture-analysis-expected = Expected points at the end; others: points so far
picture-analysis-numbers = Turn by turn; numbers: the costliest turns, see below
picture-analysis-lost = Given away
picture-analysis-points = Points
picture-analysis-against = Points lost against the best I found
picture-part-total = In all
picture-plan = PLAN: not the real table yet

## Alt texts
picture-points = Points: { $list }.
picture-points-after = In all: { $list }.
picture-seat-points = { $seat } { $points }
picture-end = The game is over.
picture-course = { $seat } after each scoring: { $list }.
picture-chart = Points over time: { $when }.
picture-analysis = Analysis of { $seat }.
picture-analysis-seat = { $seat }: { $points } { $points ->
        [one] point
       *[other] points
    } at the end, about { $lost } given away; { $shown ->
        [worth] value of the position
        [points] points
       *[expected] expected points
    } from { $first } to { $last }.
picture-analysis-turns = Turning points of { $seat }: { $list }.
picture-analysis-turn = number { $n } in turn { $turn } of { $turns } (about { $lost } given away)
picture-analysis-parts = Given away by { $seat }: { $list }.

## The page of a game
page-all = The game as everybody saw it.
page-seat = The game as { $name } saw it.
page-open = The game laid open: each board as its player saw it.
page-over = The game is over.
page-running = The game so far.
page-step = Step { $n } of { $all }
page-first = First step
page-turn-back = Previous turn
page-back = Back one step
page-play = Play
page-pause = Pause
page-on = Forward one step
page-turn-on = Next turn
page-last = Last step
page-mistake = Next mistake
page-slider = Step
page-rounds = Round
page-language = Language
page-view = Seen by
page-picture = Picture
page-second = Second picture
page-moment = This step
page-acting = Board of the player who moved
page-empty = There’s nothing to see here yet.
page-begins = The game begins.
page-nothing = There’s nothing new to see here.
page-analysis = Analysis
page-note = Your note
page-keys = Left and right arrow keys: one step. With Shift: one turn. A click on the chart leads to its step.
page-points = Points
page-player = Player

picture-title-cup = Cup { $cup }
picture-cup-round = Round { $n } of { $rounds }
picture-cup-over = Final standings
picture-cup-group = Group { $name }
picture-cup-final = Final
picture-cup-rounds = Points by round
picture-cup-points = Points
picture-cup = Standings of cup { $cup }: { $moment }.
picture-cup-line = { $place }. { $name }: { $points }.
picture-cup-dropped = Dropped out: { $name }.
