/** Turns references to uploaded files (videos, captions) into public addresses. */
import { z } from 'zod';
import type { ContentReader } from '../context.ts';

/** A file field: `file-{hash}-{extension}` is all its public address needs. */
export const file = z.object({
  asset: z.object({ _ref: z.string().regex(/^file-[A-Za-z0-9]+-[a-z0-9]+$/, 'not a file asset') }),
});

export type FileReference = z.infer<typeof file>;

/** The address of an uploaded file, on the hosted network or on our own origin. */
export function fileUrl(content: ContentReader, { asset }: FileReference): string {
  const { projectId, dataset } = content.client.config();
  const [, hash, extension] = asset._ref.split('-');
  return `${content.assetOrigin}/files/${projectId}/${dataset}/${hash}.${extension}`;
}
