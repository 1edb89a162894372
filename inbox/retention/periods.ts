/**
 * The periods after which what people sent is erased. A figure that changes here has to change on the page of
 * privacy too (`tools/demo/archive/documents/legal.json` on a first start, then the studio). They are the usual ones, to be
 * confirmed by the agency's counsel.
 */

const DAY = 24 * 60 * 60_000; // ms

/** A period of months of the calendar. */
function months(count: number) {
  return (now: Date) => {
    const then = new Date(now);
    then.setUTCMonth(then.getUTCMonth() - count);
    return then.getTime();
  };
}

function days(count: number) {
  return (now: Date) => now.getTime() - count * DAY;
}

/** A period of years of the calendar: 29 February counts. */
function years(count: number) {
  return (now: Date) => {
    const then = new Date(now);
    then.setUTCFullYear(then.getUTCFullYear() - count);
    return then.getTime();
  };
}

/** The retention period of each category; older data are erased. */
export const PERIODS = {
  /** Messages, since the last exchange. Privacy page: « 3 ans après le dernier échange ». */
  messages: years(3),
  /** Applications with their CV, since they came. Privacy page: « 2 ans », the most that is usual. */
  applications: years(2),
  /** The address of a published comment, which stays under its signature. */
  commentAddresses: years(1),
  /** Comments that were never published: their authors' data are stored no longer than those of published ones. */
  unpublishedComments: years(1),
  /** Requests in quarantine: time enough to look for a person among the spam. */
  quarantine: days(30),
  /** Mails the site wrote to the agency by itself: they hold nothing of visitors. */
  alarms: days(30),
  /** Messages sent to webhooks: a receiver's answer may quote what we wrote. */
  webhookMessages: days(30),
  /** Addresses closed after refusals: their mailbox is gone, or does not want us. */
  closedAddresses: years(1),
  /** Letters one by one, since their mailing ended: its figures stay. */
  letters: years(1),
  audit: years(1),
  // The newsletter has no period: an address is stored until its owner leaves, an unconfirmed one as long as its link.
} as const;

/**
 * The counts of visits, by day, which hold no person: two years to compare, and the month under way. The CNIL, whose
 * rules we follow where the CNDP has none, allows 25 months for what needs no consent.
 */
export const FIGURES_PERIOD = months(25);
