/** Logs what libraries write on the console: docs/operator.md promises JSON lines with nothing personal. */
import { format } from 'node:util';
import type { Logger } from 'pino';

const LEVELS = ['debug', 'error', 'info', 'log', 'trace', 'warn'] as const;

/** The longest text that is logged of what a library says, in characters. */
const LONGEST = 200;

/**
 * Replaces the console's methods, and Node's own way to print warnings, by lines of the log: a library writes an address
 * as it was asked for, where a visitor may have typed a name.
 */
export function logConsole(log: Logger): void {
  for (const level of LEVELS) {
    console[level] = (...values: unknown[]) =>
      log.warn({ says: withoutAddresses(format(...values)) }, 'a library wrote on the console');
  }
  process.removeAllListeners('warning');
  process.on('warning', ({ name, message }) => {
    log.warn({ warning: name, says: withoutAddresses(message) }, 'a warning of Node');
  });
}

/** The first line of a text, without what stands between quotation marks or begins with a slash. */
export function withoutAddresses(text: string): string {
  const [line = ''] = text.split('\n');
  return line
    .slice(0, LONGEST)
    .replace(/(["'`]).*?(?:\1|$)/g, '$1…$1')
    .replace(/\/\S+/g, '/…');
}
