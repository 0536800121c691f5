-- What is stored of a user, and erased: who has asked for that until it is done, and what finds it.

CREATE TABLE erasure (
    user INTEGER PRIMARY KEY,
    asked REAL NOT NULL
) STRICT;

CREATE INDEX game_of_host ON game (host);

CREATE INDEX member_name_of_user ON member_name (user);

CREATE INDEX stood_in_of_user ON stood_in (user) WHERE user IS NOT NULL;
