-- version 001-documents
CREATE TABLE documents (
  id TEXT PRIMARY KEY,
  type TEXT NOT NULL,
  rev TEXT NOT NULL,
  created TEXT NOT NULL,
  updated TEXT NOT NULL,
  json TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE transactions (
  sequence INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  author TEXT NOT NULL,
  committed TEXT NOT NULL,
  mutations TEXT
) STRICT;
CREATE TABLE changes (
  sequence INTEGER NOT NULL REFERENCES transactions (sequence),
  document_id TEXT NOT NULL,
  after TEXT,
  PRIMARY KEY (document_id, sequence)
) STRICT, WITHOUT ROWID;
CREATE TABLE published_content (
  only_row INTEGER PRIMARY KEY CHECK (only_row = 1),
  revision INTEGER NOT NULL
) STRICT;
INSERT INTO published_content VALUES (1, 0);
pragma user_version = 1;
-- its rows
insert into transactions (id, author, committed) values ('t1', 'p1', '2026-11-20T09:00:00.000Z');
insert into changes (sequence, document_id, after) values (1, 'one', '{"_id":"one","_type":"post","_rev":"t1","_createdAt":"2026-11-20T09:00:00.000Z","_updatedAt":"2026-11-20T09:00:00.000Z","title":"Écrit par la première version"}');
insert or replace into documents (id, type, rev, created, updated, json) values ('one', 'post', 't1', '2026-11-20T09:00:00.000Z', '2026-11-20T09:00:00.000Z', '{"_id":"one","_type":"post","_rev":"t1","_createdAt":"2026-11-20T09:00:00.000Z","_updatedAt":"2026-11-20T09:00:00.000Z","title":"Écrit par la première version"}');
update published_content set revision = revision + 1;
insert into transactions (id, author, committed) values ('t2', 'p1', '2026-11-20T09:00:00.000Z');
insert into changes (sequence, document_id, after) values (2, 'gone', '{"_id":"gone","_type":"post","_rev":"t2","_createdAt":"2026-11-20T09:00:00.000Z","_updatedAt":"2026-11-20T09:00:00.000Z","title":"Effacé depuis"}');
insert or replace into documents (id, type, rev, created, updated, json) values ('gone', 'post', 't2', '2026-11-20T09:00:00.000Z', '2026-11-20T09:00:00.000Z', '{"_id":"gone","_type":"post","_rev":"t2","_createdAt":"2026-11-20T09:00:00.000Z","_updatedAt":"2026-11-20T09:00:00.000Z","title":"Effacé depuis"}');
update published_content set revision = revision + 1;
insert into transactions (id, author, committed) values ('t3', 'p1', '2026-11-20T10:00:00.000Z');
insert into changes (sequence, document_id, after) values (3, 'gone', null);
delete from documents where id = 'gone';

-- version 002-people
CREATE TABLE people (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  role TEXT NOT NULL CHECK (role IN ('administrator', 'editor', 'sales', 'recruiter')),
  created TEXT NOT NULL,
  email TEXT,
  email_key TEXT UNIQUE,
  password TEXT,
  removed TEXT,
  CHECK ((removed IS NULL) = (email IS NOT NULL)),
  CHECK ((email IS NULL) = (email_key IS NULL) AND (email IS NULL) = (password IS NULL))
) STRICT, WITHOUT ROWID;
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
CREATE TABLE links (
  id TEXT PRIMARY KEY,
  token_hash TEXT NOT NULL UNIQUE,
  purpose TEXT NOT NULL CHECK (purpose IN ('invitation', 'password')),
  created TEXT NOT NULL,
  expires TEXT NOT NULL,
  email TEXT,
  email_key TEXT UNIQUE,
  role TEXT CHECK (role IN ('administrator', 'editor', 'sales', 'recruiter')),
  invited_by TEXT REFERENCES people (id),
  sent TEXT,
  person TEXT UNIQUE REFERENCES people (id),
  CHECK ((purpose = 'password') = (person IS NOT NULL)),
  CHECK ((purpose = 'invitation') = (email IS NOT NULL)),
  CHECK ((email IS NULL) = (role IS NULL) AND (email IS NULL) = (invited_by IS NULL))
) STRICT, WITHOUT ROWID;
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
pragma user_version = 2;
-- its rows
insert into people (id, name, role, created, email, email_key, password) values ('p1', 'Amina Tazi', 'administrator', '2026-11-20T09:00:00.000Z', 'amina@agence.example', 'amina@agence.example', '$argon2id$v=19$m=64,t=1,p=1$vsVIo66FsxzOhDG5LvZQJg$KaOkdy0DxPmugyE3JSnu6sVnVn+E5z/f6y9vCHei7oA');
insert into sessions (id, token_hash, person, device, address, created, last_seen) values ('s1', 'sGeTJCKMNZMazfqKSH-UhzwFCUE4pHeZSlvbptbCSlY', 'p1', 'Firefox', '203.0.113.7', '2999-01-01T00:00:00.000Z', '2999-01-01T00:00:00.000Z');
insert into programs (id, name, role, created, created_by, token_hash) values ('r1', 'Robot', 'editor', '2026-11-20T09:00:00.000Z', 'p1', 'iDeeIsECVuWEEshys8pSaoMYcKGyYRiXq5r9oZBTkX0');
insert into audit (at, event, actor, actor_name, address, device) values ('2026-11-20T09:00:00.000Z', 'first_administrator', 'p1', 'Amina Tazi', '203.0.113.7', 'Firefox');

-- version 003-history
CREATE INDEX changes_of_transaction ON changes (sequence);
CREATE TABLE key_values (
  person TEXT NOT NULL,
  key TEXT NOT NULL,
  value TEXT NOT NULL,
  PRIMARY KEY (person, key)
) STRICT, WITHOUT ROWID;
pragma user_version = 3;
-- its rows
insert into key_values (person, key, value) values ('p1', 'studio.recent', '["one"]');
insert into transactions (id, author, committed) values ('t4', 'p1', '2026-11-20T11:00:00.000Z');
insert into changes (sequence, document_id, after) values (4, 'drafts.one', '{"_id":"drafts.one","_type":"post","_rev":"t4","_createdAt":"2026-11-20T11:00:00.000Z","_updatedAt":"2026-11-20T11:00:00.000Z","title":"Un brouillon"}');
insert or replace into documents (id, type, rev, created, updated, json) values ('drafts.one', 'post', 't4', '2026-11-20T11:00:00.000Z', '2026-11-20T11:00:00.000Z', '{"_id":"drafts.one","_type":"post","_rev":"t4","_createdAt":"2026-11-20T11:00:00.000Z","_updatedAt":"2026-11-20T11:00:00.000Z","title":"Un brouillon"}');
update published_content set revision = revision + 1;

-- version 004-packed-states
ALTER TABLE changes ADD COLUMN packed BLOB;
pragma user_version = 4;
-- its rows
insert into transactions (id, author, committed) values ('t5', 'p1', '2026-11-20T12:00:00.000Z');
insert into changes (sequence, document_id, after, packed) values (5, 'long', '', x'edcd410ac2400c85e1ab94b76e2533da2eb2f30eba7153d40952683b438d6211ef2eb9814b17d9fc24f0c17ba31f1218639e6fa8d1eb5a048c92ef6aef224f30b4b5fbbac85925ed158c48b16b4268221d42642226da10d1c9dca3a45f9c0e3adad471ae6cbc5279a9a0c625a7158c292b5553d6608996ad6567692d9dc58913274e9c3871f2c7049f2f');
insert or replace into documents (id, type, rev, created, updated, json) values ('long', 'post', 't5', '2026-11-20T12:00:00.000Z', '2026-11-20T12:00:00.000Z', '{"_id":"long","_type":"post","_rev":"t5","_createdAt":"2026-11-20T12:00:00.000Z","_updatedAt":"2026-11-20T12:00:00.000Z","title":"Un long texte","body":"mot0 mot1 mot2 mot3 mot4 mot5 mot6 mot0 mot1 mot2 mot3 mot4 mot5 mot6 mot0 mot1 mot2 mot3 mot4 mot5 mot6 mot0 mot1 mot2 mot3 mot4 mot5 mot6 mot0 mot1 mot2 mot3 mot4 mot5 mot6 mot0 mot1 mot2 mot3 mot4 mot5 mot6 mot0 mot1 mot2 mot3 mot4 mot5 mot6 mot0 mot1 mot2 mot3 mot4 mot5 mot6 mot0 mot1 mot2 mot3 mot4 mot5 mot6 mot0 mot1 mot2 mot3 mot4 mot5 mot6 mot0 mot1 mot2 mot3 mot4 mot5 mot6 mot0 mot1 mot2 mot3 mot4 mot5 mot6 mot0 mot1 mot2 mot3 mot4 mot5 mot6 mot0 mot1 mot2 mot3 mot4 mot5 mot6 mot0 mot1 mot2 mot3 mot4 mot5 mot6 mot0 mot1 mot2 mot3 mot4 mot5 mot6 mot0 mot1 mot2 mot3 mot4 mot5 mot6 mot0 mot1 mot2 mot3 mot4 mot5 mot6 mot0 mot1 mot2 mot3 mot4 mot5 mot6 mot0 mot1 mot2 mot3 mot4 mot5 mot6 mot0 mot1 mot2 mot3 mot4 mot5 mot6 mot0 mot1 mot2 mot3 mot4 mot5 mot6 mot0 mot1 mot2 mot3 mot4 mot5 mot6 mot0 mot1 mot2 mot3 mot4 mot5 mot6 mot0 mot1 mot2 mot3 mot4 mot5 mot6 mot0 mot1 mot2 mot3 mot4 mot5 mot6 mot0 mot1 mot2 mot3 mot4 mot5 mot6 mot0 mot1 mot2 mot3 mot4 mot5 mot6 mot0 mot1 mot2 mot3 mot4 mot5 mot6 mot0 mot1 mot2 mot3 mot4 mot5 mot6 mot0 mot1 mot2 mot3 mot4 mot5 mot6 mot0 mot1 mot2 mot3 mot4 mot5 mot6 mot0 mot1 mot2 mot3 mot4 mot5 mot6 mot0 mot1 mot2 mot3 mot4 mot5 mot6 mot0 mot1 mot2 mot3 mot4 mot5 mot6 mot0 mot1 mot2 mot3 mot4 mot5 mot6 mot0 mot1 mot2 mot3 mot4 mot5 mot6 mot0 mot1 mot2 mot3 mot4 mot5 mot6 mot0 mot1 mot2 mot3 mot4 mot5 mot6 mot0 mot1 mot2 mot3 mot4 mot5 mot6 mot0 mot1 mot2 mot3 mot4 mot5 mot6 mot0 mot1 mot2 mot3 mot4 mot5 mot6 mot0 mot1 mot2 mot3 mot4 mot5 mot6 mot0 mot1 mot2 mot3 mot4 mot5 mot6 mot0 mot1 mot2 mot3 mot4 mot5 mot6 mot0 mot1 mot2 mot3 mot4 mot5 mot6 mot0 mot1 mot2 mot3 mot4 mot5 mot6 mot0 mot1 mot2 mot3 mot4 mot5 mot6 mot0 mot1 mot2 mot3 mot4 mot5 mot6 mot0 mot1 mot2 mot3 mot4 mot5 mot6 mot0 mot1 mot2 mot3 mot4 mot5 mot6 mot0 mot1 mot2 mot3 mot4 mot5 mot6 mot0 mot1 mot2 mot3 mot4 mot5 mot6 mot0 mot1 mot2 mot3 mot4 mot5 mot6 mot0 mot1 mot2 mot3 mot4 mot5 mot6 mot0 mot1 mot2 mot3 mot4 mot5 mot6 mot0 mot1 mot2 mot3 mot4 mot5 mot6 mot0"}');
update published_content set revision = revision + 1;

-- version 005-token-lifetimes
ALTER TABLE programs ADD COLUMN expires TEXT;
UPDATE programs SET token_hash = NULL, revoked = (SELECT removed FROM people WHERE id = created_by)
WHERE revoked IS NULL AND created_by IN (SELECT id FROM people WHERE removed IS NOT NULL);
pragma user_version = 5;
-- its rows
update programs set expires = '2999-01-01T00:00:00.000Z' where id = 'r1';

-- version 006-second-factors
CREATE TABLE passkeys (
  id TEXT PRIMARY KEY,
  person TEXT NOT NULL REFERENCES people (id),
  name TEXT NOT NULL,
  public_key BLOB NOT NULL,
  counter INTEGER NOT NULL,
  created TEXT NOT NULL,
  last_used TEXT
) STRICT, WITHOUT ROWID;
CREATE INDEX passkeys_of_person ON passkeys (person);
CREATE TABLE authenticator_apps (
  person TEXT PRIMARY KEY REFERENCES people (id),
  secret BLOB NOT NULL,
  created TEXT NOT NULL,
  confirmed TEXT,
  last_step INTEGER NOT NULL,
  last_used TEXT
) STRICT, WITHOUT ROWID;
CREATE TABLE recovery_codes (
  code_hash TEXT PRIMARY KEY,
  person TEXT NOT NULL REFERENCES people (id),
  created TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX recovery_codes_of_person ON recovery_codes (person);
CREATE TABLE devices (
  token_hash TEXT NOT NULL,
  person TEXT NOT NULL REFERENCES people (id),
  last_seen TEXT NOT NULL,
  PRIMARY KEY (token_hash, person)
) STRICT, WITHOUT ROWID;
ALTER TABLE sessions ADD COLUMN awaits_factor INTEGER NOT NULL DEFAULT 0;
ALTER TABLE sessions ADD COLUMN proved TEXT;
pragma user_version = 6;
-- its rows
insert into passkeys (id, person, name, public_key, counter, created) values ('k1', 'p1', 'Ordinateur', x'a501', 3, '2026-11-20T13:00:00.000Z');
insert into recovery_codes (code_hash, person, created) values ('code-hash', 'p1', '2026-11-20T13:00:00.000Z');

-- version 007-accounts-elsewhere
-- the accounts are in their own database now
delete from devices;
delete from recovery_codes;
delete from authenticator_apps;
delete from passkeys;
delete from audit;
delete from programs;
delete from links;
delete from sessions;
delete from people;
CREATE TABLE accounts_left (
  people INTEGER,
  CONSTRAINT "the accounts are still here: start the site once, it moves them to a database of their own"
    CHECK (people = 0)
);
INSERT INTO accounts_left SELECT count(*) FROM people;
DROP TABLE accounts_left;
DROP TABLE devices;
DROP TABLE recovery_codes;
DROP TABLE authenticator_apps;
DROP TABLE passkeys;
DROP TABLE audit;
DROP TABLE programs;
DROP TABLE links;
DROP TABLE sessions;
DROP TABLE people;
pragma user_version = 7;
-- its rows
insert into transactions (id, author, committed) values ('t6', 'p1', '2026-11-20T14:00:00.000Z');
insert into changes (sequence, document_id, after) values (6, 'seven', '{"_id":"seven","_type":"post","_rev":"t6","_createdAt":"2026-11-20T14:00:00.000Z","_updatedAt":"2026-11-20T14:00:00.000Z","title":"Sans comptes à côté"}');
insert or replace into documents (id, type, rev, created, updated, json) values ('seven', 'post', 't6', '2026-11-20T14:00:00.000Z', '2026-11-20T14:00:00.000Z', '{"_id":"seven","_type":"post","_rev":"t6","_createdAt":"2026-11-20T14:00:00.000Z","_updatedAt":"2026-11-20T14:00:00.000Z","title":"Sans comptes à côté"}');
update published_content set revision = revision + 1;

-- version 008-deleted-documents
CREATE TABLE deleted_documents (
  id TEXT PRIMARY KEY,
  sequence INTEGER NOT NULL REFERENCES transactions (sequence),
  type TEXT NOT NULL,
  title TEXT,
  folded TEXT NOT NULL,
  published INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX deleted_documents_by_time ON deleted_documents (sequence DESC, id);
CREATE INDEX deleted_documents_by_type ON deleted_documents (type, sequence DESC, id);
INSERT INTO deleted_documents (id, sequence, type, folded, published)
WITH named AS (
  SELECT CASE
      WHEN document_id LIKE 'drafts.%' THEN substr(document_id, 8)
      WHEN document_id LIKE 'versions.%'
        THEN substr(document_id, 10 + instr(substr(document_id, 10), '.'))
      ELSE document_id
    END AS id,
    document_id, sequence
  FROM changes
), last AS (
  SELECT id, max(sequence) AS sequence FROM named
  WHERE id NOT LIKE '\_.%' ESCAPE '\'
  GROUP BY id
  HAVING sum(document_id IN (SELECT documents.id FROM documents)) = 0
)
SELECT id, sequence, '', '', 0 FROM last;
pragma user_version = 8;
-- its rows
insert into transactions (id, author, committed) values ('t7', 'p1', '2026-11-20T15:00:00.000Z');
insert into changes (sequence, document_id, after) values (7, 'bin', '{"_id":"bin","_type":"post","_rev":"t7","_createdAt":"2026-11-20T15:00:00.000Z","_updatedAt":"2026-11-20T15:00:00.000Z","title":"À la corbeille"}');
insert or replace into documents (id, type, rev, created, updated, json) values ('bin', 'post', 't7', '2026-11-20T15:00:00.000Z', '2026-11-20T15:00:00.000Z', '{"_id":"bin","_type":"post","_rev":"t7","_createdAt":"2026-11-20T15:00:00.000Z","_updatedAt":"2026-11-20T15:00:00.000Z","title":"À la corbeille"}');
update published_content set revision = revision + 1;
insert into transactions (id, author, committed) values ('t8', 'p1', '2026-11-20T16:00:00.000Z');
insert into changes (sequence, document_id, after) values (8, 'bin', null);
delete from documents where id = 'bin';
insert into deleted_documents (id, sequence, type, title, folded, published) values ('bin', 8, 'post', 'À la corbeille', 'a la corbeille', 1);

-- version 009-order-of-changes
ALTER TABLE changes ADD COLUMN position INTEGER;
ALTER TABLE published_content ADD COLUMN transaction_id TEXT;
UPDATE published_content
SET transaction_id = (SELECT id FROM transactions ORDER BY sequence DESC LIMIT 1);
pragma user_version = 9;
-- its rows
insert into transactions (id, author, committed) values ('t9', 'p1', '2026-11-20T17:00:00.000Z');
insert into changes (sequence, document_id, after, position) values (9, 'nine', '{"_id":"nine","_type":"post","_rev":"t9","_createdAt":"2026-11-20T17:00:00.000Z","_updatedAt":"2026-11-20T17:00:00.000Z","title":"À sa place"}', 0);
insert or replace into documents (id, type, rev, created, updated, json) values ('nine', 'post', 't9', '2026-11-20T17:00:00.000Z', '2026-11-20T17:00:00.000Z', '{"_id":"nine","_type":"post","_rev":"t9","_createdAt":"2026-11-20T17:00:00.000Z","_updatedAt":"2026-11-20T17:00:00.000Z","title":"À sa place"}');
update published_content set revision = revision + 1, transaction_id = 't9';

-- version 010-followed-journal
CREATE TABLE followed_journal (
  only_row INTEGER PRIMARY KEY CHECK (only_row = 1),
  name TEXT NOT NULL
) STRICT;
pragma user_version = 10;
-- its rows
insert into transactions (id, author, committed) values ('t10', 'p1', '2026-11-20T18:00:00.000Z');
insert into changes (sequence, document_id, after, position) values (10, 'ten', '{"_id":"ten","_type":"post","_rev":"t10","_createdAt":"2026-11-20T18:00:00.000Z","_updatedAt":"2026-11-20T18:00:00.000Z","title":"De son propre journal"}', 0);
insert or replace into documents (id, type, rev, created, updated, json) values ('ten', 'post', 't10', '2026-11-20T18:00:00.000Z', '2026-11-20T18:00:00.000Z', '{"_id":"ten","_type":"post","_rev":"t10","_createdAt":"2026-11-20T18:00:00.000Z","_updatedAt":"2026-11-20T18:00:00.000Z","title":"De son propre journal"}');
update published_content set revision = revision + 1, transaction_id = 't10';
