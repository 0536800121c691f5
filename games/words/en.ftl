seat = seat { $number }
space = { $space }
hidden = face down
none = nothing
