/**
 * The response time that is promised until the agency promises another (shell-9.19 in test/specification.md), and
 * while the content service does not answer: forms, mails and the desk count with one from the first message on.
 */
export const FIRST_RESPONSE = '24h';
