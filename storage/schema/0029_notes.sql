-- What a person has noted at a step of a game, for nobody else. A step is known by its number and by how many phases
-- had been begun again when it came to be; one that is begun again later makes it void.
CREATE TABLE note (
    game INTEGER NOT NULL REFERENCES game ON DELETE CASCADE,
    user INTEGER NOT NULL,
    step INTEGER NOT NULL CHECK (step > 0),
    begun_again INTEGER NOT NULL CHECK (begun_again >= 0),
    written REAL NOT NULL,
    text TEXT NOT NULL CHECK (text <> ''),
    PRIMARY KEY (game, user, step, begun_again)
) STRICT, WITHOUT ROWID;

CREATE INDEX note_of_user ON note (user);
