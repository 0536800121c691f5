-- Who was told what is wrong with a place (a server, channel or thread), until it is mended.

CREATE TABLE notice (
    user INTEGER NOT NULL,
    kind TEXT NOT NULL,
    place INTEGER NOT NULL,
    time REAL NOT NULL,
    PRIMARY KEY (user, kind, place)
) STRICT, WITHOUT ROWID;

CREATE INDEX notice_of_place ON notice (place);

CREATE INDEX game_of_guild ON game (guild) WHERE stage <> 'over';

CREATE INDEX game_of_channel ON game (channel) WHERE stage <> 'over';

CREATE INDEX direct_refused ON direct (code) WHERE reached = 0;
