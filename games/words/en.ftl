seat = seat { $number }
space = { $space }
hidden = face down
pieces-counted = { $n ->
    [1] { $piece }
   *[other] { $n } × { $piece }
}
pieces-hidden = { $n } face down
group-row = Row { $row }
none = nothing
joined-plus = { $first } + { $second }
joined-list = { $list }

## The table as text
board-rule = —
board-phase = Phase: { $phase }
board-over = end of the game
board-turn = Turn: { $seat }
board-start = Start player: { $seat }
board-player = { $seat }: { $points } { $points ->
    [one] point
   *[other] points
}
