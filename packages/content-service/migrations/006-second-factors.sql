-- Passkeys (WebAuthn credentials): public keys, which open nothing for whoever reads them.
CREATE TABLE passkeys (
  -- The credential's own id, in base64url.
  id TEXT PRIMARY KEY,
  person TEXT NOT NULL REFERENCES people (id),
  name TEXT NOT NULL,
  public_key BLOB NOT NULL,
  -- How often its authenticator says it signed: a copy of one falls behind.
  counter INTEGER NOT NULL,
  created TEXT NOT NULL,
  last_used TEXT
) STRICT, WITHOUT ROWID;

CREATE INDEX passkeys_of_person ON passkeys (person);

-- Authenticator apps (TOTP), one per person.
CREATE TABLE authenticator_apps (
  person TEXT PRIMARY KEY REFERENCES people (id),
  -- Encrypted with a key derived from the site's secret.
  secret BLOB NOT NULL,
  created TEXT NOT NULL,
  -- NULL until a first code has proved that the app has the secret.
  confirmed TEXT,
  -- The time step of the last code that was taken: neither it nor an earlier one is taken again.
  last_step INTEGER NOT NULL,
  last_used TEXT
) STRICT, WITHOUT ROWID;

-- Codes for the day the other factors are lost. A used one has no row.
CREATE TABLE recovery_codes (
  code_hash TEXT PRIMARY KEY,
  person TEXT NOT NULL REFERENCES people (id),
  created TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX recovery_codes_of_person ON recovery_codes (person);

-- Browsers a person has logged in with before. The token itself is only in the browser's cookie.
CREATE TABLE devices (
  token_hash TEXT NOT NULL,
  person TEXT NOT NULL REFERENCES people (id),
  last_seen TEXT NOT NULL,
  PRIMARY KEY (token_hash, person)
) STRICT, WITHOUT ROWID;

-- 1 where only the password has been given and a second factor is awaited: such a session opens nothing.
ALTER TABLE sessions ADD COLUMN awaits_factor INTEGER NOT NULL DEFAULT 0;
-- When its person last proved who they are, by password or factor: factors are changed only shortly after.
ALTER TABLE sessions ADD COLUMN proved TEXT;
