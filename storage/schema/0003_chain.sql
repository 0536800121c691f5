-- The hash chain of each game (storage/chain.py): the end of it with the game, and what it is after each row.
-- `chain_digest` is a function of the program.

ALTER TABLE game ADD COLUMN chain TEXT NOT NULL DEFAULT '';

ALTER TABLE move ADD COLUMN chain TEXT NOT NULL DEFAULT '';

DROP TRIGGER move_is_never_changed;

UPDATE game SET chain = chain_digest(
    'game', id, name, options, seats, guild, channel, host, language, created,
    (
        SELECT json_group_array(json_array(seat, user, computer))
        FROM (SELECT * FROM seat WHERE seat.game = game.id ORDER BY seat)
    )
);

WITH RECURSIVE linked (game, n, chain) AS (
    SELECT id, 0, chain FROM game
    UNION ALL
    SELECT move.game, move.n, chain_digest(
        'move', linked.chain, move.n, move.time, move.seat, move.key, move.draws, move.events,
        move.undoes, move.secret, move.interaction
    )
    FROM linked JOIN move ON move.game = linked.game AND move.n = linked.n + 1
)
UPDATE move SET chain = linked.chain
FROM linked WHERE linked.game = move.game AND linked.n = move.n;

UPDATE game SET chain = last.chain
FROM (SELECT game, chain, max(n) FROM move GROUP BY game) AS last
WHERE last.game = game.id;

CREATE TRIGGER move_is_never_changed BEFORE UPDATE ON move
BEGIN
    SELECT raise(ABORT, 'a move is never changed');
END;
