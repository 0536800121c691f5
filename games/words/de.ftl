seat = Platz { $number }
space = { $space }
hidden = verdeckt
pieces-counted = { $n ->
    [1] { $piece }
   *[other] { $n } × { $piece }
}
pieces-hidden = { $n } verdeckt
group-row = Zeile { $row }
none = nichts
joined-plus = { $first } + { $second }
joined-list = { $list }

## Der Tisch als Text
board-rule = —
board-phase = Phase: { $phase }
board-over = Spielende
board-turn = Am Zug: { $seat }
board-start = Startspieler: { $seat }
board-player = { $seat }: { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}
