-- What one transaction changed: history reads it, and so does a listener that was away.
CREATE INDEX changes_of_transaction ON changes (sequence);

-- What the studio remembers for somebody: the layout of their lists, their last searches.
CREATE TABLE key_values (
  person TEXT NOT NULL,
  key TEXT NOT NULL,
  value TEXT NOT NULL,
  PRIMARY KEY (person, key)
) STRICT, WITHOUT ROWID;
