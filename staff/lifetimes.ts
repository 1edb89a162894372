/** The lifetimes of what leads into the desk. The desk tells them: they are plain data. */

const DAY = 24 * 60 * 60_000; // ms

/** The life of a session whose browser does not come back. */
export const IDLE_LIFETIME = 7 * DAY;

/** The life of an invitation: a week-end and a bank holiday fit in. */
export const INVITATION_LIFETIME = 7 * DAY;

/** The life of a link to a new password: its owner asked for it a moment ago, and waits for it. */
export const PASSWORD_LINK_LIFETIME = 60 * 60_000; // ms
