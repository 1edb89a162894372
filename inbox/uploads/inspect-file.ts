/** Looks into a file: whether it is what its extension says, and whether anything in it may act. */
import type { FileRefusal } from '../forms/file-refusal.ts';
import type { FileExtension } from '../forms/form-description.ts';
import { inspectDoc } from './inspect-doc.ts';
import { inspectDocx } from './inspect-docx.ts';
import { inspectPdf } from './inspect-pdf.ts';
import type { Inspection } from './inspection.ts';

/** Inspects a file; one that is damaged, locked or of another format than its extension is refused. */
export function inspectFile(
  extension: FileExtension,
  bytes: Uint8Array,
): Promise<Inspection | { refusal: FileRefusal }> {
  // The buffer is a view of the bytes, not a copy.
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  switch (extension) {
    case 'pdf':
      return inspectPdf(file);
    case 'docx':
      return inspectDocx(file);
    case 'doc':
      return inspectDoc(file);
  }
}

/** The format a file begins like, for one whose name does not say it; its inspection tells whether it is of it. */
export function formatOf(bytes: Uint8Array): FileExtension | undefined {
  const start = Buffer.from(bytes.subarray(0, 1024)).toString('latin1');
  if (start.includes('%PDF-')) return 'pdf';
  if (start.startsWith('PK\u0003\u0004')) return 'docx';
  return start.startsWith('\u00d0\u00cf\u0011\u00e0') ? 'doc' : undefined;
}
