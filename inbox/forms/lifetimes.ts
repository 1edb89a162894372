/** The lifetimes that pages and the desk mention. Plain data. */

const HOUR = 60 * 60_000; // ms

/** The life of a confirmation link, which is also how long an address waits for it. */
export const CONFIRMATION_LIFETIME = 7 * 24 * HOUR;

/** A delivery that cannot be made in this time is `failed` and shown as such. */
export const GIVE_UP_AFTER = 72 * HOUR;

/** The time for which a webhook's secret signs on after it was replaced: receivers take over the new one meanwhile. */
export const SECRET_OVERLAP = 24 * HOUR;
