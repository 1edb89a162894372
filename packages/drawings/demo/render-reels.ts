/**
 * Renders the demo reels into `tools/demo/archive/files/<slug>.mp4`. Run it only to change a reel, with ffmpeg
 * installed: `node packages/drawings/demo/render-reels.ts [slug]`. The site plays the files.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { REEL, REELS, type Reel } from './reels.ts';

const FRAMES_PER_SECOND = 25;

/** Small enough for a telephone on 4G, large enough for a poster wall on a desktop. */
const VIDEO = { width: 720, height: 1280, grain: '23' };
const LIGHT_VIDEO = { width: 540, height: 960, grain: '30' };

type Video = typeof VIDEO;

const wanted = process.argv[2];
const folder = fileURLToPath(new URL('../../../tools/demo/archive/files/', import.meta.url));
await mkdir(folder, { recursive: true });
for (const reel of REELS) if (!wanted || reel.slug === wanted) await render(reel);

async function render({ slug, seconds, frame, light }: Reel): Promise<void> {
  const video = light ? LIGHT_VIDEO : VIDEO;
  const encoder = spawn('ffmpeg', encoderOptions(`${folder}${slug}.mp4`, video), {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const ended = once(encoder, 'close');
  const frames = seconds * FRAMES_PER_SECOND;
  for (let i = 0; i < frames; i++) {
    const pixels = await rasterise(frame(i / frames), video);
    if (!encoder.stdin.write(pixels)) await once(encoder.stdin, 'drain');
  }
  encoder.stdin.end();
  const [status] = await ended;
  if (status !== 0) throw new Error(`ffmpeg ended with ${status} on ${slug}`);
}

function rasterise(svg: string, { width, height }: Video): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: (72 * width) / REEL.width })
    .resize(width, height)
    .flatten({ background: '#ffffff' })
    .raw()
    .toBuffer();
}

function encoderOptions(file: string, { width, height, grain }: Video): string[] {
  return [
    ['-y', '-loglevel', 'error'],
    ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${width}x${height}`],
    ['-r', `${FRAMES_PER_SECOND}`, '-i', '-'],
    // Browsers take untagged video for BT.709; convert to it, or the enamels change their hue.
    ['-vf', 'scale=out_color_matrix=bt709:out_range=tv', '-pix_fmt', 'yuv420p'],
    ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'],
    ['-c:v', 'libx264', '-profile:v', 'high', '-preset', 'veryslow', '-crf', grain],
    ['-tune', 'animation', '-g', '150', '-threads', '1'],
    // The index first: the loop starts before the file has arrived.
    ['-movflags', '+faststart', '-fflags', '+bitexact', '-flags:v', '+bitexact', file],
  ].flat();
}
