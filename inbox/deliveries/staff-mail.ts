/** Sends mails to the agency's own people, past the outbox: they wait for them, and can ask again. */
import { randomUUID } from 'node:crypto';
import { composeStaffLetter, type StaffLetter } from '../emails/staff-letter.tsx';
import type { InboxOptions } from '../inbox.ts';
import type { Arrival } from './delivery.ts';
import { createMailPost } from './mail-post.ts';

/** The time limit of the whole attempt: the person who invites waits for it at a button. */
const ATTEMPT = 20_000; // ms

type StaffPostOptions = Pick<InboxOptions, 'mail' | 'siteOrigin' | 'agency'>;

/** @returns resolves once the mail is kept, and by whom: a server or a folder; rejects with a `DeliveryError` */
export function createStaffPost(
  options: StaffPostOptions,
): (letter: StaffLetter) => Promise<Arrival> {
  const post = createMailPost(options.mail);
  return async (letter) => {
    const agency = { ...(await options.agency()), siteOrigin: options.siteOrigin };
    const id = randomUUID();
    const date = new Date();
    return post.send(
      composeStaffLetter(letter, agency),
      {
        name: `${date.toISOString().slice(0, 10)}-${letter.kind}-${id}`,
        messageId: `<${id}@${new URL(agency.siteOrigin).hostname}>`,
        date,
      },
      AbortSignal.timeout(ATTEMPT),
    );
  };
}
