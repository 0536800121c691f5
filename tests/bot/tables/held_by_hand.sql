INSERT INTO outbox (game, n, kind, user, created, nonce) VALUES (31, NULL, 'remind', {user}, 1.0, 5);
INSERT INTO plan SELECT game, seat, user, 1, '{{}}', NULL, '[]', 0 FROM seat WHERE game = 32 AND user = {user};
INSERT INTO miss VALUES ({user}, 1.0, 31, 0, 1.0);
INSERT INTO note VALUES (1, {user}, 1, 0, 1.0, 'to remember');
INSERT INTO posted_step (game, user, step, begun_again, picture, text, written)
VALUES (1, {user}, 1, 0, '', 'to show', 1.0);
INSERT INTO block VALUES ({user}, {other}, 1.0);
INSERT INTO cup (
    id, stage, guild, host, language, name, options, size, pace, level, days, round_days, created, channel,
    begins, message_channel
) SELECT 1, 'open', 7, {user}, 'en', name, options, 4, 'h24', 'medium', 7, 7, 1.0, 9, 2000000000.0, 9
FROM game WHERE id = 1;
INSERT INTO cup_entrant (cup, number, user) VALUES (1, 0, {user});
INSERT INTO outbox (user, kind, about, created, nonce) VALUES ({user}, 'queue-in-vain', 0, 1.0, 5);
INSERT INTO listener VALUES (7, {user}, 1.0);
INSERT INTO seeker VALUES ({user}, '[]', 2, 4, 'reserve', 7, NULL, NULL, 0, NULL, NULL, 0, NULL);
INSERT INTO block VALUES ({other}, {user}, 1.0);
INSERT INTO regular VALUES ({user}, {other}, 1.0, 1, 2.0), ({other}, {user}, 1.0, 0, NULL);
INSERT INTO report (guild, game, step, user, reported, written, text)
VALUES (7, 1, 1, {user}, {other}, 1.0, 'rude');
INSERT INTO report (guild, game, step, user, reported, written, text)
VALUES (7, 1, 1, {other}, {user}, 1.7e9, 'Ada Lovelace was rude');
INSERT INTO presence VALUES (46, {user}, 1.0, NULL);
INSERT INTO seat_request VALUES (46, {user}, 1.0, 2.0, 'accepted');
INSERT INTO invitation (game, user, by_user, created, expires) VALUES (46, {user}, {other}, 1.0, 9e9);
INSERT INTO invitation (game, user, by_user, created, expires, accepted, reason)
VALUES (46, {other}, {user}, 1.0, 2.0, 0, 'declined');
INSERT INTO message VALUES (1, 'newest', 1, 2, '{{"text":"<@{user}>"}}');
UPDATE game SET held_by = {user} WHERE id = 47;
