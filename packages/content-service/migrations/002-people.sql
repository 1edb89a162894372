-- The agency's people. A row outlives its person's access: history says who wrote what.
CREATE TABLE people (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  role TEXT NOT NULL CHECK (role IN ('administrator', 'editor', 'sales', 'recruiter')),
  created TEXT NOT NULL,
  -- Forgotten with the access: NULL in a row that is only a name in the history.
  email TEXT,
  -- As compared: one address, however it is capitalised, is one person.
  email_key TEXT UNIQUE,
  -- A PHC string: algorithm and parameters are in it.
  password TEXT,
  removed TEXT,
  CHECK ((removed IS NULL) = (email IS NOT NULL)),
  CHECK ((email IS NULL) = (email_key IS NULL) AND (email IS NULL) = (password IS NULL))
) STRICT, WITHOUT ROWID;

-- One row per browser somebody is logged in with. The token itself is only in its cookie.
CREATE TABLE sessions (
  id TEXT PRIMARY KEY,
  token_hash TEXT NOT NULL UNIQUE,
  person TEXT NOT NULL REFERENCES people (id),
  device TEXT NOT NULL,
  address TEXT NOT NULL,
  created TEXT NOT NULL,
  last_seen TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX sessions_of_person ON sessions (person);

-- What single-use links open: an account, or a new password for one. A used link has no row.
CREATE TABLE links (
  id TEXT PRIMARY KEY,
  token_hash TEXT NOT NULL UNIQUE,
  purpose TEXT NOT NULL CHECK (purpose IN ('invitation', 'password')),
  created TEXT NOT NULL,
  expires TEXT NOT NULL,
  -- Of an invitation.
  email TEXT,
  email_key TEXT UNIQUE,
  role TEXT CHECK (role IN ('administrator', 'editor', 'sales', 'recruiter')),
  invited_by TEXT REFERENCES people (id),
  -- When the mail left; NULL while it has not.
  sent TEXT,
  -- Of a new password: one at a time.
  person TEXT UNIQUE REFERENCES people (id),
  CHECK ((purpose = 'password') = (person IS NOT NULL)),
  CHECK ((purpose = 'invitation') = (email IS NOT NULL)),
  CHECK ((email IS NULL) = (role IS NULL) AND (email IS NULL) = (invited_by IS NULL))
) STRICT, WITHOUT ROWID;

-- Programs that may use the API. Like people they stay named in the history after their end.
CREATE TABLE programs (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  role TEXT NOT NULL CHECK (role IN ('administrator', 'editor', 'sales', 'recruiter')),
  created TEXT NOT NULL,
  created_by TEXT NOT NULL REFERENCES people (id),
  token_hash TEXT UNIQUE,
  last_used TEXT,
  revoked TEXT,
  CHECK ((revoked IS NULL) = (token_hash IS NOT NULL))
) STRICT, WITHOUT ROWID;

-- Who did what to accounts, when, from where. Names are those of the time.
CREATE TABLE audit (
  sequence INTEGER PRIMARY KEY AUTOINCREMENT,
  at TEXT NOT NULL,
  event TEXT NOT NULL,
  actor TEXT,
  actor_name TEXT,
  subject TEXT,
  address TEXT NOT NULL,
  device TEXT NOT NULL
) STRICT;

CREATE INDEX audit_by_time ON audit (at);
