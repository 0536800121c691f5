picture-toss-points = { $seat }: { $points }.
