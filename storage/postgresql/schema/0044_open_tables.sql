-- On which server a seat is on offer, as of its game; 0: at a table by direct message.
ALTER TABLE seat_offer ADD COLUMN guild BIGINT NOT NULL DEFAULT 0;

UPDATE seat_offer SET guild = coalesce((SELECT game.guild FROM game WHERE game.id = seat_offer.game), 0);

-- Tables at which there is room are found in the order in which they are shown.
CREATE INDEX seat_offer_on_guild ON seat_offer (guild, since, game, seat);

CREATE INDEX lobby_changed_on_guild ON game (coalesce(guild, 0), changed, id) WHERE stage = 'lobby' AND closing IS NULL;
