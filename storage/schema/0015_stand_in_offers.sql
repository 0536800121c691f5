-- When a stand-in was asked is asked by nobody.
ALTER TABLE stand_in_offer DROP COLUMN asked;
