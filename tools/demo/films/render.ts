/**
 * Renders the films of the demo into its archive: film, captions and poster. With ffmpeg installed, and only to change a film:
 * `npm run demo:films -- SLUG…`; `--sheet FOLDER` writes a sheet of twelve frames of each there instead, to look at.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { ARCHIVE } from '../archive.ts';
import {
  captionsOf,
  type Film,
  FORMATS,
  FRAMES_PER_SECOND,
  frameAt,
  secondsOf,
  timeline,
} from './film.ts';
import { FILMS } from './films.ts';
import { play, SAMPLE_RATE } from './sound.ts';

/** Frames that are drawn at once. */
const TOGETHER = 4;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { sheet: { type: 'string' } },
});
const wanted = FILMS.filter(({ slug }) => positionals.length === 0 || positionals.includes(slug));
for (const film of wanted) {
  if (values.sheet) await writeFile(join(values.sheet, `${film.slug}.png`), await sheet(film));
  else await render(film);
}

async function render(film: Film): Promise<void> {
  const { slug } = film;
  // A film that is broken off leaves the one in the archive as it was.
  const drafts = await mkdtemp(join(tmpdir(), 'film-'));
  const [sound, file] = [join(drafts, 'sound.pcm'), join(drafts, 'film.mp4')];
  await writeFile(sound, soundOf(film));
  const encoder = spawn('ffmpeg', encoderOptions(film, sound, file), {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const ended = once(encoder, 'close');
  const frames = Math.round(secondsOf(film) * FRAMES_PER_SECOND);
  for (let first = 0; first < frames; first += TOGETHER) {
    const some = Array.from({ length: Math.min(TOGETHER, frames - first) }, (_, i) =>
      rasterise(film, (first + i) / FRAMES_PER_SECOND)
        .raw()
        .toBuffer(),
    );
    for (const pixels of await Promise.all(some)) {
      if (!encoder.stdin.write(pixels)) await once(encoder.stdin, 'drain');
    }
  }
  encoder.stdin.end();
  const [status] = await ended;
  if (status !== 0) throw new Error(`ffmpeg ended with ${status} on ${slug}`);
  await copyFile(file, new URL(`files/${slug}.mp4`, ARCHIVE));
  await rm(drafts, { recursive: true });
  await writeFile(new URL(`files/${slug}.vtt`, ARCHIVE), captionsOf(film));
  await writeFile(
    new URL(`images/${slug}-poster.png`, ARCHIVE),
    await rasterise(film, film.poster, 2)
      .png({ palette: true, colours: 96, dither: 0, effort: 10, compressionLevel: 9 })
      .toBuffer(),
  );
}

/** @param scale 1 is the size of the film */
function rasterise(film: Film, second: number, scale = 1) {
  const { width, height } = FORMATS[film.format];
  return sharp(Buffer.from(frameAt(film, second)), { density: 72 * scale })
    .resize(width * scale, height * scale)
    .flatten({ background: '#000000' });
}

function soundOf(film: Film): Buffer {
  const cues = timeline(film).flatMap(({ shot, start }) =>
    (shot.sounds ?? []).map(([name, second]) => ({ name, second: start + second })),
  );
  const samples = play(film.score, secondsOf(film), cues, film.slug);
  return Buffer.from(Int16Array.from(samples, (value) => Math.round(value * 32_767)).buffer);
}

function encoderOptions({ format }: Film, sound: string, file: string): string[] {
  const { width, height } = FORMATS[format];
  return [
    ['-y', '-loglevel', 'error'],
    ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${width}x${height}`],
    ['-r', `${FRAMES_PER_SECOND}`, '-i', '-'],
    ['-f', 's16le', '-ar', `${SAMPLE_RATE}`, '-ac', '1', '-i', sound],
    // Browsers take untagged video for BT.709; convert to it, or the enamels change their hue.
    ['-vf', 'scale=out_color_matrix=bt709:out_range=tv', '-pix_fmt', 'yuv420p'],
    ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'],
    ['-c:v', 'libx264', '-profile:v', 'high', '-preset', 'slow', '-crf', '28'],
    ['-tune', 'animation', '-g', '150', '-threads', '1'],
    ['-c:a', 'aac', '-b:a', '56k', '-shortest'],
    // The index first: playing begins before the file has arrived.
    ['-movflags', '+faststart', '-fflags', '+bitexact', '-flags', '+bitexact', file],
  ].flat();
}

/** Twelve frames of a film, from its first to its last. */
async function sheet(film: Film): Promise<Buffer> {
  const [columns, scale] = film.format === 'upright' ? [6, 0.55] : [4, 0.5];
  const { width, height } = FORMATS[film.format];
  const [wide, high] = [Math.round(width * scale), Math.round(height * scale)];
  const frames = await Promise.all(
    Array.from({ length: 12 }, async (_, i) => ({
      input: await rasterise(film, ((secondsOf(film) - 0.04) * (i + 0.5)) / 12)
        .resize(wide, high)
        .png()
        .toBuffer(),
      left: (i % columns) * (wide + 8),
      top: Math.floor(i / columns) * (high + 8),
    })),
  );
  return sharp({
    create: {
      width: columns * (wide + 8) - 8,
      height: (12 / columns) * (high + 8) - 8,
      channels: 3,
      background: '#888888',
    },
  })
    .composite(frames)
    .png()
    .toBuffer();
}
