title = Quarry
game-summary = All take stones.
game-duration = A minute.
phase-opening = Opening
phase-turn = Turn
call-opening = be ready
call-turn = take two stones
setting-opening = Opening
about-opening = All say that they are ready.
prompt-camp = Are you ready?
prompt-stone = Which stone?
prompt-home = Both stones are yours.
option-ready = Ready
option-small = Small stone
option-large = Large stone
option-end = End turn
end-heavy = Two large stones are heavy. End your turn?
event-CampMade = is ready
event-Opened = All are ready
event-StoneTaken = takes a { $stone ->
    [small] small
   *[large] large
  } stone
event-TurnEnded = finds { $find ->
    [gold] gold
   *[dust] dust
  }
quarry-points = { $seat }: { $points }
