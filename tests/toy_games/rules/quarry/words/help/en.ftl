overview-stones = A turn takes two stones.
overview-find = Then there is a find.
help-quarry = Taking stones
help-quarry-stones = A large stone brings two points, a small one brings one.
tip-camp = Nothing begins before all are ready.
tip-stone = Large stones bring more.
tip-home = A find comes when the turn ends.
