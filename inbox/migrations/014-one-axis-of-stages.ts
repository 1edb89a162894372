import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const applications = sql`kind in ('short-application', 'job-application')`;

/**
 * Makes the status of each application agree with its stage, which was moved apart from it until now: a refused
 * candidate was still owed an answer, and one whose request was closed stood in the first column of the board.
 */
export const oneAxisOfStages: Migration = {
  async up(db: Kysely<unknown>) {
    // An application that the agency closed without a final stage counts as rejected, and its history says so.
    const closed = sql`${applications} and status = 'closed' and withdrawn_at is null
      and coalesce(stage, 'received') not in ('hired', 'rejected')`;
    await sql`insert into request_history (id, request_id, at, actor_id, actor_name, action, details)
      select 'one-axis-' || id, id, coalesce(treated_at, received_at), null, null, 'stage_changed',
        '{"from":"' || coalesce(stage, 'received') || '","to":"rejected"}'
      from requests where ${closed}`.execute(db);
    await sql`update requests set stage = 'rejected' where ${closed}`.execute(db);

    const set = (status: string, where: ReturnType<typeof sql>) =>
      sql`update requests set status = ${status}
        where ${applications} and withdrawn_at is null and ${where}`.execute(db);
    await set('closed', sql`stage in ('hired', 'rejected')`);
    await set('answered', sql`stage in ('interview', 'offer')`);
    // An application that was answered by mail before a decision is owed no second answer.
    await set('in_progress', sql`stage = 'shortlisted' and status <> 'answered'`);
    await set('new', sql`coalesce(stage, 'received') = 'received' and status <> 'answered'`);
  },
};
