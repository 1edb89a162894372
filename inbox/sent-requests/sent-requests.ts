/** The sender's actions by the private link in our mail: see the request, withdraw it, erase their data. */
import type { Transaction } from 'kysely';
import { z } from 'zod';
import { cancelPlanned } from '../answers/planned-answers.ts';
import type { Status } from '../contract/states.ts';
import type { InboxDatabase, InboxTables } from '../database.ts';
import { queueDeliveries } from '../dispatch.ts';
import { type Line, linesOf } from '../form-lines.ts';
import { kindOf } from '../kinds/kinds.ts';
import { recordChange } from '../requests/history.ts';
import { readSubject } from '../subject.ts';
import type { SentRequestLinks } from './links.ts';

/** A request as its sender sees it: its fields and its state, without the agency's notes. */
export type SentRequest = {
  reference: string;
  /** The sender's word for it, after *votre*. */
  noun: string;
  receivedAt: Date;
  /** The time an answer was promised by. */
  dueAt: Date | undefined;
  state: Status | 'withdrawn';
  lines: Line[];
  file: { name: string; size: number } | undefined;
  about: { title: string; path: string } | undefined;
};

/** - `forged`: a link we never wrote; - `gone`: it was ours, and what it led to is erased. */
export type NoRequest = 'forged' | 'gone';

export type SentRequests = {
  /** Reads without a change, because mail scanners open every link of a mail. */
  look(token: string): Promise<SentRequest | NoRequest>;
  /** Withdraws the request, once, and notifies the agency if it knows of it. Its content stays until it is erased. */
  withdraw(token: string): Promise<'done' | NoRequest>;
  /** Erases all data of the sender. Repeating it gives `gone`. */
  erase(token: string): Promise<'done' | NoRequest>;
};

type SentRequestsOptions = {
  db: InboxDatabase;
  links: SentRequestLinks;
  mailDomain: string;
  clock(): Date;
  eraseSenderOf(requestId: string): Promise<unknown>;
};

export function createSentRequests(options: SentRequestsOptions): SentRequests {
  const { db, links, clock, eraseSenderOf } = options;

  async function find(token: string): Promise<{ id: string } | NoRequest> {
    const link = links.readSentRequest(token);
    if (!link) return 'forged';
    const row = await db
      .selectFrom('requests')
      .select('id')
      .where('id', '=', link.requestId)
      .executeTakeFirst();
    return row ?? 'gone';
  }

  return {
    async look(token) {
      const request = await find(token);
      return typeof request === 'string' ? request : ((await read(db, request.id)) ?? 'gone');
    },

    async withdraw(token) {
      const request = await find(token);
      if (typeof request === 'string') return request;
      await db.transaction().execute((transaction) => withdraw(transaction, options, request.id));
      return 'done';
    },

    async erase(token) {
      const request = await find(token);
      if (typeof request === 'string') return request;
      await eraseSenderOf(request.id);
      return 'done';
    },
  };

  async function withdraw(
    transaction: Transaction<InboxTables>,
    { mailDomain }: Pick<SentRequestsOptions, 'mailDomain'>,
    id: string,
  ): Promise<void> {
    const at = clock();
    const withdrawn = await transaction
      .updateTable('requests')
      .set((request) => ({
        withdrawn_at: at.getTime(),
        status: 'closed',
        // The new version tells a person of the agency who has the request open that it has changed.
        version: request('version', '+', 1),
      }))
      .where('id', '=', id)
      .where('withdrawn_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    // A double click withdraws twice: the second changes nothing.
    if (!withdrawn) return;
    await transaction
      .deleteFrom('deliveries')
      .where('request_id', '=', id)
      .where('channel', 'in', TO_AGENCY)
      .where('state', 'in', ['pending', 'withheld'])
      .execute();
    await cancelPlanned(transaction, { requestId: id, at });
    const agencyMail = await transaction
      .selectFrom('deliveries')
      .select('id')
      .where('request_id', '=', id)
      .where('channel', 'in', TO_AGENCY)
      .executeTakeFirst();
    if (agencyMail)
      await queueDeliveries(transaction, { mailDomain }, { id, at }, ['withdrawal-mail']);
    await recordChange(transaction, {
      requestId: id,
      actor: undefined,
      action: 'withdrawn',
      at,
    });
  }
}

const TO_AGENCY = ['agency-mail', 'reminder-mail', 'team-reminder-mail', 'webhook'] as const;

const storedFields = z.record(z.string(), z.string());

async function read(db: InboxDatabase, id: string): Promise<SentRequest | undefined> {
  const row = await db
    .selectFrom('requests')
    .leftJoin('attachments', 'attachments.request_id', 'requests.id')
    .select(['reference', 'kind', 'received_at', 'due_at', 'withdrawn_at', 'status', 'fields'])
    .select(['about', 'attachments.name as file', 'attachments.size'])
    .where('requests.id', '=', id)
    .executeTakeFirst();
  const kind = row && kindOf(row.kind);
  if (!kind) return undefined;
  const about = readSubject(row.about);
  const planned = await db
    .selectFrom('answers')
    .select('id')
    .where('request_id', '=', id)
    .where('delivery_id', 'is', null)
    .where('cancelled_at', 'is', null)
    .executeTakeFirst();
  // A refusal whose mail leaves at nine must not be visible here at eight.
  const status = planned && row.status === 'closed' ? 'in_progress' : row.status;
  return {
    reference: row.reference,
    noun: kind.noun,
    receivedAt: new Date(row.received_at),
    dueAt: row.due_at === null ? undefined : new Date(row.due_at),
    state: row.withdrawn_at === null ? status : 'withdrawn',
    lines: linesOf(kind.form, storedFields.parse(JSON.parse(row.fields))),
    file: row.file === null || row.size === null ? undefined : { name: row.file, size: row.size },
    about: about && { title: about.title, path: about.path },
  };
}
