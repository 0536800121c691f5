-- Direct messages that are due and belong to no table: of what kind, and about what. They are gone when they are sent.
CREATE TABLE letter (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user INTEGER NOT NULL,
    kind TEXT NOT NULL,
    about INTEGER NOT NULL,
    created REAL NOT NULL,
    nonce INTEGER NOT NULL,
    attempted_after INTEGER
) STRICT;

CREATE INDEX letter_of_user ON letter (user);

-- Cups that are called off are deleted some time later.
CREATE INDEX cup_called_off ON cup (ended) WHERE stage = 'called-off';
