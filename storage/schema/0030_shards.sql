-- Downtime and heartbeats are those of a shard: of so many parts of the servers, which one. All of them: 0 of 1.
CREATE TABLE downtime_of_shard (
    ends REAL NOT NULL,
    shards INTEGER NOT NULL,
    shard INTEGER NOT NULL CHECK (shard >= 0),
    begins REAL NOT NULL,
    PRIMARY KEY (ends, shards, shard),
    CHECK (begins < ends),
    CHECK (shard < shards)
) STRICT, WITHOUT ROWID;

INSERT INTO downtime_of_shard (ends, shards, shard, begins) SELECT ends, 1, 0, begins FROM downtime;

DROP TABLE downtime;

ALTER TABLE downtime_of_shard RENAME TO downtime;

CREATE TABLE heartbeat_of_shard (
    shards INTEGER NOT NULL,
    shard INTEGER NOT NULL CHECK (shard >= 0),
    time REAL NOT NULL,
    PRIMARY KEY (shards, shard),
    CHECK (shard < shards)
) STRICT, WITHOUT ROWID;

INSERT INTO heartbeat_of_shard (shards, shard, time) SELECT 1, 0, time FROM heartbeat;

DROP TABLE heartbeat;

ALTER TABLE heartbeat_of_shard RENAME TO heartbeat;
