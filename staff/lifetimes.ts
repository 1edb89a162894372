/** The lifetimes of sessions and links. Plain data, because the desk mentions them. */

const DAY = 24 * 60 * 60_000; // ms

/** The life of a session whose browser does not come back. */
export const IDLE_LIFETIME = 7 * DAY;

/** The life of an invitation: a week-end and a bank holiday fit in. */
export const INVITATION_LIFETIME = 7 * DAY;

/** The lifetime of a password link: its owner has just requested it, and waits for it. */
export const PASSWORD_LINK_LIFETIME = 60 * 60_000; // ms
