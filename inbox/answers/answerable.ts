import { z } from 'zod';
import type { Staff } from '../../staff/roles.ts';
import { ANSWERED_AREAS, type AnsweredArea } from '../contract/answer-words.ts';
import type { AgencyFacts } from '../emails/compose.ts';
import { readerOf } from '../emails/reader.ts';
import { areaOf } from '../kinds/kinds.ts';
import { Refusal } from '../requests/refusal.ts';
import { readFieldValues } from '../requests/request-item.ts';
import { senderOf } from '../sender.ts';
import type { Subject } from '../subject.ts';
import type { ReplyTo } from './answer.ts';

type Answerable = { kind: string; fields: string; quarantined_at: number | null };

/**
 * The desk of a request that can be answered by mail.
 * @throws {Refusal} for a comment, in quarantine, and without an address
 */
export function requireAnswerable({ kind, fields, quarantined_at }: Answerable): AnsweredArea {
  const area = ANSWERED_AREAS.find((answered) => answered === areaOf(kind));
  if (!area) {
    throw new Refusal(
      'impossible',
      'Seuls les messages et les candidatures ont une réponse par e-mail.',
    );
  }
  if (quarantined_at !== null) {
    throw new Refusal('impossible', 'Sortez d’abord cette demande des indésirables.');
  }
  if (senderOf(readFieldValues(fields)).email === '') {
    throw new Refusal('impossible', 'Cette demande ne donne pas d’adresse e-mail.');
  }
  return area;
}

/** The addresses a colleague may have answers sent to: the agency's, and their own when they have one. */
export function replyChoices(
  request: { about: Subject | undefined },
  { address }: Pick<AgencyFacts, 'address'>,
  { email }: Pick<Staff, 'email'>,
): ReplyTo[] {
  const own = z.email().safeParse(email);
  return [
    { choice: 'agency', address: readerOf(request, { name: '', address }).address },
    ...(own.success ? [{ choice: 'own', address: own.data } as const] : []),
  ];
}
