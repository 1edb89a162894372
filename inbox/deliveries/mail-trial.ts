/** Sends a mail to a person of the agency, the way all mails go, and tells what became of it. */
import { randomUUID } from 'node:crypto';
import type { MailTrial } from '../contract/mail-trial.ts';
import { composeMailTrial } from '../emails/mail-trial.tsx';
import type { InboxOptions } from '../inbox.ts';
import { DeliveryError } from './delivery.ts';
import { createMailPost } from './mail-post.ts';

/** The whole attempt: a person looks at a button meanwhile. */
const ATTEMPT = 20_000; // ms
const LONGEST_DETAIL = 500; // UTF-16 units

type TrialOptions = Pick<InboxOptions, 'mail' | 'from' | 'to' | 'siteOrigin' | 'agency'> & {
  clock(): Date;
};

/** Not through the outbox: who presses the button wants this attempt's answer, not a later one's. */
export function createMailTrial(options: TrialOptions): (to: string) => Promise<MailTrial> {
  const { from, to: address, siteOrigin, clock } = options;
  const post = createMailPost(options.mail);
  return async (to) => {
    const agency = { ...(await options.agency()), from, address, siteOrigin };
    try {
      const outcome = await post.send(
        composeMailTrial(to, agency, clock()),
        {
          // The same file each time: no one's address piles up in a folder.
          name: 'mail-trial',
          messageId: `<${randomUUID()}@${from.slice(from.lastIndexOf('@') + 1)}>`,
          date: clock(),
        },
        AbortSignal.timeout(ATTEMPT),
      );
      return { outcome };
    } catch (error) {
      if (!(error instanceof DeliveryError)) throw error;
      const { failure, message } = error;
      return { outcome: 'failed', failure, detail: message.slice(0, LONGEST_DETAIL) };
    }
  };
}
