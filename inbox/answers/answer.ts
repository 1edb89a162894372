import type { ReplyChoice } from '../contract/answer-words.ts';

/** A calendar invitation (RFC 5546) of ours: a whole `VCALENDAR`, with CRLF. */
export type CalendarPart = { method: 'REQUEST' | 'CANCEL'; text: string };

/** The address a recipient's own answer goes to, as it was when the answer was written. */
export type ReplyTo = { choice: ReplyChoice; address: string };

/** An answer as its mail is written from. */
export type StoredAnswer = {
  id: string;
  /** The name of the colleague who wrote it. */
  author: string;
  subject: string;
  /** Plain text. */
  body: string;
  replyTo: ReplyTo;
  /** The visitor's message, quoted below; undefined when it is not wanted, or there is none. */
  original: string | undefined;
  calendar: CalendarPart | undefined;
  /** Message-IDs of the acknowledgement and of earlier answers that left, oldest first. */
  thread: readonly string[];
};
