// The process that decodes images, of strangers and editors alike: no other process runs the decoders, and its memory
// is freed when it ends. It may be killed at any time.
import { readFile, rm, writeFile } from 'node:fs/promises';
import { blurhash, thumbhash } from '../assets/placeholder-hashes.ts';
import { readPlaceholderPixels } from '../assets/placeholder-pixels.ts';
import { sealOf } from './derivative-seal.ts';
import { UnreadableImageError } from './image-errors.ts';
import type { FromImageWorker, ImageAnswer, ImageJob, Inspection } from './image-jobs.ts';
import { describeImage } from './image-metadata.ts';
import { openImage } from './open-image.ts';
import { transform } from './transform.ts';

process.on('message', async (job: ImageJob) => {
  const answer = await answerTo(job).catch((error: unknown): ImageAnswer => {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    const excess = error instanceof UnreadableImageError ? error.excess : undefined;
    return { kind: 'failed', name, message, excess };
  });
  const message: FromImageWorker = { answer, memory: process.memoryUsage.rss() };
  process.send?.(message);
});
process.on('disconnect', () => process.exit());
// Ctrl-C and service managers signal the whole process group: the server alone decides when this process ends.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});

async function answerTo(job: ImageJob): Promise<ImageAnswer> {
  const bytes = await readFile(job.original);
  if (job.kind === 'inspect') return { kind: 'inspected', inspection: await inspect(bytes) };
  if (job.kind === 'describe') {
    const { sample, ...image } = await describeImage(bytes);
    const { placeholders } = job;
    const pixels = placeholders.length > 0 ? await readPlaceholderPixels(sample) : undefined;
    return {
      kind: 'described',
      image,
      ...(pixels && placeholders.includes('blurhash') && { blurHash: blurhash(pixels) }),
      ...(pixels && placeholders.includes('thumbhash') && { thumbHash: thumbhash(pixels) }),
    };
  }
  const image = await transform(bytes, job.recipe);
  if (job.destination && (await isWritten(job.destination, image))) return { kind: 'transformed' };
  return { kind: 'transformed', image };
}

/** Inspects an image's metadata. An unreadable file counts as not clean, so that it is never sent as an image. */
async function inspect(bytes: Uint8Array): Promise<Inspection> {
  const metadata = await openImage(bytes)
    .metadata()
    .catch(() => undefined);
  if (!metadata) return { isClean: false, frames: 1 };
  const { format, pages = 1 } = metadata;
  return {
    isClean: !metadata.exif && !metadata.xmp && !metadata.iptc,
    // Only GIF and WebP have frames: the pages of a TIFF and the pictures of an AVIF are none.
    frames: format === 'gif' || format === 'webp' ? pages : 1,
  };
}

/** A full or broken disk costs speed, not the answer. */
async function isWritten(destination: string, image: Uint8Array): Promise<boolean> {
  try {
    await writeFile(destination, [sealOf(image), image], { mode: 0o600 });
    return true;
  } catch {
    await rm(destination, { force: true }).catch(() => {});
    return false;
  }
}
