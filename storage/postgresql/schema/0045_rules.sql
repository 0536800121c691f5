-- The version of the rules by which a game is played from a row on, where it is another one than before; earlier rows have none.
ALTER TABLE move ADD COLUMN rules TEXT;
