import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { z } from 'zod';

/** The length below which states gain nothing by it, in UTF-16 units of JSON. */
const LEAST_LENGTH = 512;
/** Brotli's level: half the time of the usual 6 for a tenth more bytes, because the writer waits for it. */
const LEVEL = 4;

/** A document's state in the log: as text or compressed, or neither when it was deleted. */
export const StoredState = z.object({
  after: z.string().nullable(),
  packed: z.instanceof(Uint8Array).nullable(),
});

export function packState(json: string | null): z.infer<typeof StoredState> {
  if (json === null || json.length < LEAST_LENGTH) return { after: json, packed: null };
  return { after: '', packed: deflateRawSync(json, { level: LEVEL }) };
}

export function unpackState({ after, packed }: z.infer<typeof StoredState>): string | null {
  return packed ? inflateRawSync(packed).toString() : after;
}
