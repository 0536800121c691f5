-- Of how many rounds of a cup people were warned that they end soon.
ALTER TABLE cup ADD COLUMN rounds_warned BIGINT NOT NULL DEFAULT 0;
