seat = место { $number }
space = { $space }
hidden = закрыт
pieces-counted = { $n ->
    [1] { $piece }
   *[other] { $n } × { $piece }
}
pieces-hidden = закрытых: { $n }
group-row = Ряд { $row }
none = ничего
