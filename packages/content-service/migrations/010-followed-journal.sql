-- The shared log that this file is a copy of; empty where the file is the log.
CREATE TABLE followed_journal (
  only_row INTEGER PRIMARY KEY CHECK (only_row = 1),
  name TEXT NOT NULL
) STRICT;
