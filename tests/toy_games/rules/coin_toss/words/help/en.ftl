overview-guess = All guess in secret how a coin falls.
overview-fall = The coin falls.
overview-score = A right guess brings points.
help-toss = Tossing the coin
help-toss-guess = All guess heads or tails, { $rounds } times.
help-toss-points = A right guess brings a point, or two if the table plays for double points.
tip-guess = Both sides are as likely.
