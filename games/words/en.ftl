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
