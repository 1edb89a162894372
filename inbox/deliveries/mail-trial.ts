/** Sends a mail to a person of the agency, the way all mails go, and returns its outcome. */
import { randomUUID } from 'node:crypto';
import type { MailTrial } from '../contract/mail-trial.ts';
import { composeMailTrial } from '../emails/mail-trial.tsx';
import type { InboxOptions } from '../inbox.ts';
import { DeliveryError } from './delivery.ts';
import { createMailPost } from './mail-post.ts';

/** The time limit of the whole attempt: a person waits for it at a button. */
const ATTEMPT = 20_000; // ms
const LONGEST_DETAIL = 500; // UTF-16 units

type TrialOptions = Pick<InboxOptions, 'mail' | 'from' | 'to' | 'siteOrigin' | 'agency'> & {
  clock(): Date;
};

/** Sends past the outbox: the person at the button wants this attempt's answer, not a later one's. */
export function createMailTrial(options: TrialOptions): (to: string) => Promise<MailTrial> {
  const { from, to: address, siteOrigin, clock } = options;
  const post = createMailPost(options.mail);
  return async (to) => {
    const agency = { ...(await options.agency()), from, address, siteOrigin };
    try {
      const outcome = await post.send(
        composeMailTrial(to, agency, clock()),
        {
          // One file name for every trial: no address piles up in a folder.
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
