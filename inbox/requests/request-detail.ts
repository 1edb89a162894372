import { z } from 'zod';
import { readAnswers } from '../answers/read-answers.ts';
import { mayNotify } from '../comments/answer-comment.ts';
import type { RequestDetail } from '../contract/requests.ts';
import { CHANGES } from '../contract/words.ts';
import type { InboxDatabase } from '../database.ts';
import { readStoredSource } from '../figures/source.ts';
import type { FieldValues } from '../form-schema.ts';
import type { FormField } from '../forms/form-description.ts';
import { kindOf } from '../kinds/kinds.ts';
import { FINDINGS, isFinding } from '../uploads/inspection.ts';
import { CHANNEL } from '../webhooks/announce.ts';
import { notFound } from './refusal.ts';
import {
  personOf,
  readFieldValues,
  readItems,
  timeOf,
  timeOrNull,
  type Viewing,
} from './request-item.ts';

/** @throws {Refusal} when there is none */
export async function readRequest(
  db: Pick<InboxDatabase, 'selectFrom'>,
  id: string,
  viewing: Viewing,
): Promise<RequestDetail> {
  const [item] = await readItems(db, [id], viewing);
  const stored = await db
    .selectFrom('requests')
    .select(['fields', 'source'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!item || !stored) throw notFound('Cette demande');
  return {
    ...item,
    fields: labelled(item.kind, readFieldValues(stored.fields)),
    source: readStoredSource(stored.source) ?? null,
    files: await readFiles(db, id),
    deliveries: await readDeliveries(db, id),
    notes: await readNotes(db, id),
    answers: await readAnswers(db, id),
    commentAnswer: await readCommentAnswer(db, id),
    tellsCommenter: item.comment !== null && (await mayNotify(db, id, item.sender.email)),
    history: await readHistory(db, id),
  };
}

/** The fields in the form's order, under its nouns; fields this version does not have follow, under their own. */
function labelled(kind: string, values: FieldValues): RequestDetail['fields'] {
  const described = textFieldsOf(kind);
  const names = new Set([...described.keys(), ...Object.keys(values)]);
  return [...names].map((name) => {
    const field = described.get(name);
    return {
      name,
      label: field?.noun ?? name,
      value: values[name] ?? '',
      long: field?.element === 'textarea',
      phone: field?.element === 'input' && field.attributes.type === 'tel',
    };
  });
}

export function textFieldsOf(kind: string): Map<string, FormField> {
  const fields = Object.entries<FormField>(kindOf(kind)?.form.fields ?? {});
  return new Map(fields.filter(([, field]) => field.element !== 'file'));
}

type Reader = Pick<InboxDatabase, 'selectFrom'>;

async function readFiles(db: Reader, requestId: string): Promise<RequestDetail['files']> {
  const rows = await db
    .selectFrom('attachments')
    .select(['id', 'name', 'extension', 'size', 'verdict', 'findings'])
    .select(['released_at', 'released_by_id', 'released_by_name'])
    .where('request_id', '=', requestId)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    extension: row.extension,
    size: row.size,
    verdict: row.verdict,
    findings: z
      .array(z.string())
      .parse(JSON.parse(row.findings))
      .filter(isFinding)
      .map((finding) => FINDINGS[finding]),
    downloadable: isDownloadable(row),
    releasedAt: timeOrNull(row.released_at),
    releasedBy: personOf(row.released_by_id, row.released_by_name),
  }));
}

/** Whether a file may be downloaded: one in doubt only once a person has released it. */
export function isDownloadable(file: { verdict: string; released_at: number | null }): boolean {
  return file.verdict === 'clean' || file.released_at !== null;
}

async function readDeliveries(db: Reader, requestId: string): Promise<RequestDetail['deliveries']> {
  const rows = await db
    .selectFrom('deliveries')
    .selectAll()
    .where('request_id', '=', requestId)
    // Webhook deliveries are left out: administrators see them on the webhook's page.
    .where('channel', '!=', CHANNEL)
    .orderBy('created_at')
    .orderBy('channel')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    channel: row.channel,
    to: row.staff_name,
    state: row.state,
    attempts: row.attempts,
    createdAt: timeOf(row.created_at),
    dueAt: timeOf(row.due_at),
    sentAt: timeOrNull(row.sent_at),
    failure: row.failure,
    detail: row.last_error,
  }));
}

async function readNotes(db: Reader, requestId: string): Promise<RequestDetail['notes']> {
  const rows = await db
    .selectFrom('request_notes')
    .selectAll()
    .where('request_id', '=', requestId)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    at: timeOf(row.at),
    author: { id: row.author_id, name: row.author_name },
    text: row.text,
    mentions: storedMentions.parse(JSON.parse(row.mentions ?? '[]')),
  }));
}

async function readCommentAnswer(
  db: Reader,
  requestId: string,
): Promise<RequestDetail['commentAnswer']> {
  const row = await db
    .selectFrom('comment_answers')
    .selectAll()
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  if (!row) return null;
  return {
    author: { id: row.author_id, name: row.author_name },
    text: row.text,
    at: timeOf(row.written_at),
    editedAt: timeOrNull(row.edited_at),
  };
}

async function readHistory(db: Reader, requestId: string): Promise<RequestDetail['history']> {
  const rows = await db
    .selectFrom('request_history')
    .selectAll()
    .where('request_id', '=', requestId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    at: timeOf(row.at),
    actor: personOf(row.actor_id, row.actor_name),
    action: z.enum(CHANGES).parse(row.action),
    details: readDetails(row.details),
  }));
}

const storedMentions = z.array(z.object({ id: z.string(), name: z.string() }));

const storedDetails = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));

export function readDetails(stored: string) {
  return storedDetails.parse(JSON.parse(stored));
}
