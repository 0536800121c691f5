title = Harbour
game-summary = Ship cards, bury them, beg for them.
game-duration = Five minutes.
phase-deal = Deal
phase-turn = Turn
phase-payment = Payment
call-deal = take your cards
call-turn = choose an action
call-payment = pay
setting-quick = One round
about-quick = The game ends after one round.
cards-fish = Fish
cards-oil = Oil
cards-salt = Salt
cards-wine = Wine
sign-fish = F
sign-oil = O
sign-salt = S
sign-wine = W
group-food = To eat
group-drink = In jars
card-about = You hold { $n }. { $unseen } more are out of sight; { $left } cards are in the pile.
prompt-action = What do you do?
option-draw = Draw
option-ship = Ship
option-bury = Bury
option-dig = Dig up
option-beg = Beg
option-end = End turn
prompt-discard = Which card do you lay on the discard pile?
prompt-ship = Which cards do you ship: one kind, or all different?
objection-mixed = Ship cards of one kind, or cards that are all different.
ship-brings = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
prompt-bury = Which card do you bury?
prompt-beg = Whom do you ask?
beg-whom = { $seat }
prompt-give = Which card do you give to { $receiver }?
prompt-demand = Which kind is asked for?
option-fish = Fish
option-oil = Oil
option-salt = Salt
option-wine = Wine
prompt-pay = Which cards do you pay?
prompt-take = Which card do you take?
event-CardsDrawn = draws { $cards }
event-CardDiscarded = discards { $card }
event-PileShuffled = The discard pile is shuffled back.
event-Shipped = ships { $cards }
event-CardBuried = buries a card: { $card }
event-CardDugUp = digs up { $card }
event-CardGiven = gives a card to { $receiver }: { $card }
event-TurnEnded = ends the turn
event-Demanded = asks for { $kind ->
    [fish] fish
    [oil] oil
    [salt] salt
   *[wine] wine
  }
event-Paid = { $cards_number ->
    [0] pays nothing
   *[other] pays { $cards }
  }
event-PaymentShown = { $cards_number ->
    [0] paid nothing
   *[other] paid { $cards }
  }
event-CardTaken = takes { $card }
harbour-seat = { $seat }: { $points }; hand: { $hand }; buried: { $buried }
harbour-piles = Pile: { $left }; discards: { $discards }
harbour-round = Round { $round } of { $rounds }
setting-seniority = Order of age
about-seniority = who of those with as many points takes a card first, the oldest first
