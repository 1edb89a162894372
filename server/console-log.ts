/** Logs what libraries write on the console: docs/operator.md promises JSON lines with nothing personal. */
import { format } from 'node:util';
import type { Logger } from 'pino';

const LEVELS = ['debug', 'error', 'info', 'log', 'trace', 'warn'] as const;

/** The most characters that are logged of a library's message. */
const LONGEST = 200;

/**
 * Replaces the console's methods, and Node's own way to print warnings, by lines of the log: a library would print a
 * requested address, in which a visitor may have typed a name.
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

/** Returns the first line of a text, without quoted parts and paths. */
export function withoutAddresses(text: string): string {
  const [line = ''] = text.split('\n');
  return line
    .slice(0, LONGEST)
    .replace(/(["'`]).*?(?:\1|$)/g, '$1…$1')
    .replace(/\/\S+/g, '/…');
}
