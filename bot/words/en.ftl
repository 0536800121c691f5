## Commands
command-play = play
about-command-play = Open a table
command-games = games
about-command-games = Your games, those that wait for you first
command-move = move
about-command-move = Your move at the table that has waited for you longest
command-board = board
about-command-board = Your board and the table
command-replay = replay
about-command-replay = The game, or a round of it, as an animation
command-pace = pace
about-command-pace = Propose another pace for this table
command-verify = verify
about-command-verify = Checks whether the draws of this game are fair
command-help = help
about-command-help = How to play here
parameter-game = game
about-parameter-game = Which game
parameter-player = player
about-parameter-player = Whose board
parameter-round = round
about-parameter-round = Which round; without one the whole game

## Greeting
greeting-how = You choose by buttons, in private, on a phone or at a desk. The table’s thread tells everybody what has happened and whose turn it is.
greeting-setup = Server managers choose with `/setup` where tables are opened, and see whether I lack any permission.
greeting-other-game = Another game
greeting-game-begins = Your game of **{ $game }** has begun, against computer players: { $link }. Below is your first choice, or whose turn it is.
greeting-game-runs = You are playing **{ $game }** like this already: { $link }. `/play` opens another table.
button-play-now = Play now
button-guided = Guided game
button-alone = Go on alone
lesson-begins = **Guided game.** You come in shortly before a scoring. { $lit } marks what is worth doing now, and says why. You may choose anything else: this is practice, and counts nowhere.
lesson-over = **That was the lesson.** { $end } You can go on alone at this table, or begin a real game.
table-practice = practice
error-no-guided-game = There is no guided game of that.
button-introductory = Introductory game
button-how-it-works = How it works

## Lobby
lobby-choose-seat-count = How many seats?
lobby-seat-count = { $seats } seats
lobby-host = Host: { $host }
lobby-seat = { $number }. { $name }
lobby-pace-of = { $name } · usually { $time } a move
lobby-pace-about = A move: from being asked to being done, without nights, days off and vacations. Shown from 20 moves on; /settings hides it.
lobby-computer = computer player
lobby-free = free
lobby-options = Options: { $options }
lobby-no-options = Options: none
lobby-option-for = { $setting } ({ $names })
lobby-order = **{ $setting }:** { $names }
lobby-order-open = **{ $setting }:** { $names }, … – it counts once everybody is named
lobby-order-next = { $setting }: who is number { $number }?
lobby-order-change = { $setting }: change it
lobby-order-anew = Start over
lobby-option-value = { $setting } ({ $value })
lobby-option-without = { $setting } (off)
lobby-value = { $setting }: { $value }
lobby-value-usual = { $setting }: { $value } (usual)
lobby-started = The game is on: see the thread.
lobby-started-here = The game is on: see below.
lobby-practice = Practice: it began in the middle of a game, and counts nowhere.
lobby-fair = Fair draws: `{ $commitment }` · `/verify`
lobby-join = Join
lobby-leave = Leave
lobby-change-options = Options
lobby-start = Start
lobby-add-computer = Computer player +
lobby-remove-computer = Computer player −
lobby-on = { $setting }: on
lobby-off = { $setting }: off
lobby-joined = You are in: { $game }. I will write to you by direct message.
lobby-joined-no-direct-messages = You are in: { $game }. Your direct messages are closed, so you will choose with the button “My move” in the thread.
lobby-joined-unsure = You are in: { $game }. I could not write to you just now, and will try again when it is your turn.
lobby-left = You have left the table.
play-which-game = Which game?
lobby-opened-there = Your table is open: { $link }
lobby-closed = This table is closed.
lobby-thread = { $game } · { $names }

lobby-seat-notice = Hello { $name }! You have a seat at a table of **{ $game }**: { $link }
    When you have to choose something, I will write to you here.

lobby-private = Private: only people who are invited can join. Members of this server can watch.
lobby-kept = kept for **{ $name }** until { $when }
lobby-asking = { $host } wants to start. Still to answer: { $names }. If you don’t press “I am here” by { $until } ({ $when }), you give up your seat, and the game can begin without you.
lobby-starts = **The game begins { $when }.** Any change starts the half minute again.
lobby-held = { $name } wants to wait, so the game doesn’t begin yet.
lobby-closes = Nobody has changed anything here for a week. The table closes { $when }, unless somebody at it wants to keep it open.
lobby-closed-host = The host has closed this table.
lobby-closed-manager = A manager of the server has closed this table.
lobby-closed-idle = This table is closed: nobody had changed anything for a long time.
lobby-here = I am here
lobby-wait = Wait
lobby-keep-open = Keep it open
lobby-guests = Invite
lobby-close = Close the table
lobby-close-sure = Close this table for good? All players at it lose their seats, and nobody can join any more.
lobby-close-yes = Yes, close it
lobby-close-done = The table is closed.
lobby-wait-done = The game doesn’t begin yet.
lobby-wait-done-told = The game doesn’t begin yet. { $host } is told.
lobby-wait-nothing = The game isn’t about to begin.
lobby-here-done = Thanks, you keep your seat.
lobby-here-last = Thanks, that was everybody: the game begins { $when }.
lobby-kept-open = The table stays open.
lobby-start-asked = Somebody at this table hasn’t been heard of for a day. I am asking whether they are still there; the game begins as soon as all have answered.
guests-title = **Who plays?** · Table { $table }
guests-about = An invited person gets a direct message, and their seat is kept for 48 hours.
guests-none = Nobody is invited at the moment.
guests-choose = Invite somebody …
guests-withdraw = Withdraw an invitation …
guests-full = All seats are taken or kept.
guests-private = Invited players only
guests-no-seat = All seats of this table are taken or kept.
guests-bot = Bots can’t be invited. “Computer player +” adds one that plays.
guests-invited = { $name } is invited.
error-private = This table is private: you need an invitation from { $host }.
error-seats-kept = The free seats of this table are kept for people who were invited.
error-already-invited = This person is invited already.
error-invited-often = This person has been invited to this table { $n ->
        [1] once
        [2] twice
       *[other] { $n } times
    } already.
error-many-invitations = You can send { $n } invitations in 24 hours.
error-not-manager = Only { $host } or a manager of the server can do that.
invitation-lobby = { $name } invites you to a table of **{ $game }**: { $link }
    { $terms }
    Your seat is kept until { $until } ({ $when }).
invitation-accept = Take the seat
invitation-decline = No, thanks
invitation-declined = All right. { $name } is told.
invitation-not-coming = { $names }: not coming to your table { $table } of **{ $game }**. There is room again: { $link }
lobby-call-invited = { $name }: { $host } invites you to table { $table } of **{ $game }**. A seat is kept for you until { $until } ({ $when }): { $link }
lobby-call-here = { $name }: { $host } wants to start table { $table } of **{ $game }**. Press “I am here” by { $until } ({ $when }), or you give up your seat.
lobby-told-host = You are now the host of table { $table } of **{ $game }**, since the host has left: { $link }
    You choose the options, and you start the game.
lobby-told-here = { $host } wants to start table { $table } of **{ $game }**. Are you still there? { $link }
    If you don’t answer by { $until } ({ $when }), you give up your seat, and the game can begin without you.
lobby-told-freed = You have lost your seat at table { $table } of **{ $game }**, since you didn’t say that you are there: { $link }
lobby-told-silent = There was no “I am here” from { $names }, so there is room at your table { $table } of **{ $game }**: { $link }
lobby-told-held = { $name } wants to wait, so your table { $table } of **{ $game }** doesn’t begin yet: { $link }
lobby-told-too-few = Your table { $table } of **{ $game }** doesn’t begin: it has too few players now. { $link }
lobby-told-closing = Nobody has changed anything at your table { $table } of **{ $game }** for a week. It closes { $when }: { $link }
lobby-told-closed-host = Table { $table } of **{ $game }** doesn’t take place: the host has closed it.
lobby-told-closed-manager = Table { $table } of **{ $game }** doesn’t take place: a manager of the server has closed it.
lobby-told-closed-idle = Table { $table } of **{ $game }** is closed: nobody had changed anything for a long time. `/play` opens another one.
lobby-told-closed-channel = Table { $table } of **{ $game }** is closed: its channel was deleted.
parameter-private = private
about-parameter-private = Only people you invite can join

## Time at a table
pace-reserve = Relaxed
pace-brisk = Brisk
pace-h8 = 8 hours a turn
pace-h24 = 24 hours a turn
pace-h48 = 48 hours a turn
pace-d7 = 7 days a turn
pace-none = No deadlines
about-pace-reserve = 5 days to begin with, 1 more with each turn, never more than 10
about-pace-brisk = 3 days to begin with, 8 hours more with each turn, never more than 5 days
about-pace-plain = the same for each turn; what is left isn’t kept
about-pace-none = after 21 days without a move I ask whether you go on
lobby-time = Time: { $terms }
term-pace = { $pace } ({ $numbers })
term-computer-moves = a computer player moves for a late player
term-no-vacations = vacations don’t stop the clock
time-title = Time
time-about = How long you have for your turns. Your clock runs only while you are awake: not in your quiet hours, nor on your days off.
time-about-late = **When somebody is late**, the others decide: they wait, a computer player makes this one move, or the seat is offered to somebody else. You can also have a computer player move at once.
time-choose-pace = How much time?
time-late-ask = When late: the others decide
time-late-computer = When late: a computer player moves
time-vacations = Vacations stop the clock
button-more = More …
pace-now = How much time you have for your turns at this table: **{ $pace }** ({ $numbers }). Your time runs only while you are awake.
    You can propose another pace. It holds from everybody’s next turn on, once all have agreed.
pace-same = That is the pace of this table already.
pace-proposed = I ask the others in the thread: **{ $pace }** ({ $numbers }).
pace-proposal = { $table }: { $name } proposes another pace: **{ $pace }** ({ $numbers }). It holds from everybody’s next turn on, once all have agreed.
pace-answers = ✅ { $agreed } · still to answer: { $asked }
pace-agreed = New pace, from everybody’s next turn on: **{ $pace }** ({ $numbers }).
pace-refused = The pace stays as it is. Against “{ $pace }”: { $names }.
pace-replaced = “{ $pace }” was proposed here. Something else has been proposed since.
pace-game-over = “{ $pace }” was proposed here. Now the game is over.
pace-dormant = “{ $pace }” was proposed here. Now the table is dormant.
pace-needless = “{ $pace }” was proposed here. The player who proposed it no longer plays.
button-agree = Agree
button-disagree = Rather not

## Table
turn-prompt = **{ $phase }**: { $names }
standing-next = next: { $name }
turn-together = **{ $phase }**: all at the same time
turn-ready = **{ $ready } of { $seats } ready**
waits-mark = ⏳
waits-asked = asked { $since }
waits-until = by { $moment } ({ $left })
waits-late = late since { $moment } ({ $left })
waits-ready = ✅ { $name }
waits-to-act = ⏳ { $name }
turn-again = The rules have been corrected: this phase begins again.
turn-thread-anew = The thread of this game was deleted. It goes on here.
button-move = My move
button-board = My board
button-table = Whole table
button-words = In words
button-help = Help
history-omitted = … and { $n } more
scoring-title = Scoring
scoring-seat = **{ $name }: { $points }**
end-title = The game is over
end-seed = Fair draws: `/verify` checks them. Seed: `{ $seed }`
end-rank = { $rank }. **{ $name }**: { $points } { $points ->
    [one] point
   *[other] points
  }
end-ties = (tie-break: { $ties })
end-winner = { $n ->
    [one] { $names } wins!
   *[other] Shared victory: { $names }!
  }

## The end
end-agreed = Ended by agreement.
end-in-front = { $n ->
    [one] { $names } was in front.
   *[other] In front together: { $names }.
  }
end-resigned = { $name } has resigned.
end-abandoned = Everybody has left this game. Nobody wins.
end-points = **{ $name }**: { $points } { $points ->
    [one] point
   *[other] points
  }
end-took-over = took the seat over
end-lasted = It took { $duration } ({ $began } to { $ended }).
end-lasted-short = It took { $duration } ({ $ended }).
panel-place = You: place { $place } of { $seats }, { $points } { $points ->
    [one] point
   *[other] points
  }
button-play-again = Play again
button-look-back = Look back
button-boards = Boards
button-replay = Moving picture
button-verify = Fair draws
again-opened = A new table is open: { $card }. The seats of those who played here are kept for 48 hours.
again-joined = You are in: { $card }
again-seated = You already have a seat at the new table: { $card }
again-started = The next game has begun: { $card }
again-begun = The next game has begun without you: { $card }
error-not-played = You didn’t play in this game. `/play` opens a table of your own.
error-no-place-again = I can no longer write where this game was played. `/play` opens a table elsewhere.
error-not-member = You are no longer on { $server }, where this game was played.
error-not-over = This game isn’t over yet.

## This table
command-table = table
about-command-table = This table: who plays, and what you can do there
button-this-table = This table
table-card = [Card]({ $link })
table-choose = Another table …

## Seats of games under way
seat-on-offer = { $seat } · on offer
seats-about-own = Short of time? Offer your seat: you play on until somebody takes it. Or leave: a computer player takes over at once.
seats-about-offered = Your seat is on offer. You play on until somebody takes it.
seats-about-free = You can take a seat here. You see what it has seen, and your time begins again.
seats-about-back = A computer player plays your former seat. Until somebody takes it, you can have it back or invite somebody.
seats-invited-now = Invited: { $users }
seats-invite-to-own = Who should take over your seat? They get a direct message and have 48 hours to answer. You play on until then.
seats-invite-to = Who should take over { $name }’s seat? They get a direct message and have 48 hours to answer.
seats-choose-user = Who?
seats-invited = { $name } is invited.
seats-left = You have left the game. A computer player has taken over, and the seat is on offer.
seats-left-last = You have left the game. Nobody is left to play, so it is over.
seats-taken = { $table }: the seat is yours. You see what it has seen so far.
seats-back = { $table }: your seat is yours again.
seats-declined = { $table }: you have declined. Thank you for answering.
button-offer-seat = Offer my seat
button-keep-seat = Keep my seat
button-invite-to-own = Invite somebody
button-invite-to = Invite to { $name }’s seat
button-leave-game = Leave
button-take-seat-of = Take { $name }’s seat
button-back-here = I am back
sure-leave-game = Do you want to leave this game? A computer player takes over at once, and the seat is on offer. You no longer see what it holds.
sure-leave-last = You are the last person at this table. If you leave, the game is over, without a winner. Do you want to leave?
button-sure-leave-game = Leave the game
button-resign = Resign
sure-resign = Do you want to resign? The game is over then, and the other one wins.
button-sure-resign = Resign the game
seats-resigned = You have resigned.
stop-proposal = { $table }: { $name } proposes to end the game with the score as it is now. It ends once all have agreed.
stop-proposed = I ask the others in the thread.
stop-agreed = All have agreed: the game is over.
stop-refused = The game goes on. Against ending it: { $names }.
stop-needless = It was proposed here to end the game. The player who proposed it no longer plays.
stop-game-over = It was proposed here to end the game. Now it is over.
stop-dormant = It was proposed here to end the game. Now the table is dormant.
stop-asked-now = It is proposed to end this game. Still to answer: { $asked }
button-propose-end = End by agreement
sure-end-game = Should the game end with the score as it is now? It ends once everybody has agreed. Players who have been late for long aren’t asked.
button-sure-end-game = Propose the end
pause-proposal = { $table }: { $name } proposes a pause: all clocks stand and nobody is reminded, for 30 days at most. Anybody can end it. More than half have to agree.
pause-agreed = The game pauses until { $until } at most: all clocks stand. Anybody can end that with `/table`.
pause-refused = No pause. Against it: { $names }.
pause-needless = A pause was proposed here. The player who proposed it no longer plays.
pause-game-over = A pause was proposed here. Now the game is over.
pause-dormant = A pause was proposed here. Now the table is dormant.
pause-over = { $n ->
    [0] The pause is over, and the clocks run again. { $users }
   *[other] { $name } ends the pause, and the clocks run again. { $users }
}
pause-asked-now = A pause is proposed. Still to answer: { $asked }
pause-now = ⏸️ Paused until { $until } at most. All clocks stand.
dormant-now = 💤 Dormant since { $since }. All clocks stand, and nobody is reminded. Any move wakes the table.
idle-question = { $table }: nobody has moved since { $since }. { $users }
    Does the game go on? If nobody moves or presses the button, the table becomes dormant on { $until }: it waits for nobody and reminds nobody. Nothing is lost, and each of you can wake it at any time.
idle-woken = { $table }: the game goes on.
idle-dormant = { $table }: nobody has moved since { $since }, and nobody has answered.
idle-game-over = { $table }: nobody had moved for long. Now the game is over.
dormant-told = 💤 { $table } is dormant: nobody has moved since { $since }. All clocks stand, and nobody is reminded. Nothing is lost: each of you can wake the table with this button or with a move.
dormant-on = { $table }: { $names } has woken the table. The game goes on.
dormant-woken = { $table } is awake again. The game goes on.
dormant-game-over = { $table } was dormant. Now the game is over.
button-wake = Wake the table
wake-done = The table is awake again: { $link }. The players whose turn it is will be called.
wake-awake = This table is awake already: { $link }
error-dormant = This table is dormant. Wake it first: with a move, or with “Wake the table” in `/table`.
button-propose-pause = Propose a pause
error-paused = This table pauses. Nobody is reminded until it goes on.
error-invited-bot = This is a program. Choose a person.
error-invited-knows = { $name } plays, or has played, at this table, and can’t take this seat.
seat-changed-left = { $table }: { $former } has left the game. The computer player { $present } plays on.
seat-changed-silent = { $table }: the computer player { $present } plays for { $former } now, as you have decided. { $former } can come back until somebody takes the seat.
seat-changed-gone = { $table }: { $former } is no longer on this server. The computer player { $present } plays on.
seat-changed-taken = { $table }: { $present } plays the seat of { $former } from now on.
seat-changed-returned = { $table }: { $present } is back and plays again.
seat-offer = { $table }: { $name } offers their seat, and plays on until somebody takes it.
seat-offer-over = { $table }: { $name } has offered their seat. It is no longer on offer.
seat-offer-anybody = Anybody who hasn’t played here may take the seat.
seat-offer-invited = The table is private: invited players may take the seat.
button-take-seat = Take the seat
button-decline = No, thanks
seat-lost-taken = { $table }: { $name } has taken your seat. Thank you for playing!
seat-lost-silent = { $table }: your time was up, and the others have offered your seat. A computer player plays for you. You can come back until somebody takes the seat.
seat-lost-gone = { $table }: you are no longer on the server, so a computer player plays for you. You can come back until somebody takes the seat.
seat-lost-stand-in = { $table }: you no longer stand in here. The seat has another player.
seat-declined = { $table }: { $name } doesn’t take the seat.
seat-invitation-own = { $table }: { $by } asks you to take over their seat. The invitation ends { $until }.
seat-invitation = { $table }: { $by } invites you to take over { $name }’s seat. The invitation ends { $until }.

## Calls
table-title = { $game }, table { $table }
call-line = { $table }: { $what }, { $until }
call-until = by { $moment }
call-until-there = by { $moment } ({ $place })
call-over = { $table }: the game is over
call-late = late since { $moment }
call-no-deadline = no deadline

## Told on wish
news-next = { $table }: you are next, after { $names }
news-all-ready = All others are ready: { $call }

## Panel
panel-choose-of = Choose: { $options }
panel-choose-row = Choose a row
panel-choose-group = Choose a group
panel-choose-page = More
panel-several-exactly = Choose exactly { $n }, then confirm.
panel-several-up-to = Choose up to { $most }.
panel-several-between = Choose { $least } to { $most }, then confirm.
panel-several-either = Choose { $least } or { $most }, then confirm.
panel-several-picked = Picked: **{ $picked }**
panel-several-few = Choose { $n } more.
panel-several-many = You can choose at most { $most }: take { $n } away.
panel-several-copy = { $option }, { $n } of { $copies }
panel-several-confirm = Confirm
panel-several-clear = Clear
panel-several-none = Choose none
panel-undo = Undo
panel-back = Back
panel-restart = Restart
panel-more = More
panel-since-last-turn = Since your last turn
panel-this-turn = This turn: { $story }
panel-own-turn = Your last turn and what came after
panel-outdated = The table has moved on. This is how it stands now:
panel-done = Done.
panel-next-message = Your next choice has a message of its own.
panel-not-your-turn = It isn’t your turn.
panel-waiting = Waiting for { $names }.
panel-waiting-together = Waiting for the others: { $ready } of { $seats } ready.
panel-over = The game is over.
panel-forecast = { $title } so far: **{ $points }**
panel-forecast-price = { $title } so far: **{ $points }** if you pay { $price } ({ $payment })
panel-forecast-short = { $title } so far: **{ $potential }** if you pay { $potential_price } ({ $owns ->
    [0] you have none
   *[other] you have { $owned }
  }: at best **{ $points }**{ $pays ->
    [0] {""}
   *[other] {" "}with { $payment }
  })
board-forecast-price = { $title } so far: **{ $points }** if { $price } { $pays ->
    [one] is
   *[other] are
  } paid ({ $payment })
board-forecast-short = { $title } so far: **{ $potential }** with { $potential_price } to pay ({ $owns ->
    [0] has none
   *[other] has { $owned }
  }: at best **{ $points }**{ $pays ->
    [0] {""}
   *[other] {" "}with { $payment }
  })
panel-asked-again = When you have to choose again, you get a direct message; in { $link }, **My move** opens the same.
panel-asked-again-mention = When you have to choose again, you are mentioned in { $link }; **My move** there opens it.
panel-undoable = You can still take it back.
panel-reveals = final: turns up something hidden
panel-all-reveal = Whatever you choose turns up something hidden and can’t be taken back.
panel-some-reveal = Can’t be taken back, since something hidden is turned up: { $options }
panel-final = You can still take back what you have done, until you press “{ $option }”.
panel-end-now = End now
panel-and-end-turn = { $option } and end the turn
panel-turn-ends = Your turn ends by itself after { $seconds ->
    [60] a minute
   *[other] { $seconds } seconds
  }.{ $undoable ->
    [0] { "" }
   *[other] { " " }Until then you can still take back what you have done.
  }
panel-choose-rest = Choose for me
panel-choose-rest-about = “Choose for me” makes all the choices that are left to you here.{ $told ->
    [0] { " " }What turns up something hidden can’t be taken back.
   *[other] { "" }
  }

## Board
board-choose-seat = Whose board?
board-points = { $rank }. { $name }: { $points }
board-more = … and more: *In words*, on *My board*.

## Replay
replay-round = { title }: { $round }
replay-title = **{ $game }**, { $n } { $n ->
    [one] moment
   *[other] moments
  }
replay-progress = Drawing { $done } of { $total } …

## Fair draws
verify-title = { $game }: fair draws
verify-table = The table’s card: { $card }
verify-running = Everything that is drawn in this game follows from one secret number, the seed. It was fixed when the table was opened. This is its fingerprint:
verify-until-end = Nobody can work out the seed from the fingerprint, and no other seed has the same one. When the game is over, the seed is published, and `/verify` draws everything again and compares. Keep the fingerprint if you want to be quite sure.
verify-later = This game had begun before tables had seeds. What was drawn until then can’t be proven; everything after it can.
verify-practice = This is practice: it began with { $n } given steps, and counts nowhere. What is drawn after them follows from a seed that comes with the program, so that everybody meets the same.
verify-no-seed = This game was over before tables had seeds. What was drawn in it can’t be proven.
verify-honest = **Every draw was honest.** { $n ->
    [one] The one draw was made again from the seed that was fixed before, and gave the same.
    [2] Both draws were made again from the seed that was fixed before, and each gave the same.
   *[other] All { $n } draws were made again from the seed that was fixed before, and each gave the same.
  }
verify-honest-in-part = **What can be proven was honest:** { $n } { $n ->
    [one] draw was made again from the seed, and gave the same.
   *[other] draws were made again from the seed, and each gave the same.
  }
verify-early = { $n } { $n ->
    [one] draw was
   *[other] draws were
  } made before this table had a seed. Nothing can be proven about that.
verify-given = { $n } { $n ->
    [one] draw belongs
   *[other] draws belong
  } to the steps this practice table began with.
verify-other-rules = Steps { $first } to { $last } were played by rules that have been corrected since. Their draws can’t be made again.
verify-void = Steps { $first } to { $last } don’t count: the rules were corrected, and the phase began again.
verify-wrong = **{ $n } { $n ->
    [one] draw was
   *[other] draws were
  } not honest:** the seed gives something else. Somebody has changed this game.
verify-wrong-draw = Step { $n }: { $due } should have come, not { $piece }.
verify-other-seed = **The seed isn’t the one that was fixed before.** Somebody has changed this game.
verify-seed =
    Seed: `{ $seed }`
    Fingerprint: `{ $commitment }`
verify-log = Is the fingerprint the one from the table’s card? Only that shows that the seed was fixed before. The file holds the whole game, including what was hidden or taken back; the page docs/fair-chance.md of the program says how you can check it yourself.

## Games
games-none = You have no game running. `/play` opens a table.
games-waiting = Waiting for you
games-others = Waiting for others
games-dormant = Dormant
games-lobbies = Not started yet
games-finished = Recently finished
games-seats = { $taken } of { $seats } seats taken
games-ended = ended { $when }
games-dormant-since = since { $since }
games-invited = Invitations
games-invited-until = kept for you until { $when }
games-offered = Seats on offer
games-seats-offered = { $n ->
    [one] one seat on offer
   *[other] { $n } seats on offer
  }
games-take-seat = Seat: table { $table }
games-damaged = This table is closed: what is stored of it is damaged.
games-removed = I’m no longer on that server. You move here.
games-move = My move: table { $table }
games-nudge = Nudge: table { $table }
games-wake = Wake: table { $table }
games-leave = Leave: table { $table }
games-choose = Make a move at …
games-look-back = Look back at …
games-place = place { $place } of { $seats }

## Reminders
reminder-call = Waiting for you: { $call }
reminder-nudge = Your table is waiting: { $call }
reminder-digest = Today: { $call }
reminder-others = Also waiting for you:
reminder-nudged = { $call } (the table is waiting)
reminder-more = … and { $n } more: `/games`
button-my-games = My games
button-mute = Mute until tomorrow
button-unmute = Unmute
button-table-number = Table { $table }
button-nudge = Nudge
muted-until = No reminders until { $moment }. When a table needs you, its message still arrives, without a sound.
mute-ended = Reminders are on again.
nudge-now = { $name } is being reminded. Nobody learns who pressed.
nudge-later = { $name } is reminded later: right now they aren’t to be disturbed.
nudge-told = { $name } has been told recently. A table can remind somebody once a day.
nudge-away = { $name } is on vacation, and isn’t reminded until that is over.
nudge-nobody = The table isn’t waiting for anybody else.

## Settings
command-settings = settings
about-command-settings = When you are awake, how you are notified, your language
parameter-city = city
about-parameter-city = Sets your time zone: your city, your country, or what time it is where you are
settings-title = Settings
settings-time = Your time
settings-zone-title = Your time zone
settings-calls = Notifications
settings-language-title = Your language
settings-zone = **Time zone:** { $city } (it is { $time } there)
settings-zone-guessed = **Time zone:** not set; I take it for that of { $city } (it is { $time } there)
settings-quiet-hours = **Quiet hours:** { $from } to { $to }
settings-no-quiet-hours = **Quiet hours:** none
settings-days-off = **Days off:** { $days }
settings-no-days-off = **Days off:** none
settings-turn-end = **If nothing is left to do:** { $when }
settings-turn-end-minute = your turn ends by itself after a minute
settings-turn-end-once = your turn ends at once, with your last choice
settings-turn-end-press = you press “End turn” yourself
settings-vacation = **Vacation:** { $first } to { $last }
settings-no-vacation = **Vacation:** none
settings-arrive = **I ask you:** { $where }
settings-direct = by direct message
settings-thread = in the table’s thread
settings-both = by direct message and in the thread
settings-called = **You are notified:** { $how }
settings-each = for each choice, with reminders
settings-digest = once a day at { $time }, by a digest
settings-told = **Further messages:** { $what }
settings-told-nothing = **Further messages:** none
settings-tell-next = when you are next
settings-tell-all-ready = when all others are ready
settings-muted = **Muted** until { $until }
settings-language = **Language:** { $language }
settings-language-of-discord = **Language:** { $language }, as in your Discord
settings-about-time = In quiet hours and on days off your time doesn’t run, and messages that need you arrive without a sound. If a table still waits when you wake up, you get one reminder. What you change here counts for new turns from tomorrow on; your first time zone counts at once.
settings-about-time-guessed = Until your time zone is set, your night is only guessed: your time doesn’t run in it, but messages that need you make a sound.
settings-about-pace = Before a game begins, its card says how long you usually take for a move, from 20 moves on. You can hide that.
settings-about-turn-end = If you can only end your turn, it ends by itself after a minute, at tables without other people after 10 seconds; until then you can take everything back. If it ends at once, your last choice can’t be taken back: where it is certain which one that is, its button says so.
button-hide-pace = Hide my pace
settings-is-it = **Does your clock show the time of { $city }?** When I wrote this, it was { $there } there and { $here } on your device.
settings-about-zone = Choose what time it is where you are, then the nearest city. Or type a city, a country or the time after `/settings`.
settings-about-calls = You get at most two reminders a day, over all tables. With the digest nothing else makes a sound: it lists all tables that wait for you, the most urgent first.
settings-about-language = This is the language of everything I write to you alone. The texts in a thread are in the language of the server.
settings-as-discord = As in my Discord
settings-choose-quiet-from = When do your quiet hours begin?
settings-choose-quiet-to = When do they end?
settings-choose-days-off = Days off (at most { $n })
settings-choose-turn-end = If nothing is left to do, when does your turn end?
settings-choose-hour = What time is it where you are?
settings-choose-city = Which city?
settings-choose-arrive = Where should I ask you?
settings-choose-calls = How should I notify you?
settings-choose-digest-hour = When should the digest come?
settings-choose-language = Which language?
settings-always-awake = No quiet hours
settings-quiet-from = Quiet from { $time }
settings-quiet-to = Quiet until { $time }
settings-digest-at = Digest at { $time }
settings-on = { $setting }: on
settings-off = { $setting }: off
button-settings = Settings
button-time = Time
button-calls = Notifications
button-language = Language
button-zone = Time zone
button-this-zone = Yes, the time of { $city }
button-other-zone = No
button-tell-next = When I am next
button-tell-all-ready = When all others are ready
error-no-such-city = I know no place called “{ $typed }”. Try the largest city near you, your country, or what time it is where you are, like 21:45.
button-vacation = Vacation

## Vacation
vacation-title = Vacation
vacation-about = While you are on vacation your time stands still, and the tables see until when. You have { $days } days a year; a day counts for every vacation that has any of it. If you like, somebody plays for you in the meantime.
vacation-left = { $n ->
    [0] You have no days left this year.
    [one] You have one day left this year.
   *[other] You have { $n } days left this year.
  }
vacation-choose-begin = When does it begin?
vacation-choose-end = What is the last day?
vacation-change-end = Another last day
vacation-now = now
vacation-earlier-days = Earlier …
vacation-later-days = Later …
vacation-begins = It begins: **{ $first }**
vacation-confirm = On vacation from **{ $first }** up to and including **{ $last }** ({ $n ->
    [one] one day
   *[other] { $n } days
  })
vacation-until = You are on vacation up to and including **{ $last }**.
vacation-from-to = You are on vacation from **{ $first }** up to and including **{ $last }**.
vacation-table = { $game }, table { $table } ({ $place })
vacation-clock-stands-at = Your time stands still at:
vacation-clock-runs-at = { $n ->
    [one] This table was agreed to be played without vacations, so **your time runs on** there:
   *[other] These tables were agreed to be played without vacations, so **your time runs on** there:
  }
vacation-play-anyway = You are on vacation up to and including { $last }. Play, and end the vacation?
button-other-days = Other days
button-announce = Announce
button-back-now = I am back
button-withdraw = Withdraw the vacation
button-play-anyway = Play and end it

## Standing in
stand-in-about = Should somebody play for you in the meantime? It must be somebody without a seat at the table, or a computer player. They see what you see. In a direct message Discord offers few people; `/settings` on the server offers all.
stand-in-choose = Who should play for you?
stand-in-asked = I have asked { $name } to play for you. There is no answer yet.
stand-in-accepted = { $name } plays for you while you are away.
stand-in-declined = { $name } can’t play for you. You can ask somebody else.
stand-in-computer = A computer player plays for you while you are away.
stand-in-not-at = { $n ->
    [one] Not at this table, though, where they play themselves or have played for somebody else:
   *[other] Not at these tables, though, where they play themselves or have played for somebody else:
  }
stand-in-plays = { $name } plays for you up to and including { $last }. To play yourself, say that you are back: that ends your vacation.
stand-in-computer-plays = A computer player plays for you up to and including { $last }. To play yourself, say that you are back: that ends your vacation.
stand-in-offer = { $name } asks you to play for them from { $first } up to and including { $last }: { $tables }
    You would see what they see, and I would write to you when it is their turn.
stand-in-refused = All right, you don’t play for { $name }.
stand-in-begins = Thank you! You play for { $name } from now on. When there is something to choose, I write to you.
stand-in-will-begin = Thank you! You play for { $name } from { $first } on. When there is something to choose, I write to you.
stand-in-over = You no longer play for { $name }. Thank you!
stand-in-has-accepted = { $name } plays for you while you are away.
stand-in-has-declined = { $name } can’t play for you while you are away. In your settings, under “Vacation”, you can ask somebody else.
button-computer-stand-in = A computer player
button-no-stand-in = Nobody after all
button-stand-in = I will play
button-do-not-stand-in = I can’t
button-give-back = I can’t any more

## Who is away
away-until = { $name } is on vacation up to and including { $last }.
away-from-to = { $name } will be on vacation from { $first } up to and including { $last }.
away-clock-stands = Their time stands still in the meantime.
away-clock-runs = At this table their time runs on.
away-plays = { $name } plays for them.
away-computer-plays = A computer player plays for them.
away-plays-now = { $stand_in } plays for { $name }.
away-computer-plays-now = A computer player plays for { $name }.
away-nobody-plays = Nobody plays for { $name } any more.
away-back = { $name } is back.
away-withdrawn = { $name } won’t be on vacation after all.
away-asks = { $asked }: { $name } asks you to play for them.
away-has-played = { $stand_in } has played for { $name }.
away-computer-has-played = A computer player has played for { $name }.
waits-away = on vacation up to and including { $last }
waits-stand-in = { $name } plays for them
waits-computer-plays = a computer player plays for them
panel-yours-again = You play yourself again. When there is something to choose, there is a newer message.
panel-passed-on = You don’t play here any more.
panel-stand-in = You play for { $name }, up to and including { $last }.
games-stand-in = You play for { $name }.
panel-on-vacation = You are on vacation up to and including { $last }. What you choose here ends it.

## Moments
moment-today = today { $time }
moment-tomorrow = tomorrow { $time }
moment-yesterday = yesterday { $time }
moment-weekday = { $weekday } { $time }
moment-date = { $date }, { $time }

## Help
guide-round = The game in six lines
guide-short = **How to play here**
    - When you have to choose, you get a direct message with all you need. **My move** in the table’s thread opens the same, for you alone.
    - Below your choices, **Help** explains what you are asked.
    - Nobody sees what you choose before your turn is over. Until then **Undo** takes back one choice and **Restart** all of them, as long as nothing hidden was turned up.
    - `/play` opens a table, `/games` lists yours. In `/settings` you say when you sleep: your time doesn’t run then, and nothing makes a sound.
guide-here = Playing on Discord
guide-here-text =
    - **Tables:** with `/play` you open a table in a channel. Others join, you start, and the game gets a thread of its own. Server managers decide with `/setup` where tables are opened, and by whom.
    - **Your turn:** when you have to choose something, you get a direct message with everything you need. If your direct messages are closed, you are called in the thread, and **My move** opens the same for you alone. If you can only end your turn, it ends by itself after a minute; `/settings` changes that.
    - **Secret:** nobody sees your choices before your turn is over, except for what the rules reveal. As long as nobody has seen them and nothing hidden was turned up, **Undo** takes back one choice and **Restart** all of them.
    - **Boards:** behind **My board** are your board, the table and the points; you can look at the others’ boards there as well.
    - **Pictures:** what you can choose has a light frame, what you have chosen a golden tick; the places where it could go are filled with light. What others did since your last turn is outlined in their color and numbered in their order; dark brackets are around the last piece.
    - **Help:** below your choices it explains what you are asked, in the thread it opens this overview. Until you have finished a game, a small line under each question says why it matters; a button below the help switches these tips off and on.
    - **Chance:** everything that is drawn follows from a secret number that is fixed when the table is opened. Its fingerprint is on the table’s card. Taking something back, waiting or pressing twice doesn’t change what comes. When the game is over, `/verify` shows that every draw was honest.
    - **Time:** the table’s card says how much time you have; it runs only while you are awake. `/pace` proposes another pace to the table. In `/settings` you set your time zone, quiet hours and days off, whether you are notified of each choice or by one digest a day, where I ask you, and your language. There you also announce a vacation, in which your time stands still; somebody else may play for you in the meantime.
    - **Leaving:** with `/table` in the thread you offer your seat and play on until somebody takes it, or leave at once: then a computer player takes over. If you come back you go on with the time you had left, and what was chosen before stays. `/games` lists seats on offer.
    - **Commands:** `/games` shows what waits for you and whom you wait for, `/table` what you can do at a table, `/move` opens the game that has waited longest, `/board` shows the board, `/replay` the game as an animation, `/verify` whether the draws were honest, `/settings` your settings, `/help` this help. Users who install me for themselves can use `/games`, `/move`, `/table` and `/settings` anywhere on Discord.
guide-overview = Overview
button-symbols = Symbols
guide-symbols = Symbols
guide-symbols-about = What each stands for, by the chapter of the rules that is about it.
guide-pages = Rules by chapter
guide-this-table = **This table plays:** { $options }
guide-games = Another game
tips-on = Tips are shown: a small line under each question says why it matters.
tips-off = Tips are hidden.
help-back = Back to the game
button-hide-tips = Hide tips
button-show-tips = Show tips

## What does not work
error-not-your-seat = This isn’t your seat.
error-before-you = This was chosen before you took the seat, or came back to it, and can’t be taken back.
error-not-your-table = You don’t play at this table.
error-no-table = There is no table here. Use this in the thread of a game, or `/games`.
error-nothing-waits = No table waits for you.
error-full = This table is full.
error-already-seated = You already have a seat at this table.
error-not-seated = You have no seat at this table.
error-not-host = Only { $host } can do that.
error-too-few = It takes at least { $n } players.
error-too-many = There are { $n } players here already.
error-started = This game has already begun.
error-not-started = This game hasn’t begun.
error-no-seat = Nobody sits there.
error-no-replay = There are no pictures of this game, and so no replay.
error-no-round = There is nothing of this round to show yet.
error-large-replay = This replay doesn’t fit into { $size } MB. Try one round of it.
error-no-such-table = This table is no longer there.
error-damaged = This table is closed: what is stored of this game is damaged. The people who run the bot can see why. Your other tables go on.
error-no-such-control = This button is from another version of the bot and does nothing now. `/games` shows your tables.
error-no-computer = There is no computer player to send away.
error-missing-permissions = I am missing permissions here: { $permissions }
error-missing-permissions-there = I am missing permissions in { $channel }: { $permissions }
error-no-channel = A table needs a text channel of a server.
error-tables-channel-gone = The channel for tables was deleted. Server managers can choose another one with `/setup`.
error-tables-channel-hidden = Tables are opened in a channel that you can’t see.
error-forum-tag = Every post in { $channel } must have a tag, and mine are missing. Server managers can create them with `/setup`.
error-managers-open = On this server only the server managers can open tables. You can join any open table.
error-role-opens = On this server { $role } opens tables. You can join any open table.
error-setup-managers = Only those who manage the server can do that.
error-busy = I can’t save anything at the moment. Nothing has changed; please try again in a minute.
error-discord-busy = Discord takes no more messages from me at the moment. Your press may already count: press again in a few seconds to see how things stand.
error-stopping = I am being restarted. Please try again in a minute; nothing is lost.
error-too-fast = That was too fast for me: not all of your presses counted. Please wait a few seconds.
error-no-such-command = This command has changed. Please pick it from the list again; if that doesn’t help, restart Discord.
error-many-lobbies-of-user = You have opened { $n } tables that haven’t begun. Start one of them or leave it, then you can open the next.
error-many-tables = You play at { $n ->
    [one] one table
   *[other] { $n } tables
  } with other people, which is the most for now. Each game you finish allows one more. Private tables don’t count.
error-many-lobbies-on-server = { $n } tables on this server haven’t begun yet. Please start some of them first, or leave them.
error-replay-running = Your last replay is still being drawn. Please wait until it is there.
error-unexpected = Something went wrong on my side. Nothing is lost; please try again.
permission-view_channel = View Channel
permission-send_messages = Send Messages
permission-create_public_threads = Create Public Threads
permission-send_messages_in_threads = Send Messages in Threads
permission-attach_files = Attach Files
permission-read_message_history = Read Message History
error-not-away = This is no longer needed: the vacation is over, or somebody else was asked.
error-seat-not-free = This seat isn’t free: it isn’t on offer, or somebody has just taken it.
error-knows-another-seat = You play, or have played, another seat of this game. You know what it held, so you can’t take this one.
error-not-invited = This invitation is no longer open.
error-no-such-days = The vacation can’t have these days. Please choose again.
error-stand-in-nobody = This one can’t play for you.
error-stand-in-sits = { $name } can’t play for you: at all of these tables they play themselves, or have played for somebody else.

## Notices
notice-no-permission = I can’t write in { $channel } on **{ $server }**. These permissions are missing: **{ $permissions }**.
    The games there go on by direct message. What belongs in the channel follows as soon as I may write there again.
    What to do: ask a server manager to give me these permissions, in the channel’s settings under “Permissions”.
notice-removed = { $tables }: I’m no longer on that server.
    { $n ->
        [one] The game goes on
       *[other] The games go on
    } without the threads there: what you are asked comes here, and `/games` opens your moves at any time.
notice-removed-lobbies = { $tables }: I’m no longer on that server.
    { $n ->
        [one] The game begins
       *[other] The games begin
    } only once I am back. You can leave with `/games`.
notice-removed-invite = What to do: ask a server manager to invite me again. Then everything continues there as well.
place-choose = { $table }: the channel was deleted.
    The game goes on by direct message. Choose the channel it should move to: it gets a new thread there, and everybody is told.
place-none = { $table }: the channel was deleted.
    The game goes on by direct message. I find no other channel that you see and where I may do all I need; `/setup` shows managers what is missing. Then look again here.
place-choose-result = { $table }: the channel was deleted before the result stood there.
    Choose the channel in which all can see it.
place-none-result = { $table }: the channel was deleted before the result stood there.
    I find no other channel that you see and where I may do all I need; `/setup` shows managers what is missing. Then look again here.
place-moved-result = The result of { $table } is in { $channel }.
place-gone-result = The channel of this table was deleted before the result stood there. The host or a manager of the server can choose another one.
place-gone-yours-result = The channel of this table was deleted before the result stood there. You can choose another one.
place-select = Where does it go on?
place-here = { $table }: the channel was deleted, and the game goes on here.
    { $users }
place-moved = { $table } goes on in { $channel }.
place-gone = The channel of this table was deleted. The host or a manager of the server can choose another one; until then the game goes on by direct message.
place-gone-yours = The channel of this table was deleted. You can choose where it goes on.
button-look-again = Look again
button-other-channel = Choose a channel
error-place-unfit = I can’t use { $channel } for the table, or you don’t see it. Choose another channel.
error-place-host = Only the host and the server managers choose where the table continues.
error-server-gone = I’m not on the server of this table at the moment.
error-not-under-way = This game isn’t under way.
notice-lobby-gone = The channel with your table of **{ $game }** was deleted, so the table is closed.
    What to do: `/play` opens another one in another channel.
notice-thread-locked = The thread { $thread } on **{ $server }** is locked, and I can’t write there any more.
    The game of **{ $game }** goes on by direct message. What belongs in the thread follows as soon as it is unlocked.
    What to do: ask a server manager to unlock the thread.
notice-forum-tags = { $table }: every post in { $channel } on **{ $server }** must have a tag, and there is none that I may add.
    The game goes on by direct message. It gets its post as soon as that is settled.
    What to do: ask a server manager to open `/setup`, which shows the missing tags and can create them.
notice-forum-tags-lobby = { $table }: every post in { $channel } on **{ $server }** must have a tag, and there is none that I may add.
    The table gets its post as soon as that is settled.
    What to do: ask a server manager to open `/setup`, which shows the missing tags and can create them.
notice-too-many-threads = **{ $server }** has as many open threads as Discord allows, so a game of **{ $game }** gets none.
    The game goes on by direct message. It gets its thread as soon as there is room.
    What to do: ask a server manager to close threads that nobody needs any more.
notice-too-many-threads-lobby = **{ $server }** has as many open threads as Discord allows, so a table of **{ $game }** has no post yet.
    It gets one as soon as there is room.
    What to do: ask a server manager to close threads that nobody needs any more.

## When somebody is late
late-question = { $table }: { $name } is late. What now?
late-question-long = { $table }: { $name } hasn’t moved for 21 days. What now?
late-about = More than half of those asked decide. Until then the table waits, and { $name } can still move. If you offer the seat, a computer player takes it over at once, and anybody may take it; { $name } can come back until then.
late-said-wait = Keep waiting: { $names }
late-said-computer = A computer player moves: { $names }
late-said-offer = Offer the seat: { $names }
button-late-wait = Keep waiting ({ $n })
button-late-computer = Computer player moves ({ $n })
button-late-offer = Offer the seat ({ $n })
late-wait = { $name } is late: the table keeps waiting.
late-computer = { $name } is late: a computer player moves this once, as you have decided.
late-offer = { $name } was late: their seat is on offer, as you have decided.
late-automatic = { $table }: { $name }’s time is up. A computer player makes this one move, as agreed in the lobby.
late-moved = A computer player has moved for { $name }.
late-sleeps = { $name } is late, and so is everybody else by now: the table waits until somebody moves.
late-void = { $name } was late and is back: nothing has to be decided any more.
late-needless = { $name } was late: nothing has to be decided any more.
late-dormant = { $name } was late. Now the table is dormant.
late-settled = This question is settled.
late-yourself = You are late yourself. Just move: that settles it.
asleep-late = { $table }: everybody is late, so the table waits until somebody moves.
asleep-late-about = It goes on as soon as one of you moves.
asleep-still = { $table }: nobody has moved for 21 days. Does the game go on?
asleep-still-about = One press is enough, and so is any move.
asleep-goes-on = { $table }: the game goes on, says { $names }.
asleep-woken = { $table }: the game goes on.
asleep-dormant = { $table }: nobody has moved, and now the table is dormant.
button-go-on = It goes on
missed-line = Your time is up. { $call }
missed-asked = The others are asked whether they keep waiting. You can still move: then nothing is decided.
missed-computer = A computer player moves for you this once, as the table has agreed.
missed-waits = The others wait for you. You can still move.
missed-asleep = Everybody at this table is late. It sleeps until one of you moves.
missed-others = Your time is up here as well:
missed-other-asked = { $call } (the others are asked)
missed-other-computer = { $call } (a computer player moves this once)
missed-other-waits = { $call } (the table waits on)
missed-other-asleep = { $call } (the table sleeps)
missed-first = It happens to everybody: the first time is excused.
missed-again = It has happened to you on { $n ->
        [one] one more day
       *[other] { $n } more days
    } since the first time, which is excused. If you are short of time: `/settings` lets you take a vacation, `/pace` propose a calmer pace.

## Open tables
open-table = { $role } **{ $game }**: { $host } has opened a table. { $free ->
    [one] One seat is free
   *[other] { $free } seats are free
    }: { $link }
open-table-begun = **{ $game }**: the table that { $host } had opened has begun: { $link }
open-table-closed = **{ $game }**: the table that { $host } had opened was closed.
open-table-private = **{ $game }**: the table of { $host } is for invited people now.
forum-tag-open = Open
forum-tag-running = Running
forum-tag-finished = Finished
forum-tags-reason = Tags for the tables

## Setup
command-setup = setup
about-command-setup = For managers: where tables are opened and by whom, pace, language, and my permissions
setup-title = Setup of { $server }
setup-anywhere = **Tables:** in the channel where somebody uses `/play`
setup-channel = **Tables:** in { $channel }
setup-forum = **Tables:** in the forum { $channel }, a post for each
setup-place-gone = **Tables:** the channel you had chosen was deleted. Nobody can open a table until you choose another one.
setup-opens = **Who opens tables:** { $who }
setup-opens-role = **Who opens tables:** { $role }, and the server managers
setup-everybody = everybody
setup-role = a role
setup-managers = server managers
setup-told = **Told of open tables:** { $who }
setup-nobody = nobody
setup-role-gone = a role that was deleted
setup-most = **Public tables at a time:** { $n } for each person, and one more for each game they have finished
setup-pace = **Pace of new tables:** { $pace }
setup-language = **Language of public texts:** { $language }
setup-language-of-server = **Language of public texts:** { $language }, as the server is set
setup-no-faults = ✅ I have all permissions I need.
setup-faults = ⚠️ { $n ->
    [one] Something is missing
   *[other] { $n } things are missing
    }: see **Permissions**.
setup-choose-channel = Where are tables opened?
setup-choose-opens = Who may open tables?
setup-choose-opening-role = Which role may open tables?
setup-choose-told-role = Which role is told of open tables?
setup-choose-most = How many public tables at a time?
setup-count = { $n ->
    [one] 1 table
   *[other] { $n } tables
    }
setup-as-server = As the server is set
setup-lost = { $n ->
        [one] The channel of { $tables } was deleted. Choose the table
       *[other] The channels of { $tables } were deleted. Choose a table
    } and then where it goes on.
setup-choose-lost = Another channel for …
setup-about-place = Choose a text channel or a forum. In a forum each table is a post, with a tag that says whether it is open, running or finished. If you choose nothing, a table is where somebody uses `/play`. Tables that are there already stay where they are.
setup-about-people = Server managers may always open tables. The role is mentioned for each table that anybody may join, with a ping at most once every ten minutes. Private tables don’t count, and nobody is told of them.
setup-about-tables = The host of a table can choose another pace. The language is that of new tables; what I write to one person alone is in their own.
setup-place-whole = ✅ { $channel }: nothing is missing.
setup-channel-gone = This channel was deleted.
setup-more-places = … and { $n ->
    [one] one more channel
   *[other] { $n } more channels
    }, once this is fixed.
setup-missing = **{ $permission }** is missing: my role doesn’t have it (server settings → Roles). I need it { $why }.
setup-missing-denied = **{ $permission }** is missing: this channel denies it (edit channel → Permissions). I need it { $why }.
setup-tags-missing = These tags are missing: { $tags }. They show everybody which tables are open.
setup-cannot-add-tags = I may not create them: give me **Manage Channels**, or create them yourself.
setup-moderated = Only moderators may give these tags: { $tags }. Switch that off in the tags’ settings, or give me **Manage Threads**.
setup-tag-required = Every post here must have a tag. Until that is settled nobody can open a table here.
setup-timed-out = I am timed out until { $until } and can write nothing until then.
setup-told-in-vain = ⚠️ I can’t mention { $role }. Allow everybody to mention it (server settings → Roles), or give me **Mention @everyone, @here, and All Roles**.
setup-roles-gone = A role you had chosen was deleted. Choose another one under **People**.
button-setup-place = Channel
button-setup-people = People
button-setup-tables = New tables
button-setup-rights = Permissions
button-check-again = Check again
button-add-tags = Create tags
permission-forum-send_messages = Create Posts
permission-forum-send_messages_in_threads = Send Messages in Posts
why-view_channel = to see the channel at all
why-send_messages = to post the card of each table
why-create_public_threads = to open a thread for each game
why-send_messages_in_threads = to say in the thread what has happened and whose turn it is
why-attach_files = to show boards as pictures
why-read_message_history = to find my own messages again, so that nothing is posted twice
why-forum-send_messages = to open a post for each table
why-forum-send_messages_in_threads = to say in the post what has happened and whose turn it is

## Privacy
command-privacy = privacy
about-command-privacy = What I keep about you: as a file, or erased
privacy-title = Your data
privacy-stored =
    What I keep about you:
    - what you are called on the servers where you have played, your language, your settings
    - whether my direct messages reach you, and what I have to tell you
    - your seats at tables, what you have chosen there and when, your results
    - how long others have waited for your moves, missed deadlines, vacations, invitations
privacy-seen = Others see your name, your seats, and your moves as far as the game shows them. I read no messages, neither here nor anywhere else.
privacy-controls = You can have all of it as a file, and you can have it erased.
privacy-file = This is everything I keep about you, as of now. Times are in UTC.
privacy-file-packed = This is everything I keep about you, as of now; it is so much that the file is packed (gzip). Times are in UTC.
button-privacy = Your data
button-data-file = As a file
button-erase = Erase everything
button-erase-now = Yes, erase everything
erase-title = Erase everything?
erase-lobbies = You leave { $n ->
        [one] one table that hasn’t begun.
       *[other] { $n } tables that haven’t begun.
    }
erase-seats = At { $n ->
        [one] one running table
       *[other] { $n } running tables
    } a computer player goes on in your place at once, and others can take the seat.
erase-over = { $n ->
        [one] One game that is over stays
       *[other] { $n } games that are over stay
    } for the others, without your name: you are “{ former-player }” there.
erase-all = Your name, language, settings, vacations, invitations and everything else I keep about you is deleted.
erase-digest = So that nobody plays two seats of a game, each running game keeps a fingerprint of you until it is over. Nobody can tell from it who you are.
erase-discord = What I have already posted in threads or sent to you stays on Discord until it is deleted there. Backups made by the people who run this bot keep the data until they are replaced.
erase-final = **This can’t be taken back.**
erase-done = Everything I kept about you is erased. If you use a command or a button of mine again, you are new to me.
former-player = Former player
former-player-of-several = Former player { $n }
data-member-name = What you are called on servers (server 0: on Discord)
data-language = Your language
data-settings = What you have set: when you are awake, how you are notified
data-hints = Whether tips are shown to you
data-direct = Whether direct messages reach you
data-notice = What you were told about channels where I could not post
data-outbox = What I had or have to tell you by direct message
data-game = The tables where you play, have played, or stood in
data-seat = Your seats
data-move = What you have chosen, move by move
data-waiting = The tables that wait for you, and how long you have
data-reserve = The time you have left at tables, including where you gave your seat up
data-timer = When you are reminded
data-miss = Deadlines you have missed
data-question = What a table was asked about your seat
data-vote = What you have answered when your table was asked
data-vacation = Your vacations
data-stand-in-offer = Who you have asked to stand in for you, and who has asked you
data-stand-in = Who stands in for you now, and for whom you do
data-stood-in = Where you have stood in
data-presence = Whether you were there when a table was to begin
data-table-change = Seats you have taken or given up
data-invitation = Invitations to you and from you
data-result = Your results
data-hand-over = How long others have waited for your last moves, in waking seconds
data-seat-offer = Which of your seats are on offer
data-erasure = When you asked for everything to be erased
