-- When the clock of the player to move runs out, in milliseconds since 1970; null while none runs.
ALTER TABLE games ADD COLUMN deadline INTEGER;
CREATE INDEX games_by_deadline ON games (deadline) WHERE deadline IS NOT NULL;
-- When no server was up, in milliseconds since 1970, and when one was last.
CREATE TABLE outages (
    since INTEGER NOT NULL,
    until INTEGER NOT NULL
) STRICT;
INSERT INTO meta VALUES ('heartbeat', 0);
