-- Tables in a forum: each is a post, whose first message is the card of the table.
ALTER TABLE game ADD COLUMN forum INTEGER NOT NULL DEFAULT 0 CHECK (forum IN (0, 1));
