/** The options an inbox is opened with, and what an inbox does. */
import type { OpeningHours } from '../packages/kit/calendar/opening-hours.ts';
import type { DatabaseOptions } from '../packages/kit/database/database.ts';
import type { Staff } from '../staff/roles.ts';
import type { Alarm } from './alarms/alarm-words.ts';
import type { Comment, Moderation } from './comments/comments.ts';
import type { Erasure } from './contract/access.ts';
import type { Counts } from './deliveries/delivery-round.ts';
import type { AgencyFacts } from './emails/compose.ts';
import type { FormPages } from './figures/figures.ts';
import type { FruitlessSearch } from './fruitless-searches/fruitless-searches.ts';
import type { InboxHealth } from './health.ts';
import type { ByHandKind, RequestKind, UploadKind } from './kinds/kinds.ts';
import type { InboxLog } from './log.ts';
import type { LinkedPages } from './mail-links.ts';
import type { ReadIssue } from './mailings/issue-content.ts';
import type { Newsletter } from './newsletter/newsletter.ts';
import type { Limits } from './rate-limits.ts';
import type { Receipt, Sending } from './receive.ts';
import type { Whom } from './requests/erase.ts';
import type { RetentionCounts } from './retention/retention.ts';
import type { SentRequests } from './sent-requests/sent-requests.ts';
import type { UploadReceipt, UploadSending } from './uploads/receive-upload.ts';
import type { Reach } from './webhooks/address.ts';

export type InboxOptions = {
  database: DatabaseOptions;
  /** `files` writes each mail to `{folder}/*.eml`. */
  mail: { via: 'smtp'; url: string } | { via: 'files'; folder: string };
  webhookUrl?: string;
  /** The key that signs the posted data. */
  webhookSecret?: string;
  /**
   * The addresses that signed webhooks may reach: `public` when absent. `loopback` is for receivers of tests and of
   * development.
   */
  webhookReach?: Reach;
  /** Public address of the site, without a trailing slash. */
  siteOrigin: string;
  linkedPages: LinkedPages;
  /** The pages of forms, by which begun forms are counted. */
  formPages: FormPages;
  /** Returns the agency's facts, which are content, for each mail. */
  agency: () => AgencyFacts | Promise<AgencyFacts>;
  /** The opening hours, by which promises and reminders are timed. Without them every hour counts. */
  openingHours?: () => OpeningHours | Promise<OpeningHours>;
  /** Finds the account of a request. Without it every caller is refused. Never rejects for an unknown one. */
  identify?: (request: Request) => Promise<Staff | undefined>;
  /** Returns the paths of the public pages: visits of others are not counted. None when absent. */
  publicPages?: () => ReadonlySet<string>;
  /** Lists the accounts that requests can be assigned to. Without it people can only take them themselves. */
  staff?: () => Promise<readonly Staff[]>;
  /** At least 32 characters, for the hashes that detect repeats, and for the links in our mails. */
  secret: string;
  /** Called when a comment appeared or left, and awaited by the change: an erasure ends after it. */
  commentsChanged?: () => Promise<void>;
  log: InboxLog;
  clock?: () => Date;
  /** The certain time, for irreversible actions: erasing, giving up, sending on schedule. The clock when absent. */
  certainTime?: { now(): Date; compare(date: Date): void };
  /** Whether this process erases and checks for all that share the database. True when absent. */
  isOwner?: () => boolean;
  /** Returns a random number from 0 to 1, which spreads retries. */
  chance?: () => number;
  /** Posts the form of /contact to the site itself once a day; rejects when the answer is not a success. */
  dailyCheck?: (form: URLSearchParams) => Promise<void>;
  /** How often one address may send; the limits of `limits.ts` when absent. */
  limits?: Limits;
  /** Bytes that visitors may add to the disk in a day; 1 GB when absent. One network has a tenth of it. */
  dailyBytes?: number;
  /** Bytes that uploads leave free on the disk of the database, where it is a file; 512 MB when absent. */
  freeSpaceFloor?: number;
  /** Reads newsletter issues. Without it none can be previewed or sent. */
  readIssue?: ReadIssue;
  /** Letters of a mailing in a minute; `DEFAULT_PACE` when absent. */
  lettersPerMinute?: number;
  /** Draws the rosette of a reference as PNG, for acknowledgements; without it, or when it fails, they carry none. */
  rosette?: (reference: string, signal: AbortSignal) => Promise<Uint8Array>;
  /**
   * The interval of deliveries, in ms; 5 s when absent. A received request is also delivered at once. `false`: only
   * `deliverDue` delivers.
   */
  deliverEvery?: number | false;
  /** Time for attempts under way when the inbox closes, in ms; 6 s when absent. */
  closingTime?: number;
};

export type Inbox = {
  /**
   * Keeps what was sent with a form; the answer comes once it is on disk. The same submission sent again gets the same
   * receipt.
   * @throws {InboxUnavailable} when it could not be kept: answer 503, with the text still in the form.
   */
  receive(
    kind: Exclude<RequestKind, UploadKind | ByHandKind>,
    posted: FormData,
    sending: Sending,
  ): Promise<Receipt>;
  /**
   * Keeps what was sent with a form that has a file. Reads the request's body itself, within limits that hold
   * while it arrives, so hand it over untouched; whether script sent it is in the answer. Never rejects:
   * storage that fails is the outcome `failed`, with everything typed in `values`. An application to a job says
   * which in `sending.about`, or why it is not taken.
   * Only `/careers` and addresses below it take bodies of this size: see `server/app.ts`.
   */
  receiveUpload(kind: UploadKind, request: Request, sending: UploadSending): Promise<UploadReceipt>;
  /** A new value for `FILL_TOKEN_FIELD` of a form whose first field has just been entered. */
  fillToken(): string;
  /** The approved comments of a post, by its `_id`, oldest first; `commentRevision` moves with them. */
  comments(postId: string): Promise<Comment[]>;
  /** A number that changes whenever a comment appears under a post or disappears: cached pages depend on it. */
  commentRevision(): number;
  /** Whether that number is known: it is 0 until the database was first reached. */
  knowsComments(): boolean;
  /** The page that the private link in the agency's mail opens. */
  moderation: Moderation;
  /**
   * One like per browser and post; the same twice is the same once, and `liked: false` takes it back.
   * @param postId the post's `_id`
   * @param visitorId made by the page's script and kept in the browser's storage: `crypto.randomUUID()` or 16 random
   *   bytes in hexadecimal. Stored only as a keyed hash. An id of another shape counts for nothing.
   * @param address the visitor's network address, for limits: beyond them the count comes back unchanged.
   */
  like(
    postId: string,
    visitorId: string,
    liked: boolean,
    address: string,
  ): Promise<{ count: number }>;
  likes(postId: string): Promise<number>;
  /**
   * Counts a search that found nothing, when it may be counted: the term alone, and legible only once several people
   * searched for it. Any storage error is thrown as it is.
   * @param term folded, so that every way to write it counts as one
   * @param address the visitor's network address, for limits; never stored
   */
  countFruitlessSearch(term: string, address: string): Promise<void>;
  /**
   * Counts what a page tells of a visit (`forms/beacon.ts`). In memory: written every ten seconds, and at the close.
   *
   * @param robot whether a program asks, by its own name
   * @returns false for what is no beacon
   */
  countBeacon(text: string, robot: boolean): boolean;
  /** Writes the counts since the last call. Storage errors are thrown unchanged; the counts are not lost. */
  writeFigures(): Promise<void>;
  /** Lists what several visitors searched for in vain in the last 90 days, the most wanted first. */
  fruitlessSearches(): Promise<FruitlessSearch[]>;
  /** The pages that the private links in mails to senders open. Any storage error is thrown as it is. */
  sentRequests: SentRequests;
  /** The pages that the links of the newsletter's mails open. Any storage error is thrown as it is. */
  newsletter: Newsletter;
  /** Erases a request or a person, known or not, for the holder of a mail's private link; done once it resolves. */
  erase(whom: Whom): Promise<Erasure>;
  /** Reads every attachment and gives the ids of damaged ones. Rejects when the signal fires. */
  scrub(signal: AbortSignal): Promise<string[]>;
  /** Erases data past their retention period (`retention/periods.ts`); also done at the start and every hour. */
  applyRetention(): Promise<RetentionCounts>;
  /** Sends due deliveries until there are none, or the servers are unavailable. Returns how many were settled. */
  deliverDue(): Promise<Counts>;
  /** Begins the daily check when it is due, and settles one under way; also done every minute. */
  runDailyCheck(): Promise<void>;
  /** Writes a mail to the agency, once per reason and day in all processes. Throws any storage error as it is. */
  alarm(alarm: Alarm): Promise<void>;
  /** Reads the figures for the health page, metrics and alarms. Any storage error is thrown as it is. */
  health(): Promise<InboxHealth>;
  /** Answers the agency's screens: `/inbox/v1/…`, as `contract/api.ts` describes it. Never rejects. */
  fetch(request: Request): Promise<Response>;
  /** Begins no delivery more, and lets running attempts end, 6 s at most: the first half of `close`. */
  endDeliveries(): Promise<void>;
  /** Ends deliveries, then closes the database. Never leaves a delivery unaccounted for. */
  close(): Promise<void>;
};
