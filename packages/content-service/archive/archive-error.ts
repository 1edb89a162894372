/** An archive that can't be imported; `message` names the line or the file, and nothing was stored. */
export class ArchiveError extends Error {
  override readonly name = 'ArchiveError';
}
