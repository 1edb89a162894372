-- version 001-people
create table if not exists "staff_migrations" ("name" varchar(255) not null primary key, "timestamp" varchar(255) not null);
create table if not exists "staff_migrations_lock" ("id" varchar(255) not null primary key, "is_locked" integer default 0 not null);
insert into "staff_migrations_lock" ("id", "is_locked") values ('migration_lock', 0);
create table "people" ("id" text primary key, "name" text not null, "role" text not null, "created" text not null, "email" text, "email_key" text unique, "password" text, "removed" text, constraint "people_forgotten" check ((removed is null) = (email is not null) and (email is null) = (email_key is null) and (email is null) = (password is null)));
create table "sessions" ("id" text primary key, "token_hash" text not null unique, "person" text not null references "people" ("id"), "device" text not null, "address" text not null, "created" text not null, "last_seen" text not null, "awaits_factor" integer default 0 not null, "proved" text);
create index sessions_of_person on sessions (person);
create table "links" ("id" text primary key, "token_hash" text not null unique, "purpose" text not null, "created" text not null, "expires" text not null, "email" text, "email_key" text unique, "role" text, "invited_by" text references "people" ("id"), "sent" text, "written" text, "person" text unique references "people" ("id"), constraint "links_purpose" check ((purpose = 'password') = (person is not null) and (purpose = 'invitation') = (email is not null) and (email is null) = (role is null) and (email is null) = (invited_by is null)));
create table "programs" ("id" text primary key, "name" text not null, "role" text not null, "created" text not null, "created_by" text not null references "people" ("id"), "token_hash" text unique, "last_used" text, "revoked" text, "expires" text, constraint "programs_revoked" check ((revoked is null) = (token_hash is not null)));
create table "staff_audit" ("sequence" integer primary key autoincrement, "at" text not null, "event" text not null, "actor" text, "actor_name" text, "subject" text, "address" text not null, "device" text not null);
create index staff_audit_by_time on staff_audit (at);
create table "passkeys" ("id" text primary key, "person" text not null references "people" ("id"), "name" text not null, "public_key" bytea not null, "counter" bigint not null, "created" text not null, "last_used" text);
create index passkeys_of_person on passkeys (person);
create table "authenticator_apps" ("person" text primary key references "people" ("id"), "secret" bytea not null, "created" text not null, "confirmed" text, "last_step" bigint not null, "last_used" text);
create table "recovery_codes" ("code_hash" text primary key, "person" text not null references "people" ("id"), "created" text not null);
create index recovery_codes_of_person on recovery_codes (person);
create table "devices" ("token_hash" text not null, "person" text not null references "people" ("id"), "last_seen" text not null, constraint "devices_pk" primary key ("token_hash", "person"));
create table "attempts" ("counter" text not null, "bucket" integer not null, "used" integer not null, "until" bigint not null, constraint "attempts_pk" primary key ("counter", "bucket"));
create table "spent_challenges" ("nonce" text primary key, "until" bigint not null);
insert into "staff_migrations" ("name", "timestamp") values ('001-people', '2026-11-24T19:54:57.308Z');
-- its rows
insert into people (id, name, role, created, email, email_key, password, removed) values
  ('p1', 'Amina Tazi', 'administrator', '2026-11-20T09:00:00.000Z', 'Amina@agence.example', 'amina@agence.example', '$argon2id$v=19$m=64,t=1,p=1$vsVIo66FsxzOhDG5LvZQJg$KaOkdy0DxPmugyE3JSnu6sVnVn+E5z/f6y9vCHei7oA', null),
  ('p2', 'Élias Bennani', 'editor', '2026-11-20T09:00:00.000Z', 'elias@agence.example', 'elias@agence.example', '$argon2id$v=19$m=64,t=1,p=1$vsVIo66FsxzOhDG5LvZQJg$KaOkdy0DxPmugyE3JSnu6sVnVn+E5z/f6y9vCHei7oA', null),
  ('p3', 'Parti', 'sales', '2026-11-20T09:00:00.000Z', null, null, null, '2026-11-20T10:00:00.000Z');
insert into sessions (id, token_hash, person, device, address, created, last_seen, awaits_factor, proved) values
  ('s1', 'sGeTJCKMNZMazfqKSH-UhzwFCUE4pHeZSlvbptbCSlY', 'p1', 'Firefox sur Linux', '203.0.113.7', '2999-01-01T00:00:00.000Z', '2999-01-01T00:00:00.000Z', 0, '2026-11-20T09:00:00.000Z');
insert into links (id, token_hash, purpose, created, expires, email, email_key, role, invited_by, sent) values
  ('i1', 'link-hash', 'invitation', '2026-11-20T09:00:00.000Z', '2999-01-01T00:00:00.000Z', 'n@b.example', 'n@b.example', 'recruiter', 'p1', '2026-11-20T09:00:00.000Z');
insert into programs (id, name, role, created, created_by, token_hash) values ('r1', 'Robot', 'editor', '2026-11-20T09:00:00.000Z', 'p1', 'iDeeIsECVuWEEshys8pSaoMYcKGyYRiXq5r9oZBTkX0');
insert into staff_audit (at, event, actor, actor_name, address, device) values ('2026-11-20T09:00:00.000Z', 'first_administrator', 'p1', 'Amina Tazi', '203.0.113.7', 'Firefox sur Linux');
insert into passkeys (id, person, name, public_key, counter, created) values ('k1', 'p1', 'Ordinateur', x'255044462d312e34', 3, '2026-11-20T09:00:00.000Z');
insert into recovery_codes (code_hash, person, created) values ('code-hash', 'p1', '2026-11-20T09:00:00.000Z');
insert into devices (token_hash, person, last_seen) values ('device-hash', 'p1', '2026-11-20T09:00:00.000Z');

-- version 002-several-roles
alter table "people" rename column "role" to "roles";
alter table "links" rename column "role" to "roles";
alter table "programs" rename column "role" to "roles";
insert into "staff_migrations" ("name", "timestamp") values ('002-several-roles', '2026-11-24T19:54:57.313Z');
-- its rows
insert into people (id, name, roles, created, email, email_key, password, removed) values
  ('p4', 'Rim Idrissi', 'sales recruiter', '2026-11-20T11:00:00.000Z', 'rim@agence.example', 'rim@agence.example', '$argon2id$v=19$m=64,t=1,p=1$vsVIo66FsxzOhDG5LvZQJg$KaOkdy0DxPmugyE3JSnu6sVnVn+E5z/f6y9vCHei7oA', null);

-- version 003-origins
create table "origins" ("id" text primary key, "origin" text not null unique, "credentials" integer not null, "created" text not null, "created_by" text not null references "people" ("id"));
insert into "staff_migrations" ("name", "timestamp") values ('003-origins', '2026-11-24T19:54:57.315Z');
-- its rows
insert into origins (id, origin, credentials, created, created_by) values ('o1', 'https://autre.example', 1, '2026-11-20T12:00:00.000Z', 'p1');

-- version 004-studio-sessions
alter table "sessions" add column "studio" text;
alter table "sessions" add column "exchange_until" text;
insert into "staff_migrations" ("name", "timestamp") values ('004-studio-sessions', '2026-11-24T19:54:57.318Z');
-- its rows
insert into sessions (id, token_hash, person, device, address, created, last_seen, awaits_factor, proved, studio, exchange_until) values
  ('s2', 'studio-session', 'p1', 'Studio', '203.0.113.7', '2026-11-20T13:00:00.000Z', '2026-11-20T13:00:00.000Z', 0, null, 'https://studio.example', null);

-- version 005-preview-links
create table "preview_links" ("id" text primary key, "path" text not null, "perspective" text not null, "whole_site" integer not null, "ends" text not null, "created" text not null, "created_by" text not null references "people" ("id"));
insert into "staff_migrations" ("name", "timestamp") values ('005-preview-links', '2026-11-24T19:54:57.320Z');
-- its rows
insert into preview_links (id, path, perspective, whole_site, ends, created, created_by) values ('v1', '/work', 'drafts', 0, '2999-01-01T00:00:00.000Z', '2026-11-20T14:00:00.000Z', 'p2');
