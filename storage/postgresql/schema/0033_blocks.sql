-- Whom somebody has blocked: the two meet at no table, and only who has blocked the other one knows.
CREATE TABLE block (
    "user" BIGINT NOT NULL,
    blocked BIGINT NOT NULL,
    since DOUBLE PRECISION NOT NULL,
    PRIMARY KEY ("user", blocked)
);

CREATE INDEX block_of ON block (blocked);
