import type { StoredAnswer } from '../answers/answer.ts';
import type { FieldValues } from '../form-schema.ts';
import type { ISSUE_MAIL } from '../mailings/mailing-table.ts';
import type { Subject } from '../subject.ts';
import type { Attachment } from '../uploads/attachment.ts';

/** The mails to one person of the agency about a request of any kind. */
export const COLLEAGUE_CHANNELS = ['assignment-mail', 'mention-mail', 'follow-up-mail'] as const;

export type ColleagueChannel = (typeof COLLEAGUE_CHANNELS)[number];

/** The mails a request can make; those that are not to a colleague are written by its kind. */
export const MAIL_CHANNELS = [
  'agency-mail',
  'sender-mail',
  'confirmation-mail',
  'already-subscribed-mail',
  'reminder-mail',
  'team-reminder-mail',
  'withdrawal-mail',
  'answer-mail',
  'comment-answer-mail',
  ...COLLEAGUE_CHANNELS,
] as const;

export type MailChannel = (typeof MAIL_CHANNELS)[number];

/**
 * `issue-mail`: a letter of a mailing, with a transport of its own. `webhook`: the configured spreadsheet.
 * `signed-webhook`: the webhooks that the agency manages in the desk.
 */
export type Channel = MailChannel | typeof ISSUE_MAIL | 'webhook' | 'signed-webhook';

/** `sent`: a server accepted it. `written`: without a mail server it became a file, and nobody was notified. */
export type Arrival = 'sent' | 'written';

/**
 * `pending` → `leased` (an attempt runs) → an `Arrival`, or `pending` again with a later due date, or `failed` for good.
 * A lease that runs out (the process died) makes the delivery due again. `withheld`: its request
 * is in quarantine, or it is a letter that waits for the pace of its mailing.
 */
export type DeliveryState = 'pending' | 'leased' | 'withheld' | Arrival | 'failed';

/**
 * What follows from a failure:
 * - `retry`: this delivery is made again later;
 * - `outage`: so is this one, and the others through the same server wait for a sign of life;
 * - `final`: making it again would fail again. A person decides.
 */
type Consequence = 'retry' | 'outage' | 'final';

/** The reasons why an attempt did not deliver, each with its consequence. */
export const FAILURES = {
  connection_refused: 'outage',
  connection_timeout: 'outage',
  connection_lost: 'outage',
  server_not_found: 'outage',
  tls_failed: 'outage',
  authentication_failed: 'outage',
  /** The server does not take mail from our own address: a setting to correct, not a fault of the message. */
  sender_refused: 'outage',
  recipient_refused: 'final',
  /** The colleague it is for has left, or treats such requests no more. */
  recipient_gone: 'final',
  message_refused: 'final',
  temporarily_refused: 'retry',
  folder_unwritable: 'outage',
  webhook_refused: 'final',
  webhook_unavailable: 'outage',
  webhook_unreachable: 'outage',
  webhook_timeout: 'outage',
  // Each receiver of a signed webhook fails by itself, and delays no other.
  receiver_refused: 'retry',
  receiver_unreachable: 'retry',
  receiver_timeout: 'retry',
  /** The host leads into our own network, or has no name of the public internet. */
  receiver_not_public: 'retry',
  /** The receiver answered 410: it wants no more. */
  receiver_gone: 'final',
  /** The webhook was turned off, or its address taken out of the configuration, before the message left. */
  receiver_off: 'final',
  /** The message could not be written: the request is of a kind, or has a shape, this version does not know. */
  unreadable_request: 'retry',
  expired: 'final',
  /** The mailing was stopped, or the subscriber left, before this letter did. */
  no_longer_wanted: 'final',
} as const satisfies Record<string, Consequence>;

export type Failure = keyof typeof FAILURES;

export function isFailure(name: string): name is Failure {
  return Object.hasOwn(FAILURES, name);
}

/** Thrown by an attempt that failed. Its message is for the agency only, not for logs: servers quote addresses. */
export class DeliveryError extends Error {
  override name = 'DeliveryError';
  readonly failure: Failure;

  constructor(failure: Failure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.failure = failure;
  }
}

export type StoredRequest = {
  id: string;
  kind: string;
  reference: string;
  fields: FieldValues;
  receivedAt: Date;
  /** The time by which an answer is promised. */
  dueAt: Date | undefined;
  /** The newsletter subscription that it requested. */
  subscriptionId: string | undefined;
  about: Subject | undefined;
  /** The name of the person in charge. */
  assignee: string | undefined;
  attachment: StoredAttachment | undefined;
  /** The answer that this delivery carries; undefined for every other channel. */
  answer: StoredAnswer | undefined;
};

export type StoredAttachment = Pick<
  Attachment,
  'name' | 'extension' | 'size' | 'verdict' | 'findings'
> & {
  /** The bytes of a clean file, in the agency's mail only. */
  bytes: Uint8Array | undefined;
};

/** The person of the agency a mail is written to, and why. */
export type Addressee = {
  id: string;
  /** The name of the person by whose act it is written; undefined when it is the site's. */
  by: string | undefined;
  /** The number of requests the mail is about. */
  covers: number;
};

/** A delivery that is being attempted. */
export type DeliveryJob = {
  id: string;
  channel: Channel;
  /** The Message-ID, the same at each attempt, so that a mailbox recognises a duplicate. */
  messageId: string;
  /** Undefined for a mail to the agency or a sender. */
  addressee: Addressee | undefined;
  request: StoredRequest;
};

/** Takes jobs of some channels through one server. */
export type Transport = {
  channels: readonly Channel[];
  concurrency: number;
  /** The failure of an attempt that does not end, not even at its signal. */
  endless: Failure;
  /**
   * Resolves once the other side has accepted. Gives up when the signal aborts.
   * @throws {DeliveryError}
   */
  deliver(job: DeliveryJob, signal: AbortSignal): Promise<Arrival>;
};
