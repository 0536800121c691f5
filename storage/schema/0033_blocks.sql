-- Whom somebody has blocked: the two meet at no table, and only who has blocked the other one knows.
CREATE TABLE block (
    user INTEGER NOT NULL,
    blocked INTEGER NOT NULL,
    since REAL NOT NULL,
    PRIMARY KEY (user, blocked)
) STRICT, WITHOUT ROWID;

CREATE INDEX block_of ON block (blocked);
