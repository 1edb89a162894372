/** The common name of the two buttons, whose values decide. */
export const DECISION = 'decision';
