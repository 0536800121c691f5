overview-guess = Alle raten geheim, wie eine Münze fällt.
overview-fall = Die Münze fällt.
overview-score = Richtig geraten bringt Punkte.
help-toss = Der Münzwurf
help-toss-guess = Alle raten Kopf oder Zahl, { $rounds }-mal.
help-toss-points = Richtig geraten bringt einen Punkt, bei doppelten Punkten zwei.
tip-guess = Beide Seiten sind gleich wahrscheinlich.
