import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds each person's own marks on requests, and the notifications by mail. */
export const followUps: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('request_reads')
      .addColumn('request_id', 'text', (column) =>
        column.notNull().references('requests.id').onDelete('cascade'),
      )
      .addColumn('staff_id', 'text', (column) => column.notNull())
      .addColumn('read_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('request_reads_key', ['request_id', 'staff_id'])
      .execute();

    // Until now "Non lu" stood beside every new request, for everyone alike. What a person has opened counts as read;
    // treated requests do not become unread for those who worked here then.
    await sql`insert into request_reads (request_id, staff_id, read_at)
      select requests.id, audit_log.actor_id, max(audit_log.at)
      from audit_log join requests on requests.id = audit_log.request_id
      where audit_log.action = 'request_opened' and audit_log.actor_id is not null
      group by requests.id, audit_log.actor_id`.execute(db);
    await sql`insert into request_reads (request_id, staff_id, read_at)
      select requests.id, people.actor_id, coalesce(requests.treated_at, requests.received_at)
      from requests
        cross join (select distinct actor_id from audit_log where actor_id is not null) as people
        left join comments on comments.request_id = requests.id
      where requests.status <> 'new' or (comments.state is not null and comments.state <> 'pending')
      on conflict do nothing`.execute(db);

    await db.schema
      .createTable('request_follow_ups')
      .addColumn('request_id', 'text', (column) =>
        column.notNull().references('requests.id').onDelete('cascade'),
      )
      .addColumn('staff_id', 'text', (column) => column.notNull())
      .addColumn('due_at', 'bigint', (column) => column.notNull())
      .addColumn('told_at', 'bigint')
      .addPrimaryKeyConstraint('request_follow_ups_key', ['request_id', 'staff_id'])
      .execute();
    await sql`create index request_follow_ups_to_tell on request_follow_ups (due_at)
      where told_at is null`.execute(db);

    await db.schema.alterTable('request_notes').addColumn('mentions', 'text').execute();

    const deliveries = db.schema.alterTable('deliveries');
    await deliveries.addColumn('staff_id', 'text').execute();
    await deliveries.addColumn('staff_name', 'text').execute();
    await deliveries.addColumn('actor_name', 'text').execute();
    await deliveries
      .addColumn('covers', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();

    await db.schema.alterTable('requests').addColumn('team_reminded_at', 'bigint').execute();
    // Until now each reminder went to the whole team.
    await sql`update requests set team_reminded_at = reminded_at`.execute(db);
  },
};
