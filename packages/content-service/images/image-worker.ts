// The process that opens images: decoders of what strangers and editors send run in no other, and its memory goes back
// to the system when it ends. It may be killed any time.
import { readFile, rm, writeFile } from 'node:fs/promises';
import { blurhash, thumbhash } from '../assets/placeholder-hashes.ts';
import { readPlaceholderPixels } from '../assets/placeholder-pixels.ts';
import { sealOf } from './derivative-seal.ts';
import type { FromImageWorker, ImageAnswer, ImageJob } from './image-jobs.ts';
import { describeImage } from './image-metadata.ts';
import { openImage } from './open-image.ts';
import { transform } from './transform.ts';

process.on('message', async (job: ImageJob) => {
  const answer = await answerTo(job).catch((error: unknown): ImageAnswer => {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    return { kind: 'failed', name, message };
  });
  const message: FromImageWorker = { answer, memory: process.memoryUsage.rss() };
  process.send?.(message);
});
process.on('disconnect', () => process.exit());
// Ctrl-C reaches the whole group, and so does a service manager: the server decides when we end.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});

async function answerTo(job: ImageJob): Promise<ImageAnswer> {
  const bytes = await readFile(job.original);
  if (job.kind === 'inspect') return { kind: 'inspected', isClean: await isClean(bytes) };
  if (job.kind === 'describe') {
    const image = await describeImage(bytes);
    const { placeholders } = job;
    const pixels = placeholders.length > 0 ? await readPlaceholderPixels(bytes) : undefined;
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

/** Whether an image decodes: one that does not must not go out as an image. */
async function isClean(bytes: Uint8Array): Promise<boolean> {
  const metadata = await openImage(bytes)
    .metadata()
    .catch(() => undefined);
  return metadata !== undefined && !metadata.exif && !metadata.xmp && !metadata.iptc;
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
