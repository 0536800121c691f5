-- When shards identified at Discord's gateway in the last day: Discord counts that, and wants five seconds between two.
CREATE TABLE session_start (
    time DOUBLE PRECISION NOT NULL,
    shard BIGINT NOT NULL CHECK (shard >= 0),
    PRIMARY KEY (time, shard)
);
