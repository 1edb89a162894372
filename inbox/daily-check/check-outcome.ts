/** The outcome of the site's own check of its form. */
export type CheckOutcome =
  /** The mail server accepted it. */
  | 'accepted'
  /** No mail server is configured: it became a file. */
  | 'written'
  | 'failed';
