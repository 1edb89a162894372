/** The longest text of each field in UTF-16 units: room for real answers, far below what mail servers accept. */
export const NAME_LENGTH = 120;
/** The longest address: RFC 5321 §4.5.3.1.3 allows a path of 256 octets, brackets included. */
export const EMAIL_LENGTH = 254;
/** A subject or a budget of the contact forms: the longest title of a service, and more. */
export const CHOICE_LENGTH = 160;
export const COMPANY_LENGTH = 160;
export const PHONE_LENGTH = 40;
export const MESSAGE_LENGTH = 5_000;
export const POSITION_LENGTH = 160;
/** A sentence or two about years and posts. */
export const EXPERIENCE_LENGTH = 500;
/** A number of years, with blanks about it. */
export const FIGURE_LENGTH = 20;
export const COMMENT_LENGTH = 2_000;
