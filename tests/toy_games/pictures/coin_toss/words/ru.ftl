picture-toss-points = { $seat }: { $points }.
picture-part-guess = Догадки
