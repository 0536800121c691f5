seat = место { $number }
space = { $space }
hidden = закрыт
none = ничего
option-none = Нет, ничего
