INSERT INTO settings VALUES (101, '{"zone":"Europe/Berlin","days_off":[6]}', 1000500.0, 1000600.0);
INSERT INTO vacation VALUES (1, 102, 1000000.0, 1000001.0, NULL, 'Europe/Berlin');
INSERT INTO stand_in VALUES (2, 1, 1, NULL, 'careful');
INSERT INTO stand_in_offer VALUES (1, NULL, 'careful', 1, 1000000.5);
INSERT INTO stood_in VALUES (1, 2, 1, 3, 3, 103, NULL);
INSERT INTO stood_in VALUES (2, 2, 1, 4, NULL, NULL, 'careful');
INSERT INTO question SELECT 1, 2, 'late', 1, NULL, since, 1000900.0, 1000901.0, NULL, NULL, NULL, NULL
FROM waiting WHERE game = 2 AND seat = 1;
INSERT INTO vote VALUES (1, 0, 'wait');
INSERT INTO question
SELECT 2, 1, 'late', 1, NULL, 1000015.0, 1000020.0, 1000021.0, 1000022.0, 'computer', max(n), 1000021.0
FROM move WHERE game = 1 AND seat = 1;
INSERT INTO miss VALUES (102, 1000900.0, 2, 1, 1000015.0);
INSERT INTO seat_offer SELECT 2, 2, 1000015.0, coalesce(guild, 0) FROM game WHERE id = 2;
INSERT INTO invitation VALUES (1, 2, 2, 104, 101, 1000015.0, 1000900.0, NULL, NULL);
INSERT INTO invitation VALUES (2, 3, NULL, 104, 101, 1000015.0, 1000900.0, 1, NULL);
INSERT INTO invitation VALUES (3, 3, NULL, 105, 101, 1000015.0, 1000900.0, 0, 'declined');
INSERT INTO seat_request VALUES (3, 104, 1000015.0, 1000900.0, 'accepted');
INSERT INTO seat_request VALUES (3, 105, 1000015.0, 1000900.0, 'declined');
INSERT INTO seat_request VALUES (3, 106, 1000015.0, 1000900.0, NULL);
INSERT INTO presence VALUES (3, 104, 1000045.0, 1);
INSERT INTO presence VALUES (3, 105, 1000045.0, 0);
INSERT INTO pause VALUES (1, 1, 'agreed', 1000015.0, 1000900.0, 1000020.0);
INSERT INTO pause VALUES (2, 1, 'dormant', 1000015.0, NULL, 1000020.0);
INSERT INTO out_of_reach VALUES (1, 0, 1000015.0, 1000020.0);
INSERT INTO hand_over VALUES (1001, 101, 1000015.0, 60.0);
INSERT INTO erased_player VALUES (2, 0, lower(hex(zeroblob(32))));
INSERT INTO hint_use SELECT 1, 0, max(n) FROM move WHERE game = 1 AND seat = 0;
INSERT INTO hint_use VALUES (2, 1, NULL);
INSERT INTO note VALUES (1, 101, 1, 0, 1000015.0, 'Ben tosses heads');
INSERT INTO posted_step VALUES (1, 1, 101, 1, 0, '', 'Look!', 1000015.0);
INSERT INTO outbox (game, kind, created, nonce, done, message, posted_step)
VALUES (1, 'posted-step', 1000015.0, 77, 1000016.0, 5000, 1);
INSERT INTO note VALUES (2, 106, 2, 0, 1000015.0, 'a spectator');
INSERT INTO heartbeat VALUES (3, 1, 1000015.0);
INSERT INTO session_start VALUES (1000015.0, 1);
INSERT INTO block VALUES (101, 105, 1000015.0);
INSERT INTO regular VALUES (101, 104, 1000015.0, 1, 1000016.0);
INSERT INTO bar VALUES (0, 105, 1000015.0);
INSERT INTO listener VALUES (7, 101, 1000015.0);
INSERT INTO outbox (user, kind, about, created, nonce) VALUES (101, 'queue-in-vain', 0, 1000015.0, 5);
INSERT INTO seeker VALUES (101, '["coin_toss"]', 2, 4, 'reserve', 7, 1000015.0, 1600000.0, 0, 3, 1000016.0, 1, 1000015.0);
INSERT INTO report VALUES (1, 7, 1, 1, 101, 102, 1000015.0, 'Bob was rude', 3000000.0);
INSERT INTO erasure VALUES (105, 1000015.0);
INSERT INTO server VALUES (7, '{}');
INSERT INTO plan VALUES (2, 0, 101, 1, '{"phase":"toss","since":1,"answers":[]}', 'ask', '[]', 0);
INSERT INTO closed_server VALUES (7, 1000015.0);
INSERT INTO queue_day VALUES (11, '{"games": {"coin_toss": 3}}');
