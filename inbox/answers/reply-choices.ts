import { z } from 'zod';
import type { Staff } from '../../staff/roles.ts';
import type { AgencyFacts } from '../emails/compose.ts';
import { readerOf } from '../emails/reader.ts';
import type { Subject } from '../subject.ts';
import type { ReplyTo } from './answer.ts';

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
