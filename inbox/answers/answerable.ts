import { ANSWERED_AREAS, type AnsweredArea } from '../contract/answer-words.ts';
import { areaOf } from '../kinds/kinds.ts';
import { Refusal } from '../requests/refusal.ts';
import { readFieldValues } from '../requests/request-item.ts';
import { senderOf } from '../sender.ts';

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
