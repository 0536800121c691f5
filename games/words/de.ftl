seat = Platz { $number }
space = { $space }
hidden = verdeckt
none = nichts
