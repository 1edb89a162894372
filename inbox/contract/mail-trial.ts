/** The outcome of a mail that a person of the agency sent themselves, to see whether mails leave. */
import { z } from 'zod';

export const mailTrial = z.discriminatedUnion('outcome', [
  /** The mail server accepted it. Whether it reaches the mailbox is for the person to see. */
  z.object({ outcome: z.literal('sent') }),
  /** No mail server is configured: it is a file in a folder. */
  z.object({ outcome: z.literal('written') }),
  z.object({
    outcome: z.literal('failed'),
    /** A name: `connection_refused`. */
    failure: z.string(),
    /** The server's answer, in its own words. */
    detail: z.string(),
  }),
]);

export type MailTrial = z.infer<typeof mailTrial>;
