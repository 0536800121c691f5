-- Downtime and heartbeats are those of a shard: of so many parts of the servers, which one. All of them: 0 of 1.
CREATE TABLE downtime_of_shard (
    ends DOUBLE PRECISION NOT NULL,
    shards BIGINT NOT NULL,
    shard BIGINT NOT NULL CHECK (shard >= 0),
    begins DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (ends, shards, shard),
    CHECK (begins < ends),
    CHECK (shard < shards)
);

INSERT INTO downtime_of_shard (ends, shards, shard, begins) SELECT ends, 1, 0, begins FROM downtime;

DROP TABLE downtime;

ALTER TABLE downtime_of_shard RENAME TO downtime;

CREATE TABLE heartbeat_of_shard (
    shards BIGINT NOT NULL,
    shard BIGINT NOT NULL CHECK (shard >= 0),
    time DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (shards, shard),
    CHECK (shard < shards)
);

INSERT INTO heartbeat_of_shard (shards, shard, time) SELECT 1, 0, time FROM heartbeat;

DROP TABLE heartbeat;

ALTER TABLE heartbeat_of_shard RENAME TO heartbeat;

-- What several processes tell each other, if there are several: what is due, games that have changed, and what is
-- known of users and servers.
CREATE FUNCTION tell() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_notify(TG_ARGV[0], CASE TG_OP WHEN 'DELETE' THEN row_to_json(OLD) ELSE row_to_json(NEW) END ->> TG_ARGV[1]);
    RETURN NULL;
END $$;

CREATE FUNCTION has_listeners() RETURNS BOOLEAN STABLE LANGUAGE sql AS
$$ SELECT current_setting('tabellarius.several', TRUE) IS NOT DISTINCT FROM 'on' $$;

CREATE TRIGGER tell_due AFTER INSERT OR UPDATE OF done ON outbox
FOR EACH ROW WHEN (NEW.done IS NULL AND has_listeners()) EXECUTE FUNCTION tell('due', 'game');

CREATE TRIGGER tell_moved AFTER UPDATE OF chain ON game
FOR EACH ROW WHEN (has_listeners()) EXECUTE FUNCTION tell('moved', 'id');

CREATE TRIGGER tell_erased AFTER INSERT OR DELETE ON erasure
FOR EACH ROW WHEN (has_listeners()) EXECUTE FUNCTION tell('erased', 'user');

CREATE TRIGGER tell_server AFTER INSERT OR UPDATE ON server
FOR EACH ROW WHEN (has_listeners()) EXECUTE FUNCTION tell('server', 'guild');

CREATE TRIGGER tell_settings AFTER INSERT OR UPDATE ON settings
FOR EACH ROW WHEN (has_listeners()) EXECUTE FUNCTION tell('user', 'user');

CREATE TRIGGER tell_language AFTER INSERT OR UPDATE ON language
FOR EACH ROW WHEN (has_listeners()) EXECUTE FUNCTION tell('user', 'owner');

CREATE TRIGGER tell_name AFTER INSERT OR UPDATE ON member_name
FOR EACH ROW WHEN (has_listeners()) EXECUTE FUNCTION tell('user', 'user');

CREATE TRIGGER tell_direct AFTER UPDATE OF reached ON direct
FOR EACH ROW WHEN (OLD.reached <> NEW.reached AND has_listeners()) EXECUTE FUNCTION tell('user', 'user');
