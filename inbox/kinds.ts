/** Every kind of request the inbox takes: its form, where it goes and the mails it makes. A new kind is a new row. */
import type { Transaction } from 'kysely';
import type { Alarm } from './alarms/alarm-words.ts';
import { keepComment } from './comments/keep-comment.ts';
import type { InboxTables } from './database.ts';
import type { Channel, MailChannel } from './deliveries/delivery.ts';
import { composeAcknowledgement } from './emails/acknowledgement.tsx';
import { composeAlarm } from './emails/alarm.tsx';
import { composeApplication } from './emails/application.tsx';
import { composeApplicationAcknowledgement } from './emails/application-acknowledgement.tsx';
import { composeComment } from './emails/comment.tsx';
import type { Compose } from './emails/compose.ts';
import { composeContactRequest } from './emails/contact-request.tsx';
import { composeDailyCheck } from './emails/daily-check.tsx';
import { composeAlreadySubscribed, composeConfirmation } from './emails/newsletter.tsx';
import { composeReminder } from './emails/reminder.tsx';
import { composeWithdrawal } from './emails/withdrawal.tsx';
import type { FieldValues } from './form-schema.ts';
import { comment } from './forms/comment.ts';
import { contactMessage } from './forms/contact-message.ts';
import { contactRequest } from './forms/contact-request.ts';
import type { FormDescription } from './forms/form-description.ts';
import { jobApplication } from './forms/job-application.ts';
import { newsletterSubscription } from './forms/newsletter-subscription.ts';
import { shortApplication } from './forms/short-application.ts';
import { subscribe } from './newsletter/subscribe.ts';
import type { Promised } from './promises/promise.ts';
import type { Subject } from './subject.ts';

export type Kind = {
  form: FormDescription;
  /** The mails a request makes, by channel: one delivery each. */
  mails: Partial<Record<MailChannel, Compose>>;
  /** True when requests are also posted to the webhook, if one is configured. */
  webhook: boolean;
  /** What is promised to whoever sends one. */
  promise?: Promised;
  /** Writes what the kind keeps besides the request, in its transaction, and says which of its mails leave. */
  keepBesides?: Keeping;
};

export type Keeping = (
  transaction: Transaction<InboxTables>,
  request: { id: string; fields: FieldValues; about: Subject | undefined; at: number },
  secret: string,
) => Promise<Destination>;

/** Where a request goes. */
export type Destination = {
  channels: readonly Channel[];
  /** The newsletter's subscription it asks for. */
  subscriptionId?: string;
  /** What keeping it has shown that the agency should know. */
  alarm?: Alarm;
};

/** Half a morning: enough to answer a message. */
const CONTACT_PROMISE: Promised = { answerWithin: 'claimed', remindWith: 3 };

/** content-pages §9. Most of a day: somebody has to read a CV and ask a colleague. */
const APPLICATION_PROMISE: Promised = { answerWithin: 48, remindWith: 6 };

export const KINDS = {
  'contact-request': {
    form: contactRequest,
    mails: {
      'agency-mail': composeContactRequest(contactRequest),
      'sender-mail': composeAcknowledgement(contactRequest),
      'reminder-mail': composeReminder(contactRequest),
      'withdrawal-mail': composeWithdrawal,
    },
    webhook: true,
    promise: CONTACT_PROMISE,
  },
  'contact-message': {
    form: contactMessage,
    mails: {
      'agency-mail': composeContactRequest(contactMessage),
      'sender-mail': composeAcknowledgement(contactMessage),
      'reminder-mail': composeReminder(contactMessage),
      'withdrawal-mail': composeWithdrawal,
    },
    webhook: true,
    promise: CONTACT_PROMISE,
  },
  'newsletter-subscription': {
    form: newsletterSubscription,
    mails: {
      'confirmation-mail': composeConfirmation,
      'already-subscribed-mail': composeAlreadySubscribed,
    },
    webhook: false,
    keepBesides: subscribe,
  },
  'short-application': {
    form: shortApplication,
    mails: {
      'agency-mail': composeApplication(shortApplication),
      'sender-mail': composeApplicationAcknowledgement,
      'reminder-mail': composeReminder(shortApplication),
      'withdrawal-mail': composeWithdrawal,
    },
    webhook: false,
    promise: APPLICATION_PROMISE,
  },
  'job-application': {
    form: jobApplication,
    mails: {
      'agency-mail': composeApplication(jobApplication),
      'sender-mail': composeApplicationAcknowledgement,
      'reminder-mail': composeReminder(jobApplication),
      'withdrawal-mail': composeWithdrawal,
    },
    webhook: false,
    promise: APPLICATION_PROMISE,
  },
  comment: {
    form: comment,
    mails: { 'agency-mail': composeComment },
    webhook: false,
    keepBesides: keepComment,
  },
} satisfies Record<string, Kind>;

export type RequestKind = keyof typeof KINDS;

/** Kinds whose form asks for a file: they come in as `multipart/form-data`. */
export type UploadKind = 'short-application' | 'job-application';

/** Mails the site writes by itself, by the kind of their row: no form leads to them and no desk shows them. */
const OWN_MAILS: Readonly<Record<string, Kind['mails']>> = {
  alarm: { 'agency-mail': composeAlarm },
  'daily-check': { 'agency-mail': composeDailyCheck },
};

/** The mails that may be written about a row of this kind; none when this version does not know it. */
export function mailsOf(name: string): Kind['mails'] {
  return (
    kindOf(name)?.mails ?? (Object.hasOwn(OWN_MAILS, name) ? OWN_MAILS[name] : undefined) ?? {}
  );
}

/** A row stored under a kind this version does not know has none. */
export function kindOf(name: string): Kind | undefined {
  return new Map<string, Kind>(Object.entries(KINDS)).get(name);
}
