## A round in six lines
overview-take = Two street cards are turned up. Take a tile from each of these two streets of your Colonia.
overview-pass = Keep one of them and pass the other one to the right. You receive one from the left.
overview-use = On your turn, use your own tile or the one you received: it gives resources or a citizen.
overview-build = Then you may build: a builder pays for a gray building, a worker for a structure of its color.
overview-benefit = Gray buildings give benefits or points, colored structures send envoys to the forum in Rome.
overview-score = After each cycle of { $rounds } rounds, everybody scores. Most points after { $cycles } cycles wins.

## Goal of the game
help-goal = Goal of the game
help-goal-aim = You govern a Colonia, a town far from Rome. Develop it, and send envoys to Rome, where the Forum Trajanum is being built. The player with the most points at the end wins.
help-goal-length = **Length:** { $cycles } cycles of { $rounds } rounds each, { $total } rounds in all. Every cycle ends with a scoring.
help-goal-points = **Immediate points:** for triumphal columns, for your forum markers that reach Trajan’s Column, and as an area bonus.
help-goal-scoring = **Points in each scoring:** for cranes, for the gray buildings in each row of your Colonia, for envoys at eagles, for your largest area of envoys, and for Trajan tasks.

## Setup
help-setup = Setup
help-setup-board = **Forum:** it is laid out from mosaic boards, { $two } with 2 players, { $three } with 3, { $four } with 4. Every cycle has a Trajan card; all of them are face up from the start.
help-setup-streets = **Street cards:** { $streets } streets, { $copies } cards of each. All { $cards } come up in a game, so the cards already played tell you what is still to come.
help-setup-colonia = **Colonia:** { $size } × { $size } spaces. Every row and every column is a street, with a symbol that is also on the street cards. In the { $corners } corners are cranes, on { $temples } spaces temples; on the other { $grid }, the street grid, you can build.
help-setup-cranes = **Cranes:** you have one of each color. You decide which color goes to which corner.
help-setup-citizen = **First citizen:** one of your three women, a patrician, a merchant and a craftswoman, is drawn. She goes to the left space of one of the two rows of her class; you decide which row. From now on she is active.
help-setup-women = **The other two women** are placed face up on the cranes of two diagonally opposite corners. You decide which corners, and which woman goes where.
help-setup-tiles = **Tiles:** of your { $tiles } other tiles, two are placed face up in the two remaining corners, and { $grid } face down on the street grid. One is left over: it goes face down onto your ship as your first envoy. Only you know what it shows.
help-setup-stock = **Starting stock:** { $goods } and one worker. The workers are dealt at random, each of a different color.
help-setup-start = **Order:** everybody sets up at the same time, and sees the others’ choices only when all are done. The start player is drawn.

## A round
help-round = A round
help-round-streets = **Street cards:** { $number } are turned up. Each names a street, which is a row or a column of every Colonia.
help-round-tiles = **All at the same time:** take a tile from each of the two streets, keep one of the two, and pass the other one face down to the right.
help-round-turns = **One after the other:** clockwise from the start player, each player uses a tile and may then build.
help-round-end = **End of the round:** the start player figure goes to the right, even between two cycles. So the player who was last begins the next round.
help-round-cycle = **End of the cycle:** after { $rounds } rounds the citizens are paid, and everybody scores. Then the next fragment is put onto Trajan’s Column: the top one shows { $first } points in cycle I, { $second } in II, { $third } in III.

## Taking and passing tiles
help-taking = Taking and passing tiles
help-taking-two = **Taking:** take a tile from each of the two streets, one after the other. You see the first one before you choose the second; it cannot be put back.
help-taking-crossing = **Crossing:** a tile where the two streets cross counts for either of them. If both cards name the same street, take two tiles from it.
help-taking-free = **Free space:** where a tile was taken you can build, even in the same round.
help-taking-corners = **Corners:** their face-up tiles can be taken like all others. That uncovers the crane below, which then scores at the end of the cycle.
help-taking-tribune = **Tribune:** pay { $price } { $price ->
    [one] tribune
   *[other] tribunes
  } to ignore a street card and take a tile from anywhere in your Colonia. You may do so for either tile or for both, even after seeing the first one, and even if the street still has tiles. You pay before you see the tile.
help-taking-must = **Empty street:** if it has no tile left and you pay no tribune, you take no tile for it. A tile that can be taken must be taken.
help-taking-keep = **Keep and pass:** keep one of the two tiles; your right neighbor gets the other one, face down. If you have only one tile, keep it and pass nothing. With two players, your neighbor on both sides is the other player.
help-taking-secret = **Secrecy:** until everybody is done, nobody sees anything of the others’ choices. Then everybody sees the emptied spaces and the tribunes paid, but a tile only when the turn of the player who now has it begins.

## Using a tile
help-using = Using a tile
help-using-one = **One tile:** your turn begins with your own tile and the received one laid face up. You use one of them: resources go into your stock immediately, a citizen goes into a row.
help-using-both = **Both tiles:** pay { $price } { $price ->
    [one] tribune
   *[other] tribunes
  } and use both, in any order you like. You must have the tribunes when your turn begins: neither an exchange nor one of the tiles can provide them.
help-using-own = **Your own tile**, used or not, goes face down onto your ship. From then on it is an envoy.
help-using-received = **The received tile**, used or not, goes face up next to your Colonia.
help-using-citizen = **A citizen** you use goes into a row instead, no matter who the tile came from. If both rows of their class are full, they have no effect, and the tile is put away like any other.
help-using-first = The tile you do not use is put away first, so your own one can be sent as an envoy this very turn.
help-using-nothing = **Nothing received:** then you may use a tile that has been next to your Colonia since earlier rounds, as if you had received it now, even if it was used before. If you use it, it leaves the game, or goes into a row if it is a citizen; otherwise it stays.
help-using-must = If you have your own tile or a received one, you must use one. If you have none at all, your turn continues with building.

## Resources and exchanges
help-resources = Resources and exchanges
help-resources-builder = **Builder:** builds a gray building.
help-resources-worker = **Worker:** builds a colored structure of their own color.
help-resources-pair = **Two workers of the same color** can be exchanged for a builder; a builder cannot be exchanged for workers.
help-resources-assistant = **Assistant:** changes the color of a worker. You give the assistant and a worker of any color, and get a worker of the color you want.
help-resources-coin = **Coin:** pays citizens before a scoring, 1 coin for each row.
help-resources-tribune = **Tribune:** has two uses. { $any } { $any ->
    [one] tribune lets
   *[other] tribunes let
  } you ignore a street card and take a tile from anywhere in your Colonia. { $both } { $both ->
    [one] tribune lets
   *[other] tribunes let
  } you use both tiles of your turn.
help-resources-upgrade = **Upgrade:** moves your slide bar one step immediately. It cannot be kept.
help-resources-when = **Exchanges:** as many as you like, one after the other, from using your tile to the end of your turn, including while you pay for a building. Not while citizens are paid, and not during a scoring.
help-resources-citizens = **Citizens’ exchanges:** while active, { $rows } allow more of them; see Citizens.
help-resources-supply = Resources never run out. Everybody sees what everybody has.

## Citizens
help-citizens = Citizens
help-citizens-placing = **Rows:** next to each of the { $rows } rows of your Colonia is a row with room for two citizens; each class has two of these rows. A citizen goes into a row of their class, the left space first; you decide which row.
help-citizens-active = **Active citizens:** the ability of their row works, the row scores more, every triumphal column you build scores 1 more point for each of them, and some Trajan tasks ask for them.
help-citizens-row-1 = **{ $row }:** an envoy for a structure may go to any free square of its color, no matter which areas have been begun. In scorings, your envoys at an eagle’s corner score { $corner } { $corner ->
    [one] point
   *[other] points
  } each. Second citizen: { $second }.
help-citizens-row-2 = **{ $row }:** for a completed area, and for { $steps }, you take two different area bonuses. Second citizen: { $second }.
help-citizens-row-3 = **{ $row }:** your slide bar is turned over, for the rest of the game. While the row is active, each upgrade moves the bar to the next cypress. Second citizen: { $second }.
help-citizens-row-4 = **{ $row }:** once a turn, exchange a coin, a tribune or an assistant for another of these three. Second citizen: { $second }.
help-citizens-row-5 = **{ $row }:** twice a turn, exchange an assistant for a worker of any color. Second citizen: { $second }.
help-citizens-row-6 = **{ $row }:** once a turn, exchange an assistant for a builder. Second citizen: { $second }.
help-citizens-second = **Second citizen in a row:** gives the bonus immediately, and the row scores even more, but the ability is not doubled. If the row was inactive, it becomes active again.
help-citizens-payment = **Payment:** before every scoring, 1 coin for each row that should stay active or become active again, whether it has one citizen or two. Rows you do not pay become inactive: their citizens count as if they were not there.

## Building
help-building = Building
help-building-action = **Building action:** once in your turn, after using a tile, you may build one building tile.
help-building-where = **Where:** on spaces of the street grid from which the tile has been taken, including in this round. Not on temples, cranes, buildings or spaces with a tile.
help-building-gray = **Gray building**, 1 builder: { $plans }.
help-building-coloured = **Colored structure**, 1 worker of its color: { $plans }. Or a worker of another color + 1 assistant.
help-building-double = **Double tile:** covers two free spaces, side by side or one above the other, and costs as much as its two halves. Some show two structures of the same color, others a gray building and a structure: { $mixed }.
help-building-paying = **Paying:** two workers of the same color pay for a builder, an assistant changes a worker’s color, and citizens exchange, all while you pay. What a tile gives you cannot pay for that tile.
help-building-column = **Triumphal column:** scores immediately: what the top fragment of Trajan’s Column shows ({ $first }, { $second } or { $third }), and 1 for each active citizen in your Colonia.
help-building-track = **Library, basilica, market:** your forum marker moves one step on its benefit track, and you take a benefit.
help-building-envoy = **Colored structure:** you may send an envoy from your ship to a square of its color on the forum.
help-building-halves = **Order:** a double tile is placed whole; then each half takes effect, in any order you like, one completely before the other.
help-building-supply = Building tiles never run out, unless the table plays otherwise. You may build without an envoy on the ship, and after the end of a benefit track: buildings still count in scorings.

## Benefit tracks
help-tracks = Benefit tracks
help-tracks-step = **A step:** take the benefit of the new step. From the second step on, you may take an earlier one of the same track instead, or none.
help-tracks-benefit = **{ $name }:** { $brings }
help-tracks-bonus = **{ $steps }:** the bonus is chosen as for a completed area; with active Patrician II you take two different ones.
help-tracks-eagle = **{ $steps }:** the only way for an envoy to get onto an eagle.
help-tracks-square = **{ $steps }:** any free colored square, no matter which areas have been begun.
help-tracks-tile = **{ $steps }:** take any tile of your Colonia, even from a corner, without street card and tribune. You use it immediately; then it goes onto your ship, or into a row if it is a citizen.
help-tracks-building = **{ $steps }:** all costs are paid as usual. What citizens can do once or twice a turn is shared by both building actions.
help-tracks-end = **Step { $last }:** when its benefit is done, your forum marker goes next to Trajan’s Column and scores immediately like a triumphal column. For Trajan tasks it does not count as one.
help-tracks-later = Further buildings of this kind give no benefit, but count for rows and tasks. A benefit that cannot be carried out gives nothing.

## Forum and envoys
help-forum = Forum and envoys
help-forum-envoys = **Envoys:** the tiles on your ship. For each structure you build you may send one to a free square of its color; a tile with two structures sends two, one after the other.
help-forum-area = **Color area:** all squares of a color that are connected horizontally or vertically, even across boards.
help-forum-begun = **Begun area:** if an area of the color has envoys, no matter whose, and still has free squares, your envoy must go there. If several areas are begun, choose one. With active Patrician I this rule does not bind you.
help-forum-free = **Which square:** any free one of the area; it need not touch other envoys. If no area of the color is begun, any free square of the color.
help-forum-complete = **Completed area:** the player who fills its last square takes one area bonus immediately, no matter whose the other envoys are: { $bonuses }. With active Patrician II two different ones.
help-forum-eagles = **Eagles:** belong to no area. Only { $steps } sends an envoy onto one.
help-forum-stay = Envoys stay on the forum until the end of the game, one on a square. Your envoys side by side, whatever the colors below them, form the area that scores.

## Prestige track
help-prestige = Prestige track
help-prestige-bar = **Slide bar:** starts at position 0. An upgrade moves it one step, up to { $last }; there, further upgrades have no effect.
help-prestige-area = **Largest area:** your largest area of envoys scores 1 point for each envoy, at most { $most }, plus the position of the bar.
help-prestige-task = **Trajan tasks:** at positions 0 to { $last }, each fulfilled task scores { $values } points.
help-prestige-turned = **Turned over:** { $row } turns the bar for the rest of the game, even if the row becomes inactive.
help-prestige-turned-area = **Turned, largest area:** 2 envoys count as 3, but a single one scores nothing at all; larger areas score as before.
help-prestige-turned-task = **Turned, Trajan tasks:** { $values } points at positions 0 to { $last }.
help-prestige-cypresses = **Cypresses:** are at positions { $positions }. With active { $row }, each upgrade moves the bar to the next one.

## Scoring
help-scoring = Scoring
help-scoring-order = **Order:** at the end of each cycle everybody pays their citizens at the same time. Then the cranes are scored, then the Colonia, the forum, and finally the Trajan card.
help-scoring-payment = **Before:** 1 coin for each row of citizens that should be active now and in the next cycle. You may keep coins, for example for a collecting task.
help-scoring-cranes = **Crane scoring:** an uncovered crane scores once, for each structure of its color anywhere in your Colonia: { $first } points after cycle I, { $second } after II, { $third } after III. Then it is turned to its colorless side.
help-scoring-cranes-covered = Every uncovered crane has to be scored, even for nothing. One that is still covered by its tile waits.
help-scoring-rows = **Colonia scoring:** each of the { $rows } rows scores its different gray buildings, at most { $kinds }: 1 point for each, 2 with one active citizen in the row of citizens next to it, 3 with two.
help-scoring-eagles = **Forum scoring, eagles:** { $on } points for each envoy on an eagle, { $beside } for each next to one; with active Patrician I also { $corner } for each at an eagle’s corner. Each envoy counts once, with the highest value.
help-scoring-area = **Forum scoring, largest area:** your largest group of envoys connected horizontally or vertically, whatever the colors, even across boards and on eagles: 1 point each, at most { $most }, plus the position of your slide bar.
help-scoring-tasks = **Trajan scoring:** each time you fulfill one of the two tasks of the cycle’s card: { $first }, { $second } or { $third } points, as your slide bar shows.
help-scoring-column = **After:** the next fragment goes onto Trajan’s Column: { $second } points in cycle II, { $third } in III.

## Trajan tasks
help-trajan = Trajan tasks
help-trajan-card = **Card:** each cycle’s card has a building task and a collecting task. Each scores { $first }, { $second } or { $third } points as often as you fulfill it.
help-trajan-build = **Building task:** a pattern of buildings in your Colonia, exactly as shown: below one another is in a column, side by side is in a row.
help-trajan-line = **Directly** below or side by side: nothing may be in between. Temples, cranes and free spaces are not buildings and break the line.
help-trajan-words = **Gray** is any gray building, including triumphal columns; **colored** is any structure; **any** is either of the two; **different** means that no kind appears twice.
help-trajan-element = **Once only:** each building counts once in a scoring of a task, so patterns must not overlap. In the next scoring it counts again. A double tile is two buildings.
help-trajan-collect = **Collecting task:** what you must have at the scoring. It is shown, not spent, and counts as often as you have it. Nothing can be exchanged then.
help-trajan-cranes = **Scored cranes:** cranes that score in this scoring already count. Citizens count if they are active, that is, if they were paid.

## Trajan cards
help-cards = All Trajan cards
help-cards-all = There are { $cards } cards, { $each } for each cycle; one of them is in the game. The building task comes first, then the collecting task.
help-cards-card = **{ $card }:** { $build } · { $collect }

## End of the game
help-end = End of the game
help-end-last = The game ends after the scoring of the third cycle, after { $rounds } rounds. Most points wins.
help-end-ties = **Tie:** more active citizens win; then more resources, that is, builders, workers, assistants, tribunes and coins together; then the win is shared.

## Options of a table
help-options = Options of a table
help-options-introductory = **{ $name }:** there is only one Trajan card, from cycle III, either drawn or chosen by the host. It is scored only at the end of the game. A good way to learn the game.
help-options-side_b = **{ $name }:** in every Colonia the street symbols are in a different order. The same street card then means a different row or column for each player. Everything else stays the same.
help-options-random_mosaics = **{ $name }:** the boards are drawn from all that the rule of the printed ones allows: { $height } × { $width } squares, one eagle that is not in a corner, each color a connected group of 2 to 4 squares.
help-options-limited_tiles = **{ $name }:** of each color there are { $single } single and { $double } double building tiles. Both sides of a tile share this supply; what has run out cannot be built.
help-options-handicap = **{ $name }:** newcomers, named by the host, get 1 coin after the setup and may take a second citizen from one of their corners. That uncovers the crane. If it is the second citizen in the same row, they also get the bonus.

## Departures from the rulebook
help-departures = Departures from the rulebook
help-departures-authority = The German rulebook is the authority. In these places the program departs from it, or follows one passage against another.
help-departures-building = **Building:** it is optional, even if you could build.
help-departures-supply = **Building tiles:** they never run out, as the publisher has stated; the rulebook limits them, and so does the option “{ $name }”.
help-departures-patterns = **Patterns:** a double tile is two buildings, and its halves may count for different patterns.
help-departures-payment = **Payment:** 1 coin makes one row active again. In one place the rulebook says this of the citizens of a class.

## Decisions where the rulebook is open
help-decisions = Decisions where the rulebook is open
help-decisions-open = What the rulebook leaves open, or says in one place only, is played like this.
help-decisions-setup = **Setup:** everybody decides at the same time. Only then are the face-up tiles of the two other corners, the leftover tile, the workers and the start player drawn.
help-decisions-taking = **Taking:** a tribune may be paid for either tile, even if the street still has tiles. Of two tiles taken without tribunes, each serves a street card of its own.
help-decisions-nothing = **Nothing received:** a tile from next to the Colonia may be used even by a player without a tile of their own, and even if it was used before.
help-decisions-using = **Using:** the tile that is not used is put away first. With both tiles, the order is asked only where it can matter.
help-decisions-exchanges = **Exchanges:** all of them, including those of citizens, can be made without building, from using the tile to the end of the turn.
help-decisions-paying = **Paying:** all ways that waste nothing are offered. If there is only one, you are not asked.
help-decisions-benefits = **Benefits:** you get the first one of a track without being asked. The order of a double tile’s halves is asked only where it can matter.
help-decisions-steps = **{ $tile }:** any tile of your Colonia, including the corners, without street card and tribune. **{ $building }:** what citizens can do once or twice a turn is shared by both building actions.
help-decisions-envoys = **Envoys:** are optional. The second envoy of a double tile continues what the first one began. The second citizen of Patrician I sends theirs to any free colored square.
help-decisions-cranes = **Cranes and eagles:** an uncovered crane is scored even for 0 points. An envoy near several eagles counts once.
help-decisions-start = **Start player:** changes after each round, even between cycles.
help-decisions-ship = **Ship:** only the owner of a ship sees what its tiles show, even if everybody saw them before.
help-decisions-questions = **Questions** with only one possible answer, or whose answers all come to the same thing, are not asked. **{ $end }** is asked nevertheless, so that you can take back what you did until then.

## Reconstructed components
help-components = Reconstructed components
help-components-known = Not everything printed in the box is known to this program. What follows is reconstructed: it fits all that the rulebook says, but the printed game may differ.
help-components-temples = **Temples:** on which spaces they are.
help-components-mosaics = **Mosaic boards:** their colors, and how they lie.
help-components-prestige = **Prestige track:** its figures and where the cypresses are.
help-components-double = **Double tiles:** which gray building comes with which structure. Known: { $known }.
help-components-side_b = **{ $name }:** the order of the street symbols; it is drawn.
help-components-cards = **Taken as nearly certain:** the order of the citizens’ rows, two cards of each street, the number of mosaic boards, the number of building tiles.
help-components-tiles = **The { $number } resource tiles** of each player: { $tiles }.

## Tips
tip-crane = A crane scores once, after the cycle in which its corner is emptied: { $first }, { $second } or { $third } points for each structure of its color.
tip-woman = Both women are face up: you can take one as soon as one of her corner’s streets comes up, and put her in the row where she helps you most.
tip-handicap = One more citizen strengthens a row from the first scoring on. In that scoring the crane you uncover scores { $first } points for each structure of its color.
tip-take = { $empty ->
    [0] You see none of the face-down tiles; what differs is the space that becomes free.
   *[other] A tribune gets you any tile of your Colonia, even when there are none on the streets.
  }
tip-take-anywhere = A corner shows what you get and uncovers its crane: { $first }, { $second } or { $third } points for each structure of its color.
tip-keep = You use only one: this one or the one you receive; both cost { $price } tribunes. Pass what your neighbor needs least.
tip-use = Can you build with it now? A citizen counts in every scoring, so the earlier, the better. Your own tile becomes an envoy even unused.
tip-row = The first citizen gives an ability, the second a bonus. Choose a row where you’ll build different gray buildings.
tip-gain = Take what you need for your next building, or for this cycle’s collecting task.
tip-bonus = An upgrade counts in every scoring to come; a coin keeps a row of citizens active; points count only once.
tip-envoy = Largest area: each connected envoy scores in every scoring, and so does a place next to an eagle. The last square of an area gives a bonus.
tip-build = { $plans ->
    [0] { $free ->
        [0] Where you take a tile, a space becomes free. What you don’t spend, you keep.
       *[other] Gray building: 1 builder or 2 workers of the same color. Colored structure: 1 worker of its color, or 1 other worker + 1 assistant.
      }
   *[other] Once a turn. Gray costs 1 builder or 2 workers of the same color, colored 1 worker of its color or 1 other worker + 1 assistant.
  }
tip-built = { $exchanges ->
    [0] What you haven’t spent, you keep for your next turns.
   *[other] You don’t have to do anything here. Exchange only if a collecting task or your next building needs it.
  }
tip-build-more = It costs as much as any other building, and it’s the only second building of a turn.
tip-exchange-kind = Exchanges also happen automatically while you pay for a building; make one here only if you want the resource itself.
tip-exchange = Look at what your next building and the collecting task need; assistants are the most flexible.
tip-place = A gray building scores if its row doesn’t have its kind yet. Where a colored one is matters only for Trajan tasks.
tip-place-beside = The second half needs a good place as well: think of its row, and of the pattern on the Trajan card.
tip-pay = Keep what your next building and this cycle’s collecting task will need; assistants and builders are hard to replace.
tip-first-half = The first half can help the second: an envoy may win a bonus or begin an area before the other benefit is chosen.
tip-benefit = The newest benefit isn’t always the best: take an earlier one if you need its resources more.
tip-turn-up = You use it right away. A corner shows what you get, and uncovers a crane; a face-down tile frees a space to build on.
tip-pay-citizens = { $last ->
    [0] An unpaid row scores less now and becomes inactive, so you lose its ability for now. Pay first for rows with many different gray buildings.
   *[other] The game ends after this scoring: pay in the way that scores you the most.
  }

## The guided game
guided-goal = You’re building a Roman town. Most points after three cycles wins; this is the last round of the first one.
guided-parts =
    1. Streets: take two tiles from the lit ones; keep one, pass the other one on.
    2. Corners: below each tile is a crane; it scores structures of its color.
    3. Tiles: on your turn, one gives resources or a citizen.
    4. Free spaces: build on them. Gray buildings give benefits, colored structures send envoys to the forum.
    5. Your stock: it pays for what you build.
guided-take-corner = Take the craftswoman from A1: below her, the { $crane } scores { $total } { $total ->
    [one] point
   *[other] points
  }.
guided-take-hidden = Take A4: each tile taken frees a space.
guided-take-anywhere = A tribune lets you ignore a street card and take any tile, even from a corner. But two tribunes would let you use both tiles on your turn.
guided-keep-citizen = Keep the craftswoman: while she is active, the row next to her scores more.
guided-keep = On your turn you use the tile you keep or the one passed to you. { $receiver } gets the tile you don’t keep, face down.
guided-use-both = Use both tiles for { $price } tribunes: by themselves, tribunes score nothing.
guided-use-own = Use the craftswoman: while she is active, a row of your Colonia scores more, beginning with this scoring.
guided-use = One of the tiles helps you now; the other one is stored. Choose what you need for building, or a citizen.
guided-row-beside-building = Put her next to row 5: the column on B5 then scores 2 points instead of 1.
guided-row = The first citizen in a row gives an ability, the second one a bonus. While they’re active, the row scores more, and so does each triumphal column you build.
guided-build-double = Build the double tile: { $points } { $points ->
    [one] point
   *[other] points
  }, 1 envoy.
guided-build-column = Build the triumphal column: { $points } points right away, for Trajan’s Column and 1 for each active citizen. It’s also a gray building, so its row can score it.
guided-build = You may build once a turn. Gray buildings give benefits or points; colored structures send envoys to the forum.
guided-place-in-empty-row = Build it in row 4: each row scores its different gray buildings.
guided-place-structure = Where you put a structure matters only for Trajan tasks: for its crane and its envoy, any space is as good.
guided-pay-with-citizens = In parentheses are the citizens who make an exchange for you. An ability you use up comes back on your next turn. Keep what your next building will cost.
guided-pay = Either way, the building is paid for. Give what you need least for the next one.
guided-envoy-continues = Send the envoy to H4: an area must be complete before the next of its color.
guided-envoy = Envoys score in each cycle: next to eagles, and as your largest connected group. An envoy next to one of yours makes a larger group.
guided-built = End your turn. After this round the citizens are paid and everything scores.
guided-pay-both = Pay rows 3 and 5, 1 coin each: row 5 scores more, and you keep both abilities.
guided-pay-citizens = Pay Craftsman I (row 5): only then does the craftswoman count in this scoring, and you keep her ability for the next cycle.
guided-pay-citizens-of-any-row = Pay a row: unpaid citizens become inactive. They don’t count now, or in the next cycle, until you pay them again.
guided-done =
  { $done ->
    [0] You built nothing this round.
   *[other] You built this round.
  }
guided-end-of-lesson = You’ve seen what scores: cranes, rows, envoys. Cycles II and III end the same way; cranes and columns then score less.

## Symbols
glossary-start-player = start player
glossary-at-turn = whose turn it is
glossary-street = street card
glossary-hidden-tile = face-down tile
glossary-take = take a tile
glossary-keep = keep a tile
glossary-give = pass a tile
glossary-builder = builder
glossary-worker-blue = blue worker
glossary-worker-green = green worker
glossary-worker-yellow = yellow worker
glossary-worker-orange = orange worker
glossary-any-worker = any worker
glossary-assistant = assistant
glossary-coin = coin
glossary-tribune = tribune
glossary-exchange = exchange
glossary-pay = pay
glossary-any-gray = any gray building
glossary-temple = temple
glossary-column-marker = forum marker at Trajan’s Column
glossary-ship = ship
glossary-envoy = envoy
glossary-any-square = any colored square
glossary-largest-area = largest area
glossary-area-bonus = area bonus
glossary-slide-bar = slide bar
glossary-upgrade = upgrade
glossary-points = points
glossary-task = Trajan task

## Why not
thing-build = building tile
thing-both = use both tiles
unmet-no_room = no free space in your Colonia
unmet-no_room_for_two = no two free spaces side by side
unmet-none_in_supply = none left in the supply
unmet-cannot_pay = even with exchanges, you’re short of { $missing }
unmet-no_building_ground = a temple or a crane: you can’t build there
unmet-covered = there’s a tile on it
unmet-built_on = there’s a building on it
unmet-no_room_beside = no free space next to it
unmet-no_tile = there’s no tile there
unmet-not_in_streets = not in a street you can still take from
unmet-no_pair = you need two workers of one color
unmet-no_assistant_or_worker = you need an assistant or a worker
unmet-no_assistant = you need an assistant
unmet-no_merchant_goods = you need a coin, a tribune or an assistant
unmet-citizen_inactive = you have no active { $row }
unmet-citizen_used = { $row } can’t be used again this turn
unmet-occupied = there’s an envoy on it
unmet-other_colour = a different color
unmet-other_area_begun = an area of this color has been begun elsewhere and must be continued
unmet-no_eagle = not an eagle
unmet-is_eagle = an eagle, and this envoy can’t go there
unmet-crane_there = there’s already a crane there
unmet-no_citizen = there’s no citizen there
unmet-other_class = a row for another class
unmet-row_full = both spaces are taken
unmet-not_beside = this space isn’t next to the first half
unmet-already_built = you’ve already built this turn
unmet-no_exchange = you have nothing you could exchange
unmet-not_reached = your marker hasn’t reached this step
unmet-too_few_tribunes = you need { $price } { $price ->
    [one] tribune
   *[other] tribunes
  }
unmet-no_tiles_left = no tiles left in your Colonia
unmet-has_received = you received a tile this time
unmet-same_gain = gives the same as your own tile
unmet-no_second_tile = there’s no second tile
unmet-brings_tribunes = one of them gives only the tribunes that using both costs

## Search in the rules: groups of words that mean the same; what players ask about a paragraph in other words
help-same-words =
    money coin; area territory region group; pattern patterns combination; track ladder; neighbor neighbour; board map grid; crane corner; envoy ambassador meeple; tribune senator; marker
help-asked =
    goal-aim: win winner theme about; goal-length: long time; setup-stock: starting resources begin goods; setup-start: first player; round-end: first player next round starts; taking-tribune: other tile
    anywhere; taking-must: none left must skip obliged; taking-keep: neighbor left right direction give; using-both: two tiles; using-nothing: received no tile neighbor passed me nothing; using-own: where
    does my tile go; resources-assistant: recolor joker; resources-when: how often limit; citizens-payment: upkeep unpaid not paid cost; citizens-active: what good use; building-action: how many buildings
    turn must skip optional; building-where: allowed space; building-gray: cost price library basilica market column; building-coloured: cost price fountain park stable house; building-double: cost two
    spaces; building-column: points score; tracks-end: end reached last step; forum-complete: full bonus; forum-begun: must started; scoring-order: sequence phases; scoring-cranes: points score;
    scoring-eagles: points score; scoring-rows: points gray buildings; scoring-area: territory diagonal; trajan-element: twice double use count; end-last: over finish; end-ties: tiebreaker;
    departures-building: must skip; forum-stay: two share same square; decisions-questions: undo take back
