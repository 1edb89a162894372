/** What the newsletter brings. In a file of its own: the other texts come later than the page's route, which needs this. */
export const NEWSLETTER_PROMISE =
  'Dans notre newsletter\u00a0: un projet démonté pièce par pièce, un chiffre qui a compté, une erreur que nous ne referons pas.';
