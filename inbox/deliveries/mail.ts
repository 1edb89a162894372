import type { CalendarPart } from '../answers/answer.ts';
import type { Arrival } from './delivery.ts';

/** A mail, as our own composers write it. Addresses are objects: a string could hold two of them. */
export type Mailbox = { name: string; address: string };

export type Mail = {
  from: Mailbox;
  to: Mailbox;
  /** The only place a visitor's address appears in a header of a mail to the agency. */
  replyTo?: Mailbox;
  /** The Message-IDs of the thread it belongs to, oldest first. */
  thread?: readonly string[];
  subject: string;
  html: string;
  text: string;
  /** True for mails no person wrote: other machines then do not answer them (RFC 3834). */
  automatic: boolean;
  /** The address where one POST ends the subscription: mail programs show a button for it (RFC 8058). */
  unsubscribeUrl?: string;
  /** A calendar invitation (RFC 6047), beside the text. */
  calendar?: CalendarPart;
  /** Named by us: never by a visitor. */
  attachments?: readonly {
    name: string;
    mediaType: string;
    bytes: Uint8Array;
    /** A picture of the text, which names it `cid:…` (RFC 2392), and no file to open. */
    contentId?: string;
  }[];
};

/** The data added when a mail is sent. */
export type Postmark = {
  /** Names the mail among all others, and says what it is: a file name without its ending. */
  name: string;
  messageId: string;
  date: Date;
};

/** Passes mails to a server or a folder. */
export type MailPost = {
  /** Resolves once the other side has accepted the mail. @throws {DeliveryError} */
  send(mail: Mail, postmark: Postmark, signal: AbortSignal): Promise<Arrival>;
};
