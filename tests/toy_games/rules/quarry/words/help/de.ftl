overview-stones = Ein Zug nimmt zwei Steine.
overview-find = Dann gibt es einen Fund.
help-quarry = Steine nehmen
help-quarry-stones = Ein großer Stein bringt zwei Punkte, ein kleiner einen.
tip-camp = Nichts beginnt, bevor alle bereit sind.
tip-stone = Große Steine bringen mehr.
tip-home = Der Fund kommt, wenn der Zug endet.
