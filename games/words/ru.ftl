seat = место { $number }
space = { $space }
hidden = закрыт
none = ничего
