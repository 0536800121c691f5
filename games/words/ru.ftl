seat = место { $number }
space = { $space }
hidden = закрыт
pieces-counted = { $n ->
    [1] { $piece }
   *[other] { $n } × { $piece }
}
pieces-hidden = закрытые ({ $n })
group-row = Ряд { $row }
none = нет
joined-plus = { $first } + { $second }
joined-list = { $list }

## Стол в виде текста
board-rule = —
board-phase = Этап: { $phase }
board-over = конец игры
board-turn = Ходит { $seat }
board-start = Первый игрок: { $seat }
board-player = { $seat }: { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
}
