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
joined-steps = { $first } › { $second }

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

## The analysis of a finished game
analysis-own = You: { $points } { $points ->
    [one] point
   *[other] points
}; your turns gave away about { $lost }{ $parts ->
    [0] { "" }
   *[other] : { $list }
}
analysis-seat = { $seat }: { $points } { $points ->
    [one] point
   *[other] points
}; their turns gave away about { $lost }{ $parts ->
    [0] { "" }
   *[other] : { $list }
}
analysis-own-flawless = You: { $points } { $points ->
    [one] point
   *[other] points
}; I found nothing better than what you played
analysis-seat-flawless = { $seat }: { $points } { $points ->
    [one] point
   *[other] points
}; I found nothing better than what they played
analysis-part = { $part } { $n }
analysis-luck = Expected before the first turn: { $expected } points; chance and the others { $luck }, own turns { $lost }{ $good ->
    [0] { "" }
   *[other] , made good later +{ $good }
}, result { $points }
analysis-turn = { $when }: about { $n } { $n ->
    [one] point
   *[other] points
} given away
analysis-row = Row { $n } of the log
analysis-after-draw = { $when }, after a draw
analysis-better = Better: { $line }
analysis-played = Played: { $line }
analysis-without = without it
analysis-why = Worth: { $list }
analysis-reason = { $part } { $points }
worth-rest = the rest
analysis-none = No turn gave away 2 points or more.
