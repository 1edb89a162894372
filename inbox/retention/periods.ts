/**
 * How long what people sent is kept, and who says so. A figure that changes here has to change on the page of privacy
 * too (`seed/documents/legal.ts` on a first start, then the studio). They are the usual ones, to be confirmed by the
 * agency's counsel.
 */

const DAY = 24 * 60 * 60_000; // ms

function days(count: number) {
  return (now: Date) => now.getTime() - count * DAY;
}

/** Of the calendar: 29 February counts. */
function years(count: number) {
  return (now: Date) => {
    const then = new Date(now);
    then.setUTCFullYear(then.getUTCFullYear() - count);
    return then.getTime();
  };
}

/** For each category, what is older than this is erased. */
export const PERIODS = {
  /** Since the last exchange. Privacy page: « 3 ans après le dernier échange »; research/reliability §5. */
  messages: years(3),
  /** With their CV, since they came. Privacy page: « 2 ans »; research/reliability §5: 24 months at the most. */
  applications: years(2),
  /** Of a published comment, which stays under its signature. research/reliability §5. */
  commentAddresses: years(1),
  /** Comments nobody published. Those who wrote them are held no longer than those whose comment stands. */
  unpublishedComments: years(1),
  /** research/reliability §5. Time enough to look for a person among the spam. */
  quarantine: days(30),
  /** Mails the site wrote to the agency by itself: they hold nothing of visitors. */
  alarms: days(30),
  /** Who opened, took out and erased what. research/reliability §5. */
  audit: years(1),
  // Newsletter: an address until it leaves, an unconfirmed one for as long as its link: `CONFIRMATION_LIFETIME`.
} as const;
