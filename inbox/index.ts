/** The inbox keeps what visitors send, then delivers it until it is delivered. */

import type { OpeningHours } from '../calendar/opening-hours.ts';
import { createApi } from './api/api.ts';
import type { Erasure } from './api/contract.ts';
import { type Comment, createComments, type Moderation } from './comments/comments.ts';
import { channelsOf, couriersOf } from './couriers.ts';
import { type DatabaseOptions, openDatabase } from './database.ts';
import { type Counts, createDeliveryRound } from './deliveries/delivery-round.ts';
import { createOutbox } from './deliveries/outbox.ts';
import type { DispatchOptions } from './dispatch.ts';
import type { AgencyFacts } from './emails/compose.ts';
import { createFillTime } from './fill-time.ts';
import {
  createFruitlessSearches,
  type FruitlessSearch,
} from './fruitless-searches/fruitless-searches.ts';
import { InboxUnavailable } from './keep.ts';
import type { RequestKind, UploadKind } from './kinds.ts';
import { createLikes } from './likes.ts';
import { createLimits, type Limits } from './limits.ts';
import type { InboxLog } from './log.ts';
import { createMailLinks } from './mail-links.ts';
import { createNewsletter, type Newsletter } from './newsletter/newsletter.ts';
import { lastKnown } from './promises/last-known.ts';
import { createPromises } from './promises/promises.ts';
import { type Receipt, receive, type Sending } from './receive.ts';
import { type EraseOptions, erase, type Whom } from './requests/erase.ts';
import type { Staff } from './requests/words.ts';
import { applyRetention, type RetentionCounts } from './retention/retention.ts';
import {
  createSentRequests,
  type NoRequest,
  type SentRequest,
  type SentRequests,
} from './sent-requests/sent-requests.ts';
import type { Subject } from './subject.ts';
import { MAX_UPLOAD_BYTES, type PostedFile } from './uploads/read-upload.ts';
import { receiveUpload, type UploadReceipt, type UploadSending } from './uploads/receive-upload.ts';
import { createUploadSlots } from './uploads/upload-slots.ts';

export { createStaffPost } from './deliveries/staff-mail.ts';
export {
  type AgencyFacts,
  type Comment,
  type Erasure,
  type FruitlessSearch,
  InboxUnavailable,
  MAX_UPLOAD_BYTES,
  type Moderation,
  type Newsletter,
  type NoRequest,
  type Receipt,
  type RequestKind,
  type Sending,
  type SentRequest,
  type Staff,
  type Subject,
  type UploadKind,
  type UploadReceipt,
  type Whom,
};

export type InboxOptions = {
  database: DatabaseOptions;
  /** `files` writes each mail to `{folder}/*.eml`. */
  mail: { via: 'smtp'; url: string } | { via: 'files'; folder: string };
  /** The address mails come from. */
  from: string;
  /** The address the agency reads. */
  to: string;
  webhookUrl?: string;
  /** Public address of the site, without a trailing slash. */
  siteOrigin: string;
  /** A function because it is content: asked for at each mail. */
  agency: () => AgencyFacts | Promise<AgencyFacts>;
  /**
   * When somebody is there: promises start and reminders leave then. Content too. Without it nobody knows, and every
   * hour is like any other.
   */
  openingHours?: () => OpeningHours | Promise<OpeningHours>;
  /** Who of the agency sent a request. Without it nobody is ever let in. Never rejects for somebody unknown. */
  identify?: (request: Request) => Promise<Staff | undefined>;
  /** Everybody of the agency, to whom requests can be assigned. Without it people can only take them themselves. */
  staff?: () => Promise<readonly Staff[]>;
  /** At least 32 characters; keys the hashes by which repeats are recognised, and signs the links of our mails. */
  secret: string;
  log: InboxLog;
  clock?: () => Date;
  /** From 0 to 1; spreads retries. */
  chance?: () => number;
  /** How often one address may send; the limits of `limits.ts` when absent. */
  limits?: Limits;
  /** How often due deliveries are looked for, in ms; 5 s when absent. What is received is also delivered at once. `false`: only `deliverDue` delivers. */
  deliverEvery?: number | false;
};

export type Inbox = {
  /**
   * Keeps what was sent with a form; the answer comes once it is on disk. The same submission sent again gets the same
   * receipt.
   * @throws {InboxUnavailable} when it could not be kept: answer 503, with the text still in the form.
   */
  receive(
    kind: Exclude<RequestKind, UploadKind>,
    posted: FormData,
    sending: Sending,
  ): Promise<Receipt>;
  /**
   * The same for a form with a file. Reads the request's body itself, within limits that hold while it arrives, so hand
   * it over untouched; whether script sent it is in the answer. Never rejects: storage that fails is the outcome
   * `failed`, with everything typed in `values`. An application to a job says which in `sending.about`, or why it is
   * not taken.
   *
   * Only `/careers` and addresses below it take bodies of this size: see `server/app.ts`.
   */
  receiveUpload(kind: UploadKind, request: Request, sending: UploadSending): Promise<UploadReceipt>;
  /** For `FILL_TOKEN_FIELD` of a form whose first field has just been entered. */
  fillToken(): string;
  /**
   * The approved comments of a post, oldest first, by the post's `_id`. What pages show of them is kept by
   * `commentRevision`.
   */
  comments(postId: string): Promise<Comment[]>;
  /** Moves whenever a comment appears under a post or leaves it: part of what finished pages are kept by. */
  commentRevision(): number;
  /** What the private link in the agency's mail opens. */
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
  /** How many like a post. */
  likes(postId: string): Promise<number>;
  /**
   * Counts a search that found nothing, when it may be counted: the term alone, and legible only once several people
   * searched for it. Any storage error is thrown as it is.
   * @param term folded, so that every way to write it counts as one
   * @param address the visitor's network address, for limits; never stored
   */
  countFruitlessSearch(term: string, address: string): Promise<void>;
  /** What several visitors searched for in vain in the last 90 days, the most wanted first. */
  fruitlessSearches(): Promise<FruitlessSearch[]>;
  /** What the private link in the mails to senders opens. Any storage error is thrown as it is. */
  sentRequests: SentRequests;
  /** What the links of the newsletter's mails open. Any storage error is thrown as it is. */
  newsletter: Newsletter;
  /**
   * Erases one request, or all that is held of a person, at the wish of whoever holds the private link of a mail. Sure
   * of it once it resolves; nobody found is an erasure of nothing. See `requests/erase.ts`.
   */
  erase(whom: Whom): Promise<Erasure>;
  /** Erases what has outlived its time (`retention/periods.ts`); also done at the start and every hour. */
  applyRetention(): Promise<RetentionCounts>;
  /** Delivers what is due and resolves when nothing is, or the servers are away. Counts what was settled meanwhile. */
  deliverDue(): Promise<Counts>;
  /** The agency's side: `/inbox/v1/…`, as `api/contract.ts` says it. Never rejects. */
  fetch(request: Request): Promise<Response>;
  /** Lets running attempts end (8 s at most), then closes the database. Never leaves a delivery unaccounted for. */
  close(): Promise<void>;
};

const DELIVER_EVERY = 5_000; // ms
/** How often promises are looked at: a reminder is for hours. */
const REMIND_EVERY = 60_000; // ms
/** What has outlived its time is erased at the start, and this often. */
const FORGET_EVERY = 60 * 60_000; // ms
/** The process has 10 s to end in all. */
const CLOSING_TIME = 8_000; // ms

type ReceiveForm = (
  kind: RequestKind,
  posted: FormData,
  sending: Sending,
  file?: PostedFile,
) => Promise<Receipt>;

/**
 * @throws when the database cannot be opened, or was written by a newer version.
 */
export async function createInbox(options: InboxOptions): Promise<Inbox> {
  const { log, clock = () => new Date(), deliverEvery = DELIVER_EVERY } = options;
  const db = await openDatabase(options.database, (error) =>
    log('error', 'database_connection_lost', { error: error.name }),
  );
  const outbox = createOutbox({
    db,
    engine: options.database.kind,
    clock,
    chance: options.chance ?? Math.random,
  });
  const links = createMailLinks(options.secret, options.siteOrigin);
  const comments = await createComments({ db, links, clock });
  const likes = createLikes({ db, secret: options.secret, clock });
  const fruitless = createFruitlessSearches({ db, secret: options.secret, clock });
  const limits = options.limits ?? createLimits();
  const slots = createUploadSlots();
  const fillTime = createFillTime(options.secret, clock);
  const newsletter = createNewsletter({ db, links, clock });
  const mailDomain = options.from.slice(options.from.lastIndexOf('@') + 1);
  const { agency, openingHours } = options;
  const unknown = (what: string) => (error: unknown) =>
    log('warn', 'content_unknown', { what, error: String(error) });
  const promises = createPromises({
    db,
    mailDomain,
    clock,
    responseTime: lastKnown(async () => (await agency()).responseTime, unknown('agency')),
    openingHours: openingHours
      ? lastKnown(openingHours, unknown('opening hours'))
      : async () => undefined,
  });
  const interruption = new AbortController();
  const counts: Counts = { sent: 0, retried: 0, failed: 0 };
  const rounds = couriersOf(options, links, clock).map((courier) =>
    createDeliveryRound({
      outbox,
      courier,
      log,
      interrupted: interruption.signal,
      onSettled: (outcome) => {
        counts[outcome] += 1;
      },
    }),
  );
  const wakeAll = () => {
    for (const round of rounds) round.wake();
  };
  const wakeAndLearn = () => {
    wakeAll();
    // Another process that shares the database may have published a comment.
    comments.refreshRevision().catch((error: unknown) => {
      log('error', 'comment_revision_failed', { error: String(error) });
    });
  };
  const timer =
    deliverEvery === false ? undefined : setInterval(wakeAndLearn, deliverEvery).unref();
  if (timer) wakeAll();
  const erasing: EraseOptions = {
    db,
    engine: options.database.kind,
    secret: options.secret,
    mailFolder: options.mail.via === 'files' ? options.mail.folder : undefined,
    clock,
    onCommentsChanged: () => comments.refreshRevision(),
    warn: (event, details) => log('warn', event, details),
  };
  const sentRequests = createSentRequests({
    db,
    links,
    mailDomain,
    clock,
    eraseSenderOf: (requestId) => erase(erasing, { senderOf: requestId }, undefined),
  });
  const retain = () =>
    applyRetention({
      ...erasing,
      newsletter,
      info: (event, details) => log('info', event, details),
    });
  const forget = () =>
    Promise.all([retain(), fruitless.forgetOld()]).then(
      () => {},
      (error: unknown) => log('error', 'forgetting_failed', { error: String(error) }),
    );
  await forget();
  let forgetting = Promise.resolve();
  const forgetTimer = setInterval(() => {
    forgetting = forget();
  }, FORGET_EVERY).unref();

  let reminding = Promise.resolve();
  const remind = () => {
    reminding = promises.remind().then(wakeAll, (error: unknown) => {
      log('error', 'reminding_failed', { error: String(error) });
    });
  };
  const remindTimer =
    deliverEvery === false ? undefined : setInterval(remind, REMIND_EVERY).unref();

  const dispatch: DispatchOptions = {
    secret: options.secret,
    channelsOf: (kind) => channelsOf(kind, options.webhookUrl),
    mailDomain,
  };

  const receiveForm: ReceiveForm = async (kind, posted, sending, file) => {
    try {
      const receipt = await receive(
        {
          db,
          ...dispatch,
          clock,
          limits,
          fillTime,
          promises,
        },
        kind,
        posted,
        sending,
        file,
      );
      if (receipt.outcome === 'received' && !receipt.repeated && timer) wakeAll();
      return receipt;
    } catch (error) {
      const cause = error instanceof InboxUnavailable ? error.cause : error;
      log('error', 'receive_failed', {
        requestId: sending.requestId,
        kind,
        error: cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause),
      });
      throw error;
    }
  };

  const api = createApi({
    ...erasing,
    log,
    identify: options.identify,
    staff: options.staff,
    siteOrigin: options.siteOrigin,
    dispatch,
    erasing,
    fruitlessSearches: fruitless,
    wake: () => {
      if (timer) wakeAll();
    },
  });

  return {
    newsletter,

    sentRequests: {
      ...sentRequests,
      async withdraw(token) {
        const outcome = await sentRequests.withdraw(token);
        if (timer) wakeAll();
        return outcome;
      },
    },

    receive: receiveForm,

    receiveUpload: (kind, request, sending) =>
      receiveUpload(slots, receiveForm, kind, request, sending),

    fillToken: () => fillTime.token(),

    comments: (postId) => comments.of(postId),
    commentRevision: () => comments.revision(),
    moderation: comments.moderation,

    async like(postId, visitorId, liked, address) {
      const allowed = await limits.allowsLike(address);
      return {
        count: allowed ? await likes.set(postId, visitorId, liked) : await likes.count(postId),
      };
    },
    likes: (postId) => likes.count(postId),

    countFruitlessSearch: (term, address) => fruitless.count(term, address),
    fruitlessSearches: () => fruitless.list(),

    erase: (whom) => erase(erasing, whom, undefined),
    applyRetention: retain,

    async deliverDue() {
      const before = { ...counts };
      await promises.remind();
      wakeAll();
      await Promise.all(rounds.map((round) => round.idle()));
      return {
        sent: counts.sent - before.sent,
        retried: counts.retried - before.retried,
        failed: counts.failed - before.failed,
      };
    },

    fetch: api,

    async close() {
      clearInterval(timer);
      clearInterval(forgetTimer);
      clearInterval(remindTimer);
      for (const round of rounds) round.stop();
      const cut = setTimeout(() => interruption.abort(), CLOSING_TIME);
      await Promise.all(rounds.map((round) => round.idle()));
      clearTimeout(cut);
      await forgetting;
      await reminding;
      await db.destroy();
    },
  };
}
