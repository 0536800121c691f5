seat = seat { $number }
place-nth = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
space = { $space }
hidden = face down
pieces-counted = { $n ->
    [1] { $piece }
   *[other] { $n } × { $piece }
}
pieces-repeated = { $n ->
    [1] { $piece }
   *[other] { $piece } (×{ $n })
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
}; { $others ->
    [0] your turns
   *[other] the turns of your seat
} gave away about { $lost }{ $parts ->
    [0] { "" }
   *[other] : { $list }
}
analysis-seat = { $seat }: { $points } { $points ->
    [one] point
   *[other] points
}; { $others ->
    [0] their turns
   *[other] the turns of this seat
} gave away about { $lost }{ $parts ->
    [0] { "" }
   *[other] : { $list }
}
analysis-own-flawless = You: { $points } { $points ->
    [one] point
   *[other] points
}; I found nothing better than what { $others ->
    [0] you
   *[other] your seat
} played
analysis-seat-flawless = { $seat }: { $points } { $points ->
    [one] point
   *[other] points
}; I found nothing better than what { $others ->
    [0] they
   *[other] this seat
} played
analysis-own-no-turn = You: { $points } { $points ->
    [one] point
   *[other] points
}; there was no turn to judge
analysis-seat-no-turn = { $seat }: { $points } { $points ->
    [one] point
   *[other] points
}; there was no turn to judge
analysis-others = Somebody else played { $turns } of these turns{ $lost ->
    [0] { "" }
   *[other] , which gave away about { $lost }
}
analysis-part = { $part } { $n }
analysis-luck = A strong player makes about { $expected } { $expected ->
    [one] point
   *[other] points
} from this start. { $luck ->
    [0] { "" }
   *[other] Luck of the draw: { $luck }.{ " " }
}{ $lost ->
    [0] { "" }
   *[other] Given away: { $lost }.{ " " }
}Everything else (the other players, and what I can’t judge): { $rest }; typically about { $spread } up or down. Result: { $points }.
analysis-turn = { $when }: { $word ->
    [blunder] blunder
   *[slip] slip
}, about { $n } { $n ->
    [one] point
   *[other] points
} given away{ $by ->
    [computer] , by a computer player
    [user] , by somebody else
   *[holder] { "" }
}
analysis-row = Row { $n } of the log
analysis-number = { $when }, turn { $turn } of { $turns }
analysis-after-draw = { $when }, after a draw
analysis-better = Better: { $line }
analysis-played = Played: { $line }
analysis-without = without it
analysis-why = Difference: { $list }
analysis-why-overall = Difference: a better position overall; no source of points stands out
analysis-reason = { $part } { $points }
worth-rest = the rest
analysis-none = No single turn stands out.
analysis-marks = Turns that mattered: { $list }
analysis-mark = { $n } { $word ->
    [best] best
    [fine] fine
    [slip] { $n ->
        [one] slip
       *[other] slips
    }
   *[blunder] { $n ->
        [one] blunder
       *[other] blunders
    }
}
analysis-advice = Only for you: in your last { $games } analyzed games, { $part } cost you most, about { $n } of the { $lost } points you gave away.

## Why a plan stops
plan-stops-scoring = there has been a scoring since
plan-stops-not-asked = this is no longer asked
plan-stops-not-offered = this can no longer be chosen
plan-stops-not-offered-why = this can no longer be chosen: { $reasons }
plan-stops-chance = from here it depends on chance
plan-stops-differs = this would no longer do the same
plan-stops-differs-before = this would no longer do what was planned: { $before }
plan-stops-differs-now = this would now do something else: { $now }
plan-stops-differs-before-now = this would no longer do the same; planned: { $before }; now: { $now }
plan-stops-words = what this option says has changed
plan-stops-words-before-now = what this option says has changed; planned: { $before }; now: { $now }
plan-stops-forecast = your forecast has changed
plan-stops-forecast-before-now = your forecast has changed from { $before } to { $now }

## Search in the rules: words that say nothing; groups of words that mean the same
rules-silent-words =
    a an the of to in on at by for from with as and or but if than then so i you we me my mine your our he she they them their it its this that these those is are am was be been being do does did done can
    could may might must shall should will would have has had get gets got what which who whom whose when where why how much many there here any some also just only please rule rules game mean means work
    works happen happens good more very after while during without
rules-same-words =
    tie ties tied tiebreaker tiebreak draw equal; money cash coin coins; penalty negative minus lose below; undo back revert; wild wilds wildcard joker; gray grey; color colour; begin begins start starts
    starting first; end ends ending over finish; biggest largest; limit max maximum most; leftover left remaining; length long duration; swap trade exchange convert; center centre middle; empty out;
    newcomer newcomers beginner new; cost costs price pay; secret hidden; fill filled refill; allowed may; one 1 i; two 2 ii second both; three 3 iii third; four 4 iv fourth; five 5 v fifth; six 6 vi
    sixth; seven 7; eight 8; nine 9; ten 10; fifteen fifteenth 15 15th

## A kind of moments in the history of every game
happened-scored = Points
