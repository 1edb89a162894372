/** The inbox's log. Details never hold personal data: identifiers, names of states and failures, counts. */
export type InboxLog = (
  level: 'info' | 'warn' | 'error',
  event: string,
  details: Record<string, unknown>,
) => void;
