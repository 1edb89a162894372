/**
 * Draws every picture of the demo agency into `tools/demo/archive/images/`, as PNG with a palette: flat
 * colours need few entries. Run it after changing the generator: `node packages/drawings/demo/draw-images.ts`.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { type Image, images } from './images.ts';

const folder = new URL('../../../tools/demo/archive/images/', import.meta.url);
await mkdir(folder, { recursive: true });
for (const image of images()) {
  await writeFile(new URL(`${image.name}.png`, folder), await rasterise(image));
}

function rasterise({ svg, width, height }: Image): Promise<Buffer> {
  const drawnWidth = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1] ?? width);
  return (
    sharp(Buffer.from(svg), { density: (72 * width) / drawnWidth })
      .resize(width, height)
      .flatten({ background: '#ffffff' })
      // A palette of 64 holds five colours and the blends at the edges between any two of them.
      .png({ palette: true, colours: 64, dither: 0, effort: 10, compressionLevel: 9 })
      .toBuffer()
  );
}
