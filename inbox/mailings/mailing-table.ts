import type { Generated } from 'kysely';
import type { MailingState } from '../contract/states.ts';

/** The mailing of a newsletter issue. Its request is of a kind that the desk hides, and owns its deliveries. */
export type MailingsTable = {
  request_id: string;
  /** The `_id` of the document in the content service. */
  issue_id: string;
  state: MailingState;
  subject: string;
  /** The mail as rendered when it was ordered; `UNSUBSCRIBE_LINK` is replaced by each subscriber's own. */
  html: string;
  text: string;
  /** The pace, in letters. */
  per_minute: number;
  /** The name of the person who ordered it. */
  ordered_by: string;
  starts_at: number;
  /** The time up to which letters were released at the pace. */
  paced_at: number;
  /** The time of the last letter, or at which the rest was stopped. */
  ended_at: number | null;
  /** Subscribers at the start. */
  recipients: Generated<number>;
  /** Counters, and not rows: the rows of a subscriber who leaves are erased. */
  sent: Generated<number>;
  refused: Generated<number>;
  /** Subscribers who left when this was the last letter they had received. */
  unsubscribed: Generated<number>;
};

/** The kind of a mailing's row among the requests. */
export const MAILING_KIND = 'mailing';

/** The channel of its deliveries. */
export const ISSUE_MAIL = 'issue-mail';
