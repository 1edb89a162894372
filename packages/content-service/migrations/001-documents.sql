-- Documents as they are now. Drafts and versions are rows like any other: their id says what they are.
CREATE TABLE documents (
  id TEXT PRIMARY KEY,
  type TEXT NOT NULL,
  rev TEXT NOT NULL,
  created TEXT NOT NULL,
  updated TEXT NOT NULL,
  json TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- One row per transaction, in the order they were committed.
CREATE TABLE transactions (
  sequence INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  author TEXT NOT NULL,
  committed TEXT NOT NULL,
  -- What was asked for, when the caller spoke in mutations; history shows it.
  mutations TEXT
) STRICT;

-- One row per document a transaction touched. `after` is NULL for a deletion; what was there before
-- is the `after` of the same document's previous row, so nothing is stored twice.
CREATE TABLE changes (
  sequence INTEGER NOT NULL REFERENCES transactions (sequence),
  document_id TEXT NOT NULL,
  after TEXT,
  PRIMARY KEY (document_id, sequence)
) STRICT, WITHOUT ROWID;

-- Moves when a document the public may read changes, and only then: pages are cached by it.
CREATE TABLE published_content (
  only_row INTEGER PRIMARY KEY CHECK (only_row = 1),
  revision INTEGER NOT NULL
) STRICT;

INSERT INTO published_content VALUES (1, 0);
