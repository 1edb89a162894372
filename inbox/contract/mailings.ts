/** Newsletter issues and their sendings, as the agency's screens get them. */
import { z } from 'zod';
import { id, pageOf, time } from './shapes.ts';
import { MAILING_STATES } from './states.ts';

export const mailing = z.object({
  /** The issue's `_id` in the content service. */
  issueId: id,
  subject: z.string(),
  state: z.enum(MAILING_STATES),
  startsAt: time,
  endedAt: time.nullable(),
  orderedBy: z.string(),
  /** The pace, in letters. */
  perMinute: z.int(),
  /** Subscribers at the start; nought before. */
  recipients: z.int(),
  sent: z.int(),
  waiting: z.int(),
  /** Refused by a mail server, or given up after three days. */
  refused: z.int(),
  /** Subscribers who left when this was the last letter they had received. */
  unsubscribed: z.int(),
});

export const mailingPage = pageOf(mailing);

export const issueOutlook = z.object({
  /** Null while its sending was not ordered. */
  mailing: mailing.nullable(),
  /** The subscribers a letter would leave to now. */
  subscribers: z.int(),
  perMinute: z.int(),
  /** How long that would take, in ms. */
  duration: z.int(),
  /** Whether the caller's role may send. */
  maySend: z.boolean(),
  mailMode: z.enum(['smtp', 'folder']),
});

export const renderedIssue = z.object({
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  /** The size of `html` in UTF-8. */
  bytes: z.int(),
  /** The largest allowed size: mailboxes cut longer mails. */
  mostBytes: z.int(),
});

export type Mailing = z.infer<typeof mailing>;
export type MailingPage = z.infer<typeof mailingPage>;
export type IssueOutlook = z.infer<typeof issueOutlook>;
export type RenderedIssueAnswer = z.infer<typeof renderedIssue>;
