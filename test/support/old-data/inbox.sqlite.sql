-- version 001-requests-and-deliveries
create table if not exists "kysely_migration" ("name" varchar(255) not null primary key, "timestamp" varchar(255) not null);
create table if not exists "kysely_migration_lock" ("id" varchar(255) not null primary key, "is_locked" integer default 0 not null);
insert into "kysely_migration_lock" ("id", "is_locked") values ('migration_lock', 0);
create table "requests" ("id" text primary key, "kind" text not null, "reference" text not null unique, "status" text not null, "content_hash" text not null, "fields" text not null, "received_at" bigint not null);
create index "requests_by_kind_and_status" on "requests" ("kind", "status", "received_at");
create table "submission_keys" ("kind" text not null, "key" text not null, "request_id" text not null, "expires_at" bigint, constraint "submission_keys_pk" primary key ("kind", "key"), constraint "submission_keys_request" foreign key ("request_id") references "requests" ("id") on delete cascade deferrable initially deferred);
create table "deliveries" ("id" text primary key, "request_id" text not null references "requests" ("id") on delete cascade, "channel" text not null, "state" text not null, "attempts" integer default 0 not null, "due_at" bigint not null, "give_up_at" bigint not null, "lease_until" bigint, "message_id" text not null, "failure" text, "last_error" text, "sent_at" bigint, "created_at" bigint not null);
create index "deliveries_by_state_and_due" on "deliveries" ("state", "due_at");
create index "deliveries_by_request" on "deliveries" ("request_id");
insert into "kysely_migration" ("name", "timestamp") values ('001-requests-and-deliveries', '2026-11-24T19:54:57.201Z');
-- its rows
insert into requests (id, kind, reference, status, content_hash, fields, received_at) values
  ('r001-request', 'contact-request', '7F3-KQ2-901', 'new', 'h001a', '{"name":"Salma Idrissi","email":"salma@cafe-anfa.ma","company":"Café Anfa","budget":"50K DH - 150K DH","message":"Nous ouvrons un deuxième café. Pouvez-vous le filmer ?"}', 1795165200000),
  ('r001-spam', 'contact-message', '7F3-KQ2-902', 'quarantine', 'h001b', '{"name":"Casino","email":"youssef@riad.example","phone":"06 61 22 33 44","company":"Riad Zitoun","service":"Media Buying","message":"gagnez"}', 1795168800000);
insert into submission_keys (kind, key, request_id, expires_at) values ('contact-request', 'key-1', 'r001-request', null);
insert into deliveries (id, request_id, channel, state, attempts, due_at, give_up_at, message_id, sent_at, created_at) values
  ('d001-agency', 'r001-request', 'agency-mail', 'sent', 1, 1795165200000, 1795424400000, '<d001-agency@agence.example>', 1795165560000, 1795165200000),
  ('d001-sender', 'r001-request', 'sender-mail', 'pending', 3, 1795273200000, 1795424400000, '<d001-sender@agence.example>', null, 1795165200000);

-- version 002-subscriptions
create table "subscriptions" ("id" text primary key, "address_hash" text not null unique, "address" text, "state" text not null, "consent" integer not null, "requested_at" bigint not null, "confirmed_at" bigint, "unsubscribed_at" bigint, "mailed_at" bigint);
create index "subscriptions_by_state" on "subscriptions" ("state", "requested_at");
alter table "requests" add column "subscription_id" text references "subscriptions" ("id") on delete cascade;
create index "requests_by_subscription" on "requests" ("subscription_id");
insert into "kysely_migration" ("name", "timestamp") values ('002-subscriptions', '2026-11-24T19:54:57.206Z');
-- its rows
insert into subscriptions (id, address_hash, address, state, consent, requested_at, confirmed_at, unsubscribed_at, mailed_at) values
  ('s002-in', 'hash-in', 'lectrice@mail.example', 'confirmed', 1, 1795165200000, 1795165920000, null, 1795165200000),
  ('s002-out', 'hash-out', null, 'unsubscribed', 1, 1795165200000, 1795165920000, 1795168800000, 1795165200000);
insert into requests (id, kind, reference, status, content_hash, fields, received_at, subscription_id) values
  ('r002-letter', 'newsletter-subscription', '7F3-KQ2-903', 'new', 'h002', '{"email":"lectrice@mail.example"}', 1795165200000, 's002-in');

-- version 003-applications-comments-and-likes
alter table "requests" add column "about" text;
create table "attachments" ("id" text primary key, "request_id" text not null references "requests" ("id") on delete cascade, "field" text not null, "name" text not null, "extension" text not null, "size" integer not null, "sha256" text not null, "verdict" text not null, "findings" text not null, "bytes" bytea not null);
create index "attachments_by_request" on "attachments" ("request_id");
create table "comments" ("request_id" text primary key, "post_id" text not null, "state" text not null, "decided_at" bigint, constraint "comments_request" foreign key ("request_id") references "requests" ("id") on delete cascade deferrable initially deferred);
create index "comments_by_post" on "comments" ("post_id", "state");
create table "likes" ("post_id" text not null, "visitor_hash" text not null, "liked_at" bigint not null, constraint "likes_pk" primary key ("post_id", "visitor_hash"));
create table "revisions" ("name" text primary key, "number" bigint not null);
insert into "kysely_migration" ("name", "timestamp") values ('003-applications-comments-and-likes', '2026-11-24T19:54:57.210Z');
-- its rows
insert into requests (id, kind, reference, status, content_hash, fields, received_at, about) values
  ('r003-application', 'short-application', '7F3-KQ2-904', 'new', 'h003a', '{"firstName":"Nadia","lastName":"Chraïbi","email":"nadia@mail.example","phone":"","position":"Monteuse","motivation":"Je monte des films depuis dix ans."}', 1795172400000, null),
  ('r003-comment', 'comment', '7F3-KQ2-905', 'new', 'h003b', '{"name":"Lina","email":"lina@mail.example","comment":"Très juste, merci."}', 1795172400000, '{"id":"post-1","title":"Un article","path":"/blog/un-article"}');
insert into attachments (id, request_id, field, name, extension, size, sha256, verdict, findings, bytes) values
  ('a003-cv', 'r003-application', 'cv', 'nadia.pdf', 'pdf', 8, 'e16fa5d9b51928755db85b917f0297babaf22c7a47e97d9212adab56e61ba04e', 'clean', '[]', x'255044462d312e34');
insert into comments (request_id, post_id, state, decided_at) values ('r003-comment', 'post-1', 'approved', 1795176000000);
insert into likes (post_id, visitor_hash, liked_at) values ('post-1', 'visitor-1', 1795172400000), ('post-1', 'visitor-2', 1795172400000);
insert into revisions (name, number) values ('comments', 4);

-- version 004-treatment
alter table "requests" add column "version" integer default 1 not null;
alter table "requests" add column "stage" text;
alter table "requests" add column "assignee_id" text;
alter table "requests" add column "assignee_name" text;
alter table "requests" add column "treated_at" bigint;
alter table "requests" add column "quarantined_at" bigint;
alter table "requests" add column "quarantine_reason" text;
update requests set status = 'new', quarantined_at = received_at, quarantine_reason = 'honeypot' where status = 'quarantine';
alter table "requests" add column "indexed" integer default 0 not null;
drop index "requests_by_kind_and_status";
create index requests_by_time on requests (received_at, id);
create index requests_to_index on requests (id) where indexed = 0;
create index requests_in_quarantine on requests (quarantined_at) where quarantined_at is not null;
alter table "attachments" add column "released_at" bigint;
alter table "attachments" add column "released_by_id" text;
alter table "attachments" add column "released_by_name" text;
create table "request_notes" ("id" text primary key, "request_id" text not null references "requests" ("id") on delete cascade, "at" bigint not null, "author_id" text not null, "author_name" text not null, "text" text not null);
create index request_notes_by_request on request_notes (request_id);
create table "request_history" ("id" text primary key, "request_id" text not null references "requests" ("id") on delete cascade, "at" bigint not null, "actor_id" text, "actor_name" text, "action" text not null, "details" text not null);
create index request_history_by_request on request_history (request_id);
create table "audit_log" ("id" text primary key, "at" bigint not null, "actor_id" text, "actor_name" text, "actor_role" text, "action" text not null, "request_id" text, "details" text not null);
create index audit_log_by_time on audit_log (at, id);
create table search_texts ( id integer primary key, request_id text not null unique references requests (id) on delete cascade, words text not null );
create virtual table search_index using fts5(words, content = 'search_texts', content_rowid = 'id');
insert into search_index (search_index, rank) values ('secure-delete', 1);
create trigger search_texts_added after insert on search_texts begin insert into search_index (rowid, words) values (new.id, new.words); end;
create trigger search_texts_erased after delete on search_texts begin insert into search_index (search_index, rowid, words) values ('delete', old.id, old.words); end;
create trigger search_texts_changed after update on search_texts begin insert into search_index (search_index, rowid, words) values ('delete', old.id, old.words); insert into search_index (rowid, words) values (new.id, new.words); end;
insert into "kysely_migration" ("name", "timestamp") values ('004-treatment', '2026-11-24T19:54:57.221Z');
-- its rows
insert into requests (id, kind, reference, status, content_hash, fields, received_at, about, version, stage, assignee_id, assignee_name, treated_at) values
  ('r004-job', 'job-application', '7F3-KQ2-906', 'new', 'h004a', '{"name":"Omar Fassi","email":"omar@mail.example","phone":"+212 661-000000","motivation":"Votre équipe me plaît."}', 1795176000000, '{"id":"job-1","title":"Monteur","path":"/careers/monteur"}', 2, 'shortlisted', 'p-rim', 'Rim Tazi', 1795179600000),
  ('r004-closed', 'short-application', '7F3-KQ2-907', 'closed', 'h004b', '{"firstName":"Sara","lastName":"Chraïbi","email":"sara@mail.example","phone":"","position":"Monteuse","motivation":"Je monte des films depuis dix ans."}', 1795176000000, null, 2, 'interview', null, null, 1795183200000);
insert into request_notes (id, request_id, at, author_id, author_name, text) values ('n004', 'r001-request', 1795179600000, 'p-samir', 'Samir Alami', 'Rappelée ce matin.');
insert into request_history (id, request_id, at, actor_id, actor_name, action, details) values ('y004', 'r004-job', 1795179600000, 'p-rim', 'Rim Tazi', 'stage_changed', '{"from":"received","to":"shortlisted"}');
insert into audit_log (id, at, actor_id, actor_name, actor_role, action, request_id, details) values
  ('u004-opened', 1795179600000, 'p-samir', 'Samir Alami', 'sales', 'request_opened', 'r001-request', '{}'),
  ('u004-exported', 1795179600000, 'p-samir', 'Samir Alami', 'sales', 'requests_exported', null, '{}');

-- version 005-promises
alter table "requests" add column "due_at" bigint;
alter table "requests" add column "reminded_at" bigint;
alter table "requests" add column "withdrawn_at" bigint;
create index "requests_by_due" on "requests" ("due_at");
insert into "kysely_migration" ("name", "timestamp") values ('005-promises', '2026-11-24T19:54:57.227Z');
-- its rows
insert into requests (id, kind, reference, status, content_hash, fields, received_at, due_at, reminded_at, withdrawn_at) values
  ('r005-promised', 'contact-message', '7F3-KQ2-908', 'in_progress', 'h005', '{"name":"Youssef Alaoui","email":"youssef@riad.example","phone":"06 61 22 33 44","company":"Riad Zitoun","service":"Media Buying","message":"Nos chambres sont vides en hiver."}', 1795179600000, 1795266000000, 1795255200000, null);

-- version 006-fruitless-searches
create table "fruitless_searches" ("term_hash" text not null, "day" text not null, "count" integer not null, "term" text, constraint "fruitless_searches_pk" primary key ("term_hash", "day"));
create index "fruitless_searches_by_day" on "fruitless_searches" ("day");
insert into "kysely_migration" ("name", "timestamp") values ('006-fruitless-searches', '2026-11-24T19:54:57.230Z');
-- its rows
insert into fruitless_searches (term_hash, day, count, term) values ('term-1', '2026-11-20', 6, 'drone');

-- version 007-quarantine-signs
alter table "requests" add column "quarantine_signs" text;
insert into "kysely_migration" ("name", "timestamp") values ('007-quarantine-signs', '2026-11-24T19:54:57.232Z');
-- its rows
insert into requests (id, kind, reference, status, content_hash, fields, received_at, quarantined_at, quarantine_reason, quarantine_signs) values
  ('r007-suspect', 'contact-message', '7F3-KQ2-909', 'new', 'h007', '{"name":"Suspecte","email":"youssef@riad.example","phone":"06 61 22 33 44","company":"Riad Zitoun","service":"Media Buying","message":"Nos chambres sont vides en hiver."}', 1795183200000, 1795183200000, 'content', '["links"]');

-- version 008-daily-counts
create table "daily_counts" ("day" text not null, "counter" text not null, "subject" text not null, "used" bigint not null, constraint "daily_counts_pk" primary key ("day", "counter", "subject"));
insert into "kysely_migration" ("name", "timestamp") values ('008-daily-counts', '2026-11-24T19:54:57.234Z');
-- its rows
insert into daily_counts (day, counter, subject, used) values ('2026-11-20', 'bytes', '', 4096);

-- version 009-daily-checks
create table "daily_checks" ("day" text primary key, "began_at" bigint not null, "ended_at" bigint, "outcome" text, "detail" text);
insert into "kysely_migration" ("name", "timestamp") values ('009-daily-checks', '2026-11-24T19:54:57.236Z');
-- its rows
insert into daily_checks (day, began_at, ended_at, outcome, detail) values ('2026-11-20', 1795154400000, 1795154760000, 'sent', null);

-- version 010-answers
create table "answers" ("id" text primary key, "request_id" text not null references "requests" ("id") on delete cascade, "author_id" text not null, "author_name" text not null, "subject" text not null, "body" text not null, "reply_to" text not null, "reply_to_address" text not null, "quotes_original" integer not null, "marks_answered" integer not null, "calendar" text, "written_at" bigint not null, "send_at" bigint not null, "cancelled_at" bigint, "delivery_id" text unique);
create index answers_by_request on answers (request_id);
create index answers_by_author on answers (author_id, written_at);
create index answers_planned on answers (send_at) where delivery_id is null and cancelled_at is null;
create table "answer_templates" ("id" text primary key, "version" integer not null, "position" integer not null, "area" text not null, "stage" text, "name" text not null, "subject" text not null, "body" text not null);
insert into answer_templates (id, version, position, area, stage, name, subject, body) values ('first-contact', 1, 0, 'contact', null, 'Premier contact', 'Votre projet : parlons-en (référence {référence})', 'Bonjour {prénom}, Merci pour votre message. Je l’ai lu avec attention, et j’aimerais en savoir plus. Le plus simple est d’en parler de vive voix, une vingtaine de minutes. Proposez-moi deux ou trois moments qui vous arrangent, avec le numéro auquel vous joindre : je vous confirme le rendez-vous sous {délai}. À très vite, {moi} {agence}');
insert into answer_templates (id, version, position, area, stage, name, subject, body) values ('quote-requested', 1, 1, 'contact', null, 'Devis demandé', 'Votre devis (référence {référence})', 'Bonjour {prénom}, Vous nous demandez un devis, et vous aurez un prix plutôt qu’une fourchette. Pour l’établir, il me manque trois choses : – la date à laquelle tout doit être prêt ; – ce qui existe déjà (charte, textes, photos, vidéos) ; – le budget que vous avez en tête, même approximatif. Répondez simplement à ce message. Dès que j’ai ces éléments, je vous dis sous {délai} quand vous recevrez notre proposition. Bien à vous, {moi} {agence}');
insert into answer_templates (id, version, position, area, stage, name, subject, body) values ('details-needed', 1, 2, 'contact', null, 'Besoin de précisions', 'Quelques précisions sur votre demande {référence}', 'Bonjour {prénom}, Merci pour votre demande au sujet du service « {service} ». Avant de vous répondre, je voudrais bien la comprendre : – À qui vous adressez-vous, et qu’aimeriez-vous que ces personnes fassent ? – Avez-vous un exemple de ce que vous aimez, ou de ce que vous ne voulez surtout pas ? – Une date est-elle déjà fixée ? Deux lignes suffisent pour chaque question. Bien à vous, {moi} {agence}');
insert into answer_templates (id, version, position, area, stage, name, subject, body) values ('not-our-trade', 1, 3, 'contact', null, 'Hors de notre métier', 'Votre demande {référence}', 'Bonjour {prénom}, Merci d’avoir pensé à nous. Votre demande sort de ce que nous savons bien faire, ou du temps que nous avons en ce moment, et je préfère vous le dire tout de suite plutôt que de vous faire attendre. Si votre projet change, ou si une autre idée vous vient, écrivez-moi en répondant à ce message : ce sera avec plaisir. Je vous souhaite une belle réussite, {moi} {agence}');
insert into answer_templates (id, version, position, area, stage, name, subject, body) values ('reminder', 1, 4, 'contact', null, 'Relance', 'Votre projet est-il toujours d’actualité ? (référence {référence})', 'Bonjour {prénom}, Je reviens vers vous au sujet de votre demande {référence}. Votre projet est-il toujours d’actualité ? Un mot suffit : « oui », « plus tard » ou « non merci ». Sans nouvelles de vous, je ne vous écrirai plus à ce sujet, et vous pourrez reprendre notre échange quand vous voudrez. Bien à vous, {moi} {agence}');
insert into answer_templates (id, version, position, area, stage, name, subject, body) values ('application-rejected', 1, 5, 'applications', 'rejected', 'Refus', 'Votre candidature chez {agence} (référence {référence})', 'Bonjour {prénom}, Merci pour votre candidature au poste « {poste} », et pour le temps que vous y avez consacré. Nous l’avons lue avec attention. Nous avons choisi de poursuivre avec d’autres personnes, dont le parcours est plus proche de ce que ce poste demande aujourd’hui. Cette décision ne juge pas la qualité de votre travail. Nous vous souhaitons de trouver vite l’équipe qu’il vous faut. Bien à vous, {moi} {agence}');
insert into answer_templates (id, version, position, area, stage, name, subject, body) values ('interview-invitation', 1, 6, 'applications', 'interview', 'Invitation à un entretien', 'Votre entretien chez {agence} (référence {référence})', 'Bonjour {prénom}, Votre candidature au poste « {poste} » nous a plu, et nous aimerions vous rencontrer. Nous vous proposons un entretien {rendez-vous}, une heure environ. Ce moment vous convient-il ? Si ce n’est pas le cas, proposez-m’en deux autres en répondant à ce message. Apportez, si vous le voulez, un travail auquel vous tenez : nous partirons de là. À très vite, {moi} {agence}');
insert into answer_templates (id, version, position, area, stage, name, subject, body) values ('application-kept', 1, 7, 'applications', null, 'Candidature conservée', 'Votre candidature chez {agence} (référence {référence})', 'Bonjour {prénom}, Merci pour votre candidature au poste « {poste} ». Nous n’avons pas de place à vous proposer pour le moment, mais votre profil nous intéresse. Avec votre accord, nous gardons votre dossier : si un poste s’ouvre, vous serez parmi les premières personnes à qui nous écrirons. Si vous préférez que nous l’effacions, répondez-le à ce message. Bien à vous, {moi} {agence}');
insert into "kysely_migration" ("name", "timestamp") values ('010-answers', '2026-11-24T19:54:57.243Z');
-- its rows
insert into answers (id, request_id, author_id, author_name, subject, body, reply_to, reply_to_address, quotes_original, marks_answered, calendar, written_at, send_at, cancelled_at, delivery_id) values
  ('w010', 'r005-promised', 'p-samir', 'Samir Alami', 'Votre message', 'Bonjour, parlons-en.', 'agency', 'bonjour@agence.example', 1, 1, null, 1795186800000, 1795186800000, null, 'd010');
insert into deliveries (id, request_id, channel, state, attempts, due_at, give_up_at, message_id, sent_at, created_at) values
  ('d010', 'r005-promised', 'answer-mail', 'sent', 1, 1795186800000, 1795446000000, '<d010@agence.example>', 1795187160000, 1795186800000);
update answer_templates set name = 'Le nôtre', version = 2 where position = 0;

-- version 011-webhooks
create table "webhooks" ("id" text primary key, "version" integer default 1 not null, "address" text not null, "description" text not null, "events" text not null, "secret" text not null, "former_secret" text, "former_secret_until" bigint, "off_at" bigint, "off_reason" text, "failing_since" bigint, "created_at" bigint not null);
create table "webhook_messages" ("delivery_id" text primary key references "deliveries" ("id") on delete cascade, "webhook_id" text not null references "webhooks" ("id") on delete cascade, "type" text not null, "change" text not null, "status" integer);
create index "webhook_messages_by_webhook" on "webhook_messages" ("webhook_id");
insert into "kysely_migration" ("name", "timestamp") values ('011-webhooks', '2026-11-24T19:54:57.247Z');
-- its rows
insert into webhooks (id, version, address, description, events, secret, created_at) values ('k011', 1, 'https://crm.example/hook', 'Le CRM', '["contact-request.received"]', 'sealed', 1795186800000);
insert into deliveries (id, request_id, channel, state, attempts, due_at, give_up_at, message_id, sent_at, created_at) values
  ('d011', 'r001-request', 'signed-webhook', 'sent', 1, 1795186800000, 1795446000000, 'd011', 1795187160000, 1795186800000);
insert into webhook_messages (delivery_id, webhook_id, type, change, status) values ('d011', 'k011', 'contact-request.received', '{}', 200);

-- version 012-comment-answers
create table "comment_answers" ("request_id" text primary key references "requests" ("id") on delete cascade, "author_id" text not null, "author_name" text not null, "text" text not null, "written_at" bigint not null, "edited_at" bigint);
alter table "comments" add column "mail_announced" integer default 0 not null;
insert into "kysely_migration" ("name", "timestamp") values ('012-comment-answers', '2026-11-24T19:54:57.253Z');
-- its rows
insert into comment_answers (request_id, author_id, author_name, text, written_at, edited_at) values ('r003-comment', 'p-elias', 'Elias Haddad', 'Merci à vous.', 1795190400000, null);

-- version 013-follow-ups
create table "request_reads" ("request_id" text not null references "requests" ("id") on delete cascade, "staff_id" text not null, "read_at" bigint not null, constraint "request_reads_key" primary key ("request_id", "staff_id"));
insert into request_reads (request_id, staff_id, read_at) select requests.id, audit_log.actor_id, max(audit_log.at) from audit_log join requests on requests.id = audit_log.request_id where audit_log.action = 'request_opened' and audit_log.actor_id is not null group by requests.id, audit_log.actor_id;
insert into request_reads (request_id, staff_id, read_at) select requests.id, people.actor_id, coalesce(requests.treated_at, requests.received_at) from requests cross join (select distinct actor_id from audit_log where actor_id is not null) as people left join comments on comments.request_id = requests.id where requests.status <> 'new' or (comments.state is not null and comments.state <> 'pending') on conflict do nothing;
create table "request_follow_ups" ("request_id" text not null references "requests" ("id") on delete cascade, "staff_id" text not null, "due_at" bigint not null, "told_at" bigint, constraint "request_follow_ups_key" primary key ("request_id", "staff_id"));
create index request_follow_ups_to_tell on request_follow_ups (due_at) where told_at is null;
alter table "request_notes" add column "mentions" text;
alter table "deliveries" add column "staff_id" text;
alter table "deliveries" add column "staff_name" text;
alter table "deliveries" add column "actor_name" text;
alter table "deliveries" add column "covers" integer default 1 not null;
alter table "requests" add column "team_reminded_at" bigint;
update requests set team_reminded_at = reminded_at;
insert into "kysely_migration" ("name", "timestamp") values ('013-follow-ups', '2026-11-24T19:54:57.261Z');
-- its rows
insert into request_follow_ups (request_id, staff_id, due_at, told_at) values ('r005-promised', 'p-samir', 1795489200000, null);
insert into request_notes (id, request_id, at, author_id, author_name, text, mentions) values ('n013', 'r005-promised', 1795194000000, 'p-samir', 'Samir Alami', 'À voir avec Aïcha.', '[{"id":"p-aicha","name":"Aïcha Bennani"}]');
insert into deliveries (id, request_id, channel, state, attempts, due_at, give_up_at, message_id, sent_at, created_at, staff_id, staff_name, actor_name, covers) values
  ('d013', 'r005-promised', 'mention-mail', 'sent', 1, 1795194000000, 1795453200000, '<d013@agence.example>', 1795194360000, 1795194000000, 'p-aicha', 'Aïcha Bennani', 'Samir Alami', 1);

-- version 014-one-axis-of-stages
insert into request_history (id, request_id, at, actor_id, actor_name, action, details) select 'one-axis-' || id, id, coalesce(treated_at, received_at), null, null, 'stage_changed', '{"from":"' || coalesce(stage, 'received') || '","to":"rejected"}' from requests where kind in ('short-application', 'job-application') and status = 'closed' and withdrawn_at is null and coalesce(stage, 'received') not in ('hired', 'rejected');
update requests set stage = 'rejected' where kind in ('short-application', 'job-application') and status = 'closed' and withdrawn_at is null and coalesce(stage, 'received') not in ('hired', 'rejected');
update requests set status = 'closed' where kind in ('short-application', 'job-application') and withdrawn_at is null and stage in ('hired', 'rejected');
update requests set status = 'answered' where kind in ('short-application', 'job-application') and withdrawn_at is null and stage in ('interview', 'offer');
update requests set status = 'in_progress' where kind in ('short-application', 'job-application') and withdrawn_at is null and stage = 'shortlisted' and status <> 'answered';
update requests set status = 'new' where kind in ('short-application', 'job-application') and withdrawn_at is null and coalesce(stage, 'received') = 'received' and status <> 'answered';
insert into "kysely_migration" ("name", "timestamp") values ('014-one-axis-of-stages', '2026-11-24T19:54:57.268Z');
-- its rows


-- version 015-mailings
create table "mailings" ("request_id" text primary key references "requests" ("id") on delete cascade, "issue_id" text not null unique, "state" text not null, "subject" text not null, "html" text not null, "text" text not null, "per_minute" integer not null, "ordered_by" text not null, "starts_at" bigint not null, "paced_at" bigint not null, "ended_at" bigint, "recipients" integer default 0 not null, "sent" integer default 0 not null, "refused" integer default 0 not null, "unsubscribed" integer default 0 not null);
alter table "deliveries" add column "subscription_id" text references "subscriptions" ("id") on delete cascade;
create unique index "deliveries_by_subscription" on "deliveries" ("subscription_id", "request_id");
alter table "subscriptions" add column "refusals" integer default 0 not null;
alter table "subscriptions" add column "closed_at" bigint;
insert into "kysely_migration" ("name", "timestamp") values ('015-mailings', '2026-11-24T19:54:57.274Z');
-- its rows
insert into requests (id, kind, reference, status, content_hash, fields, received_at) values
  ('r015-mailing', 'newsletter-mailing', '7F3-KQ2-910', 'closed', 'h015', '{}', 1795197600000);
insert into mailings (request_id, issue_id, state, subject, html, text, per_minute, ordered_by, starts_at, paced_at, ended_at, recipients, sent, refused, unsubscribed) values
  ('r015-mailing', 'issue-1', 'sent', 'La lettre de novembre', '<p>Bonjour</p>', 'Bonjour', 60, 'Elias Haddad', 1795197600000, 1795197600000, 1795199400000, 1, 1, 0, 0);
insert into deliveries (id, request_id, channel, state, attempts, due_at, give_up_at, message_id, sent_at, created_at, covers, subscription_id) values
  ('d015', 'r015-mailing', 'issue-mail', 'sent', 1, 1795197600000, 1795456800000, '<d015@agence.example>', 1795197960000, 1795197600000, 1, 's002-in');

-- version 016-read-out-columns
alter table "requests" add column "sender_email" text;
alter table "requests" add column "sender_phone" text;
alter table "requests" add column "company" text;
alter table "requests" add column "company_key" text;
alter table "requests" add column "service" text;
alter table "requests" add column "budget" text;
alter table "requests" add column "about_id" text;
update requests set "sender_email" = "column2", "sender_phone" = "column3", "company" = "column4", "company_key" = "column5", "service" = "column6", "budget" = "column7", "about_id" = "column8", indexed = 0 from (values ('r001-request', cast('salma@cafe-anfa.ma' as text), cast(null as text), cast('Café Anfa' as text), cast('cafe anfa' as text), cast(null as text), cast('50K DH - 150K DH' as text), cast(null as text)), ('r001-spam', cast('youssef@riad.example' as text), cast('212661223344' as text), cast('Riad Zitoun' as text), cast('riad zitoun' as text), cast('Media Buying' as text), cast(null as text), cast(null as text)), ('r002-letter', cast('lectrice@mail.example' as text), cast(null as text), cast(null as text), cast(null as text), cast(null as text), cast(null as text), cast(null as text)), ('r003-application', cast('nadia@mail.example' as text), cast(null as text), cast(null as text), cast(null as text), cast(null as text), cast(null as text), cast(null as text)), ('r003-comment', cast('lina@mail.example' as text), cast(null as text), cast(null as text), cast(null as text), cast(null as text), cast(null as text), cast('post-1' as text)), ('r004-closed', cast('sara@mail.example' as text), cast(null as text), cast(null as text), cast(null as text), cast(null as text), cast(null as text), cast(null as text)), ('r004-job', cast('omar@mail.example' as text), cast('212661000000' as text), cast(null as text), cast(null as text), cast(null as text), cast(null as text), cast('job-1' as text)), ('r005-promised', cast('youssef@riad.example' as text), cast('212661223344' as text), cast('Riad Zitoun' as text), cast('riad zitoun' as text), cast('Media Buying' as text), cast(null as text), cast(null as text)), ('r007-suspect', cast('youssef@riad.example' as text), cast('212661223344' as text), cast('Riad Zitoun' as text), cast('riad zitoun' as text), cast('Media Buying' as text), cast(null as text), cast(null as text)), ('r015-mailing', cast(null as text), cast(null as text), cast(null as text), cast(null as text), cast(null as text), cast(null as text), cast(null as text))) as read_out where id = column1;
drop index "requests_by_time";
create index requests_by_time on requests (received_at, id, kind, quarantined_at, status, withdrawn_at, service, budget, company, company_key, about_id);
create index "requests_by_sender_email" on requests ("sender_email") where "sender_email" is not null;
create index "requests_by_sender_phone" on requests ("sender_phone") where "sender_phone" is not null;
create index "requests_by_about_id" on requests ("about_id") where "about_id" is not null;
insert into "kysely_migration" ("name", "timestamp") values ('016-read-out-columns', '2026-11-24T19:54:57.285Z');
-- its rows
insert into requests (id, kind, reference, status, content_hash, fields, received_at, sender_email, sender_phone, company, company_key, service, budget) values
  ('r016-read-out', 'contact-message', '7F3-KQ2-911', 'new', 'h016', '{"name":"Youssef Alaoui","email":"rachid@garage.example","phone":"06 61 22 33 44","company":"Garage Atlas","service":"Media Buying","message":"Nos chambres sont vides en hiver."}', 1795201200000, 'rachid@garage.example', '+212661223344', 'Garage Atlas', 'garage atlas', 'Media Buying', null);

-- version 017-several-roles
alter table "audit_log" rename column "actor_role" to "actor_roles";
insert into "kysely_migration" ("name", "timestamp") values ('017-several-roles', '2026-11-24T19:54:57.289Z');
-- its rows
insert into audit_log (id, at, actor_id, actor_name, actor_roles, action, request_id, details) values
  ('u017', 1795204800000, 'p-aicha', 'Aïcha Bennani', 'administrator sales', 'requests_exported', null, '{}');

-- version 018-daily-figures
create table "daily_figures" ("day" text not null, "figure" text not null, "subject" text not null, "count" integer not null, constraint "daily_figures_pk" primary key ("day", "figure", "subject"));
alter table "requests" add column "source" text;
insert into "kysely_migration" ("name", "timestamp") values ('018-daily-figures', '2026-11-24T19:54:57.292Z');
-- its rows
insert into daily_figures (day, figure, subject, count) values ('2026-11-20', 'visits', '/', 12);
insert into requests (id, kind, reference, status, content_hash, fields, received_at, sender_email, service, source) values
  ('r018-source', 'contact-message', '7F3-KQ2-912', 'new', 'h018', '{"name":"Youssef Alaoui","email":"hind@atelier.example","phone":"06 61 22 33 44","company":"Riad Zitoun","service":"Media Buying","message":"Nos chambres sont vides en hiver."}', 1795208400000, 'hind@atelier.example', 'Media Buying', null);
