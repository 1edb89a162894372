/** The inbox stores what visitors send, then retries its delivery until it succeeds. */

import { notifySetApart } from './abuse/quarantine-notification.ts';
import { agencyTimes } from './agency-times.ts';
import { sendPlanned } from './answers/planned-answers.ts';
import { createApi } from './api/api.ts';
import { createComments } from './comments/comments.ts';
import { createCheckTokens } from './daily-check/check-token.ts';
import { createDailyCheck } from './daily-check/daily-check.ts';
import { type InboxDatabase, openDatabase } from './database.ts';
import { createMailTrial } from './deliveries/mail-trial.ts';
import type { DispatchOptions } from './dispatch.ts';
import { enterByHand } from './enter-by-hand.ts';
import { createFigures } from './figures/figures.ts';
import { createFillTime } from './fill-time.ts';
import { followUpAt } from './follow-ups/follow-up-date.ts';
import { createFollowUps } from './follow-ups/follow-ups.ts';
import { createFormReceiver } from './form-receiver.ts';
import { createFruitlessSearches } from './fruitless-searches/fruitless-searches.ts';
import { readHealth } from './health.ts';
import type { Inbox, InboxOptions } from './inbox.ts';
import { createLikes } from './likes.ts';
import { orLog } from './log.ts';
import { createMailLinks } from './mail-links.ts';
import { createIssues } from './mailings/issues.ts';
import { advanceMailings } from './mailings/mailing-steps.ts';
import { createMailings } from './mailings/mailings.ts';
import { DEFAULT_PACE } from './mailings/pace.ts';
import { createNewsletter } from './newsletter/newsletter.ts';
import { createOutgoing } from './outgoing.ts';
import { createPromises } from './promises/promises.ts';
import { quotasOf } from './quotas/quotas.ts';
import { openLimits } from './rate-limits.ts';
import { type EraseOptions, erase, eraseRequests, finishErasing } from './requests/erase.ts';
import { applyRetention } from './retention/retention.ts';
import { startScheduledWork } from './scheduled-work.ts';
import { createSentRequests } from './sent-requests/sent-requests.ts';
import { channelsOf } from './transports.ts';
import { receiveUpload } from './uploads/receive-upload.ts';
import { scrubAttachments } from './uploads/scrub-attachments.ts';
import { createUploadSlots } from './uploads/upload-slots.ts';

export type { Mail } from './deliveries/mail.ts';
export { createStaffPost } from './deliveries/staff-mail.ts';
export type { AgencyFacts } from './emails/compose.ts';
export type { FormPages } from './figures/figures.ts';
export { BEACON_ADDRESS, MAX_BEACON_BYTES } from './forms/beacon.ts';
export type { InboxHealth } from './health.ts';
export type { Inbox, InboxOptions } from './inbox.ts';
export { InboxUnavailable } from './keep.ts';
export type { LinkedPages } from './mail-links.ts';
export type { IssueContent, ReadIssue } from './mailings/issue-content.ts';
export type { Receipt, Sending } from './receive.ts';
export type { Subject } from './subject.ts';
export { MAX_UPLOAD_BYTES } from './uploads/read-upload.ts';
export type { UploadReceipt } from './uploads/receive-upload.ts';

/** Time for running attempts at the end; the process has 10 s in all. */
const CLOSING_TIME = 6_000; // ms

const NO_PAGES: ReadonlySet<string> = new Set();

/**
 * @throws when the database cannot be opened, or was written by a newer version.
 */
export async function createInbox(options: InboxOptions): Promise<Inbox> {
  const { log, clock = () => new Date(), deliverEvery } = options;
  const certain = options.certainTime?.now ?? clock;
  const isOwner = options.isOwner ?? (() => true);
  const reportError = (error: Error) =>
    // The error came with no query, and so quotes nobody's text.
    log('error', 'database_connection_lost', { error: String(error) });
  const db = await openDatabase(options.database, reportError);
  const links = createMailLinks(options.secret, options.linkedPages);
  const changed = options.commentsChanged ?? (async () => {});
  const comments = await createComments({ db, links, clock, changed });
  const limits =
    options.limits ?? (await openLimits(options.database, options.secret, reportError));
  const likes = createLikes({ db, secret: options.secret, limits, clock });
  const fruitless = createFruitlessSearches({ db, secret: options.secret, clock });
  const pages = options.publicPages ?? (() => NO_PAGES);
  const figures = createFigures({ db, clock, pages, formPages: options.formPages });
  const slots = createUploadSlots();
  const fillTime = createFillTime(options.secret, clock);
  const checkTokens = createCheckTokens(options.secret, clock);
  const newsletter = createNewsletter({ db, links, clock });
  const { hostname: mailDomain } = new URL(options.siteOrigin);
  const mailMode = options.mail.via === 'smtp' ? 'smtp' : 'folder';
  const { agency, lettersPerMinute: perMinute = DEFAULT_PACE } = options;
  const { openingHours, responseTimes } = agencyTimes(options);
  const timing = { db, mailDomain, clock: certain, staff: options.staff, openingHours };
  const promises = createPromises({ ...timing, responseTimes });
  const followUps = createFollowUps(timing);
  const { webhooks, rounds, wake, alarm } = await createOutgoing(options, {
    db,
    links,
    mailDomain,
    clock,
    certain,
  });
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
  const retain = async () => {
    const newest = await newestRequest(db);
    if (newest) options.certainTime?.compare(newest);
    return applyRetention({
      ...erasing,
      clock: certain,
      newsletter,
      info: (event, details) => log('info', event, details),
    });
  };
  const advance = () => advanceMailings({ db, mailDomain, clock: certain });
  const notifyOfSetApart = () => notifySetApart({ db, clock: certain, alarm });
  const sendPlannedAnswers = () => sendPlanned(db, { mailDomain }, certain());
  const quotas = quotasOf(options);
  const check =
    options.dailyCheck &&
    createDailyCheck({
      db,
      tokens: checkTokens,
      clock,
      from: async () => (await agency()).from,
      post: options.dailyCheck,
      alarm,
      wake,
      async erase(ids) {
        const references = await db
          .transaction()
          .execute((transaction) => eraseRequests(transaction, ids, clock()));
        await finishErasing(erasing, references, { rebuildIndex: false });
      },
    });
  const dispatch: DispatchOptions = {
    secret: options.secret,
    channelsOf: (kind) => channelsOf(kind, options.webhookUrl),
    mailDomain,
  };

  const receiveForm = createFormReceiver(
    {
      db,
      ...dispatch,
      quotas,
      alarm: (letter) => alarm(letter).catch(orLog(log, 'alarm_failed')),
      clock,
      limits,
      fillTime,
      checkTokens,
      promises,
      pages,
    },
    { log, wake },
  );
  const work = await startScheduledWork({
    log,
    deliverEvery,
    wake,
    removeOld: async () => {
      if (isOwner()) await Promise.all([retain(), fruitless.removeOld(certain())]);
    },
    remind: () => promises.remind(),
    writeFigures: () => figures.write(),
    sendPlannedAnswers,
    notifyOfFollowUps: () => followUps.tell(),
    notifyOfSetApart,
    advanceMailings: advance,
    refreshComments: () => comments.refreshRevision(),
    check: check && (async () => isOwner() && check.tick()),
  });

  const endDeliveries = () => rounds.end(options.closingTime ?? CLOSING_TIME);
  const api = createApi({
    ...erasing,
    log,
    identify: options.identify,
    staff: options.staff,
    siteOrigin: options.siteOrigin,
    dispatch,
    answering: {
      ...dispatch,
      agency,
      nextOpening: async () => followUpAt('tomorrow', clock(), await openingHours()),
    },
    erasing,
    followUps,
    enterByHand: (entry, entering) =>
      enterByHand({ db, ...dispatch, quotas, clock, promises }, entry, entering),
    fruitlessSearches: fruitless,
    writeFigures: () => figures.write(),
    mailMode,
    tryMail: createMailTrial({ ...options, clock }),
    webhooks,
    wake,
    links,
    issues: createIssues({ ...options, clock }),
    mailings: createMailings({ db, perMinute, mailMode, clock }),
    advanceMailings: () => advance().then(wake, orLog(log, 'mailing_failed')),
  });

  return {
    newsletter,

    sentRequests: {
      ...sentRequests,
      async withdraw(token) {
        const outcome = await sentRequests.withdraw(token);
        wake();
        return outcome;
      },
    },

    receive: receiveForm,

    receiveUpload: (kind, request, sending) =>
      receiveUpload(slots, receiveForm, kind, request, sending),

    fillToken: () => fillTime.token(),

    comments: (postId) => comments.of(postId),
    commentRevision: () => comments.revision() ?? 0,
    knowsComments: () => comments.revision() !== undefined,
    moderation: comments.moderation,

    like: async (postId, visitorId, liked, address) => ({
      count: await likes.set(postId, visitorId, liked, address),
    }),
    likes: (postId) => likes.count(postId),

    countFruitlessSearch: (term, address) => fruitless.count(term, address),
    fruitlessSearches: () => fruitless.list(),

    countBeacon: (text, robot) => figures.count(text, robot),
    writeFigures: () => figures.write(),

    erase: (whom) => erase(erasing, whom, undefined),
    scrub: (signal) => scrubAttachments(db, signal),
    applyRetention: retain,

    async deliverDue() {
      await promises.remind();
      await followUps.tell();
      await notifyOfSetApart();
      await sendPlannedAnswers();
      await advance();
      return rounds.deliverDue();
    },

    alarm,
    health: () => readHealth({ db, mailMode, now: clock() }),

    runDailyCheck: async () => check?.tick(),
    fetch: api,

    endDeliveries,

    async close() {
      const ended = work.end();
      await endDeliveries();
      await ended;
      await figures.write().catch(orLog(log, 'figures_not_written'));
      await limits.close();
      await db.destroy();
    },
  };
}

/** Returns when the newest request came; undefined for an empty inbox. */
async function newestRequest(db: InboxDatabase): Promise<Date | undefined> {
  const { at } = await db
    .selectFrom('requests')
    .select(({ fn }) => fn.max('received_at').as('at'))
    .executeTakeFirstOrThrow();
  return at === null ? undefined : new Date(Number(at));
}
