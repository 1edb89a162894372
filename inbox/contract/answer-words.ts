/** Words about answers that several places use. Plain data: screens may import it. */

/** The places where the other person's own answer may arrive: with the agency, or with the colleague who wrote. */
export const REPLY_CHOICES = ['agency', 'own'] as const;
export type ReplyChoice = (typeof REPLY_CHOICES)[number];

/** The desks whose requests are answered by mail. */
export const ANSWERED_AREAS = ['contact', 'applications'] as const;
export type AnsweredArea = (typeof ANSWERED_AREAS)[number];

/** The longest texts, in UTF-16 units. */
export const ANSWER_LENGTHS = { name: 60, subject: 200, body: 10_000 } as const;
