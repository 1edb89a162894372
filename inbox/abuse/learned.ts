/**
 * Learns from the agency's decisions about messages, read from the requests and their history. Nothing is stored
 * besides, so an erasure removes it too, and a request moved back to quarantine no longer counts.
 */
import { sql, type Transaction } from 'kysely';
import type { InboxTables } from '../database.ts';
import type { FieldValues } from '../form-schema.ts';
import { KINDS, type RequestKind } from '../kinds/kinds.ts';
import { readFieldValues } from '../requests/request-item.ts';
import { senderOf } from '../sender.ts';
import { type Judgement, judgeContent, type Sign, SUSPICIOUS } from './content-score.ts';

/** The messages that were put back last, from which words and sites are learned. */
const LEARNED_FROM = 200;

/** The reason why a suspicious message was accepted. */
type Belief = 'sender' | 'words' | 'sites';

type Judging = {
  kind: RequestKind;
  fields: FieldValues;
  trapped: boolean;
  hurried: boolean;
};

export type Verdict =
  | { apart: true; reason: 'honeypot' | 'content'; signs: readonly Sign[] }
  | { apart: false; belief: Belief | undefined };

/**
 * Judges a message by its signs, then by the agency's decisions about its sender, words and sites. Reads the database
 * only where these can change the result.
 */
export async function judgeMessage(
  transaction: Transaction<InboxTables>,
  { kind, fields, trapped, hurried }: Judging,
): Promise<Verdict> {
  const { form } = KINDS[kind];
  const judgement = judgeContent(form, fields, { hurried });
  const reputation = await senderReputation(transaction, senderOf(fields).email);
  // A subscriber confirms by mail and writes to nobody: the sender's reputation does not matter.
  if (reputation === 'unwanted' && KINDS[kind].area !== 'newsletter') {
    const reason = trapped ? 'honeypot' : 'content';
    return { apart: true, reason, signs: ['unwanted_sender', ...judgement.signs] };
  }
  if (!trapped && judgement.score < SUSPICIOUS) return { apart: false, belief: undefined };
  if (reputation === 'honest') return { apart: false, belief: 'sender' };
  if (trapped) return { apart: true, reason: 'honeypot', signs: judgement.signs };

  const believed = await believedOf(transaction, judgement);
  if (believed.words.size + believed.sites.size > 0) {
    const { score } = judgeContent(form, fields, { hurried, believed });
    if (score < SUSPICIOUS) {
      return { apart: false, belief: believed.words.size > 0 ? 'words' : 'sites' };
    }
  }
  return { apart: true, reason: 'content', signs: judgement.signs };
}

/** Returns the agency's latest decision about this address: accepted or answered, or put into quarantine. */
async function senderReputation(
  transaction: Transaction<InboxTables>,
  email: string,
): Promise<'honest' | 'unwanted' | undefined> {
  if (email === '') return undefined;
  const last = await transaction
    .selectFrom('requests')
    .innerJoin('request_history', 'request_history.request_id', 'requests.id')
    .select('action')
    .where('sender_email', '=', email.toLowerCase())
    .where('action', 'in', ['released', 'answered', 'quarantined'])
    .orderBy('request_history.at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!last) return undefined;
  return last.action === 'quarantined' ? 'unwanted' : 'honest';
}

/**
 * Returns the words and sites of a message that occur in messages which the agency released, and has not put back
 * since.
 */
async function believedOf(
  transaction: Transaction<InboxTables>,
  { words, sites }: Pick<Judgement, 'words' | 'sites'>,
): Promise<{ words: Set<string>; sites: Set<string> }> {
  const believed = { words: new Set<string>(), sites: new Set<string>() };
  const rows = await transaction
    .selectFrom('requests')
    .select(['kind', 'fields'])
    .where('quarantined_at', 'is', null)
    .where('id', 'in', (query) =>
      query
        .selectFrom('request_history')
        .select('request_id')
        .where('action', '=', 'released')
        .orderBy(sql`at desc`)
        .limit(LEARNED_FROM),
    )
    .execute();
  for (const row of rows) {
    const form = Object.entries(KINDS).find(([name]) => name === row.kind)?.[1].form;
    if (!form) continue;
    const released = judgeContent(form, readFieldValues(row.fields), { hurried: false });
    for (const word of released.words) if (words.includes(word)) believed.words.add(word);
    for (const site of released.sites) if (sites.includes(site)) believed.sites.add(site);
  }
  return believed;
}
