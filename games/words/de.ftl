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
