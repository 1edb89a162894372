/** The inbox's database file, seen from beside the running site. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';

const keptRequest = z.object({
  id: z.string(),
  kind: z.string(),
  reference: z.string(),
  fields: z.string().transform((json) => z.record(z.string(), z.string()).parse(JSON.parse(json))),
});

const keptDelivery = z.object({
  channel: z.string(),
  state: z.string(),
  attempts: z.number(),
  failure: z.string().nullable(),
  due_at: z.number(),
});

/** What is on disk from this sender, oldest first. */
export function requestsFrom(directory: string, email: string) {
  return read(
    directory,
    'select id, kind, reference, fields from requests order by received_at',
    keptRequest,
  )
    .filter(({ fields }) => fields.email === email)
    .map(({ id, ...request }) => ({
      ...request,
      deliveries: read(
        directory,
        'select * from deliveries where request_id = ? order by channel',
        keptDelivery,
        id,
      ),
    }));
}

/** Brings every follow-up of a request forward to now: a journey does not wait until tomorrow. */
export function bringFollowUpForward(directory: string, requestId: string): void {
  const database = new DatabaseSync(join(directory, 'inbox.sqlite'), { timeout: 10_000 });
  try {
    database
      .prepare('update request_follow_ups set due_at = ? where request_id = ?')
      .run(Date.now(), requestId);
  } finally {
    database.close();
  }
}

/** Brings a request into a state that takes the agency days: a journey does not wait for them. */
export function changeRequest(
  directory: string,
  reference: string,
  { status, due_at }: { status: string; due_at?: number },
): void {
  const database = new DatabaseSync(join(directory, 'inbox.sqlite'), { timeout: 10_000 });
  try {
    database
      .prepare('update requests set status = ?, due_at = coalesce(?, due_at) where reference = ?')
      .run(status, due_at ?? null, reference);
  } finally {
    database.close();
  }
}

/** Keeps the site from writing, as a long backup or a shell would, until the returned function is called. */
export function holdInbox(directory: string): () => void {
  const database = new DatabaseSync(join(directory, 'inbox.sqlite'), { timeout: 10_000 });
  database.exec('begin immediate');
  return () => database.close();
}

function read<T>(directory: string, sql: string, row: z.ZodType<T>, ...parameters: string[]): T[] {
  const database = new DatabaseSync(join(directory, 'inbox.sqlite'), { readOnly: true });
  try {
    return z.array(row).parse(database.prepare(sql).all(...parameters));
  } finally {
    database.close();
  }
}
