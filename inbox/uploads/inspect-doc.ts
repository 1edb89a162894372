/**
 * Inspects Word's old binary format. It cannot be vouched for without reading all of it, so it never is: every
 * one is "à vérifier". The inspection only asks whether it is one at all, and looks for the plainest signs of
 * danger.
 */
import type { FileRefusal } from '../forms/file-refusal.ts';
import type { Inspection } from './inspection.ts';

/** [MS-CFB] §2.2: what a compound file begins with. */
const SIGNATURE = Buffer.from('d0cf11e0a1b11ae1', 'hex');

export async function inspectDoc(file: Buffer): Promise<Inspection | { refusal: FileRefusal }> {
  if (!isCompoundFile(file)) return { refusal: 'wrong_content' };
  // Names of streams and storages, as they stand in the directory.
  if (holds(file, 'EncryptedPackage')) return { refusal: 'protected' };
  if (!holds(file, 'WordDocument')) return { refusal: 'wrong_content' };
  if (holds(file, '_VBA_PROJECT') || holds(file, 'Macros')) {
    return { verdict: 'suspicious', findings: ['macro'] };
  }
  if (holds(file, 'ObjectPool')) return { verdict: 'suspicious', findings: ['ole_object'] };
  return { verdict: 'unverified', findings: [] };
}

export function isCompoundFile(file: Buffer): boolean {
  return file.subarray(0, SIGNATURE.length).equals(SIGNATURE);
}

/** True for a Word document of today that was locked with a password: it is packed into a compound file. */
export function isLockedDocument(file: Buffer): boolean {
  return isCompoundFile(file) && holds(file, 'EncryptedPackage');
}

function holds(file: Buffer, name: string): boolean {
  return file.includes(Buffer.from(name, 'utf16le'));
}
