/** A full disk in one sentence: the system, SQLite and a copy of pictures each report it in their own way. */

import { sqliteCode } from '../packages/kit/database/sqlite-code.ts';

/** ENOSPC of a disk, EDQUOT of a user's share of it, EFBIG of a limit on files. */
const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/** @returns the sentence; undefined when the error, and what caused it, are about something else */
export function fullDiskSentence(error: unknown, directory: string): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (isFull(error)) {
    return `The disk of DATA_DIR ${directory} is full (${error.message}): free some space, or set DATA_DIR to another disk, then start again`;
  }
  return fullDiskSentence(error.cause, directory);
}

function isFull(error: Error): boolean {
  return ('code' in error && FULL.has(String(error.code))) || sqliteCode(error) === 'full';
}
