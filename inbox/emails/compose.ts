import type { Brand } from '../../packages/drawings/brand/brand.ts';
import type { ResponseTimes } from '../../packages/kit/calendar/response-time.ts';
import type { CommentLinks } from '../comments/links.ts';
import type { Addressee, StoredRequest } from '../deliveries/delivery.ts';
import type { Mail, Mailbox } from '../deliveries/mail.ts';
import type { Choices } from '../forms/choices.ts';
import type { NewsletterLinks } from '../newsletter/links.ts';
import type { SentRequestLinks } from '../sent-requests/links.ts';

/** The agency's facts in mails, as it edits them. */
export type AgencyFacts = {
  name: string;
  responseTimes: ResponseTimes;
  /** The present choices of its contact forms. */
  choices: Choices;
  /** The town it works in, as mails name it; absent where the settings name none. */
  city?: string | undefined;
  /** The words for the picture of a reference; absent: those of its family of drawings. */
  referenceText?: string | undefined;
  brand: Brand;
  /** The address mails come from. */
  from: string;
  /** The address requests are read at, and to which an answer to an acknowledgement goes. */
  address: string;
};

export type Agency = AgencyFacts & { siteOrigin: string };

/** The colleague a mail is written to, as they are when it is. */
export type Reader = Pick<Addressee, 'by' | 'covers'> & { mailbox: Mailbox };

/**
 * Writes one mail about one request. After an outage `now` may be days after the request came.
 * @param reader undefined for a mail to the agency or a sender
 * @param rosette the drawn rosette of the request (PNG), for its sender; undefined where it could not be drawn
 */
export type Compose = (
  request: StoredRequest,
  agency: Agency,
  links: MailLinks,
  now: Date,
  reader?: Reader,
  rosette?: Uint8Array,
) => Mail;

export type MailLinks = NewsletterLinks & CommentLinks & SentRequestLinks;
