-- When the clock of the player to move runs out, in milliseconds since 1970; null while none runs.
ALTER TABLE caminos.games ADD COLUMN deadline bigint;
CREATE INDEX games_by_deadline ON caminos.games (deadline) WHERE deadline IS NOT NULL;
-- When no server was up, in milliseconds since 1970, and when one was last.
CREATE TABLE caminos.outages (
    since bigint NOT NULL,
    until bigint NOT NULL
);
INSERT INTO caminos.meta VALUES ('heartbeat', 0);
