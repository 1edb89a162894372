/**
 * Where the inbox says what it does. Details never hold personal data: identifiers, names of states and failures, counts.
 */
export type InboxLog = (
  level: 'info' | 'warn' | 'error',
  event: string,
  details: Record<string, unknown>,
) => void;
