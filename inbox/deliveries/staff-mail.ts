/** Sends mails to the agency's own people, past the outbox: they wait for them, and can ask again. */
import { randomUUID } from 'node:crypto';
import { composeStaffLetter, type StaffLetter } from '../emails/staff-letter.tsx';
import type { InboxOptions } from '../inbox.ts';
import type { Arrival } from './delivery.ts';
import { createMailPost } from './mail-post.ts';

/** The time limit of the whole attempt: the person who invites waits for it at a button. */
const ATTEMPT = 20_000; // ms

type StaffPostOptions = Pick<InboxOptions, 'mail' | 'from' | 'to' | 'siteOrigin' | 'agency'>;

/** @returns resolves once the mail is kept, and by whom: a server or a folder; rejects with a `DeliveryError` */
export function createStaffPost(
  options: StaffPostOptions,
): (letter: StaffLetter) => Promise<Arrival> {
  const post = createMailPost(options.mail);
  return async (letter) => {
    // Read for each letter: the agency's address is known only once its content is open.
    const { from, to, siteOrigin } = options;
    const agency = { ...(await options.agency()), from, address: to, siteOrigin };
    const id = randomUUID();
    const date = new Date();
    return post.send(
      composeStaffLetter(letter, agency),
      {
        name: `${date.toISOString().slice(0, 10)}-${letter.kind}-${id}`,
        messageId: `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
        date,
      },
      AbortSignal.timeout(ATTEMPT),
    );
  };
}
