title = Coin Toss
game-summary = All guess how a coin falls.
game-duration = A minute.
phase-toss = Toss
phase-scoring = Scoring
call-toss = call heads or tails
setting-doubled = Double points
about-doubled = A right guess brings two points.
prompt-guess = How will the coin fall?
option-heads = Heads
option-tails = Tails
event-Guessed = guesses { $side ->
    [heads] heads
   *[tails] tails
  }
event-CoinFell = The coin shows { $side ->
    [heads] heads
   *[tails] tails
  }
event-Scored = gains { $points }
toss-points = { $seat }: { $points }
toss-round = Round { $round } of { $rounds }
part-guess = guesses
