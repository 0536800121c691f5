## Commands
command-play = play
about-command-play = Open a table
command-games = games
about-command-games = Your games, those that wait for you first
command-move = move
about-command-move = Your move at the table that has waited for you longest
command-board = board
about-command-board = Your board and the whole table
command-replay = replay
about-command-replay = The game, or a round of it, as an animation
command-history = history
about-command-history = What has happened, step by step
command-pace = pace
about-command-pace = Propose another pace for this table
command-verify = verify
about-command-verify = Check that the draws of this game are fair
command-help = help
about-command-help = How to play here
command-rules = rules
about-command-rules = Search the rules
command-profile = profile
about-command-profile = Your games, ratings and reliability, and those of others
command-stats = stats
about-command-stats = How a game goes: points, wins, duration, records
command-ranks = ranks
about-command-ranks = Who leads on this server
parameter-words = words
about-parameter-words = What you’re looking for
parameter-game = game
about-parameter-game = Which game
parameter-player = player
about-parameter-player = Whose board
parameter-round = round
about-parameter-round = Which round; leave it out for the whole game
parameter-step = step
about-parameter-step = The number of the step; leave it out for the last one
parameter-file = file
about-parameter-file = The log of a game, to look at here: Fair draws gives it to you at the end of a game

## Greeting
greeting-setup = Server managers: `/setup` sets where tables open.
greeting-other-game = Another game
greeting-game-begins = Your game of **{ $game }** against computer players has begun: { $link }
greeting-game-runs = You already have a game of **{ $game }** like that: { $link }. `/play` opens another table.
greeting-guided-runs = You’re in the middle of this guided game: { $link }. Go on below, or begin it again.
greeting-ask-level = **{ $game }:** how well should the computer players play? *Easy* ones often misjudge their moves, *medium* ones now and then; *hard* ones always make the best move they find. I’ll remember your choice; `/settings` changes it.
button-play-now = Play now
button-guided = Guided game
button-begin = Begin
button-again = Again
button-begin-again = Begin again
button-alone = Go on
button-real-game = A real game
lesson-begins = { $lit } marks what’s worth doing; anything else is allowed.
lesson-step = Lesson { $step } of { $steps }
lesson-step-alone = Lesson { $step } (until the round ends)
lesson-unmarked = Nothing is marked, choose what you like
lesson-over = **That was the lesson.** { $done } { $standing } With every mark followed you’d have { $points } { $points ->
    [one] point
   *[other] points
  }. { $end }
lesson-followed = **That was the lesson, and you followed every mark.** { $done } { $standing } { $end }
lesson-standing = { $ahead ->
    [1] You’re ahead: { $mine } points, { $name } has { $theirs }.
    [-1] { $name } is ahead: { $theirs } points, you have { $mine }.
   *[0] You and { $name } have { $mine } points each.
  }
table-practice = practice
error-no-guided-game = There’s no guided version of this game yet.
button-introductory = Introductory game
button-how-it-works = How it works

## Lobby
lobby-choose-seat-count = How many seats?
lobby-seat-count = { $seats } seats
lobby-host = Host: { $host }
lobby-seat = { $number }. { $name }
lobby-pace-of = { $name } · usually { $time } a move
lobby-pace-about = A move is timed from the question to your last choice, not counting nights, days off and vacations. Shown after 20 moves; `/settings` can hide it.
lobby-computer = computer player
computer-of-level = computer player, { $level }
level-easy = easy
level-medium = medium
level-hard = hard
lobby-free = free
lobby-options = Options: { $options }
lobby-option-for = { $setting } ({ $names })
lobby-order = **{ $setting }:** { $names }
lobby-order-open = **{ $setting }:** { $names }, … (counts once everybody is named)
lobby-order-next = { $setting }: who is number { $number }?
lobby-order-change = { $setting }: change
lobby-order-anew = Start over
lobby-option-value = { $setting } ({ $value })
lobby-option-without = { $setting } (off)
lobby-option-with = { $setting } (on)
lobby-value = { $setting }: { $value }
lobby-value-usual = { $setting }: { $value } (default)
lobby-started = The game has begun: see the thread.
lobby-started-here = The game has begun: see below.
lobby-practice = Practice: this table began in the middle of a game and doesn’t count anywhere.
lobby-fair = Fair draws: `{ $commitment }` · `/verify`
lobby-join = Join
lobby-leave = Leave
lobby-change-options = Options
lobby-start = Start
lobby-add-computer = Computer player +
lobby-remove-computer = Computer player −
computers-title = **Computer players at table { $table }**
computers-about = How well should the next one play? *Easy* often misjudges its moves, *medium* now and then; *hard* always makes the best move it finds.
computers-characters = These have a style of their own, and are about as strong as *medium*:
computers-by-chance = By chance
computers-full = All seats are taken. You can still change how well they play.
computers-choose = How well should { $name } play?
lobby-hints = Hints
lobby-about-hints = on their turn, players can ask for a hint: the best move now, and what makes it better than the next best, if anything does; the others see later which turns were played with one
lobby-rated = Rated
lobby-about-rated = the result counts for everybody’s rating, and hints are off; you can switch them on again
lobby-reliable = Reliable players
lobby-about-reliable = only people who finished at least 8 of their last 10 games and missed fewer than 5 deadlines per 100 moves can join; newcomers can, and so can anybody you invite
lobby-near = About the host’s level
lobby-about-near = preferably people whose rating in this game is at most { $n } away from yours (1000 at first); **Open tables** lists the table higher up for them, and everybody can join
lobby-rated-note = Rated: the result counts for everybody’s rating.
lobby-reliable-note = Reliable players: to join you need to have finished 8 of your last 10 games and missed fewer than 5 deadlines per 100 moves. Newcomers are welcome.
lobby-near-note = The host would like to play with people of about their own level. Everybody can join.
lobby-joined = You’re in: { $game }. I’ll send you direct messages.
lobby-joined-no-direct-messages = You’re in: { $game }. Your direct messages are closed, so use the button **My move** in the thread.
lobby-joined-unsure = You’re in: { $game }. I couldn’t message you just now; I’ll try again when it’s your turn.
lobby-joined-direct-later = You’re in: { $game }. I’ll send you the table card by direct message as soon as Discord lets me.
lobby-left = You’ve left the table.
play-which-game = Which game?
lobby-opened-there = Your table is open: { $link }
lobby-opened-direct = Your table is open: see the direct message I’ve just sent you. Everybody who joins gets one too.
lobby-opened-direct-later = Your table is open. I’ll send you the table card by direct message as soon as Discord lets me. Everybody who joins gets one too.
table-direct = by direct message
error-direct-closed = This table is played by direct message, and my messages don’t reach you. Allow direct messages from me, then try again.
lobby-closed = This table is closed.
lobby-thread = { $game } · { $names }

lobby-seat-notice = Hello { $name }! You have a seat at a **{ $game }** table: { $link }
    When you have something to choose, I’ll message you here.

lobby-private = Private: only invited players can join. Members of this server can watch.
lobby-private-ask = Private: anybody who isn’t invited can ask the host for a seat with **Join**. Members of this server can watch.
lobby-direct = Played by direct message. **Open tables** in `/games` lists this table in direct messages with me, and anywhere for people who have installed me for themselves.
lobby-direct-private = Played by direct message. Private: only invited players can join.
lobby-direct-ask = Played by direct message. Private: **Open tables** in `/games` lists this table, and others can ask the host for a seat.
lobby-kept = kept for **{ $name }** until { $when }
lobby-asking = { $host } wants to start. Still to answer: { $names }. If you don’t press **I’m here** by { $until } ({ $when }), you give up your seat, and the game can begin without you.
lobby-starts = **The game begins { $when }.** Any change restarts the half-minute countdown.
lobby-held = { $name } wants to wait, so the game won’t begin yet.
lobby-closes = Nothing has changed here for a week. The table closes { $when } unless one of its players keeps it open.
lobby-closed-host = The host has closed this table.
lobby-closed-manager = A server manager has closed this table.
lobby-closed-idle = This table was closed because nothing had changed for a long time.
lobby-here = I’m here
lobby-wait = Wait
lobby-keep-open = Keep it open
lobby-guests = Invite
lobby-close = Close the table
lobby-close-sure = Close this table for good? All its players lose their seats, and nobody else can join.
lobby-close-yes = Yes, close it
lobby-close-done = The table is closed.
lobby-wait-done = The game won’t begin yet.
lobby-wait-done-told = The game won’t begin yet. I’ll let { $host } know.
lobby-wait-nothing = The game isn’t about to begin.
lobby-here-done = Thanks, you keep your seat.
lobby-here-last = Thanks, that’s everybody: the game begins { $when }.
lobby-kept-open = The table stays open.
lobby-start-asked = Somebody at this table hasn’t been around for a day. I’m asking whether they’re still there; the game begins as soon as everybody has answered.
guests-title = **Who’s playing?** · Table { $table }
guests-about = Anybody you invite gets a direct message, and their seat is kept for 48 hours.
guests-none = Nobody is invited at the moment.
guests-choose = Invite somebody …
guests-withdraw = Withdraw an invitation …
guests-full = All seats are taken or kept.
guests-private = Invited players only
guests-may-ask = Others can ask to join
guests-about-ask = This table is listed under **Open tables**. Others can ask you for a seat, and you have 48 hours to answer.
guests-no-seat = All seats of this table are taken or kept.
guests-bot = Bots can’t be invited. **Computer player +** adds one that can play.
error-private = This table is private: you need an invitation from { $host }.
error-seats-kept = The free seats of this table are kept for people who were invited.
error-already-invited = This person has already been invited.
error-invited-often = This person has already been invited to this table { $n ->
        [1] once
        [2] twice
       *[other] { $n } times
    }.
error-many-invitations = You can send { $n } { $n ->
    [one] invitation
   *[other] invitations
  } in 24 hours.
error-not-manager = Only { $host } or a server manager can do that.
invitation-lobby = { $name } invites you to a **{ $game }** table: { $link }
    { $terms }
    Your seat is kept until { $until } ({ $when }).
invitation-direct = { $name } invites you to a **{ $game }** table, played by direct message.
    { $terms }
    Your seat is kept until { $until } ({ $when }).
invitation-accept = Take the seat
invitation-declined = All right. I’ll let { $name } know.
invitation-not-coming = **{ $game }**, table { $table }: { $names } can’t come, so there’s room again. { $link }
request-asking = Waiting for your answer: { $names }
request-told = **{ $game }**, table { $table }: { $n ->
    [one] { $names } would like a seat
   *[other] { $names } would like seats
  }. { $link }
    Answer by { $until } ({ $when }).
request-accept = Accept: { $name }
request-decline = Decline: { $name }
request-accepted = { $name } has a seat.
request-sent = I’ve asked { $host } for a seat for you. I’ll let you know by { $until } ({ $when }).
request-call = { $name }: somebody would like a seat at **{ $game }**, table { $table }. Answer by { $until } ({ $when }): { $link }
request-show = Show who it is
request-over-declined = { $host } has declined your request for a seat at **{ $game }**, table { $table }. `/games` shows where there are seats.
request-over-expired = { $host } didn’t answer your request for a seat at **{ $game }**, table { $table }, in time. `/games` shows where there are seats.
request-over-late = **{ $game }**, table { $table }, began or was closed before { $host } answered your request for a seat. `/games` shows where there are seats.
error-asked-open = You’ve already asked { $host } for a seat. I’ll let you know by { $until }.
error-asked-declined = { $host } has declined your request for a seat at this table. You can ask once per table.
error-asked-expired = { $host } didn’t answer your request for a seat at this table in time. You can ask once per table.
error-many-requests = You can ask for { $n } { $n ->
    [one] seat
   *[other] seats
  } in 24 hours.
error-many-requests-here = Several people are already waiting for the host’s answer. Try again later.
error-asked-before = You’ve already asked for a seat here.
error-not-asked = This request is no longer open.
lobby-call-invited = { $name }: { $host } invites you to **{ $game }**, table { $table }. A seat is kept for you until { $until } ({ $when }): { $link }
lobby-call-here = { $name }: { $host } wants to start **{ $game }**, table { $table }. Press **I’m here** by { $until } ({ $when }), or you give up your seat.
lobby-told-host = The host has left, so you’re now the host of **{ $game }**, table { $table }: { $link }
    You choose the options, and you start the game.
lobby-told-here = Are you still there? Answer by { $until } ({ $when }), or you give up your seat at **{ $game }**, table { $table }: { $link }
    { $host } wants to start, and the game can begin without you.
lobby-told-freed = You’ve lost your seat at **{ $game }**, table { $table }, because you didn’t say you were there: { $link }
lobby-told-silent = **{ $game }**, table { $table }: { $names } didn’t press **I’m here**, so there’s room again. { $link }
lobby-told-held = { $name } wants to wait, so **{ $game }**, table { $table }, won’t begin yet: { $link }
lobby-told-too-few = **{ $game }**, table { $table }, won’t begin: it has too few players now. { $link }
lobby-told-closing = Nothing has changed at **{ $game }**, table { $table }, for a week. It closes { $when }: { $link }
lobby-told-closed-host = The host has closed **{ $game }**, table { $table }.
lobby-told-closed-manager = A server manager has closed **{ $game }**, table { $table }.
lobby-told-closed-idle = **{ $game }**, table { $table }, was closed because nothing had changed for a long time. `/play` opens a new one.
lobby-told-closed-channel = **{ $game }**, table { $table }, was closed because its channel was deleted.
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
about-pace-reserve = 5 days to start with, 1 more with each turn, never more than 10
about-pace-brisk = 3 days to start with, 8 more hours with each turn, never more than 5 days
about-pace-plain = the same for every turn; unused time doesn’t carry over
about-pace-none = after 21 days without a move, I’ll ask whether you’re still playing
lobby-time = Time: { $terms }
term-pace = { $pace } ({ $numbers })
term-computer-moves = a computer player moves for late players
term-deleted = the table is deleted 30 days after the last move
term-no-vacations = vacations don’t stop the clock
time-title = Time
time-about = How long you have for your turns. Your clock runs only while you’re awake: not during your quiet hours, nor on your days off.
time-about-late = **When somebody is late**, the others decide: keep waiting, let a computer player make this one move, or offer the seat to somebody else. You can also have a computer player move right away.
time-choose-pace = How much time?
time-late-ask = When late: the others decide
time-late-computer = When late: a computer player moves
time-vacations = Vacations stop the clock
button-more = More …
pace-now = Pace at this table: **{ $pace }** ({ $numbers }). Your time runs only while you’re awake.
    You can propose another pace; once all agree, it applies from everybody’s next turn.
pace-same = This table already has that pace.
pace-proposed = I’m asking the others in the thread: **{ $pace }** ({ $numbers }).
pace-proposal = { $table }: { $name } proposes a different pace: **{ $pace }** ({ $numbers }). It takes effect on everybody’s next turn, once all have agreed.
pace-answers = ✅ { $agreed } · still to answer: { $asked }
pace-agreed = New pace, starting with everybody’s next turn: **{ $pace }** ({ $numbers }).
pace-refused = The pace stays as it is. Against “{ $pace }”: { $names }.
pace-replaced = “{ $pace }” was proposed here, but there has been another proposal since.
pace-game-over = “{ $pace }” was proposed here, but the game is over now.
pace-dormant = “{ $pace }” was proposed here, but the table is dormant now.
pace-needless = “{ $pace }” was proposed here, but the player who proposed it no longer plays.
button-agree = Agree
button-disagree = I’d rather not

## Table
turn-prompt = **{ $phase }**: { $names }
standing-next = next: { $name }
what-now = **What now?** { $parts }
what-now-behind = You’re behind in { $part }: { $own } so far, { $seats ->
    [2] your opponent
   *[other] the others
  } { $others }{ $seats ->
    [2] { "" }
   *[other] { " " }on average
  }.
standing-lead-own = **You lead**, { $margin } ahead of { $name }, so far mostly thanks to { $part }: { $first } to { $second }.
standing-lead-other = **{ $name } leads**, { $margin } ahead of you, so far mostly thanks to { $part }: { $first } to your { $second }.
standing-lead-level = **Level:** you and { $name }.
standing-parts = { $name } so far: { $parts }
turn-together = **{ $phase }**: all at the same time
turn-ready = **{ $ready } of { $seats } ready**
waits-mark = ⏳
waits-asked = asked { $since }
waits-until = by { $moment } ({ $left })
waits-until-rested = by { $moment } ({ $left }; your nights aren’t counted)
waits-late = late since { $moment } ({ $left })
clock-stands = the clock has stopped
waits-ready = ✅ { $name }
waits-to-act = ⏳ { $name }
turn-again = The rules have been corrected: this phase starts over.
turn-thread-anew = The thread of this game was deleted. The game continues here.
button-move = My move
button-board = My board
button-table = Whole table
button-large = Large picture
button-more-pictures = More pictures
button-words = In words
button-help = Help
history-omitted = … and { $n } more
history-hint = with a hint
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
    [one] { $names } was in the lead.
   *[other] Tied for the lead: { $names }.
  }
end-resigned = { $name } has resigned.
end-abandoned = Everybody has left this game. Nobody wins.
end-managers = The server managers have closed this table. Nobody wins.
end-points = **{ $name }**: { $points } { $points ->
    [one] point
   *[other] points
  }
end-took-over = took over the seat
end-hints = { $n } { $n ->
    [one] hint
   *[other] hints
  }
end-rating = rating { $change } → { $figure }
rating-games = { $n } of { $of } rated games
profile-title = Profile: { $name }
profile-game = **{ $game }**: { $n ->
    [one] { $n } game
   *[other] { $n } games
  }, { $won } won, most points: { $best }
profile-rating = rating { $figure }
profile-all-games = **All games**: { $figure }
profile-met = { $n ->
    [one] { $n } game
   *[other] { $n } games
  } with { $name }: ahead in { $ahead }, behind in { $behind }
profile-finished = Games with others finished: { $n } of the last { $begun }
profile-misses = Missed deadlines in the last { $moves ->
    [one] move
   *[other] { $moves } moves
  }: { $n }
profile-pace = Usually { $time } a move, not counting nights
profile-choose = Look at somebody’s profile
profile-own = My profile
profile-choose-visible = Who can see your profile?
profile-for-me = Only I can see it
profile-for-shared = People on servers we share can see it
profile-for-all = Everybody can see it
profile-picture = Places
profile-place-times = { place-nth }: { $n }
profile-places = { $game } – { $list }.
profile-choose-game = Points by source
profile-sources-title = { $game }: points of { $name }
profile-sources-about = Averages over all finished games, with everybody’s average in parentheses. Updated shortly after each game.
profile-sources-none = There’s nothing to compare yet. Updated shortly after each game.
profile-sources-said = Average points (everybody’s in parentheses): { $list }.
profile-sources-part = { $part } { $figures }
button-year = My year
year-title = My year { $year }
year-games = { $n ->
    [one] { $n } finished game
   *[other] { $n } finished games
  }, { $won } won
year-about = I can send you your year each January: `/settings`.
year-letter-about = You get this each January because you turned it on in `/settings`.
year-none = No games finished this year.
year-months = Finished games by month
year-by-game = By game
year-won = { $n }, won { $won }
year-said = { $game }: { $n } finished, { $won } won.
stats-title = { $game }: all tables
stats-title-here = { $game }: tables of this server
stats-none = No finished games yet.
stats-none-here = No finished games on this server yet.
stats-games = { $n ->
    [one] { $n } finished game
   *[other] { $n } finished games
  }
stats-duration = Half of them took longer than { $time }.
stats-rounds = { $least } rounds.
stats-rounds-between = { $least } to { $most } rounds.
stats-first = First choice “{ $choice }”: { $n ->
    [one] once
   *[other] { $n } times
  }, won { $percent }%
stats-percent = { $n }%
stats-record = Record: { $n } points, table { $table }, { $day }
stats-record-history = Table { $table }
stats-choose-game = Another game
stats-here = This server
stats-everywhere = All servers
stats-picture = Statistics
stats-points = Average points by number of players
stats-players = { $n } players
stats-wins = Wins by seat
stats-seat = Seat { $seat }
stats-sources = Points by source
stats-few = After { $n } games you’ll also see wins by seat and points by source.
stats-said = Average points: { $list }.
stats-said-points = { $n } with { $players } players
stats-said-wins = Wins: { $list }.
stats-said-seat = { $percent }% in seat { $seat }
ranks-title = { $game }: ranks on this server
ranks-title-quarter = { $game }: ranks on this server, this quarter
ranks-none = Nobody to show yet.
ranks-entry = **{ place-nth }** · { $name }: { $figure }, { $n ->
    [one] { $n } rated game
   *[other] { $n } rated games
  }
ranks-new = { $name }: { $games }
ranks-form = Latest places: { $places }
ranks-you = You
ranks-own-unseen = Only you can see your place.
ranks-own-none = You’ve no place yet: you haven’t finished a rated game here.
ranks-own-none-quarter = You’ve no place this quarter: you haven’t finished a rated game here since it began.
ranks-about = This lists those who want to be listed and have finished a rated game here. Ratings, numbers of games and places come from all servers; latest games first, “–” is a game not finished.
ranks-show = Show me in ranks
ranks-no-server = Each server has ranks of its own: `/ranks` shows them there. Here you decide whether they name you.
ranks-quarter = This quarter
ranks-ever = All time
ranks-higher = ◀ Higher
ranks-lower = Lower ▶
ranks-choose-other = My games with …
heads-title = You and { $name }
heads-none = You haven’t finished a game together.
heads-games = { $n ->
    [one] { $n } game
   *[other] { $n } games
  } together: ahead in { $ahead }, behind in { $behind }. Place (points), yours first:
heads-game = { $table }, { $day }: { $place } ({ $points }) – { $others_place } ({ $others_points })
heads-latest = These are the last { $n }.
button-computer-ratings = Computer players
computer-ratings-title = Ratings of computer players
computer-ratings-game = **{ $game }**: { $list }
computer-rating = { $level } { $figure }
computer-ratings-about = They come from games the levels played against each other, and never change. Medium is always 1000, as are the characters, and everybody starts there.
end-lasted = It took { $duration } ({ $began } to { $ended }).
end-lasted-short = It took { $duration } ({ $ended }).
panel-place = Your place: { $place } of { $seats }, with { $points } { $points ->
    [one] point
   *[other] points
  }
button-play-again = Play again
button-look-back = Look back
button-analyse = Analyze
button-boards = Boards
button-replay = Animation
button-verify = Fair draws
again-ask-level = How well should the computer players play this time?
again-as-before = Same opponents
again-opened = A new table is open: { $card }. Seats are kept for 48 hours for everybody who played here.
again-invited = Everybody who played here is invited, and their seats are kept for 48 hours.
again-joined = You’re in: { $card }
again-seated = You already have a seat at the new table: { $card }
again-started = The next game has begun: { $card }
again-begun = The next game has begun without you: { $card }
error-not-played = You didn’t play in this game. `/play` opens a table of your own.
error-thread-locked = The thread of this game is locked, so I can’t post anything there. Server managers can unlock it.
error-no-place-again = I can no longer write in the place where this game was played. `/play` opens a table elsewhere.
error-not-member = You’re no longer on { $server }, where this game was played.
error-not-over = This game isn’t over yet.

## This table
command-table = table
about-command-table = This table: who’s playing, and what you can do there
button-this-table = This table
table-card = [Table card]({ $link })
table-choose = Another table …

## Seats of games under way
seat-on-offer = { $seat } · on offer
seats-about-own = Short on time? Offer your seat: you keep playing until somebody takes it. Or leave: a computer player takes over right away.
seats-about-practice = A practice table is for you alone. It’s over when you leave.
seats-about-direct = This table is played by direct message. If you leave, a computer player takes over your seat.
seats-about-offered = Your seat is on offer. You keep playing until somebody takes it.
seats-about-free = You can take a seat here. You’ll see everything it has seen, and your time starts fresh.
seats-about-back = A computer player is playing your former seat. Until somebody takes it, you can have it back or invite somebody.
seats-invited-now = Invited: { $users }
seats-invite-to-own = Who should take over your seat? They get a direct message and have 48 hours to answer. Until then you keep playing.
seats-invite-to = Who should take over { $name }’s seat? They get a direct message and have 48 hours to answer.
seats-choose-user = Who?
seats-invited = { $name } has been invited.
seats-left = You’ve left the game. A computer player has taken over, and the seat is on offer.
seats-left-last = You’ve left the game. Nobody is left to play, so it’s over.
seats-taken = { $table }: the seat is yours. You can see everything it has seen so far.
seats-back = { $table }: your seat is yours again.
seats-declined = { $table }: you’ve declined. Thank you for answering.
button-offer-seat = Offer my seat
button-keep-seat = Keep my seat
button-invite-to-own = Invite somebody
button-invite-to = Invite to { $name }’s seat
button-leave-game = Leave
button-take-seat-of = Take { $name }’s seat
button-back-here = I’m back
sure-leave-game = Leave this game? A computer player will take over right away, and the seat will be on offer. You’ll no longer see its hidden cards or tiles.
sure-leave-last = You’re the last person at this table. If you leave, the game ends without a winner. Leave anyway?
button-sure-leave-game = Leave the game
button-resign = Resign
sure-resign = Resign? The game will be over, and your opponent wins.
button-sure-resign = Resign the game
seats-resigned = You’ve resigned.
stop-proposal = { $table }: { $name } proposes ending the game with the score as it is now. It ends once all have agreed.
stop-proposed = I’m asking the others in the thread.
stop-agreed = All have agreed: the game is over.
stop-refused = The game continues. Against ending it: { $names }.
stop-needless = Somebody proposed ending the game here, but no longer plays.
stop-game-over = Somebody proposed ending the game here, but it’s over now.
stop-dormant = Somebody proposed ending the game here, but the table is dormant now.
stop-asked-now = There is a proposal to end this game. Still to answer: { $asked }
button-propose-end = End by agreement
sure-end-game = Should the game end with the score as it is now? It ends once everybody has agreed. Players who have been late for a long time aren’t asked.
button-sure-end-game = Propose the end
pause-proposal = { $table }: { $name } proposes a pause of up to 30 days: all clocks stop, and nobody is reminded. Anybody can end it. More than half have to agree.
pause-agreed = The game is paused, until { $until } at the latest: all clocks have stopped. Anybody can end the pause with `/table`.
pause-refused = No pause. Against it: { $names }.
pause-needless = Somebody proposed a pause here, but no longer plays.
pause-game-over = A pause was proposed here, but the game is over now.
pause-dormant = A pause was proposed here, but the table is dormant now.
pause-over = { $n ->
    [0] The pause is over, and the clocks are running again. { $users }
   *[other] { $name } has ended the pause, and the clocks are running again. { $users }
}
pause-asked-now = There is a proposal to pause. Still to answer: { $asked }
pause-now = ⏸️ Paused until { $until } at the latest. All clocks have stopped.
dormant-now = 💤 Dormant since { $since }. All clocks have stopped, and nobody is reminded. Any move wakes the table.
idle-question = { $table } goes dormant on { $until } unless somebody answers. Is the game still on? { $users }
    Nobody has moved since { $since }. Dormant means no clocks and no reminders until somebody moves.
idle-woken = { $table }: the game continues.
idle-dormant = { $table }: nobody has moved since { $since }, and nobody has answered.
idle-game-over = { $table }: nobody had moved for a long time. The game is over now.
dormant-told = 💤 { $table } is dormant: nobody has moved since { $since }. All clocks have stopped, and nobody is reminded. Nothing is lost: each of you can wake the table with this button or with a move.
dormant-on = { $table }: { $names } woke the table. The game continues.
dormant-woken = { $table } is awake again. The game continues.
dormant-game-over = { $table } was dormant. The game is over now.
button-wake = Wake the table
wake-done = The table is awake again: { $link }. I’ll call the players whose turn it is.
wake-awake = This table is already awake: { $link }
error-dormant = This table is dormant. Wake it first: with a move, or with **Wake the table** in `/table`.
button-propose-pause = Propose a pause
error-paused = This table is paused. Nobody is reminded until it continues.
error-invited-bot = That’s a bot. Choose a person.
error-invited-knows = { $name } plays, or has played, at this table, and can’t take this seat.
seat-changed-left = { $table }: { $former } has left the game. The computer player { $present } takes over.
seat-changed-silent = { $table }: the computer player { $present } now plays for { $former }, as you decided. { $former } can come back until somebody takes the seat.
seat-changed-gone = { $table }: { $former } is no longer on this server. The computer player { $present } takes over.
seat-changed-taken = { $table }: { $present } now plays { $former }’s seat.
seat-changed-returned = { $table }: { $present } is back in the game.
seat-offer = { $table }: { $name } is offering their seat, and keeps playing until somebody takes it.
seat-offer-over = { $table }: { $name } was offering their seat. It’s no longer on offer.
seat-offer-anybody = Anybody who hasn’t played here may take the seat.
seat-offer-invited = The table is private: invited players may take the seat.
button-take-seat = Take the seat
button-decline = No, thanks
seat-lost-taken = { $table }: { $name } has taken your seat. Thank you for playing!
seat-lost-silent = { $table }: your time ran out, and the others have offered your seat. A computer player plays for you. You can come back until somebody takes the seat.
seat-lost-gone = { $table }: you’re no longer on the server, so a computer player plays for you. You can come back until somebody takes the seat.
seat-lost-stand-in = { $table }: you’re no longer standing in here. Somebody else has the seat now.
seat-declined = { $table }: { $name } won’t take the seat.
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
news-next = { $table }: you’re next, after { $names }
news-all-ready = All others are ready: { $call }

## Panel
panel-choose-of = Choose: { $options }
panel-choose-count = { $several ->
    [1] Choose from { $n }
   *[other] { $n ->
        [1] Choose
       *[other] Choose one of { $n }
    }
}
panel-choose-row = Choose a row
panel-choose-group = Choose a group
panel-choose-page = More
panel-several-exactly = Choose exactly { $n }, then confirm.
panel-several-up-to = Choose up to { $most }.
panel-several-between = Choose { $least } to { $most }, then confirm.
panel-several-either = Choose { $least } or { $most }, then confirm.
panel-several-picked = Picked: **{ $picked }**
panel-several-few = Choose { $n } more.
panel-several-many = You can choose at most { $most }: remove { $n }.
panel-several-copy = { $option }, { $n } of { $copies }
panel-several-confirm = Confirm
panel-several-clear = Clear
panel-several-none = Choose none
panel-undo = Undo
panel-back = Back
panel-restart = Restart
panel-more = More
panel-less = Less
panel-story = Recap
panel-go-on = Go on
button-hint = Hint
button-why = Why did { $name } do that?
hint-press = Hint: { $option }.
hint-press-then = Hint: { $option }; then: { $line }.
hint-better = About { $points } { $points ->
    [one] point
   *[other] points
  } better than the next best choice, **{ $option }**.
hint-better-by = About { $points } { $points ->
    [one] point
   *[other] points
  } better than the next best choice, **{ $option }**: { $reasons }.
hint-alike = About as good as the next best choice, **{ $option }**.
hint-purpose = Compared with the other choices on average: { $reasons }.
hint-purpose-alone = What it brings: { $reasons }.
hint-chosen = Chosen for you: { $line }.
why-thinking = Working it out …
why-played = **{ $name }**: { $line }
why-worse = **{ $option }** would have been better by about { $points } { $points ->
    [one] point
   *[other] points
  }.
why-worse-by = **{ $option }** would have been better by about { $points } { $points ->
    [one] point
   *[other] points
  }: { $reasons }.
why-public = Worked out from what everybody may know; what’s hidden is guessed.
why-none = There’s no turn of this player to explain yet.
hint-but = { $better }, but { $worse }
hint-then-same = then the same
hint-thinking = Working out a hint …
hint-needless = There’s nothing to choose between here, so there’s no hint.
hint-failed = I couldn’t work that out. Please try again in a moment.
panel-since-last-turn = Since your last turn
panel-this-turn = This turn: { $story }
panel-declined = “{ $option }”
panel-own-turn = Your last turn and what came after
panel-outdated = The table has moved on. This is how things stand now:
panel-answered = Answered.
panel-playing = { $names } { $n ->
    [one] is
   *[other] are
} playing.
panel-next-here = Your next choice appears here.
panel-next-by-message = Your next choice comes as a new message here.
panel-next-choice = Your next choice: { $link }.
panel-next-message = Your next choice is in a separate message.
panel-not-your-turn = It’s not your turn.
panel-waiting = Waiting for { $names } (as of { $time }).
panel-waiting-together = At { $time }, { $ready } of { $seats } { $ready ->
    [one] was
   *[other] were
  } ready.
panel-over = The game is over.
panel-forecast = { $title }, right now: **{ $points }**
panel-forecast-price = { $title }, right now: **{ $points }** if you pay { $price } ({ $payment })
panel-forecast-short = { $title }, right now: **{ $potential }** if you pay { $potential_price } ({ $owns ->
    [0] you have none
   *[other] you have { $owned }
  }: at best **{ $points }** without { $unpaid })
board-forecast-price = { $title }, right now: **{ $points }** if { $price } { $pays ->
    [one] is
   *[other] are
  } paid ({ $payment })
board-forecast-short = { $title }, right now: **{ $potential }** with { $potential_price } to pay ({ $owns ->
    [0] has none
   *[other] has { $owned }
  }: at best **{ $points }** without { $unpaid })
panel-hints-off = Hints are off at this table.
panel-tips-off = The small lines that say why a question matters are off; **Help** turns them on.
panel-asked-again = When it’s your turn to choose again, you’ll get a direct message; **My move** in { $link } opens it too.
panel-asked-again-mention = When it’s your turn to choose again, you’ll be mentioned in { $link }; **My move** opens it there.
panel-undoable = You can undo it until others see it.
panel-reveals = can’t be undone: reveals something
panel-all-reveal = Every choice here reveals something hidden and can’t be undone.
panel-some-reveal = Can’t be undone, since something hidden is turned up: { $options }
panel-final = You can still undo what you’ve done until you press **{ $option }**.
panel-end-now = End now
panel-which = { $option } › { $which }
panel-which-about = { $which }; { $option }
panel-and-end-turn = { $option } and end the turn
panel-turn-ends = It ends by itself in { $seconds ->
    [60] a minute
   *[other] { $seconds } seconds
  }.{ $undoable ->
    [0] { "" }
   *[other] { " " }Until then you can still undo it.
  }
panel-choose-rest = Choose for me
panel-choose-rest-about = **Choose for me** makes all the choices you have left here{ $hint ->
    [0] { "" }
   *[other] ; that counts as a hint
  }.{ $told ->
    [0] { " " }If that turns something up, it can’t be undone.
   *[other] { "" }
  }

## Board
board-choose-seat = Whose board?
board-points = { $rank }. { $name }: { $points }
board-more = … and more: see **My board**, **In words**.

## Replay
replay-round = { title }: { $round }
replay-title = **{ $game }**, { $n } { $n ->
    [one] moment
   *[other] moments
  }
replay-progress = Drawing { $done } of { $total } …
analysis-progress = Judging the turns: { $done } of { $total }{ $seconds ->
    [0] { "" }
    [one] , about { $seconds } second left
   *[other] , about { $seconds } seconds left
  } …
analysis-ready = The analysis is ready: { $table }.
analysis-choose-seat = Another player

## Fair draws
verify-title = { $game }: fair draws
verify-table = Table card: { $card }
verify-running = Everything drawn in this game follows from one secret number, the seed. It was fixed when the table was opened. This is its fingerprint:
verify-until-end = Nobody can work out the seed from the fingerprint, and no other seed has the same one. When the game is over, the seed is published, and `/verify` repeats every draw and compares. Keep the fingerprint if you want to be completely sure.
verify-later = This game had begun before tables had seeds. Draws made until then can’t be proven fair; all later ones can.
verify-practice = This is practice: it began with { $n } prepared steps, and it doesn’t count anywhere. Everything drawn after them follows from a seed that comes with the program, so it’s the same for everybody.
verify-no-seed = This game was over before tables had seeds. Its draws can’t be proven fair.
verify-honest = **Every draw was fair.** { $n ->
    [one] The only draw was repeated with the seed that was fixed in advance, with the same result.
    [2] Both draws were repeated with the seed that was fixed in advance, with the same results.
   *[other] All { $n } draws were repeated with the seed that was fixed in advance, with the same results.
  }
verify-honest-in-part = **Everything that can be proven was fair:** { $n } { $n ->
    [one] draw was repeated with the seed, with the same result.
   *[other] draws were repeated with the seed, with the same results.
  }
verify-early = { $n } { $n ->
    [one] draw was
   *[other] draws were
  } made before this table had a seed. Nothing can be proven about { $n ->
    [one] it
   *[other] them
  }.
verify-given = { $n } { $n ->
    [one] draw belongs
   *[other] draws belong
  } to the prepared steps this practice table began with.
verify-other-rules = Steps { $first } to { $last } were played under rules that have been corrected since. Their draws can’t be repeated.
verify-void = Steps { $first } to { $last } don’t count: the rules were corrected, and the phase started over.
verify-wrong = **{ $n } { $n ->
    [one] draw was
   *[other] draws were
  } not fair:** the seed gives a different result. Somebody has changed this game.
verify-wrong-draw = Step { $n }: it should have been “{ $due }”, not “{ $piece }”.
verify-other-seed = **This isn’t the seed that was fixed in advance.** Somebody has changed this game.
verify-seed =
    Seed: `{ $seed }`
    Fingerprint: `{ $commitment }`
verify-log = Is this the fingerprint on the table card? Only that proves that the seed was fixed in advance. The file holds the whole game, including what was hidden or taken back; the program’s page docs/fair-chance.md explains how to check it yourself.

## Games
games-none = You have no games running. `/play` opens a table.
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
games-damaged = This table is closed: its stored data is damaged.
games-removed = I’m no longer on that server. Make your moves here.
games-move = My move: table { $table }
games-nudge = Nudge: table { $table }
games-wake = Wake: table { $table }
games-leave = Leave: table { $table }
games-choose = Make a move at …
games-look-back = Look back at …
games-place = { place-nth } of { $of }

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
nudge-now = { $name } is being reminded. Nobody will know who asked.
nudge-later = { $name } will be reminded later: they don’t want to be disturbed right now.
nudge-tomorrow = { $name } has already had two reminders today. This one comes when their next day begins.
nudge-told = { $name } was notified recently. A table can remind each player once a day.
nudge-away = { $name } is on vacation and won’t be reminded until it’s over.
nudge-nobody = The table isn’t waiting for anybody else.

## Settings
command-settings = settings
about-command-settings = When you’re awake, how you’re notified, your language
parameter-city = city
about-parameter-city = Sets your time zone: your city, your country, or your local time
settings-title = Settings
settings-time = Your time
settings-zone-title = Your time zone
settings-calls = Notifications
settings-language-title = Your language
settings-zone = **Time zone:** { $city } (it’s { $time } there)
settings-zone-guessed = **Time zone:** not set; I’m assuming { $city } (it’s { $time } there)
settings-quiet-hours = **Quiet hours:** { $from } to { $to }
settings-no-quiet-hours = **Quiet hours:** none
settings-days-off = **Days off:** { $days }
settings-no-days-off = **Days off:** none
settings-turn-end = **If nothing is left to do:** { $when }
settings-turn-end-minute = your turn ends by itself after a minute
settings-turn-end-once = your turn ends right away, with your last choice
settings-turn-end-press = you end your turn yourself
settings-vacation = **Vacation:** { $first } to { $last }
settings-no-vacation = **Vacation:** none
settings-arrive = **I ask you:** { $where }
settings-direct = by direct message
settings-thread = in the table’s thread
settings-both = by direct message and in the thread
settings-called = **I notify you:** { $how }
settings-each = for each choice, with reminders
settings-digest = once a day at { $time }, with a digest
settings-told = **Extra messages:** { $what }
settings-told-nothing = **Extra messages:** none
settings-tell-next = when you’re next
settings-tell-year = your year each January
settings-tell-all-ready = when all others are ready
settings-muted = **Muted** until { $until }
settings-language = **Language:** { $language }
settings-language-of-discord = **Language:** { $language }, as in your Discord
language-en = English
language-de = German
language-ru = Russian
settings-level-title = Computer players
settings-level = **Computer players in games you start alone:** { $level }
settings-level-not-set = I’ll ask
settings-choose-level = How well should they play?
settings-about-level = This counts for the games that **Play now** and **Introductory game** start from now on. At other tables the host chooses.
button-computers = Computer players
settings-about-time = During quiet hours and on days off your time doesn’t run, and messages that need you arrive without a sound. If a table is still waiting when you wake up, you get one reminder. Changes here apply to new turns starting tomorrow; your first time zone applies right away.
settings-about-time-guessed = Until your time zone is set, I can only guess when your night is: your time doesn’t run then, but messages that need you make a sound.
settings-about-pace = Before a game begins, the table card shows how long you usually take for a move, once you’ve made 20. You can hide that.
settings-about-turn-end = If all you can do is end your turn, it ends by itself after a minute (5 seconds without other people); until then you can undo. If it ends right away, your last choice is final; its button says so.
button-hide-pace = Hide my pace
settings-is-it = **Does your clock show { $city } time?** When I wrote this, it was { $there } there and { $here } on your device.
settings-about-zone = Choose your local time, then the nearest city. Or type a city, a country or the time after `/settings`.
settings-about-calls = You get at most two reminders a day, for all tables together. With the digest, nothing else makes a sound: it lists all tables waiting for you, the most urgent first.
settings-about-language = This is the language of everything I write to you alone. Texts in a thread are in the server’s language.
settings-as-discord = As in my Discord
settings-choose-quiet-from = When do your quiet hours begin?
settings-choose-quiet-to = When do they end?
settings-choose-days-off = Days off (at most { $n })
settings-choose-turn-end = If nothing is left to do, when does your turn end?
settings-choose-hour = What’s your local time?
settings-choose-city = Which city?
settings-choose-arrive = Where should I ask you?
settings-choose-calls = How should I notify you?
settings-choose-digest-hour = When should the digest come?
settings-choose-language = Which language?
settings-always-awake = No quiet hours
settings-quiet-from = Quiet from { $time }
settings-quiet-to = Quiet until { $time }
settings-digest-at = Digest at { $time }
switch-on = { $setting }: on
switch-off = { $setting }: off
button-settings = Settings
button-time = Time
button-calls = Notifications
button-language = Language
button-zone = Time zone
button-this-zone = Yes, { $city } time
button-other-zone = No
button-zone-later = Later
zone-later = All right. Until you set your time zone in `/settings`, I’ll guess it.
button-tell-next = When I’m next
button-tell-year = My year in January
button-tell-all-ready = When all others are ready
error-no-such-city = I don’t know a place called “{ $typed }”. Try the largest city near you, your country, or your local time, like 21:45.
button-vacation = Vacation

## Vacation
vacation-title = Vacation
vacation-about = While you’re on vacation your time stands still, and your tables see when you’ll be back. You have { $days } days a year; a day counts once for every vacation that includes it. If you like, somebody can play for you in the meantime.
vacation-left = { $n ->
    [0] You have no days left this year.
    [one] You have one day left this year.
   *[other] You have { $n } days left this year.
  }
vacation-choose-begin = When does it begin?
vacation-choose-end = What is the last day?
vacation-change-end = Change the last day
vacation-now = now
vacation-earlier-days = Earlier …
vacation-later-days = Later …
vacation-begins = Starts: **{ $first }**
vacation-confirm = On vacation from **{ $first }** through **{ $last }** ({ $n ->
    [one] one day
   *[other] { $n } days
  })
vacation-until = You’re on vacation through **{ $last }**.
vacation-from-to = You’re on vacation from **{ $first }** through **{ $last }**.
vacation-table = { $game }, table { $table } ({ $place })
vacation-clock-stands-at = Your time stands still at:
vacation-clock-runs-at = { $n ->
    [one] This table agreed to play without vacations, so **your time keeps running** there:
   *[other] These tables agreed to play without vacations, so **your time keeps running** there:
  }
vacation-play-anyway = You’re on vacation through { $last }. Play, and end the vacation?
button-other-days = Other days
button-announce = Announce
button-back-now = I’m back
button-withdraw = Cancel the vacation
button-play-anyway = Play and end it

## Standing in
stand-in-about = Should somebody play for you in the meantime? It has to be somebody without a seat at the table, or a computer player. They see what you see. In a direct message Discord lists only a few people; `/settings` on the server lists everybody.
stand-in-choose = Who should play for you?
stand-in-asked = I’ve asked { $name } to play for you. There is no answer yet.
stand-in-accepted = { $name } plays for you while you’re away.
stand-in-declined = { $name } can’t play for you. You can ask somebody else.
stand-in-computer = A computer player plays for you while you’re away.
stand-in-not-at = { $n ->
    [one] Not at this table, though, where they play themselves or have played for somebody else:
   *[other] Not at these tables, though, where they play themselves or have played for somebody else:
  }
stand-in-plays = { $name } is playing for you through { $last }. To play yourself, press **I’m back**: that ends your vacation.
stand-in-computer-plays = A computer player is playing for you through { $last }. To play yourself, press **I’m back**: that ends your vacation.
stand-in-offer = { $name } asks you to play for them from { $first } through { $last }: { $tables }
    You would see what they see, and I would message you when it’s their turn.
stand-in-later-tables = their next tables in a cup
stand-in-refused = All right, you won’t play for { $name }.
stand-in-begins = Thank you! You’re now playing for { $name }. When there’s something to choose, I’ll message you.
stand-in-will-begin = Thank you! You’ll play for { $name } starting { $first }. When there’s something to choose, I’ll message you.
stand-in-over = You don’t need to play for { $name } any longer. Thank you!
stand-in-has-accepted = { $name } will play for you while you’re away.
stand-in-has-declined = { $name } can’t play for you while you’re away. In your settings, under **Vacation**, you can ask somebody else.
button-computer-stand-in = A computer player
button-no-stand-in = Nobody after all
button-stand-in = I’ll play
button-do-not-stand-in = I can’t
button-give-back = I can’t anymore

## Who is away
away-until = { $name } is on vacation through { $last }.
away-from-to = { $name } will be on vacation from { $first } through { $last }.
away-clock-stands = Their time stands still in the meantime.
away-clock-runs = At this table their time keeps running.
away-plays = { $name } is playing for them.
away-computer-plays = A computer player is playing for them.
away-plays-now = { $stand_in } is now playing for { $name }.
away-computer-plays-now = A computer player is now playing for { $name }.
away-nobody-plays = Nobody is playing for { $name } anymore.
away-back = { $name } is back.
away-withdrawn = { $name } won’t be on vacation after all.
away-asks = { $asked }: { $name } asks you to play for them.
away-has-played = { $stand_in } has played for { $name }.
away-computer-has-played = A computer player has played for { $name }.
waits-away = on vacation through { $last }
waits-stand-in = { $name } is playing for them
waits-computer-plays = a computer player is playing for them
panel-yours-again = You’re playing yourself again. If there’s something to choose, there is a newer message.
panel-passed-on = You’re no longer playing here.
panel-stand-in = You’re playing for { $name } through { $last }.
games-stand-in = You’re playing for { $name }.
panel-on-vacation = You’re on vacation through { $last }. Anything you choose here ends it.

## Moments
moment-today = { $time } today
moment-yesterday = { $time } yesterday
moment-weekday = { $weekday }, { $time }
moment-date = { $date }, { $time }

## Help
guide-round = The game in six lines
guide-short = **How to play here**
    - When you have to choose, you get a direct message with everything you need. **My move** in the table’s thread opens the same thing, just for you.
    - Below your choices, **Help** explains what you’re being asked.
    - Nobody sees what you choose before your turn is over. Until then **Undo** takes back one choice and **Restart** (in **More**) all of them, as long as nothing hidden was turned up.
    - `/play` opens a table, `/games` lists yours. In `/settings` you say when you sleep: your time doesn’t run then, and nothing makes a sound.
guide-here = Playing on Discord
guide-here-tables = **Tables:** `/play` opens a table in a channel. Others join, you start, and the game gets its own thread. Server managers use `/setup` to decide where tables are opened, and by whom.
guide-here-computers = **Computer players:** before the game starts, the host adds them with **Computer player +**: easy, medium or hard ones. For those who leave or are away, a medium one plays.
guide-here-turn = **Your turn:** when you have something to choose, you get a direct message with everything you need. If your direct messages are closed, you’re called in the thread, and **My move** opens the same thing, just for you. If all you can do is end your turn, it ends by itself after a minute; `/settings` changes that.
guide-here-secrecy = **Secrecy:** nobody sees your choices before your turn is over, except for what the rules reveal. As long as nobody has seen them and nothing hidden was turned up, **Undo** takes back one choice and **Restart** (in **More**) all of them.
guide-here-boards = **Boards:** **My board** shows where everybody’s points came from and what lies in front of you; you can look at the others’ boards there as well.
guide-here-pictures = **Pictures:** anything you can choose has a light frame, anything you’ve chosen has a golden check mark; the places where it could go are filled with light. What others have done since your last turn is outlined in their color and numbered in order; dark brackets mark the last piece.
guide-here-help = **Help:** below your choices it explains what you’re being asked, and **Why not …?** why something isn’t offered; in the thread it opens this overview. Until you’ve finished a game, a small line under each question says why it matters; a button below the help turns these tips off and on.
guide-here-hint = **Hint:** under **More** when it’s your turn. It suggests how to play the rest of the turn, going only by what you can see, and compares it with the next best: ★ marks what to press first. The others see it as soon as they see your turn, and the result says how many hints there were; in the options of a table its host can switch hints off.
guide-here-chance = **Chance:** everything drawn follows from a secret number that is fixed when the table is opened. Its fingerprint is on the table card. Taking something back, waiting or pressing twice doesn’t change what comes. When the game is over, `/verify` shows that every draw was fair.
guide-here-time = **Time:** the table card says how much time you have; it runs only while you’re awake. `/pace` proposes a different pace to the table. In `/settings` you set your time zone, quiet hours and days off, whether you’re notified of each choice or by one digest a day, where I ask you, and your language. You also announce vacations there: your time stands still, and somebody else can play for you in the meantime.
guide-here-leaving = **Leaving:** with `/table` in the thread you can offer your seat and play until somebody takes it, or leave right away: then a computer player takes over. If you come back, you continue with the time you had left, and choices made in the meantime stay. `/games` lists seats on offer.
guide-here-commands = **Commands:** `/games` shows what is waiting for you and whom you’re waiting for, `/table` what you can do at a table, `/move` opens the game that has waited longest, `/board` shows the board, `/history` the game step by step, `/replay` the game as an animation, `/verify` whether the draws were fair, `/settings` your settings, `/rules` searches the rules, `/help` shows this help. If you install me for yourself, `/games`, `/move`, `/table`, `/history` and `/settings` work anywhere on Discord.
guide-overview = Overview
button-symbols = Symbols
guide-symbols = Symbols
guide-symbols-about = What each symbol stands for, by chapter of the rules.
guide-pages = Rules by chapter
guide-this-table = **This table plays with:** { $options }
guide-games = Another game
tips-on = A small line under each question now says why it matters.
tips-off = The small line that says why a question matters is now hidden.
help-back = Back to the game
button-why-not = Why not …?
why-not-nothing = You can choose everything here.
why-not-all = What you still need, the closest first
why-not-help = Help
rules-title = Rules: { $game }
rules-found = { $n ->
    [one] “{ $wanted }”: { $n } paragraph.
   *[other] “{ $wanted }”: { $n } paragraphs, the closest first.
  }
rules-found-nothing = Nothing about “{ $wanted }” was found in the rules.
rules-read = Read a rule
button-hide-tips = Hide “why it matters”
button-show-tips = Show “why it matters”

## What does not work
error-not-your-seat = This isn’t your seat.
error-before-you = This was chosen before you took the seat, or came back to it, and can’t be taken back.
error-not-your-table = You’re not playing at this table.
error-no-table = There’s no table here. Use this in the thread of a game, or use `/games`.
error-nothing-waits = No table is waiting for you.
error-full = This table is full: its seats are taken, or kept for people who were invited.
error-profile-hidden = { $name } doesn’t show you this profile.
error-profile-bot = Bots have no profile.
error-reliable = This table is for reliable players.
error-reliable-games = You finished { $finished } of your last { $begun } games; it needs to be 8 of 10.
error-reliable-misses = In your last { $moves } moves you missed { $n ->
    [one] { $n } deadline
   *[other] { $n } deadlines
  }; it needs to be fewer than 5 per 100.
error-reliable-recovers = Every game you finish and every move you make in time helps.
error-already-seated = You already have a seat at this table.
error-not-seated = You have no seat at this table.
error-not-host = Only { $host } can do that.
error-outdated = This has changed in the meantime. Please look again.
error-too-few = The game needs at least { $n } { $n ->
    [one] player
   *[other] players
  }.
error-too-many = There { $n ->
    [one] is already one player
   *[other] are already { $n } players
  } here.
error-started = This game has already begun.
error-not-started = This game hasn’t begun.
error-no-seat = Nobody is sitting there.
error-no-replay = There are no pictures of this game, so there’s no animation.
error-no-round = There is nothing to show of this round yet.
error-large-replay = This animation doesn’t fit into { $size } MB. Try one round of it.
error-no-such-table = This table no longer exists.
error-damaged = This table is closed: its stored game is damaged. The people who run the bot can see why. Your other tables continue.
error-no-such-control = This button is from another version of the bot and no longer does anything. `/games` shows your tables.
error-no-computer = No computer player sits there.
error-missing-permissions = I’m missing permissions here: { $permissions }
error-missing-permissions-there = I’m missing permissions in { $channel }: { $permissions }
error-no-channel = A table needs a text channel on a server.
error-tables-channel-gone = The channel for tables was deleted. Server managers can choose another one with `/setup`.
error-tables-channel-hidden = Tables are opened in a channel that you can’t see.
error-forum-tag = Every post in { $channel } must have a tag, and mine don’t exist there. Server managers can create them with `/setup`.
error-managers-open = On this server only server managers can open tables. You can join any open table.
error-role-opens = On this server { $role } opens tables. You can join any open table.
error-setup-managers = Only server managers can do that.
error-busy = I can’t save anything at the moment. Nothing has changed; please try again in a minute.
error-outcome-unknown = I lost my database just as I was saving this, so it may already count. Please look again in a minute before you repeat it.
error-discord-busy = Discord isn’t accepting messages from me at the moment. Your press may already count: press again in a few seconds to see how things stand.
error-stopping = I’m being restarted. Please try again in a minute; nothing is lost.
error-too-fast = That was too fast for me: not all of your presses counted. Please wait a few seconds.
error-server-busy = Too many presses are waiting here, so this one didn’t count. Please try again in half a minute.
limit-used-up = { $scope ->
    [person] That’s as much as one person can use in a day
   *[server] That’s as much as one server can use in a day
} ({ $kind ->
    [presses] { $n } presses
    [completions] { $n } suggestions
    [tables] { $n } new tables
    [pictures] { $n } pictures
    [replays] { $n } animations
    [hints] { $n } hints
    [analyses] { $n } analyses
    [pages] { $n } game pages
    [uploads] { $n } uploaded logs
    [reports] { $n } reports
    [posts] { $n } posted steps
   *[searches] { $n } searches
}). It’s possible again { $again }.
error-no-such-command = This command has changed. Please pick it from the list again; if that doesn’t help, restart Discord.
error-many-lobbies-of-user = You’ve opened { $n ->
    [one] a table that hasn’t begun
   *[other] { $n } tables that haven’t begun
  }. Start { $n ->
    [one] it or leave it
   *[other] one of them or leave it
  }, then you can open the next.
error-many-tables = You’re playing at { $n ->
    [one] one table
   *[other] { $n } tables
  } with other people, which is the most for now. Each game you finish allows one more. Private tables don’t count.
error-many-lobbies-on-server = { $n ->
    [one] A table on this server hasn’t begun yet. Please start it first, or leave it.
   *[other] { $n } tables on this server haven’t begun yet. Please start some of them first, or leave them.
  }
error-replay-running = Your last animation is still being drawn. Please wait until it’s done.
error-no-page = There are no pictures of this game, so it can’t be saved as a file.
error-page-running = Your last file is still being made. Please wait until it’s done.
error-many-pages = Many others are waiting for a file. Please try again in a few minutes.
error-large-page = This game doesn’t fit into a file of { $size } MB.
error-unexpected = Something went wrong on my side. Nothing is lost; please try again.
error-written = What you wrote:
error-long-note = Your note has { $n } characters; the limit is { $most }. Nothing has changed.
permission-view_channel = View Channel
permission-send_messages = Send Messages
permission-create_public_threads = Create Public Threads
permission-send_messages_in_threads = Send Messages in Threads
permission-attach_files = Attach Files
permission-read_message_history = Read Message History
error-not-away = This is no longer needed: the vacation is over, or somebody else was asked.
error-seat-not-free = This seat isn’t free: it isn’t on offer, or somebody has just taken it.
error-knows-another-seat = You play, or have played, another seat of this game. You know its secrets, so you can’t take this one.
error-not-invited = This invitation is no longer open.
error-already-away = You’ve already announced a vacation.
error-no-such-days = The vacation can’t be on these days. Please choose again.
error-stand-in-nobody = This person can’t play for you. Choose somebody else.
error-stand-in-sits = { $name } can’t play for you: they have a seat at all of these tables, or have played there for somebody else.

## Notices
notice-no-permission = I need **{ $permissions }** in { $channel } on **{ $server }**; until then, games there continue by direct message. A server manager can fix it: channel settings → Permissions.
notice-removed = { $tables }: I’m no longer on that server.
    { $n ->
        [one] The game continues
       *[other] The games continue
    } without the threads there: I’ll ask you here, and `/games` opens your moves at any time.
notice-removed-lobbies = { $tables }: I’m no longer on that server.
    { $n ->
        [one] The game begins
       *[other] The games begin
    } only once I’m back. You can leave with `/games`.
notice-removed-invite = What to do: ask a server manager to invite me again. Then everything continues there as well.
notice-server-closed = The people who run this bot have closed it to that server.
place-choose = { $table }: the channel was deleted.
    The game continues by direct message. Choose the channel it should move to: it gets a new thread there, and everybody is notified.
place-none = { $table }: the channel was deleted.
    The game continues by direct message. I can’t find another channel that you can see and where I have all permissions I need; `/setup` shows server managers what I need. Then look again here.
place-choose-result = { $table }: the channel was deleted before the result was posted.
    Choose a channel where everybody can see it.
place-none-result = { $table }: the channel was deleted before the result was posted.
    I can’t find another channel that you can see and where I have all permissions I need; `/setup` shows server managers what I need. Then look again here.
place-moved-result = The result of { $table } is in { $channel }.
place-gone-result = The channel of this table was deleted before the result was posted. The host or a server manager can choose another one.
place-gone-yours-result = The channel of this table was deleted before the result was posted. You can choose another one.
place-select = Where should it continue?
place-here = { $table }: the channel was deleted, and the game continues here.
    { $users }
place-moved = { $table } continues in { $channel }.
place-gone = The channel of this table was deleted. The host or a server manager can choose another one; until then the game continues by direct message.
place-gone-yours = The channel of this table was deleted. You can choose where it continues.
button-look-again = Look again
button-other-channel = Choose a channel
error-place-unfit = I can’t use { $channel } for the table, or you can’t see it. Choose another channel.
error-place-host = Only the host or a server manager can choose where the table continues.
error-server-gone = I’m not on the server of this table at the moment.
error-not-under-way = This game isn’t under way.
notice-lobby-gone = The channel with your **{ $game }** table was deleted, so the table is closed.
    What to do: use `/play` to open a new one in another channel.
notice-thread-locked = The thread { $thread } on **{ $server }** is locked, so the game of **{ $game }** continues by direct message. A server manager can unlock the thread.
notice-forum-tags = { $table }: every post in { $channel } on **{ $server }** must have a tag, and there’s none I can add, so the game continues by direct message. A server manager can fix it: `/setup` shows the tags I need and can create them.
notice-forum-tags-lobby = { $table }: every post in { $channel } on **{ $server }** must have a tag, and there’s none I can add, so the table has no post yet. A server manager can fix it: `/setup` shows the tags I need and can create them.
notice-blocked-server = { $table }: the automatic moderation of **{ $server }** doesn’t let through what I post in { $channel }. It may be a word in somebody’s name.
    What to do: ask a server manager to exempt my role from the rule, in the server’s settings under “AutoMod”. Or ask the person whose name it may be to change it on this server.
notice-blocked-discord = { $table }: a filter of Discord doesn’t let through what I post in { $channel } on **{ $server }**. It may be a word in somebody’s name.
    What to do: ask the person whose name it may be to change it on this server.
notice-refused = { $table }: Discord doesn’t let me post in { $channel } on **{ $server }**. { $reason }
refused-members = The thread has as many members as Discord allows.
    What to do: ask a server manager to remove people who don’t play from the thread.
refused-channel = That isn’t possible in a channel of this kind.
    What to do: ask a server manager to make it a text channel again.
refused-location = The server isn’t available where I run.
    What to do: open the next table on another server.
refused-boosts = The server needs more boosts for that.
    What to do: ask a server manager about it.
refused-history = I’m not allowed to read the message history there.
    What to do: ask a server manager to give me the permission “Read Message History”, in the channel’s settings under “Permissions”.
refused-files = Discord has limited what can be posted on the server.
    What to do: ask a server manager whether Discord has notified them.
notice-refused-goes-on = Until then, people I can reach by direct message play on, and for everybody else the clock has stopped. I’ll try again every hour.
notice-refused-lobby = I’ll try again every hour.
notice-too-many-threads = **{ $server }** has as many open threads as Discord allows, so a game of **{ $game }** continues by direct message. It gets its thread as soon as there’s room: a server manager can close threads that nobody needs anymore.
notice-too-many-threads-lobby = **{ $server }** has as many open threads as Discord allows, so a **{ $game }** table has no post yet. It gets one as soon as there’s room: a server manager can close threads that nobody needs anymore.

## When somebody is late
late-question = { $table }: { $name } { $n ->
    [one] is
   *[other] are
  } late. What now?
late-question-long = { $table }: { $name } { $n ->
    [one] hasn’t
   *[other] haven’t
  } moved for 21 days. What now?
late-about = More than half of those asked decide; until then { $name } can still move. { $n ->
    [one] If you offer the seat, a computer player plays it until somebody takes it or { $name } comes back.
   *[other] If you offer the seats, computer players play them until somebody takes them or { $name } come back.
  }
late-said-wait = Keep waiting: { $names }
late-said-computer = A computer player moves: { $names }
late-said-offer = Offer the seat: { $names }
button-late-wait = Keep waiting ({ $n })
button-late-computer = Computer player moves ({ $n })
button-late-offer = Offer the seat ({ $n })
late-wait = { $name } is late: the table keeps waiting.
late-computer = { $name } is late: a computer player moves this once, as you decided.
late-offer = { $name } was late: their seat is on offer, as you decided.
late-automatic = { $table }: { $name }’s time is up. A computer player makes this one move, as agreed in the lobby.
late-moved = A computer player has moved for { $name }.
late-sleeps = { $name } is late, and so is everybody else by now: the table waits until somebody moves.
late-void = { $name } was late and is back: there is nothing left to decide.
late-needless = { $name } was late: there is nothing left to decide.
late-dormant = { $name } was late. The table is dormant now.
late-settled = This question is settled.
late-yourself = You’re late yourself. Just move: that settles it.
asleep-late = { $table }: everybody is late, so the table waits until somebody moves.
asleep-late-about = It continues as soon as one of you moves.
asleep-still = { $table }: nobody has moved for 21 days. Is the game still on?
asleep-still-about = One press is enough, and so is any move.
asleep-goes-on = { $table }: the game continues, says { $names }.
asleep-dormant = { $table }: nobody has moved, and now the table is dormant.
button-go-on = We’re playing on
missed-line = Your time is up. { $call }
missed-asked = I’m asking the others whether to keep waiting. You can still move: that settles it.
missed-computer = A computer player moves for you this once, as the table has agreed.
missed-waits = The others are waiting for you. You can still move.
missed-asleep = Everybody at this table is late. It waits until one of you moves.
missed-others = Your time is up here as well:
missed-other-asked = { $call } (the others are asked)
missed-other-computer = { $call } (a computer player moves this once)
missed-other-waits = { $call } (the table keeps waiting)
missed-other-asleep = { $call } (the table waits until somebody moves)
missed-first = It happens to everybody: the first time is excused.
missed-again = It has happened to you on { $n ->
        [one] one more day
       *[other] { $n } more days
    } since the first time, which is excused. If you’re short on time: `/settings` lets you take a vacation, `/pace` lets you propose a calmer pace.

## Open tables
open-table = { $role } **{ $game }**: { $host } has opened a table. { $free ->
    [one] One seat is free
   *[other] { $free } seats are free
    }: { $link }
open-table-begun = **{ $game }**: the game at { $host }’s table has begun: { $link }
open-table-closed = **{ $game }**: { $host }’s table was closed.
open-table-private = **{ $game }**: { $host }’s table is now for invited players only.
forum-tag-open = Open
forum-tag-running = Running
forum-tag-finished = Finished
forum-tags-reason = Tags for the tables

## Setup
command-setup = setup
about-command-setup = For server managers: where tables are opened and by whom, pace, language, and my permissions
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
setup-told = **Notified of open tables:** { $who }
setup-nobody = nobody
setup-role-gone = a role that was deleted
setup-most = **Public tables at a time:** { $n } per person, plus one for each game they’ve finished
setup-pace = **Pace of new tables:** { $pace }
setup-language = **Language of public texts:** { $language }
setup-language-of-server = **Language of public texts:** { $language }, as set for the server
setup-no-faults = ✅ I have all the permissions I need.
setup-faults = ⚠️ { $n ->
    [one] One problem
   *[other] { $n } problems
    }: see **Permissions**.
setup-choose-channel = Where should tables be opened?
setup-choose-opens = Who may open tables?
setup-choose-opening-role = Which role may open tables?
setup-choose-told-role = Which role should be notified of open tables?
setup-choose-most = How many public tables at a time?
setup-count = { $n ->
    [one] 1 table
   *[other] { $n } tables
    }
setup-as-server = As set for the server
setup-lost = { $n ->
        [one] The channel of { $tables } was deleted. Choose the table
       *[other] The channels of { $tables } were deleted. Choose a table
    } and then where it should continue.
setup-choose-lost = Another channel for …
setup-about-place = Choose a text channel or a forum. In a forum each table is a post, with a tag that says whether it’s open, running or finished. If you choose nothing, tables open wherever somebody uses `/play`. Existing tables stay where they are.
setup-about-people = Server managers can always open tables. The role is mentioned for each table that anybody can join, with a ping at most once every ten minutes. Private tables don’t count, and nobody is notified of them.
setup-about-tables = The host of a table can choose another pace. The language applies to new tables; what I write to one person alone is in their own language.
setup-place-whole = ✅ { $channel }: I have everything I need.
setup-channel-gone = This channel was deleted.
setup-more-places = … and { $n ->
    [one] one more channel
   *[other] { $n } more channels
    }, once this is fixed.
setup-symbols-missing = { $n ->
    [one] One symbol isn’t uploaded yet; until it is, texts do without it.
   *[other] { $n } symbols aren’t uploaded yet; until they are, texts do without them.
    } There’s nothing for you to do.
setup-missing = I need **{ $permission }** { $why }, but my role doesn’t have it (server settings → Roles).
setup-missing-denied = I need **{ $permission }** { $why }, but this channel denies it (edit channel → Permissions).
setup-tags-missing = I need these tags: { $tags }. They show everybody which tables are open.
setup-cannot-add-tags = I can’t create them: give me **Manage Channels**, or create them yourself.
setup-moderated = Only moderators can use these tags: { $tags }. Turn that off in the tags’ settings, or give me **Manage Threads**.
setup-tag-required = Every post here must have a tag. Until that’s settled, nobody can open a table here.
setup-timed-out = I’m timed out until { $until } and can’t write anything until then.
setup-told-in-vain = ⚠️ I can’t mention { $role }. Allow everybody to mention it (server settings → Roles), or give me **Mention @everyone, @here, and All Roles**.
setup-roles-gone = A role you had chosen was deleted. Choose another one under **People**.
setup-reports = ⚠️ { $n ->
    [one] There is an open report.
   *[other] There are { $n } open reports.
  }
button-setup-reports = Reports
setup-shown = **Open tables:** shown to members of this server wherever they use me
setup-not-shown = **Open tables:** shown on this server only
button-setup-shown = Show open tables elsewhere
setup-about-shown = If open tables are shown elsewhere, members who’ve used me here find them with `/games` in direct messages and on other servers. Nobody else does.
button-setup-queue = Tables for players looking for one
setup-about-queue = Members looking for players get a table here, in the channel for tables or wherever tables are played, provided everybody may open tables. You can turn that off.
button-setup-place = Channel
button-setup-people = People
button-setup-tables = New tables
button-setup-rights = Permissions
button-check-again = Check again
button-add-tags = Create tags
permission-forum-send_messages = Create Posts
permission-forum-send_messages_in_threads = Send Messages in Posts
why-view_channel = to see the channel at all
why-send_messages = to post table cards
why-create_public_threads = to open a thread for each game
why-send_messages_in_threads = to say in the thread what has happened and whose turn it is
why-attach_files = to show boards as pictures
why-read_message_history = to find my own messages again, so that nothing is posted twice
why-forum-send_messages = to open a post for each table
why-forum-send_messages_in_threads = to say in the post what has happened and whose turn it is

## Privacy
command-privacy = privacy
about-command-privacy = What I store about you: get it as a file, or erase it
privacy-title = Your data
privacy-stored =
    What I store about you:
    - what you’re called on the servers where you’ve played, your language, your settings
    - whether my direct messages reach you, and what I have to tell you
    - your seats at tables, what you’ve chosen there and when, your results, your notes
    - whom you’ve blocked, reports to server managers, bans from tables
    - how long others have waited for your moves, missed deadlines, vacations, invitations
privacy-seen = Others see your name, your seats, and whatever the game shows of your moves; your notes are shown to you alone. Who sees your profile is up to you (`/profile`), and whether the ranks name you, too (`/ranks`). I don’t read messages, here or anywhere else.
privacy-controls = You can get all of it as a file, or have it erased.
privacy-file = This is everything I store about you, as of now. Times are in UTC.
privacy-file-packed = This is everything I store about you, as of now; it’s so much that the file is compressed (gzip). Times are in UTC.
button-privacy = Your data
button-data-file = As a file
button-erase = Erase everything
button-erase-now = Yes, erase everything
erase-title = Erase everything?
erase-lobbies = You’ll leave { $n ->
        [one] one table that hasn’t begun.
       *[other] { $n } tables that haven’t begun.
    }
erase-seats = At { $n ->
        [one] one running table
       *[other] { $n } running tables
    } a computer player will take your place right away, and others can take the seat.
erase-cups = You’ll drop out of { $n ->
        [one] one cup.
       *[other] { $n } cups.
    }
erase-over = { $n ->
        [one] One finished game will stay
       *[other] { $n } finished games will stay
    } available to the others, but without your name: you’ll be “{ former-player }” there.
erase-all = Your name, language, settings, vacations, invitations and everything else I store about you will be deleted.
erase-digest = So that nobody plays two seats of the same game, each running game keeps a fingerprint of you until it’s over. Nobody can tell from it who you are.
erase-reports = Open reports about you stay until the server managers are done with them, for 30 days at most. Your name is taken out: what’s left is the table, the step and the text.
erase-discord = Bans from tables stay, so that nobody can get rid of one like this. What I’ve already posted in threads or sent to you stays on Discord until it’s deleted there. Backups made by the people who run this bot keep the data until they’re replaced.
erase-final = **This can’t be undone.**
erase-done = Everything I stored about you has been erased. If you use one of my commands or buttons again, you’ll be new to me.
former-player = Former player
former-player-of-several = Former player { $n }
data-member-name = What you’re called on servers (server 0: on Discord)
data-language = Your language
data-settings = What you’ve set: when you’re awake, how you’re notified, how well computer players play
data-hints = Whether you’re shown why a question matters
data-report = Reports to server managers: those you’ve written, and that there’s one about you. If you have everything erased, open ones about you stay for up to 30 days, without your name.
data-bar = Where you’re banned from tables (server 0: everywhere). This stays when everything else is erased.
data-seeker = What kind of table you look for, and since when
data-listener = On which servers you want to hear about new tables and cups
data-block = Whom you’ve blocked
data-regular = People you like to play with, and those you’ve turned down or removed
data-direct = Whether direct messages reach you
data-notice = What you were told about channels where I couldn’t post
data-outbox = What I have sent you by direct message, or still have to
data-game = The tables where you play, have played, or have stood in
data-seat = Your seats
data-move = What you’ve chosen, move by move
data-note = What you’ve noted in games, for yourself alone
data-posted-step = The steps you’ve posted at tables, and what you wrote with them
data-hint-use = Which of your moves you made with a hint
data-plan = What you’ve planned for your next turns
data-waiting = The tables that are waiting for you, and how long you have
data-reserve = The time you have left at tables, including where you gave your seat up
data-timer = When you’ll be reminded
data-miss = Deadlines you’ve missed
data-question = What a table was asked about your seat
data-vote = What you answered when your table was asked
data-vacation = Your vacations
data-stand-in-offer = Whom you’ve asked to stand in for you, and who has asked you
data-stand-in = Who is standing in for you now, and for whom you are
data-stood-in = Where you’ve stood in
data-presence = Whether you were there when a table was about to begin
data-table-change = Seats you’ve taken or given up
data-invitation = Invitations to you and from you
data-seat-request = At which tables you’ve asked for a seat
data-result = Your results
data-rating = What rated games did to your ratings
data-analysis = How your seat has played, where somebody had a game analyzed
data-seat-statistics = How your seat came to its points, and what it chose first
data-hand-over = How long others waited for your last moves, in waking seconds
data-seat-offer = Which of your seats are on offer
data-erasure = When you asked for everything to be erased

## Notes
button-note = Note
button-notes = My notes
note-title = Note at step { $n }
note-label = Your note
note-about = I show it to you alone. If you leave it empty, it’s deleted.
note-yours = Your note, for you alone:
note-kept = Your note at step { $n } is saved. I show it to you alone.
note-gone = You have no note at step { $n } now.
note-kept-void = Your note is saved. You’ll find it in *My notes*.
note-step = Show the step
note-of-step = Step { $n }
note-void = void, since a phase started over
note-none = You have no notes in this game. *Note* writes one at the step that is shown.
note-choose = Go to the step of a note …
note-previous = ◀ Later steps
note-next = Earlier steps ▶

## The history, step by step
button-history = History
history-step = Step { $n } of { $all }
history-now = Now
history-first = First
history-back = ◀ Back
history-on = Next ▶
history-last = Last
history-mistake = Next mistake
history-lost = −{ $n } · { $about }
history-since-turn = Since my last turn
history-rounds = Go to a round …
history-scorings = Go to a scoring …
history-turns = Go to one of my turns …
history-post = Post this step
post-title = Post step { $n }
post-label = Your sentence (optional)
post-about = Everybody at the table sees the step as all may see it, your name and this sentence.
post-done = Step { $n } will be posted for everybody at the table in a moment.
post-same = You’ve already posted step { $n } with this sentence.
post-page = Post for everybody
post-page-done = The file will be posted for everybody in a moment. It shows what everybody could see.
post-page-gone = The file of this game was taken down: somebody who played in it had their data erased.
posted-by = **{ $name }** shows this step:
posted-open = Open here
error-post-now = Others can’t see these moves of yours yet. Go back to a step, then you can post it.
error-long-post = Your sentence has { $n } characters; the limit is { $most }. Nothing was posted.
error-many-posted = Nothing more can be posted at this table for now. Please try again tomorrow.
error-page-posted = The file of this game has already been posted.
history-find = Find a moment
find-everybody = Everybody
find-seats = Whose moments …
find-turns = Whole turns
find-kinds = What happened …
find-choose = Go to a step …
find-found = { $n ->
    [0] I’ve found nothing like that.
    [one] { $n } moment found:
   *[other] { $n } moments found:
  }
history-pictures = Another picture …
history-picture-turn = As in the thread
history-picture-of = { $picture }: { $name }
history-seats = As somebody else saw it …
history-as-all = As everybody saw it
history-as-seat = As { $name } saw it
history-entry = { $n } · { $about }
history-in-thread = [In the thread]({ $link })
history-begins = The game begins.
history-nothing = There’s nothing new to see here.
history-done = { $names }: done
history-yours = Nobody else can see these moves of yours yet.
history-show-taken = Show what was taken back
history-hide-taken = Hide what was taken back
history-taken = Taken back:
history-void = The rules have been corrected, and a phase started over. The step you were looking at is void.
error-no-step = There’s no such step yet. The last one is { $n }.

# Play on from here
history-play-on = Play on from here
play-on-choose = **Play on from step { $n }.** A practice table of your own begins there. Whose seat do you take? Computer players take the others (level: { $level }).
play-on-direct = No table can be opened here, so it will be in your direct messages.
play-on-ends = Your practice table { $link } ends when you choose.
play-on-draws = What’s drawn from here on follows from a new secret number, so it isn’t what was drawn in the game. This is its fingerprint:
play-on-practice = It’s practice: it doesn’t count anywhere, nobody is reminded, and it’s deleted 30 days after its last move.
play-on-again = This choice was too old, so there’s a new fingerprint. Please choose again.
play-on-here = Your practice table begins here, from step { $n } on.
error-earlier-rules = This was played under earlier rules, so you can’t play on from here.
error-play-on-nowhere = No table can be opened here, and you don’t accept direct messages from me. Allow them, or ask again where tables can be opened; nothing has begun yet.
verify-plays-on = This is practice: it continues from row { $n } of the log of { $game }, and it doesn’t count anywhere.
verify-plays-on-file = This is practice: it continues from row { $n } of an attached log, and it doesn’t count anywhere. The fingerprint (SHA-256) of its file: `{ $digest }`
verify-copied = { $n } { $n ->
    [one] draw belongs
   *[other] draws belong
  } to the game this practice table continues.

## A log from a file
log-player = Player { $n }
log-title = { $game } · from a file ({ $digest })
log-proven = its draws follow from its seed
log-not-proven = its draws aren’t proven
log-kept = kept until { $until }
log-earlier = This game was played under earlier rules, so its draws can’t be proven, and you can’t play on from here.
error-log-none = This file isn’t the log of a game. At the end of a game, *Fair draws* gives you its log.
error-log-game = This is the log of a game that I don’t know.
error-log-rules = This log doesn’t fit today’s rules: another version of me wrote it, or somebody changed it. I can’t open it.
error-log-damaged = This log is damaged: something in it is missing or was changed. Download it again, and attach it as it is.
error-log-forged = This log isn’t genuine: what was drawn in it doesn’t fit its seed.
error-log-large = This file is too large: a log is 2 MB at most.
error-log-slow = It would take too long to check this log, so I can’t open it.
error-log-unread = Discord didn’t give me the file. Please try again.
error-log-gone = I don’t have this log anymore: I keep one for half an hour at most, and only the newest. Attach it to `/history` again, and then this message works again too.
error-log-running = Your last log is still being checked. Please wait until that’s done.
error-many-logs = Many others are having a log checked. Please try again in a few minutes.

## The game as a file
button-take-along = Save as a file
file-progress = { $done ->
    [0] Another file is being made first. Yours will appear here.
   *[other] Making the file: step { $done } of { $total } …
  }
file-over = **The whole game in one file.** Download it and open it in your browser: every step with all players’ boards and the points, even offline.
file-running = **The game so far in one file, as you see it.** Download it and open it in your browser: every step with all players’ boards and the points, even offline.
file-yours = It includes what only you can see, so don’t pass it on before the game is over.
file-notes = Your notes are in it, too.
file-analysis = If you press *Analyze* first, the file also shows where points were given away.
file-log = The game’s log is under *Fair draws*; anybody can use it to check every draw.

## Whom somebody has blocked
full-others = There are seats here:
full-join = Join table { $table }
full-ask = Ask to join table { $table }
button-people = Block or report
button-blocked = Blocked people
people-title = Players at { $table }
blocks-title = Blocked people
blocks-about = You won’t meet anybody you block: neither of you can join a table where the other plays, or invite the other. They aren’t told. Games under way continue; at a table that hasn’t begun, you both keep your seats until one of you leaves.
blocks-entry = { $name }, since { $since }
blocks-none = You haven’t blocked anybody.
blocks-choose = Block somebody …
blocks-choose-here = Block one of them …
blocks-unblock = Unblock somebody …
blocks-blocked = { $name } is blocked. `/privacy` shows everybody you’ve blocked.
blocks-meet-cup = You both take part in { $cup }, and may meet there. If you don’t want that, you can leave the cup at its message: { $link }
blocks-meet-lobby = You both sit at table { $table } ({ $place }), which hasn’t begun. If you don’t want that, leave your seat.
blocks-unblocked = { $name } is no longer blocked.
blocks-later = ◀ Later ones
blocks-earlier = Earlier ones ▶
error-block-nobody = You can’t block yourself or a bot.
error-you-blocked = You’ve blocked { $name }. `/privacy` shows everybody you’ve blocked.
error-many-blocked = You’ve blocked { $n } people, and that’s the most. Unblock somebody first.

## Reports and bars
report-choose = Report one of them …
report-about = A report goes to the server managers only. They see it in `/setup`, with your name, and it’s deleted after 90 days.
report-title = Report { $name }
report-label = What happened?
report-form-about = The server managers see it with your name.
report-sent = Your report has been sent to the server managers.
report-head = Report about { $name }
    { $table }, at step { $step }: { $link }
    by { $by }, { $when }
report-done = Done, delete it
report-gone = This report is closed and deleted.
report-bar = Ban from tables: { $name }
report-bar-sure = Ban { $name } from this server’s tables? Where they have a seat, a computer player takes over right away, and they leave tables that haven’t begun. You can lift the ban at any time.
report-bar-yes = Yes, ban
report-barred = { $name } is banned from this server’s tables.
report-lifted = { $name } can play at this server’s tables again.
report-close-sure = Close { $table } for good? If the game is running, it ends, and nobody wins. The people at the table are notified.
reports-open = { $n ->
    [0] No reports are open.
    [one] One report is open.
   *[other] { $n } reports are open.
  }
reports-about = Only people who play with somebody can report them. A report is deleted when you’re done with it, or after 90 days. If everything about the reported person has been erased, their name is gone from it, and it’s deleted within 30 days. People you ban can still play on other servers.
reports-barred = Banned from this server’s tables: { $names }
reports-choose = Show a report …
reports-bar-somebody = Ban somebody from this server’s tables …
reports-lift = Lift a ban …
error-no-report = A report needs a few words.
error-long-report = Your report has { $n } characters; the limit is { $most }.
error-many-reports = You can write { $n } reports a day. Please talk to the server managers directly.
error-bar-nobody = You can’t ban yourself or a bot.
error-barred = The people who run this bot have decided not to let you use it anymore. `/privacy` shows what I store about you.
error-server-closed = The people who run this bot have closed it to this server. In direct messages you can go on playing, and `/privacy` shows what I store about you.
server-closed = The people who run this bot have closed it to this server, so I’m leaving. In direct messages you can go on playing.
error-barred-here = The server managers have banned you from this server’s tables.

## Finding a table
button-open-tables = Open tables
open-tables-none = There’s no room for you anywhere at the moment. `/play` opens a table.
open-tables-about = I look at tables here, and on servers where you’ve used me and whose managers allow it. Hours together are shown if everybody has set a time zone.
open-tables-near = About your level
open-tables-hours = awake together { $n ->
    [one] { $n } hour
   *[other] { $n } hours
  } a day
open-tables-pace = usually { $time } a move
error-not-on-server = This table is on a server that you’re not on.
button-find-people = Find people
button-start-search = Start looking
button-stop-search = Stop looking
queue-off = You’re not looking for a table.
queue-on = You’ve been looking for a table since { $since }. I’ll look until { $until }.
queue-found = I’ve found a table for you: { $link }. If that game doesn’t begin, I’ll keep looking.
queue-waits = You already have as many tables with other people as you’re allowed. I’ll look as soon as one of them ends.
queue-about = As soon as there are people for you who are awake at the same time and want the same pace, I’ll open a table on a server you all share, and ask everybody once whether they’re there. After half that time I’ll settle for less: three hours a day together, or the next slower pace.
queue-about-level = With **About my level** on, I’ll only choose people whose rating in that game is at most { $n } away from yours (at first it’s 1000); after half the time, anybody. Your first { $games } games are with people who are just as new. If there aren’t enough of them after half the time, *easy* computer players fill the table.
queue-near = About my level
queue-about-direct = If you all have **Also by direct message** on, you don’t need to share a server.
queue-looked = Looking yesterday: { $list }.
queue-looked-game = { $game } { $many }
queue-hardly-any = hardly anybody
queue-a-few = a few
queue-over = over { $n ->
    [5] five
    [10] ten
   *[other] { $n }
  }
queue-busiest = Most came between { $begin } and { $end }.
queue-direct = Also by direct message
queue-choose-games = Which games?
queue-choose-people = How many people?
queue-choose-days = How long should I look?
queue-people = { $n ->
    [one] { $n } person
   *[other] { $n } people
  }, including you
queue-people-range = { $n } to { $most } people, including you
queue-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
  }
queue-matched = I’ve found a **{ $game }** table for you, with { $n } players: { $link }
    { $terms }
    Press *I’m here* by { $until } ({ $when }), or you’ll lose your seat. The game begins when everybody is there.
queue-matched-easy = There weren’t enough people who are just as new, so *easy* computer players take the other seats.
queue-again = The game of **{ $game }** that I found for you won’t begin for now, because not everybody was there: { $link }
    I’m still looking, and you keep your place in the queue. You also keep your seat there until I find another table for you.
queue-still = I’m still looking for a table for you.
queue-in-vain = I haven’t found a table for you in the time you gave me. `/games` shows where there are seats.
error-queue-nowhere = I find people on servers where you’ve used me, and none of those allows it. Use me on a server first.
button-tell-of-tables = Tell me about new tables and cups here
button-tell-no-more = Stop telling me
tell-no-more-done = I won’t tell you about new tables and cups on that server anymore.
new-table = { $game }: { $host } has opened a table. { $link }
    { $terms }
new-table-direct = { $game }: { $host } has opened a table, played by direct message.
    { $terms }

## Regulars
button-regulars = Regulars
regulars-about = People you like to play with. You’re regulars of each other once you both say so, and nobody else sees this. If you turn somebody down or remove them, they aren’t told. Your tables have **Invite regulars**.
regulars-are = **Your regulars:** { $names }
regulars-asked = **Asked, no answer yet:** { $names }
regulars-asking = **Asking you:** { $names }
regulars-none = Nobody yet.
regulars-choose = Ask somebody …
regulars-choose-here = Ask one of them to be a regular …
regulars-agree = Agree …
regulars-drop = Decline, withdraw or remove …
regulars-ask-done = Asked: { $name }. `/profile` shows your regulars.
regulars-both = { $name } and you are regulars of each other now.
regulars-dropped = { $name } is off your list.
button-tell-of-regulars = Tell me when they look for players
button-invite-regulars = Invite regulars
regulars-invited = Invited: { $names }.
regulars-none-to-invite = None of your regulars is left to invite to this table. `/profile` shows who they are.
regulars-letter-asked = { $names } would like to have you as a regular: somebody to play with again and again.
    If you say nothing, nothing changes.
regulars-letter-looking = Regulars of yours looking for people to play with: { $names }.
error-regular-gone = They aren’t asking you anymore.
error-regular-nobody = You can’t ask yourself or a bot.
error-many-regulars = You have { $n } regulars, counting those you’ve asked, and that’s the most. Remove somebody first.
error-many-regulars-asked = You can ask { $n } people in 24 hours. Try again later.

## Cups
command-cup = cup
about-command-cup = For server managers: set up a cup with rounds and standings, and see the cups of this server
cup-title = Cup { $n }: { $game }
cup-named = Cup { $n } ({ $game })
cup-host = Host: { $host }
cup-limit = At most { $size } players, { $players } at a table
cup-plan = { $size } players, { $players } at a table, { $rounds } rounds
cup-plan-groups = { $groups } groups with { $size } players in all, { $players } at a table, { $rounds } rounds; then the best { $finalists } play the final in { $final } rounds
cup-so-far = If nobody else enrolls: { $plan }
cup-if-full = If it’s full: { $plan }
cup-dates = Begins { $begins } ({ $distance }), { $days } days a round, ends { $ends }
cup-dates-now = Announced now, it begins { $begins } ({ $distance }), { $days } days a round, and ends { $ends }.
cup-rules = { $groups ->
    [one] Everybody meets everybody equally often.
   *[other] Groups are drawn by lot. In a group everybody meets everybody equally often; then the winners and the best of the others play the final.
  } A table gives 1 point for each player you finish ahead of, ½ for a tie; if players are level: head to head, then share of points. Rounds begin on their dates; computer players finish what isn’t over. No pauses, no new pace; somebody can stand in for you on vacation. If you drop out, a computer player plays on, and you’re out of the standings.
cup-enrolled = **Enrolled: { $n } of { $size }** ({ $names })
cup-nobody = nobody yet
cup-gaps = If at least { $least } people enroll, the cup begins. If the tables don’t come out even, one or two computer players ({ $level }) join.
cup-called-off = This cup won’t be played: it was called off, or fewer than { $least } people enrolled in time.
cup-round-name = Round { $n }
cup-round-final = Round { $n } (final)
cup-round = **{ $round }:** { $tables }
cup-round-runs = **{ $round }** (ends { $until }): { $tables }
cup-round-next = { $round } begins { $begins }.
cup-table = table { $n }
cup-final = **Final**
cup-group = **Group { $name }**
cup-standing = { $place }. { $name }: { $points } (tables: { $tables })
cup-won = 🏆 { $n ->
    [one] { $names } has won the cup.
   *[other] { $names } have won the cup.
  }
cup-dropped = Dropped out: { $names }
cup-computer = Computer { $n }
button-cup-enrol = Enroll
button-cup-withdraw = Withdraw
button-cup-drop-out = Drop out
cup-enrol-done = You’re in. The first round begins { $begins }; I’ll message you when it’s your turn.
cup-withdraw-done = You’ve withdrawn from the cup.
cup-drop-sure = Drop out of the cup? A computer player takes over your tables, and you’re out of the standings. You can’t come back.
cup-dropped-out = You’ve dropped out of the cup. Thank you for playing!
cup-round-ends = Round { $n } of { $cup } ends { $distance } ({ $when }), and table { $table } isn’t finished. After that, computer players finish it, and that result counts.
cup-over = { $cup } is over. { $n ->
    [one] { $names } has won.
   *[other] { $names } have won.
  }
cup-over-own = You finished { place-nth } of { $of }. Table points: { $points }.
cup-told-too-few = { $cup } won’t be played: too few people enrolled in time.
cup-told-called-off = A server manager has called off { $cup }.
cup-new = { $cup } is announced and begins { $distance } ({ $begins }); you can enroll until then. { $link }
    { $terms }
cup-setup-title = Set up a cup
cup-setup-about = The cup’s message is posted in this channel, and people enroll there. Its tables open in { $place }. If at least { $least } people enroll, it begins, in groups of a size that suits; if the tables don’t come out even, one or two computer players join. A computer player moves for late players, and vacations don’t stop the clock.
cup-choose-size = How many players at most?
cup-at-most = At most { $n } players
cup-choose-players = How many at a table?
cup-players = { $n } at a table
cup-choose-days = When does it begin?
cup-days = Begins { $n ->
    [one] { $n } day
   *[other] { $n } days
  } after it’s announced
cup-choose-round-days = How long does a round last?
cup-round-days = { $n } days a round
cup-about-level = How well should computer players play, if any join?
cup-choose = Cups of this server
cup-announced = { $cup } is announced: its message will be here in a moment.
cup-message-at = Its message: { $link }
cup-no-message = It has no message. Post it again so that everybody can see the standings.
button-cup-here = Post its message here
button-cup-call-off = Call off
cup-call-off-sure = Call off { $cup }? Nobody will be able to enroll, and it won’t be played.
cup-call-off-done = The cup is called off.
term-cup = round { $round } of cup { $cup }
seats-about-cup = Cup table: the cup round ends { $ends } ({ $distance }); computer players finish what isn’t over. If you leave, you leave the cup: they take over all your tables. On vacation somebody can stand in: `/settings`.
seat-changed-round-over = { $table }: the cup round is over. The computer player { $present } plays on for { $former }.
seat-lost-round-over = { $table }: the cup round is over, so a computer player plays your seat to the end. Its result counts for you.
error-plays-in-cup = Cup tables can’t be paused, keep their pace, and are played to the end.
error-only-practice = A practice table has no deadlines, so it has no other pace.
error-played-directly = Tables played by direct message can’t be paused, keep their pace, and are played to the end.
error-no-such-cup = This cup no longer exists, or has already been announced.
error-cup-begun = This cup has already begun or was called off.
error-cup-full = This cup is full.
error-cup-enrolled = You’re already in.
error-cup-not-enrolled = You’re not in this cup, or not anymore.
error-many-cups = This server already has { $n } cups under way.
data-cup = Cups you’ve set up
data-cup-entrant = Cups you take part in

# The planning table: a player's next turn, tried out while others play

button-plan = Plan ahead
button-plan-change = Change plan
button-plan-keep = Keep plan
button-plan-at-once = Play it right away
button-plan-ask = Ask me then
button-plan-drop = Drop plan
button-plan-play = Play your plan
button-plan-play-part = { $step ->
    [one] Play its first step
   *[other] Play its first { $step } steps
}
plan-title = 🟨 **PLAN** · before your turn: { $names }
plan-cut = Step { $step } of your plan no longer fits: { $why }. This is your plan up to there.
plan-open-ended = From here it depends on chance. Your plan ends here; you’ll be called for the rest.
plan-whole = This would be your whole turn.
plan-planned = 🟨 **Planned**: { $steps }
plan-kept-not = You haven’t kept this plan, so it won’t be played.
plan-kept-at-once = Kept: it’s played as soon as it’s your turn.
plan-kept-ask = Kept: play it with one press when it’s your turn.
plan-played-if = Your plan is played only if every step still does the same when it’s your turn, and never after a scoring. Otherwise you’re called as usual.
plan-signs = Also stop it if …
plan-sign-words = what my options say has changed
plan-sign-forecast = my forecast has changed
plan-holds = 🟨 **Your plan still fits**: { $steps }
plan-stopped = 🟨 **Your plan stops at step { $step }**: { $why }. You had planned: { $steps }
plan-played = { $table }: your plan was played. { $turn }
plan-played-undo = You can undo it until { $until }.
plan-ends-turn = 🟨 Your plan was played, and ends your turn at { $until }. Until then you can still undo.
error-cannot-plan = Your next turn can’t be planned right now.
plan-about = While others play, you can try out your next turn here. Nothing counts yet, and only you see it.
games-planned = 🟨 Planned
button-plan-decline = Not now
button-offer-plans = Plan after a turn?
plan-offer = Plan your next turn?
