/** Sends a mail to a person of the agency, the way all mails go, and returns its outcome. */
import { randomUUID } from 'node:crypto';
import type { MailTrial } from '../contract/mail-trial.ts';
import { composeMailTrial } from '../emails/mail-trial.tsx';
import type { InboxOptions } from '../inbox.ts';
import { DeliveryError } from './delivery.ts';
import type { Mail } from './mail.ts';
import { createMailPost } from './mail-post.ts';

/** The time limit of the whole attempt: a person waits for it at a button. */
const ATTEMPT = 20_000; // ms
const LONGEST_DETAIL = 500; // UTF-16 units

type TrialOptions = Pick<InboxOptions, 'mail' | 'siteOrigin' | 'agency'> & {
  clock(): Date;
};

/** Creates the trial of the mail server with a mail that says no more than that it arrived. */
export function createMailTrial(options: TrialOptions): (to: string) => Promise<MailTrial> {
  const { siteOrigin, clock } = options;
  return async (to) => {
    const agency = { ...(await options.agency()), siteOrigin };
    const date = clock();
    const mail = composeMailTrial(to, agency, date);
    // All trials share one file name, so that no addresses pile up in the folder.
    return tryPost(options, { name: 'mail-trial', date, mail });
  };
}

type Trial = { name: string; date: Date; mail: Mail };

/** Sends past the outbox: the person at the button wants this attempt's answer, not a later one's. */
export async function tryPost(
  { mail: server, siteOrigin }: Pick<InboxOptions, 'mail' | 'siteOrigin'>,
  { name, date, mail }: Trial,
): Promise<MailTrial> {
  const messageId = `<${randomUUID()}@${new URL(siteOrigin).hostname}>`;
  try {
    const outcome = await createMailPost(server).send(
      mail,
      { name, messageId, date },
      AbortSignal.timeout(ATTEMPT),
    );
    return { outcome };
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error;
    const { failure, message } = error;
    return { outcome: 'failed', failure, detail: message.slice(0, LONGEST_DETAIL) };
  }
}
