-- An entry names the one before it in its game (0 is none), and the game its newest one,
-- but for those that are newer than settled.
ALTER TABLE entries ADD COLUMN before INTEGER NOT NULL DEFAULT 0;
UPDATE entries SET before = earlier.key
    FROM (SELECT key AS of, lag(key, 1, 0) OVER (PARTITION BY game ORDER BY since) AS key
          FROM entries) AS earlier
    WHERE entries.key = earlier.of;
ALTER TABLE games ADD COLUMN last INTEGER NOT NULL DEFAULT 0;
UPDATE games SET last = newest.key
    FROM (SELECT game, key, max(since) FROM entries GROUP BY game) AS newest
    WHERE games.key = newest.game;
DROP INDEX entries_of_game;
CREATE TABLE settled (entry INTEGER NOT NULL) STRICT;
INSERT INTO settled SELECT coalesce(max(key), 0) FROM entries;
-- When something was last written, and how far the game had come then: 0 unknown,
-- 1 never played, 2 under way, 3 finished.
ALTER TABLE games ADD COLUMN used INTEGER NOT NULL DEFAULT 0;
UPDATE games SET used = unixepoch();
ALTER TABLE games ADD COLUMN stage INTEGER NOT NULL DEFAULT 0;
CREATE INDEX games_by_use ON games (stage, used);
