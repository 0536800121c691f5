-- Whom a user likes to play with: two people are regulars of each other while both rows say so. A row that says no stays,
-- so that its user is not asked again. `notified`: when the user last heard that the other one looks for players.
CREATE TABLE regular (
    user INTEGER NOT NULL,
    other INTEGER NOT NULL CHECK (other <> user),
    since REAL NOT NULL,
    wants INTEGER NOT NULL CHECK (wants IN (0, 1)),
    notified REAL,
    PRIMARY KEY (user, other)
) STRICT, WITHOUT ROWID;

CREATE INDEX regular_of ON regular (other);
