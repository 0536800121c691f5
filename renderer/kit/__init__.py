"""Parts shared by the pictures of all games; it names and imports no game.

What a game with pictures takes from here, and what it gives:

- `palette.game_palette`: the colours of its pictures, from the hues that only it has.
- `header.LANDSCAPE`, `header.CLOSE_UP`, `header.PHONE`: the format of a picture; `band()` and
  `header(title, moment, seat)`.
- `header.seat_header`: the header of a picture that is one seat's.
- `header.close_up_layout`: a close-up from its items, with header and highlights.
- `furniture.points_tablet`: points on a tablet, as large as they find room.
- `phone_rows`: `seat_rows` for the picture of a turn in the thread, from the figures of each seat.
- `seat_rows`: `row_ground` and `seat_row` for each seat; the game puts its figures into `figures_box`,
  for example with `figures`.
- `sheet.sheet_layout`: figures seat by seat, from lines (the ids of their texts, signs) and columns of cells.
- `chart.ChartPicture`: points over time, from a timeline of periods and a course, which
  `points_over_time` makes of a history; the game tells the moment of an event.
- `analysis`: how the seats have played, a picture that every game has without bringing anything for it.
- `end_card.EndCard`: the lines of its sources of points (`Game.point_sources`) and of its tie-breaks, and the
  chart's timeline and course, since it has points by period;
  `end_card_layout` and `end_card_sentences` do the rest.
- `end_card.PointsSheet`: the same sources during the game.
- `final_scoring`: the final scoring as a history tells it, its sheet and its sentences; the game brings lines
  and cells, `picture-title-final`, `picture-part-final`, `picture-final`, and `picture-parts` with a number
  for each source of points.
- `changes.Deed`: what a seat did in its last turn, as spots of the picture `turn`.
- `highlights.highlight_items`: frames around choices and outlines around changes, from the spots of a
  picture; `changes.history_changes` asks the game which spots an event changes.
- `symbols`: a `Symbol` for each of its own; every game has those of the bot's controls and of seats.
- `alt_text`: arguments and sentences that any picture may need.

Drawings that any game may use stand in `furniture`, `pieces`, `actions` and `seats`; how texts are set, in
`styles`. The texts used here (`picture-points`, `picture-part-total` ...) stand in `renderer/words`; the game
brings `picture-place`, `picture-periods` and `picture-sources`: their arguments are its tie-breaks, points by
period and sources of points.
"""
