## A turn in six lines
overview-sow = Take all markers out of one tray and put one into each tray that follows. The last one is your target tray.
overview-time = The time marker moves one step for each marker. Once it has gone all the way around, the round ends after your turn.
overview-accomplish = If the target tray holds the colors of the Trajan tile next to it, the tile gives points and its effect.
overview-action = Then you may carry out the action of the target tray, and repeat it with an extra action tile.
overview-quarter = After { $rounds } rounds a quarter ends: three demands are met or cost points, and the senate votes.
overview-score = After { $quarters } quarters, hands, camps, construction sets and bonus tiles score. Most points wins.

## Goal of the game
help-goal = Goal of the game
help-goal-aim = Rome in the year 110: you trade, conquer, build and gather votes. The player with the most victory points at the end wins.
help-goal-length = **Length:** { $quarters } quarters of a year with { $rounds } rounds each. A round lasts until the time marker has gone around once, so it has no fixed number of turns.
help-goal-points = **Immediate points:** for Trajan tiles, ships, provinces, steps in the senate and construction tiles. Demands that are not met cost points.
help-goal-final = **Points at the end:** for cards in hand, tokens in camps, sets of construction tiles, and bonus tiles.

## Setup
help-setup = Setup
help-setup-board = **Board:** a forum tile in each of the { $provinces } provinces; on the forum { $yellow } extra action tiles and { $two } forum tiles with 2 players, { $three } with 3, { $four } with 4.
help-setup-district = **Construction district:** the { $sites } construction tiles are dealt to its { $sites } sites.
help-setup-seat = **Your pieces:** your military leader and a legionnaire in the military camp, a worker in the worker camp, { $supply } more player tokens in your supply. Your Arch of Trajan is on slot I.
help-setup-markers = **Action markers:** all players set out their { $markers } markers at the same time and in secret, 2 of each of the { $colours } colors, { $a_tray } to a tray.
help-setup-senate = **Senate:** then the start player is drawn. All discs are put on the start space, the start player’s at the bottom. Each player has one bonus tile, { $bonus } are on the board, all yellow side up.
help-setup-stacks = **Trajan tiles:** { $stacks } stacks of { $tiles }; the top tile of each is face up.
help-setup-cards = **First cards:** beginning with the start player, each takes { $cards } commodity cards one by one, from the draw pile or a discard pile.
help-setup-tiles = **First Trajan tiles:** then each takes { $tiles } of them from { $tiles } different stacks and puts them on the slots II, IV and VI. The next player sees the new top tiles.
help-setup-demands = **Demand tiles:** { $removed } of them leave the game; nobody knows which.

## A turn
help-turn = A turn
help-turn-steps = **Three steps:** sow action markers and move the time marker; complete a Trajan tile if you can; carry out the action of the target tray if you like.
help-turn-order = Then it is the next player’s turn, clockwise, even after the end of a round or a quarter.
help-turn-time = **Time marker:** one step for each marker you sow. A round has { $two } steps with 2 players, { $three } with 3, { $four } with 4.
help-turn-beyond = **End of the round:** when the marker reaches or passes its start space, the round ends after your turn. Steps beyond it count for the next round.
help-turn-undo = You can take back everything in your turn until a card is drawn or a new Trajan tile is turned up, or until you end it.

## Sowing
help-sowing = Sowing
help-sowing-circle = **Action circle:** { $trays } trays, clockwise: I seaport, II forum, III military, IV senate, V Trajan, VI construction. Next to each tray is a slot for a Trajan tile.
help-sowing-take = **Source tray:** choose a tray with at least one marker and take all markers out of it.
help-sowing-colours = **One by one:** put one marker into each of the following trays clockwise. You decide which color goes where.
help-sowing-target = **Target tray:** the one that gets the last marker. Its action is yours this turn.
help-sowing-many = **Many markers:** 6 end where they began. With 7 or more some trays get two; the tray you took them from is not left out.
help-sowing-program = For each tray you see target, action, time and the tiles that could be completed. Where the order of colors makes no difference, you are not asked for it.

## Trajan tiles
help-accomplishing = Completing Trajan tiles
help-accomplishing-when = **When:** after sowing, before the action, only the tile next to the target tray. It happens by itself.
help-accomplishing-markers = **Markers:** the target tray must hold a marker of each color on the tile, two for a double one. When they got there does not matter, nor what else is there. The markers stay.
help-accomplishing-effect = **Points and effect:** you score the points; you may skip the effect. You can use what it gives you this very turn.
help-accomplishing-cards = **Cards ({ $points }):** draw 2 commodity cards from the draw pile.
help-accomplishing-tokens = **Legionnaires, workers:** 1 token ({ $one }) or 2 tokens ({ $two }) from your supply go to the military camp or the worker camp.
help-accomplishing-plus2 = **[+2] marker ({ $points }):** goes to one of your six places for extra action tiles.
help-accomplishing-points = **Points ({ $points }):** nothing else.
help-accomplishing-demand = **Bread, games, religion ({ $points }):** you keep the tile. It meets this demand in each quarter.
help-accomplishing-arch = A completed tile frees its slot. If your Arch of Trajan is in the center, it goes there immediately, before your action.

## Seaport
help-seaport = Seaport action
help-seaport-one = **One of four ways.** There are { $kinds } commodities with { $copies } cards each.
help-seaport-draw = **Draw two:** draw 2 cards from the draw pile, then put any card from your hand on a discard pile, even one just drawn.
help-seaport-take = **Take one:** take the top card of a discard pile. Everybody sees which.
help-seaport-play = **Play:** put 1 or 2 cards into your display, then draw as many.
help-seaport-ship = **Ship:** put cards that fit a ship into your display and score. You do not draw.
help-seaport-piles = A discard pile that has run out gets the top card of the draw pile. The draw pile is never reshuffled; once it is empty, no cards are drawn.
help-seaport-hand = Your hand has no limit and is secret; everybody can see your display.

## Ships
help-ships = Ships
help-ships-load = **Load:** at least one card, at most what the ship shows.
help-ships-equal = **Equal:** cards of one kind. 1, 2, 3, 4 cards: { $colour } points; gray { $gray }.
help-ships-pairs = **Pairs:** of different kinds. 1, 2, 3 pairs: { $colour } points; gray { $gray }.
help-ships-different = **Different:** cards of different kinds. 1, 2, 3, 4 cards: { $colour } points; gray { $gray }.
help-ships-gray = **Gray:** once used, a ship is turned to its gray side. It stays gray until the quarter ends, and can be used again.
help-ships-wild = **Wild commodity:** stands for any one card in a shipment; you may use several of them, even alone. Then it leaves the game.
help-ships-wild_pairs = On the pairs ship a wild makes a pair with a single card; two wilds are a pair by themselves, of a kind that is not among the others.
help-ships-number = { $n }

## Forum
help-forum = Forum action
help-forum-take = **Take one** tile from the forum, yellow or green. You may have any number of each.
help-forum-kinds = **Tiles:** bread, games and religion meet demands; senate tiles give 2 to 5 votes; extra action tiles repeat an action; wilds stand for a commodity, a demand, a construction tile or an extra action.
help-forum-keep = **How long:** bread, games and religion tiles until you pay them, senate tiles until the quarter ends, extra action tiles and wilds until they are used.

## Military
help-military = Military action
help-military-one = **One of three ways.**
help-military-token = **Token:** one player token from your supply goes to the military camp; from now on it is a legionnaire.
help-military-leader = **Leader:** your military leader moves to a neighboring province. You take the tile that is there. Leaders may share a province; none returns to the camp.
help-military-legionnaire = **Legionnaire:** one goes from the camp to the province of your leader, unless you have one there.
help-military-points = **Points:** what the province shows, { $less } less for each legionnaire of another player there, but never less than { $least }.
help-military-stay = Legionnaires stay where they are until the end of the game.

## Trajan
help-trajan = Trajan action
help-trajan-take = **Take** the face-up tile of one of the six stacks and put it on the slot with your Arch of Trajan.
help-trajan-arch = **Arch:** then it moves clockwise to the next free slot. A tile cannot be completed in the turn in which it was put there.
help-trajan-full = **No free slot:** the Arch goes to the center of the circle. Until a slot becomes free, you have no Trajan action.

## Senate
help-senate = Senate action
help-senate-step = **One step:** your disc moves one space and you score what the space shows, { $first } to { $last } points.
help-senate-stack = Your disc goes on top of those already there: higher discs win ties.
help-senate-last = On the last space, { $last }, you have no senate action until the quarter ends.

## Construction
help-construction = Construction action
help-construction-one = **One of two ways.**
help-construction-token = **Token:** one player token from your supply goes to the worker camp; from now on it is a worker.
help-construction-worker = **Worker:** one goes from the camp to a site: the first to any, each further one next to one of your own, not diagonally. Never two of your own on a site.
help-construction-tile = **Tile:** the first player on one of the { $sites } sites takes its tile and scores its 2 to 5 points.
help-construction-free = **First tile of its type:** it immediately gives you a free action: { $gives }.
help-construction-first_tile = { $tile }: { $action }
help-construction-others = **Sites with other players’ workers:** you may go there; you get no tile, but your next worker may continue from there.

## Extra actions
help-extra = Extra actions
help-extra-repeat = **Extra action tile:** after an action, hand in a tile of this action and carry the action out once more, in any of its ways.
help-extra-plus2 = **[+2] marker:** with one for this action you repeat it up to { $repeats } times. The marker stays.
help-extra-one = **One tile a turn.** A tile you won this turn counts. An action that was not carried out cannot be repeated.
help-extra-wild = **Wild extra action:** stands for any extra action tile, even if you have the right one.
help-extra-free = **Free actions:** a tile may repeat a free action instead of the action of the turn. Free actions won while repeating cannot be repeated.

## End of a round
help-round_end = End of a round
help-round_end-demand = **Demand:** a demand tile is turned up.
help-round_end-next = It is the next player’s turn. The time marker stays where it is.
help-round_end-quarter = **Quarter:** when round { $rounds } ends, there are already { $demands } demands. No further one is turned up: the quarter ends.

## Demands
help-demands = Demands
help-demands-three = **{ $demands } demands:** each is met by a forum tile with its icon, which leaves the game, or by a Trajan tile with its icon, which stays. Each tile meets one.
help-demands-must = **Must:** if you can meet a demand, you must, even with wild demands.
help-demands-unmet = **Not met:** one costs { $one } points, two { $two }, three { $three }. Points may fall below 0.
help-demands-wild = **How demands are met:** Trajan tiles first, then forum tiles, then wild demands. You are asked only if you could keep a forum tile by giving a wild demand.
help-demands-secret = The players who are asked choose in secret; everybody sees the payments together.

## Senate vote
help-vote = Consul and vice consul
help-vote-votes = **Votes:** those of your space on the senate track and of your senate tiles.
help-vote-ties = **Ties:** the player further along the track wins, then the one higher in the stack.
help-vote-consul = **Consul:** most votes; they choose one of the { $bonus } bonus tiles and put it yellow side up. **Vice consul:** second most; they take the other one, gray side up. Neither needs any votes.
help-vote-stack = **New stack:** all discs go back to the start space in this order, the consul’s on top. All senate tiles leave the game.

## New quarter
help-refill = The next quarter
help-refill-removed = **Leaves the game:** forum tiles that were paid, senate tiles, everything on the forum, and the three demands.
help-refill-new = **New:** two bonus tiles; a forum tile in each province without leader, legionnaire and tile; tiles on all forum spaces. Gray ships are turned back.
help-refill-piles = If a pile runs out, the rest stays empty. After the last quarter nothing is refilled.

## Final scoring
help-final = Final scoring and end
help-final-hand = **Hand:** { $points } for each commodity card.
help-final-camps = **Camps:** { $worker } for each worker in the worker camp, { $legionnaire } for each legionnaire in the military camp.
help-final-sets = **Construction sets:** { $three } points for 3 tiles of one type, { $four } for 4. At most one set of each type.
help-final-wild = **Wild construction tiles** fill up sets, several in one if you like. The best combination counts.
help-final-bonus = **Bonus tiles:** see the chapter “Bonus tiles”.

## Bonus tiles
help-bonus = Bonus tiles
help-bonus-sides = **Two sides:** yellow scores more than gray.
help-bonus-cards = **Commodities ({ $tiles }):** { $yellow } or { $gray } points for each such card in your display.
help-bonus-demand = **Bread, games, religion:** { $yellow } or { $gray } points if you still own a forum tile with this icon after the last payment. Trajan tiles do not count.
help-bonus-legionnaires = **Legionnaires:** { $yellow } or { $gray } for each of yours in a province.
help-bonus-workers = **Workers:** { $yellow } for each of yours on a site; gray, half a point each, the total rounded up.
help-bonus-yellow = **Yellow bonus tiles:** { $yellow } or { $gray } for each of your yellow ones, including the tile itself if it is yellow.
help-bonus-wild = A wild commodity that is left counts as a card of one of your commodity bonus tiles, the best one.

## End of the game
help-end-last = The game ends with the final scoring after quarter { $quarters }, no matter whose turn it was.
help-end-ties = **Tie:** the better place in the last senate vote wins.

## What the piles are made of
help-pieces = What the piles are made of
help-pieces-known = It is no secret what each pile is made of; nobody knows the order.
help-pieces-forum = **{ $n } forum tiles:** { $tiles }.
help-pieces-extra = **{ $n } extra action tiles:** { $tiles }.
help-pieces-demands = **{ $n } demand tiles:** 5 each of bread, games and religion; { $removed } are not in the game.
help-pieces-stack = **Stack “{ $stack }”:** { $tiles }.
help-pieces-trajan_tile = { $points } ({ $first }, { $second })

## Options of a table
help-options = Options of a table
help-options-score_leftover_trajan_tiles = **{ $name }:** each Trajan tile still next to your circle scores 1 point at the end.
help-options-start_markers = **{ $name }:** any two markers in a tray, or two different colors in a tray, or dealt at random with two different colors in a tray.
help-options-time_track = **{ $name }:** the long one has { $two } steps with 2 players, { $three } with 3, { $four } with 4.
help-options-wild_demand_for_bonus = **{ $name }:** each wild demand left at the end counts for one bonus tile of bread, games or religion that you could not score otherwise, the most valuable first.
help-options-extra_after_free_action = **{ $name }:** an extra action tile may repeat a free action. Switched off, it repeats only the action of the turn.

## Decisions where the rulebook is open
help-decisions = Decisions where the rulebook is open
help-decisions-open = What the rulebook leaves open, or what can be read in more than one way, is played like this.
help-decisions-setup = **Setup:** first the board is laid out, then everybody sets out their markers; only then come Trajan stacks, start player, bonus tiles and cards. A tray may get two markers of one color. An empty discard pile is filled immediately.
help-decisions-time = **Time:** with 2 players, sowing 12 markers can end two rounds; both ends are carried out one after the other.
help-decisions-accomplishing = **Completing** happens by itself; its effect is optional.
help-decisions-seaport = **Seaport:** with one card left in the draw pile, drawing two draws it; with none, this way is not available. The pile is never reshuffled.
help-decisions-wild = **Wild commodity:** only for shipping, and at the end as a card of one commodity bonus tile.
help-decisions-leader = **Leader:** never returns to the military camp, and the camp is not a province.
help-decisions-sites = **Sites:** never two workers of one player on a site.
help-decisions-free = **Free actions:** optional; an impossible one is lost.
help-decisions-extra = **Extra action tiles:** even one won this turn, even a wild although you have the right one, even for a free action (option “{ $name }”). Never two in a turn.
help-decisions-demands = **Demands:** as many as possible must be met, even with wild demands.
help-decisions-provinces = **New forum tiles** go only to provinces without a tile.
help-decisions-sets = **Construction sets:** at most one of each type; 4 tiles score as one set of 4.
help-decisions-leftover = **Trajan tiles left** next to the circle score nothing (option “{ $name }”).
help-decisions-tie = **Tie:** the last vote decides, including senate tiles; a win is never shared.

## How sure the components are
help-components = How sure the components are
help-components-known = All components are those of the printed game. For a few figures there is one source only:
help-components-time = **Time track:** the steps of a round; another source has one step more (option).
help-components-copies = **How many copies:** of each kind of forum tile, extra action tile and demand tile. They add up to the numbers of the rulebook.
help-components-names = **Names of the commodities:** the cards have pictures only; the names are ours.

## Tips
tip-markers = A tile needs its colors together in one tray. Different colors in each tray keep many tiles within reach.
tip-markers-tray = Trays II, IV and VI get the first Trajan tiles: colors that are already there are half of a tile.
tip-markers-review = You choose your first Trajan tiles after this, so they can fit your trays.
tip-markers-swap = Which colors are together in one tray decides which Trajan tiles you can soon complete.
tip-markers-swap-with = Which colors are together in one tray decides which Trajan tiles you can soon complete.
tip-first-card = Equal cards make the most valuable shipments; cards that your bonus tile shows are worth points in your display.
tip-first-tile = Take tiles whose colors are already in their tray, or can be sown there in a turn or two.
tip-sow = The last marker decides your action. Every marker is a step of time: long sowings bring the demands closer.
tip-sow-order = The colors decide which Trajan tile you complete now, and which next.
tip-sow-marker = The colors decide which Trajan tile you complete now, and which next.
tip-tile-cards = Cards fill ships and your display; each one left in your hand at the end scores 1 point.
tip-tile-military_camp = Each token becomes a legionnaire for good. In the camp it scores 1 point at the end, in a province more.
tip-tile-worker_camp = Each token becomes a worker for good. In the camp it scores 1 point at the end, on a site more.
tip-tile-plus2 = Choose an action for which you have an extra action tile, or can get one: it then counts twice.
tip-demands = The tile you keep counts if you have a bonus tile with its icon, and it can meet a demand later. A wild one fits any demand.
tip-consul = Think of what you’ll still collect by the end. The other tile goes to the vice consul, gray: what is it worth to them?
tip-seaport = Four equal cards score { $points }, so collecting pays. A ship is worth most while it’s colored; others may be quicker.
tip-discard = Everybody sees the card you put there, and the next player may take it. Keep what fits the ships and your bonus tiles.
tip-play = Cards in your display score only through bonus tiles; but you draw new ones for them, and one in hand is worth { $points } point at the end.
tip-ship = The ship turns gray for everybody until the quarter ends. “At the end” allows for the fact that a card in hand would be worth { $points } point then.
tip-load = Of equal cards, the last one scores the most. Wild commodities leave the game; cards of your bonus tiles score again at the end.
tip-forum = Demands that aren’t met cost up to { $most } points. Senate tiles count only until the quarter ends.
tip-military = The leader goes first and takes tiles; a legionnaire follows where few others are. Far provinces score most.
tip-trajan = Which colors can you get into the tray next to this slot? A tile is completed only by a sowing that ends there.
tip-senate = Each step scores more than the one before, and most votes at the end of the quarter win the better bonus tile.
tip-construction = The first tile of its type gives a free action; three or four of one type score { $three } or { $four } at the end.
tip-extra = Only one such tile a turn. Keep it if this action will be worth more later; it’s best with a [+2] marker.
tip-end = You can undo everything until you end your turn, unless something was drawn or turned up.
tip-end-impossible = A sowing may still end there, for a Trajan tile or to arrange your colors.

## The guided game
guided-goal = You’re a Roman: the markers in your circle decide what you do. Most points after four quarters wins; the first is nearly over.
guided-parts =
    1. Tray: its markers go one by one into the next ones.
    2. Trajan tile: needs its colors in the last tray.
    3. Actions: you carry out the one of the last tray.
    4. Demands: tiles the people want this quarter.
    5. Steps left: the round ends after so many markers.
guided-sow-five = Sow tray I: it ends in VI, construction; two orange markers complete the tile there.
guided-sow-to-forum = Sow tray VI: it ends in II, the forum, and orange and blue complete the tile there.
guided-sow-to-construction = Sow tray IV: it ends in VI, construction, where a tile gives a free action.
guided-sow-before-demand = A tray with 3 markers takes you three trays on, and that tray’s action is yours. Each marker is also a step of time; after { $left } { $left ->
    [one] step
   *[other] steps
  } the round ends, and the people make another demand.
guided-sow = A tray with 3 markers takes you three trays on, and that tray’s action is yours. Each marker is also a step of time; after { $left } { $left ->
    [one] step
   *[other] steps
  } the round ends, and the quarter with it.
guided-sow-colours = You decide which color goes where: a tray with a Trajan tile next to it needs the colors on that tile.
guided-deploy-workers = Take the workers: on construction sites they bring tiles and points.
guided-deploy = Take the legionnaires: in provinces they bring points.
guided-take-religion = Take religion: it’s demanded { $asked ->
    [1] once
    [2] twice
   *[other] { $asked } times
  }, and each unmet demand costs more.
guided-take-more-religion = Take religion again: the people demand it { $asked ->
    [2] twice
   *[other] { $asked } times
  } this quarter, and each tile meets one demand only.
guided-take-bread = Take bread: the people demand it this quarter, and you have none.
guided-take-votes = Take the senate tile: with it you have { $votes } { $votes ->
    [one] vote
   *[other] votes
  }. At the end of the quarter, the player with the most votes gets the first choice of bonus tiles.
guided-forum = Look at the demands first: those still unmet at the end of the quarter cost points. Senate tiles give votes, and extra action tiles let you repeat an action.
guided-build-door = Take site B4: { $points } { $points ->
    [one] point
   *[other] points
  }, and your first door gives a free senate action.
guided-build-window = Take site A4: { $points } { $points ->
    [one] point
   *[other] points
  }, and your first window gives a free military action.
guided-construction = The first player on a site takes its tile and its points. Your first tile of each type also gives you a free action.
guided-leader-to-religion = Move to Alpes: your leader takes religion there, which the people demand.
guided-legionnaire = A legionnaire sent to your leader’s province scores its points and stays there for good.
guided-military = Your leader takes the tile in each province it enters. A legionnaire can go, and score, only where your leader is.
guided-senate = Move on: points now, and more votes at the end of the quarter.
guided-trajan = The tile goes to the slot where your Arch stands. You complete it later, when a sowing ends in the tray next to it and its colors lie there.
guided-seaport = Cards bring points when you ship them. The colored side of a ship pays more than the gray one, which it shows after the first shipment of a quarter.
guided-extra = An extra action tile lets you repeat the action you’ve just carried out; you can use one a turn.
guided-end-before-demand = End your turn. When this round ends, the people make another demand.
guided-end-with-all-met = End your turn: you have a tile for each demand, so you lose no points.
guided-end = End your turn. With this round the quarter ends: unmet demands cost points.
guided-consul = You have the most votes, so you choose a bonus tile: it scores at the end of the game if you collect what it shows.
guided-done =
  { $done ->
    [0] You completed no Trajan tile.
    [one] You completed 1 Trajan tile.
   *[other] You completed { $done } Trajan tiles.
  }
guided-end-of-lesson = Every quarter ends like this, and votes decide who gets bonus tiles. After four, hand, camps and sets score too.

## Symbols
glossary-at-turn = whose turn it is
glossary-start-player = start player
glossary-time = time marker
glossary-kept-bread = Trajan tile: bread
glossary-kept-games = Trajan tile: games
glossary-kept-religion = Trajan tile: religion
glossary-hand = cards in hand
glossary-display = cards in the display
glossary-pile = draw pile
glossary-legionnaire = legionnaire
glossary-leader = military leader
glossary-camp = camp
glossary-arch = Arch of Trajan
glossary-worker = worker
glossary-plus-two = [+2] marker
glossary-consul = consul
glossary-vice-consul = vice consul

## Why not
thing-tray = tray { $tray }
thing-leader = leader to { $province }
thing-legionnaire = legionnaire to { $province }
thing-discard = discard pile { $pile }
thing-ship = ship “{ $ship }”
thing-stack = stack “{ $stack }”
unmet-tray-empty = there’s no marker in it
unmet-has-plus-two = it already has its [+2] marker
unmet-no-cards = there are no cards to draw, take, play or ship
unmet-pile-empty = the draw pile is empty
unmet-discard-empty = this discard pile is empty
unmet-hand-empty = you have no cards in your hand
unmet-no-load = { $ship ->
    [pairs] you have no pair, not even with wilds
   *[other] you have no cards to ship
  }
unmet-forum-empty = the forum is empty
unmet-not-in-forum = not on display in the forum
unmet-no-leader = your leader isn’t in a province
unmet-leader-there = your leader is already there
unmet-far-province = your leader isn’t in a neighboring province
unmet-no-legionnaire = you have no legionnaire in the military camp
unmet-own-legionnaire = you already have a legionnaire there
unmet-last-space = your disc is on the last space
unmet-no-slot = no free slot for a tile
unmet-no-tiles = no tiles left in the stacks
unmet-stack-empty = no open tile on this stack
unmet-no-tokens = no player tokens left in your supply
unmet-no-worker = you have no worker in the worker camp
unmet-own-worker = you already have a worker there
unmet-too-far = not next to one of your workers
unmet-no-extra-tile = you don’t have this tile
unmet-extra-used = you’ve already used an extra action tile this turn
unmet-free-action = at this table, free actions can’t be repeated

## Search in the rules: groups of words that mean the same; what players ask about a paragraph in other words
help-same-words =
    joker wild; marker markers stone bead piece; token meeple figure; commodity goods good ware; ship ships shipping boat; tray bowl pit; demand need; unmet missing penalty lose negative; arch; leader
    general; move moving moves; diagonal diagonally; vote votes voting; mancala sow sowing
help-asked =
    goal-aim: win winner theme about; goal-length: long time turns; setup-cards: starting cards; setup-markers: starting markers; turn-steps: skip pass optional action must; turn-beyond: when round end;
    turn-undo: undo take back; sowing-circle: mancala; sowing-colours: direction order mancala; accomplishing-when: how accomplish complete fulfill; accomplishing-markers: how accomplish requirements
    needed; seaport-draw: get cards; seaport-hand: limit maximum; seaport-play: how play cards; ships-load: how many cards ship; ships-wild: joker; forum-kinds: wild joker tiles kinds types what do;
    forum-take: limit how many; military-points: score; trajan-full: middle stuck; senate-step: points; construction-worker: where place diagonal; construction-free: bonus; extra-repeat: again twice;
    extra-one: two several; demands-must: voluntary choice skip; demands-unmet: penalty lose negative missing; vote-consul: who gets; vote-ties: tiebreaker; final-hand: left cards end; final-camps: left
    workers end; final-sets: set; end-ties: tiebreaker; end-last: over finish; setup-senate: first start player begins; refill-new: refill forum ships back; construction-token: get workers;
    military-token: get legionnaires
