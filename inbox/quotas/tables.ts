/** The table of strangers' daily quotas. */

export type Counter =
  | 'bytes'
  | 'uploads'
  | 'acknowledgements'
  | 'confirmations'
  | 'mail_trials'
  | 'answers'
  | 'webhook_trials';

/** The count of one network or address, or of all together, towards a daily limit. */
export type DailyCountsTable = {
  /** `2026-11-21`, UTC. */
  day: string;
  counter: Counter;
  /** A keyed hash; empty for the count of all. */
  subject: string;
  used: number;
};
