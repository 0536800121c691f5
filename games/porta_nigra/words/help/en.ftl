## A turn in six lines
overview-card = Play 1 of your { $hand } action cards. Its torches say how many of its symbols you may use.
overview-buy = Buy bricks: your builder goes clockwise to the shop, { $price } sesterce for each border.
overview-build = Build an element: the bricks a site asks for, and one Roman. It scores points and often gives a building card.
overview-reward = Every { $every } of your bricks in a building immediately give its reward.
overview-influence = With influence chips you buy Romans, elements and one honor card per turn.
overview-score = At the end, sets of building cards, final cards, the play area and majorities score. Most points wins.

## Goal of the game
help-goal = Goal of the game
help-goal-aim = You build Augusta Treverorum, today’s Trier: amphitheater, basilica, city wall and Porta Nigra. The player with the most victory points at the end wins.
help-goal-length = **Length:** { $two } rounds with 2 players, { $three } with 3 or 4. A round lasts until everybody has played all their { $cards } action cards, { $four } with 4 players. The game can end early.
help-goal-points = **Immediate points:** for each element you build, for some honor cards, and in the interim scoring.
help-goal-final = **Points at the end:** for sets of building cards, final cards, what is left in your play area, and above all majorities.

## Setup
help-setup = Setup
help-setup-board = **Displays:** { $buildings } building cards and { $honors } honor cards are face up.
help-setup-seat = **You begin** with { $sesterces } sesterces, { $torches } torch token and { $romans } Romans. { $more } more Romans of yours are in the supply.
help-setup-cards = **Action cards:** everybody has the same { $cards } cards, with 4 players { $four }. You draw { $hand } of them.
help-setup-supply = **Bricks:** { $bricks } in the supply, and { $cards } supply cards that bring them to the market.
help-setup-start = The start player is drawn by lot, and so is the order of age, unless the table has agreed on it.

## The city
help-city = The city and its bricks
help-city-quarters = **Four quarters**, clockwise: { $quarters }. Each has a building and a shop.
help-city-quarter = { $building } ({ $shop } shop)
help-city-white = **The white shop** is in the middle and can be reached from all quarters.
help-city-bricks = **Color:** a brick takes the color of the place where it is put first, and keeps it.
help-city-prices = **Price**, and value in ties and in the Porta Nigra: { $prices }.
help-city-price = { $colour } { $price }
help-city-sites = **Sites:** { $sites } in all. Each takes one element: bricks of one color with a Roman on top.

## A turn
help-turn = A turn
help-turn-phases = **Two phases:** the refill phase runs by itself; in the action phase you play a card.
help-turn-first = **Your first turn:** after the refill, place your builder in any quarter, free.
help-turn-card = **Card:** you play exactly one card from your hand. You do not have to use it.
help-turn-end = **End:** torches left on the card become 1 sesterce each. The card goes to your discard pile, and you draw one as long as there are any.
help-turn-undo = You can take back your whole turn, the choice of the card included, until you end it.

## Refill phase
help-refill = Refill phase
help-refill-market = **Market:** if there are fewer than { $below } bricks in all shops together, supply cards are turned up until there are at least { $to }. Each shop on a card gets 1 brick.
help-refill-short = **Short supply:** if there are too few bricks for a card, the shops are filled in this order: { $order }.
help-refill-displays = **Displays** are filled up to { $buildings } building cards and { $honors } honor cards.
help-refill-piles = Supply cards are reshuffled when they run out, building cards and honor cards never.

## Action cards
help-cards = Action cards
help-cards-torches = **Torches:** you may use that many symbols of the card, each once, in any order.
help-cards-symbols = **Symbols:** buy a brick, build an element, take an influence chip, a torch token or coins.
help-cards-tokens = **Torch tokens:** each lets you use one more symbol that is still free. One gained this turn counts immediately. The torches of the card are used first.
help-cards-coins = **Torches to coins:** at any time between two actions you can turn a torch of the card or a torch token into 1 sesterce.
help-cards-without = A symbol that would do nothing cannot be used: because you do not have the money, bricks or Romans for it, or because it gives a torch token for a torch token. That costs no torch.

## Moving
help-moving = Moving the builder
help-moving-when = Your builder moves only when you buy or build, as part of it.
help-moving-way = **Clockwise only**, to the shop or to the site where you build; each border costs { $price } sesterce.
help-moving-before = You pay first. Money gained by the action itself comes too late for it.
help-moving-share = Builders may share a quarter.

## Buying
help-buying = Buying a brick
help-buying-one = Your builder goes to the quarter of the shop, you pay for the brick in sesterces, and it goes to your stock in its color.
help-buying-coloured = **Colored symbol:** 1 brick of this color. The symbol counts as a gray one only while that shop is empty.
help-buying-gray = **Gray symbol “any”:** 1 brick from any shop, including white.
help-buying-white = **White bricks:** your builder does not move for them.

## Building
help-building = Building an element
help-building-needs = **You need** a free site, your builder in its quarter, exactly its bricks in its color, and a Roman from your play area.
help-building-white = **White bricks** can replace bricks of any other color, some or all of them. They then count as that color for everything. White sites take white bricks only.
help-building-order = **Order:** points, building card, placing, builder rewards.
help-building-points = **Points** are printed at the site; in the Porta Nigra bricks and color count.
help-building-program = For each site you see the move there, what you have left, its points, its building card, the reward or how far off it is, and your place in the majority. In parentheses: the points this adds at the end.

## Porta Nigra
help-porta_nigra = Porta Nigra
help-porta_nigra-height = **Height:** you choose how many bricks of the color of the site you use, { $least } to { $most }.
help-porta_nigra-points = **Points:** each brick scores its value: black 1, blue 2, red 3, yellow 4, white 5. A white brick used for another color scores as that color.
help-porta_nigra-majority = **Majority:** each height is scored separately.
help-porta_nigra-added = **Added brick** (honor card): from the supply onto an element of yours of height { $least } to { $most }. It takes its color and changes its height.

## Building cards
help-building_cards = Building cards
help-building_cards-take = **Take it:** if one of the { $open } face-up cards has the building and the color of your site, you may take it.
help-building_cards-none = **No card** for row C of the amphitheater and for an added brick.
help-building_cards-use = Cards of different buildings make sets at the end; four of them and 2 chips get you a final card.

## Builder rewards
help-rewards = Builder rewards
help-rewards-when = **When:** each time your bricks in one building reach a multiple of { $every }. Several at a time are possible: going from 2 to { $twice } bricks gives two.
help-rewards-amphitheater = **Amphitheater:** { $goods }.
help-rewards-basilica = **Basilica:** { $goods }.
help-rewards-city_wall = **City wall:** { $goods } from the supply for your stock.
help-rewards-porta_nigra = **Porta Nigra:** { $goods }.
help-rewards-limit = Romans and bricks that have run out are lost; you get the rest.

## Influence
help-influence = Influence
help-influence-when = You may perform influence actions **at any time** between two actions of your action phase, even before the card, as often as you can pay.
help-influence-roman = **{ $chips } chips:** 1 Roman from the supply.
help-influence-build = **{ $chips } chips:** build an element by all rules, without a torch.
help-influence-honor = **Honor card:** at most { $cards } per turn.

## Honor cards
help-honor = Honor cards
help-honor-price = **Price:** { $least } to { $most } chips for one of the { $open } face-up cards. Final cards also cost cards that you hand in.
help-honor-effects = **Effects** happen immediately, goods and points first, so that they help with the element. If the supply has too few bricks, you choose which ones you take. An impossible effect is lost; a card that could do nothing cannot be bought.
help-honor-bricks = **Bricks** on a card come free from the supply to your stock, in the color shown.
help-honor-build = **Build:** an element by all rules, without a torch; you may skip it.
help-honor-add = **Add a brick:** 1 brick from the supply onto one of your elements in the Porta Nigra. No points and no card, but it counts for the reward. You may skip it.
help-honor-substitute = **Substitutes** ({ $chips } chips) count as a building card of their building.
help-honor-gone = Other cards leave the game after use. The gap is filled in the next refill phase.

## Final cards
help-final_cards = Final cards
help-final_cards-first = **{ $points } points** ({ $copies } in the game): { $chips } chips and { $n } building cards of different buildings.
help-final_cards-second = **{ $points } points** ({ $copies } in the game): { $chips } chips and a final card of { $before }.
help-final_cards-third = **{ $points } points** ({ $copies } in the game): { $chips } chips and a final card of { $before }.
help-final_cards-keep = Cards handed in leave the game. Only final cards you still own at the end score; you may own several.

## End of a round
help-round_end = End of a round
help-round_end-when = **When:** everybody has played all their cards. After the last round the final scoring follows.
help-round_end-interim = **Interim scoring:** beginning with the start player, each counts their bricks in all four buildings, times { $two } with 2 players, times { $more } with 3 or 4, and splits that freely into points and sesterces.
help-round_end-bricks = All bricks count, including those of earlier rounds and added ones.
help-round_end-start = **Start player:** the player with the fewest points now names any player. If tied, the youngest of those tied.
help-round_end-new = **New round:** everybody shuffles their cards and draws { $hand }. Builders, market and displays stay as they are.

## Early end
help-early_end = Early end
help-early_end-when = **When:** market and supply are both empty, or somebody builds their { $elements }th element.
help-early_end-points = **{ $points } points** immediately for the player whose turn it is, once in a game.
help-early_end-last = They finish their turn; then each other player has one full turn, and the game ends without another interim scoring.
help-early_end-cards = **No cards left:** a player who has played all cards shuffles them, draws two and plays one (option “{ $name }”).

## Final scoring
help-final = Final scoring and end
help-final-sets = **Building cards:** sets of different buildings. 1 card scores { $one }, 2 score { $two }, 3 score { $three }, 4 score { $four }. The best sets are made for you.
help-final-cards = **Final cards:** 30, 42 or 56.
help-final-area = **Play area:** { $each } each for Romans, influence chips, torch tokens and bricks in stock, and 1 for every { $sesterces } sesterces.
help-final-majorities = **Majorities** in the four buildings.
help-final-win = Most points wins; a tie is shared.

## Majorities
help-majorities = Majorities
help-majorities-areas = **First and second place:** { $areas }.
help-majorities-points = { $area }: { $first } and { $second }
help-majorities-count = **Most bricks** in the area win. Only players with bricks there score, with two players too.
help-majorities-tie = **Tie:** the most valuable element wins: first by color (white, yellow, red, blue, black), then by number of bricks. 2 yellow beat 3 red.
help-majorities-porta_nigra = **Porta Nigra:** for each height, the number of your elements of exactly this height; if tied, their colors, the most valuable first.
help-majorities-shared = **Still tied:** for first place, all of them score as second and nobody else does; for second place, nothing.
help-majorities-alone = A player alone in an area scores first place; nobody scores second.

## What the decks are made of
help-pieces = What the decks are made of
help-pieces-known = All decks are known; nobody knows their order. Which cards a player can still play is known too.
help-pieces-action = **Action card { $card }**, { $torches } torches: { $symbols }.
help-pieces-not_with_four = **Action card { $card }** (not with 4 players), { $torches } torches: { $symbols }.
help-pieces-supply = **{ $n } supply cards:** { $cards }.
help-pieces-buildings = **{ $n } building cards:** one of each building and color.
help-pieces-honors = **Honor cards for { $chips }:** { $cards }.

## Options of a table
help-options = Options of a table
help-options-age_order = **{ $name }:** who names the start player if the fewest points are tied: by an order drawn by lot, or by the order of seats you agree on, youngest first.
help-options-last_turn_without_cards = **{ $name }:** after an early end, a player who has played all cards shuffles them, draws two and plays one; or has no last turn.

## Decisions where the rulebook is open
help-decisions = Decisions where the rulebook is open
help-decisions-open = What the rulebook leaves open, or what can be read in more than one way, is played like this.
help-decisions-age = **Youngest:** an order drawn by lot at the start and shown to everybody (option “{ $name }”).
help-decisions-public = **Public:** all goods and cards, including played action cards. Only your hand is secret.
help-decisions-refill = **Refill:** before everything else in a turn. If the supply is short: white, yellow, red, blue, black.
help-decisions-torches = **Torches left** on the card become sesterces at the end of the turn without asking. Torch tokens stay.
help-decisions-rewards = **Rewards:** what has run out is lost; you get the rest.
help-decisions-influence = **Influence** only between two actions, never within one.
help-decisions-honor = **Honor cards:** the price is paid first, then goods and points come, then you build. A card without any possible effect cannot be bought.
help-decisions-added = **Added brick:** not onto an element of height { $most }.
help-decisions-early_end = **Early end:** 5 points once a game, for the player whose turn it is, whatever emptied market and supply. They finish their turn, including influence.
help-decisions-last_turn = **Last turn without cards:** shuffle, draw two, play one, even in the last round (option “{ $name }”).
help-decisions-majorities = **Ties:** color before number of bricks, not the total value.
help-decisions-shared = **Porta Nigra, tied for first:** all tied players score second place, nobody else scores.

## Reconstructed components
help-components = Reconstructed components
help-components-known = **Component data: reconstruction.** Not everything printed in the box is known to this program. What follows fits every sentence, number and example of the rulebook, but the printed game surely differs in places.
help-components-sites = **Sites:** the numbers of bricks, the colors of most sites, and the points outside the Porta Nigra. Certain: 15, 10, 10 and 9 sites, and those of the rulebook’s examples.
help-components-majorities = **Majorities:** rows B and C of the amphitheater and the heights of the Porta Nigra. The others are certain.
help-components-actions = **Action cards:** seven of the eight; one is from a photograph. It is certain that the decks are equal.
help-components-honors = **Honor cards:** 18 of the 28, how many copies there are, and the prices of 42 and 56. Substitutes and the card of 30 are certain.
help-components-supply = **Supply cards:** nine of the ten.
help-components-buildings = **Building cards:** one of each building and color is nearly certain. Which building is with which shop is ours.
help-components-rulebook = Everything else is from the rulebook: the rules, all other prices and rewards, and the numbers of cards.

## Tips
tip-builder = You move clockwise only, { $price } sesterce a border: start at or just before the shop you need first.
tip-card = The card you don’t play stays in your hand; every card has to be played once in the round.
tip-act = Torches left on the card become 1 sesterce each at the end of your turn; torch tokens stay.
tip-end = Whatever you’ve done so far stays. **Back** lets you use what’s left; a torch left on the card becomes 1 sesterce.
tip-shop = Expensive bricks score more and win ties. What you take from a shop, others can’t buy.
tip-building = Once past a building, you have to go all the way around, { $price } sesterce a border.
tip-site = Look at the majority (in parentheses: what it adds at the end), at the building card, and at the next reward: it comes every { $every } bricks.
tip-height = Every height is a majority of its own, worth up to { $most } points. Higher also scores more right away.
tip-white = White bricks fit everywhere. Keep them if you have enough of the right color.
tip-building-card = Cards of different buildings make the best sets, and four different ones with 2 chips get you a final card.
tip-honor-card = One honor card per turn. Chips also buy Romans and elements.
tip-hand-in = Hand in cards you have twice: what’s left still makes sets at the end.
tip-effect-bricks = There are too few bricks for the whole card: the rest of it is lost.
tip-add-brick = It changes the height: look who is ahead on the old height and on the new one.
tip-interim = At the end { $each } sesterces are 1 point. Until then, money buys bricks, and bricks make points.
tip-interim-other = At the end { $each } sesterces are 1 point. Until then, money buys bricks, and bricks make points.
tip-start-player = The first player has the full choice of market and cards; the last one knows what the others did.

## The guided game
guided-goal = You’re building Roman Trier. Most points after three rounds wins; round 1 is nearly over.
guided-parts =
    1. Action cards: play one a turn; each torch pays for one of its symbols.
    2. Symbols: buy a brick, build, take sesterces.
    3. Your stock: with bricks and a Roman you build an element, which scores points.
    4. Your builder: walks clockwise to the shops, 1 sesterce for each border.
    5. Building cards: you often get one when you build; sets of them score at the end.
guided-play-A1 = Play A1: 3 torches for 3 of its 4 symbols. Buy, build and take 5 sesterces.
guided-buy-second-red = Buy a brick: you have one red one, and with a second one you can build.
guided-shop-red = Buy red: your builder is already in its quarter, so the move is free.
guided-shop = A brick costs its price plus your builder’s move to its shop: 1 sesterce a border, clockwise only. For white bricks the builder doesn’t move.
guided-build = Build now: you have the bricks for a site and a Roman to put on top.
guided-build-in-basilica = Build in the basilica: no move to pay, and every third brick brings a reward.
guided-build-elsewhere = Each option tells you what moving there costs, which points you score right away, and how far off that building’s next reward is.
guided-site = You score the points right away. What you build also counts toward the majority in its area at the end.
guided-last-torch = Use the last torch for 5 sesterces: left over, it would give you only 1.
guided-take-coins = 5 sesterces for one torch: that pays for bricks in the turns to come.
guided-play-A6 = Play A6 to buy a blue brick: a single one is enough for amphitheater C2.
guided-play-A5 = Play A5: it builds with the blue brick, still in time for the interim scoring.
guided-card = You play each of your cards once a round, so you choose only their order. Which one is most useful now?
guided-buy-blue = Buy blue: your builder goes to the amphitheater and is there when you build.
guided-take-chip = Take the influence chip: chips buy honor cards, which give points or effects.
guided-honor-card = You have enough chips for an honor card. You may buy one each turn.
guided-which-honor-card = Some honor cards score right away, others at the end, and some of those only together with other cards. Each card says so.
guided-build-last = Build: each brick counts in the scoring.
guided-torches-left = You have { $torches } { $torches ->
    [one] torch left: use it first.
   *[other] torches left: use them first.
  }
guided-end-of-round = End your last turn: the scoring is next.
guided-end-before-building = End your turn: you have the blue brick, and card A5 builds with it next turn.
guided-end-without-torches = The card has no torches left. End your turn, and draw a new card if there is one.
guided-act = Each symbol costs a torch on the card. You don’t have to use them all: a torch left over becomes 1 sesterce.
guided-interim = Take points: you still have { $sesterces } sesterces for bricks, and in the end only points count. You may split it any way you like.
guided-interim-with-few-sesterces = Take some of each: points win the game, and sesterces buy bricks for more.
guided-done =
  { $done ->
    [0] You built nothing.
    [one] You built 1 element.
   *[other] You built { $done } elements.
  }
guided-end-of-lesson = Every round but the last ends with such a scoring. At the end, sets, final cards, the play area and majorities score too.

## Symbols
glossary-supply = bricks in the supply
glossary-at-turn = whose turn it is
glossary-start-player = start player
glossary-action-card = action card
glossary-torch = torch of a card
glossary-torch-token = torch token
glossary-sesterce = sesterces
glossary-builder = builder
glossary-brick-black = black brick
glossary-brick-blue = blue brick
glossary-brick-red = red brick
glossary-brick-yellow = yellow brick
glossary-brick-white = white brick
glossary-brick-any = any brick
glossary-element = element
glossary-roman = Romans
glossary-points = points
glossary-added-brick = added brick
glossary-building-card = building card
glossary-chip = influence chip
glossary-honor-card = honor card
glossary-final-card = final card
glossary-majority = majority

## Why not
unmet-no_roman = you have no Roman in your play area
unmet-romans_bought = no Romans left to buy
unmet-site_taken = there’s an element on it
unmet-no_free_site = no free site
unmet-too_few_bricks = { $bricks ->
    [0] your bricks fit no free site
   *[other] you’re { $goods } short
  }
unmet-too_far = you need { $sesterces } more { $sesterces ->
    [one] sesterce
   *[other] sesterces
  } for the move
unmet-nothing_to_build = you don’t have enough bricks or sesterces for any free site
unmet-at_top = it’s as high as it can be
unmet-not_own = no element of yours is there
unmet-no_supply = no bricks left in the supply
unmet-shop_empty = the shop is empty
unmet-other_shop = this symbol buys only in its own shop until that’s empty
unmet-too_few_sesterces = you need { $sesterces } more { $sesterces ->
    [one] sesterce
   *[other] sesterces
  }
unmet-nothing_to_buy = you can’t buy anything with it right now
unmet-no_torch = no torch left
unmet-no_token = you have no torch token
unmet-not_more = the sesterce wouldn’t let you buy or build anything more
unmet-symbol_used = already used
unmet-symbol_before = the same symbol before it is still free
unmet-torch_for_torch = it would cost a torch token and bring one
unmet-honor_card_bought = you’ve already bought an honor card this turn
unmet-too_few_chips = you need { $chips } more { $chips ->
    [one] influence chip
   *[other] influence chips
  }
unmet-no_final_card = you don’t own the card to hand in: { $card }
unmet-too_few_building_cards = you need { $cards } more { $cards ->
    [one] building
   *[other] buildings
  } among your building cards
unmet-no_effect = it would do nothing
unmet-no_honor_card = no card you can buy right now

## Search in the rules: groups of words that mean the same; what players ask about a paragraph in other words
help-same-words =
    money coin cash sesterces; brick bricks stone; builder pawn figure; shop market; element building; majority most; joker wild replace substitute; back undo; site space; move moves moving walk go; final
    end scoring
help-asked =
    goal-aim: win winner theme about; goal-length: long rounds time; setup-seat: starting money begin resources; setup-cards: hand cards how many; city-prices: cost brick much; turn-undo: undo; turn-end:
    leftover torches draw hand; turn-card: skip pass; refill-market: when bricks new; cards-coins: turn convert; cards-tokens: use extra; moving-way: cost counterclockwise backwards direction far;
    buying-one: how buy cost; buying-coloured: empty; building-needs: how build requirements cost; building-white: joker wild instead; rewards-when: how often get reward; influence-when: use what for
    chips; influence-roman: buy get more romans; honor-price: cost; round_end-start: starts next round first player; round_end-interim: points between rounds; early_end-when: trigger; early_end-points:
    bonus ending game; early_end-last: last turn others; final-sets: set points; final-area: leftover money resources bricks romans end; final-win: tie winner tiebreaker; majorities-areas: how many points
    row; majorities-tie: tiebreaker; final_cards-keep: several more than one lose; building_cards-take: how get; refill-short: bricks run out
