/** The inbox's log. Details never hold personal data: identifiers, names of states and failures, counts. */
export type InboxLog = (
  level: 'info' | 'warn' | 'error',
  event: string,
  details: Record<string, unknown>,
) => void;

/** The name of an error: its message may quote what a visitor wrote. */
export function errorName(error: unknown): string {
  return error instanceof Error ? error.name : typeof error;
}

/** Makes a `catch` for failures that may be ignored: it logs the event, with the error's name. */
export function orLog(log: InboxLog, event: string): (error: unknown) => void {
  return (error) => log('error', event, { error: errorName(error) });
}
