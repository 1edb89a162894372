/** A stored file: named for display, measured, hashed and inspected. */
import { createHash } from 'node:crypto';
import { cleanLine, withoutDirectionControls } from '../clean-text.ts';
import { extensionOf, type FileRefusal, refusalOfFile } from '../forms/file-refusal.ts';
import type { FileExtension, FileField } from '../forms/form-description.ts';
import { formatOf, inspectFile } from './inspect-file.ts';
import type { Finding, Verdict } from './inspection.ts';
import type { PostedFile } from './read-upload.ts';

export type Attachment = {
  field: string;
  /** The visitor's file name, cleaned, with a missing extension added. For display only. */
  name: string;
  extension: FileExtension;
  size: number;
  /** Hexadecimal. */
  sha256: string;
  verdict: Verdict;
  findings: readonly Finding[];
  bytes: Uint8Array;
};

/** Runs all checks: a refused file is never stored, an accepted one is stored with its findings. */
export async function attachmentOf(
  field: string,
  description: FileField,
  posted: PostedFile,
): Promise<Attachment | { refusal: FileRefusal }> {
  if ('refusal' in posted) return posted;
  const { bytes } = posted;
  const called = readableName(posted.name);
  const size = bytes.length;
  const refusal = refusalOfFile(description, { name: called, size });
  if (refusal) return { refusal };
  const named = extensionOf(called);
  const wanted = named === '' ? formatOf(bytes) : named;
  const extension = description.extensions.find((accepted) => accepted === wanted);
  if (!extension) return { refusal: 'wrong_extension' };
  const inspected = await inspectFile(extension, bytes);
  if ('refusal' in inspected) return inspected;
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const name = named === '' ? `${called}.${extension}` : called;
  return { field, name, extension, size, sha256, ...inspected, bytes };
}

const LONGEST_NAME = 120; // UTF-16 units

/** A file's name on one line, without folders, and with nothing that could make it read as another name. */
function readableName(called: string): string {
  const line = withoutDirectionControls(cleanLine(called)).replace(/^.*[/\\]/, '');
  if (line.length <= LONGEST_NAME) return line;
  // The middle is cut, because a name cut at its end would lose its extension.
  return `${line.slice(0, LONGEST_NAME / 2)}…${line.slice(1 - LONGEST_NAME / 2)}`.toWellFormed();
}
