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
  // A view, not a copy.
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
