/** The transports that carry a request's deliveries, and the writing of its mails. */
import { colleagueFor, type StaffList } from './colleagues.ts';
import type { InboxDatabase } from './database.ts';
import {
  type Channel,
  DeliveryError,
  type DeliveryJob,
  MAIL_CHANNELS,
  type Transport,
} from './deliveries/delivery.ts';
import type { Mail } from './deliveries/mail.ts';
import { createMailPost } from './deliveries/mail-post.ts';
import { createMailTransport } from './deliveries/mail-transport.ts';
import type { MailLinks, Reader } from './emails/compose.ts';
import type { InboxOptions } from './inbox.ts';
import type { RequestKind } from './kinds/kinds.ts';
import { KIND_MAILS, mailsOf } from './kinds/mails.ts';
import { errorName } from './log.ts';
import { createLetterTransport } from './mailings/letter-transport.ts';
import { createSpreadsheetTransport } from './webhooks/spreadsheet-transport.ts';

type Carrying = Pick<
  InboxOptions,
  'mail' | 'webhookUrl' | 'webhookSecret' | 'siteOrigin' | 'agency' | 'staff' | 'rosette' | 'log'
>;

/** The longest an acknowledgement waits for its picture: it goes out without. */
const ROSETTE_TIMEOUT = 5_000; // ms

export function channelsOf(kind: RequestKind, webhookUrl: string | undefined): Channel[] {
  const { mails, webhook } = KIND_MAILS[kind];
  const channels: Channel[] = [];
  if ('agency-mail' in mails) channels.push('agency-mail');
  if ('sender-mail' in mails) channels.push('sender-mail');
  if (webhook && webhookUrl) channels.push('webhook');
  return channels;
}

/** Creates the transports, one per server. */
export function createTransports(
  options: Carrying,
  db: InboxDatabase,
  links: MailLinks,
  clock: () => Date,
): Transport[] {
  const post = createMailPost(options.mail);
  const mail = createMailTransport({
    clock,
    compose: (job) => composeMail(job, options, links, clock()),
    post,
  });
  const letters = createLetterTransport({
    db,
    post,
    links,
    clock,
    async sender() {
      const { name, from, address } = await options.agency();
      return { from: { name, address: from }, replyTo: { name, address } };
    },
  });
  const { webhookUrl: url, webhookSecret: secret } = options;
  return [mail, letters, createSpreadsheetTransport({ url, secret, clock })];
}

async function composeMail(
  job: DeliveryJob,
  options: Carrying,
  links: MailLinks,
  now: Date,
): Promise<Mail> {
  const channel = MAIL_CHANNELS.find((mail) => mail === job.channel);
  const compose = channel && mailsOf(job.request.kind)[channel];
  if (!compose) {
    const what = `${job.channel} of ${job.request.kind}`;
    throw new DeliveryError('unreadable_request', `This version writes no ${what}.`);
  }
  const agency = { ...(await options.agency()), siteOrigin: options.siteOrigin };
  const { request } = job;
  // A mail written to a folder leaves out the CV: it is in the database already, and base64 is a third larger.
  const { attachment } = request;
  const carried =
    options.mail.via === 'files' && attachment
      ? { ...request, attachment: { ...attachment, bytes: undefined } }
      : request;
  const reader = await readerOf(job, options.staff);
  const rosette =
    channel === 'sender-mail' ? await rosetteOf(request.reference, options) : undefined;
  return compose(carried, agency, links, now, reader, rosette);
}

/** Draws a reference's rosette; no mail waits for a picture, nor is one tried again for it. */
async function rosetteOf(
  reference: string,
  { rosette, log }: Pick<Carrying, 'rosette' | 'log'>,
): Promise<Uint8Array | undefined> {
  try {
    return await rosette?.(reference, AbortSignal.timeout(ROSETTE_TIMEOUT));
  } catch (error) {
    log('warn', 'rosette_not_drawn', { error: errorName(error) });
    return undefined;
  }
}

/** The mail goes to the address the colleague has now; to none of theirs when they treat such requests no more. */
async function readerOf(
  { addressee, request }: DeliveryJob,
  staff: StaffList,
): Promise<Reader | undefined> {
  if (!addressee) return undefined;
  const person = await colleagueFor(staff, request.kind, addressee.id);
  if (!person?.email) {
    throw new DeliveryError('recipient_gone', 'No colleague who treats it has this account.');
  }
  const { by, covers } = addressee;
  return { mailbox: { name: person.name, address: person.email }, by, covers };
}
