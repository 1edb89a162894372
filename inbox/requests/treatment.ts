/** Changes a request for the agency. Each change and its line in the history are one transaction. */
import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { administers, type Staff } from '../../staff/roles.ts';
import { moveToStage } from '../applications/stages.ts';
import { decideComment } from '../comments/decide-comment.ts';
import type { RequestChange } from '../contract/questions.ts';
import type { Status } from '../contract/states.ts';
import type { InboxDatabase, InboxTables } from '../database.ts';
import { type DispatchOptions, queueStaffMail } from '../dispatch.ts';
import { answeredStatus, hasStages } from '../kinds/answered-status.ts';
import { areaOf } from '../kinds/kinds.ts';
import { type Details, recordChange } from './history.ts';
import { conflict, notFound, Refusal } from './refusal.ts';

/** The person who treats a request, and the version of it they have seen. */
export type Treating = { requestId: string; version: number; staff: Staff; at: Date };

/**
 * Changes a request. A colleague it is handed to gets a mail.
 * @param colleagues who can be assigned to it
 */
export async function changeRequest(
  db: InboxDatabase,
  options: Pick<DispatchOptions, 'mailDomain'>,
  treating: Treating,
  change: RequestChange,
  colleagues: readonly Staff[],
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const handed = await applyChange(transaction, treating, change, colleagues);
    if (handed) await notifyAssignee(transaction, options, treating, [handed]);
  });
}

/** A request assigned to a colleague by another person. */
export type Handed = { requestId: string; to: Staff; quarantined: boolean };

/** Makes a change in the transaction of its caller, who tells the colleague it was handed to. */
export async function applyChange(
  transaction: Transaction<InboxTables>,
  treating: Treating,
  change: RequestChange,
  colleagues: readonly Staff[],
): Promise<Handed | undefined> {
  const { requestId, staff: actor, at } = treating;
  const row = await takeVersion(transaction, treating);
  const { stage, assignee } = change;
  const entry = { requestId, actor, at };
  const before = stage ? await moveToStage(transaction, row, stage, entry) : row.status;
  const status = change.status ? statusAfter(row.kind, before, change.status) : before;
  const assigned = assignee ? findColleague(colleagues, assignee) : undefined;
  await transaction
    .updateTable('requests')
    .set({
      status,
      ...(assignee !== undefined && {
        assignee_id: assigned?.id ?? null,
        assignee_name: assigned?.name ?? null,
      }),
    })
    .where('id', '=', requestId)
    .execute();
  if (status !== before) {
    const details = { from: before, to: status };
    await recordChange(transaction, { ...entry, action: 'status_changed', details });
  }
  if (assignee === undefined || row.assignee_id === (assigned?.id ?? null)) return undefined;
  const details = { from: row.assignee_name, to: assigned?.name ?? null };
  await recordChange(transaction, { ...entry, action: 'assigned', details });
  await takeBackAssignmentMail(transaction, requestId);
  return assigned && assigned.id !== actor.id
    ? { requestId, to: assigned, quarantined: row.quarantined_at !== null }
    : undefined;
}

/**
 * Returns the status after a person's change. An application only takes `answered`, by a mail to the candidate without
 * a move: otherwise its stage decides.
 */
function statusAfter(kind: string, before: Status, wanted: Status): Status {
  if (!hasStages(kind)) return wanted;
  if (wanted === 'answered') return answeredStatus(kind, before);
  throw new Refusal(
    'impossible',
    'Une candidature avance par ses étapes\u00a0: choisissez-en une.',
  );
}

/** @throws {Refusal} for a person who does not treat these requests */
export function findColleague(colleagues: readonly Staff[], id: string): Staff {
  const match = colleagues.find((colleague) => colleague.id === id);
  if (match) return match;
  throw new Refusal('invalid', 'Cette personne ne s’occupe pas de ces demandes.');
}

/** Writes one mail about all requests assigned to a colleague at once; withheld ones have their own. */
export async function notifyAssignee(
  transaction: Transaction<InboxTables>,
  options: Pick<DispatchOptions, 'mailDomain'>,
  { staff: by, at }: Pick<Treating, 'staff' | 'at'>,
  handed: readonly Handed[],
): Promise<void> {
  const channel = 'assignment-mail';
  for (const { requestId: id, to } of handed.filter(({ quarantined }) => quarantined)) {
    const mail = { channel, to, by, withheld: true } as const;
    await queueStaffMail(transaction, options, { id, at }, mail);
  }
  const believed = handed.filter(({ quarantined }) => !quarantined);
  const [first] = believed;
  if (!first) return;
  const mail = { channel, to: first.to, by, covers: believed.length } as const;
  await queueStaffMail(transaction, options, { id: first.requestId, at }, mail);
}

/** Removes the mail to a colleague who is no longer the assignee, as long as it waits for the mail server. */
async function takeBackAssignmentMail(
  transaction: Transaction<InboxTables>,
  requestId: string,
): Promise<void> {
  await transaction
    .deleteFrom('deliveries')
    .where('request_id', '=', requestId)
    .where('channel', '=', 'assignment-mail')
    .where('covers', '=', 1)
    .where('state', 'in', ['pending', 'withheld'])
    .execute();
}

/** Claims the request in the caller's version: of two people who decide at once, one wins. @throws {Refusal} */
export async function takeVersion(
  transaction: Transaction<InboxTables>,
  { requestId, version, at }: Treating,
) {
  const row = await transaction
    .updateTable('requests')
    .set((request) => ({ version: request('version', '+', 1), treated_at: at.getTime() }))
    .where('id', '=', requestId)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw conflict(requestId);
  return row;
}

export async function decideOnComment(
  db: InboxDatabase,
  treating: Treating,
  decision: 'approved' | 'refused',
): Promise<void> {
  const { requestId, staff, at } = treating;
  await db.transaction().execute(async (transaction) => {
    const row = await takeVersion(transaction, treating);
    if (areaOf(row.kind) !== 'comments') {
      throw new Refusal('impossible', 'Seuls les commentaires se publient.');
    }
    if (row.quarantined_at !== null) {
      throw new Refusal('impossible', 'Sortez d’abord ce commentaire de la quarantaine.');
    }
    await decideComment(transaction, { requestId, decision, actor: staff, at });
  });
}

type Noting = { requestId: string; staff: Staff; at: Date };

/**
 * Adds a note, also one written on an older version: it undoes no other person's change.
 * @param mentioned the colleagues who get a mail about it; the author gets none
 */
export async function addNote(
  db: InboxDatabase,
  options: Pick<DispatchOptions, 'mailDomain'>,
  { requestId, staff, at }: Noting,
  { text, mentioned }: { text: string; mentioned: readonly Staff[] },
): Promise<void> {
  const mentions = mentioned.map(({ id, name }) => ({ id, name }));
  await db.transaction().execute(async (transaction) => {
    const { quarantined_at } = await touchText(transaction, requestId, at);
    await transaction
      .insertInto('request_notes')
      .values({
        id: randomUUID(),
        request_id: requestId,
        at: at.getTime(),
        author_id: staff.id,
        author_name: staff.name,
        text,
        mentions: mentions.length > 0 ? JSON.stringify(mentions) : null,
      })
      .execute();
    const names = mentions.map(({ name }) => name).join(', ');
    const details: Details = names ? { mentioned: names } : {};
    await recordChange(transaction, { requestId, actor: staff, at, action: 'note_added', details });
    const withheld = quarantined_at !== null;
    for (const to of mentioned.filter(({ id }) => id !== staff.id)) {
      const mail = { channel: 'mention-mail', to, by: staff, withheld } as const;
      await queueStaffMail(transaction, options, { id: requestId, at }, mail);
    }
  });
}

/** Erases a note: one's own, or as an administrator any. */
export async function eraseNote(
  db: InboxDatabase,
  { requestId, staff, at }: Noting,
  noteId: string,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await touchText(transaction, requestId, at);
    const note = await transaction
      .selectFrom('request_notes')
      .select('author_id')
      .where('id', '=', noteId)
      .where('request_id', '=', requestId)
      .executeTakeFirst();
    if (!note) throw notFound('Cette note');
    if (note.author_id !== staff.id && !administers(staff)) {
      throw new Refusal('forbidden', 'Cette note est d’une autre personne.');
    }
    await transaction.deleteFrom('request_notes').where('id', '=', noteId).execute();
    await recordChange(transaction, { requestId, actor: staff, at, action: 'note_erased' });
  });
}

/** Marks the request's text as changed. Also locks the request, so that its index covers all its notes. */
async function touchText(transaction: Transaction<InboxTables>, requestId: string, at: Date) {
  const touched = await transaction
    .updateTable('requests')
    .set({ indexed: 0, treated_at: at.getTime() })
    .where('id', '=', requestId)
    .returning('quarantined_at')
    .executeTakeFirst();
  if (!touched) throw notFound('Cette demande');
  return touched;
}
