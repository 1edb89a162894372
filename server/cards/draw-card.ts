// Draws one picture and ends: what it is told arrives on standard input, the picture leaves on standard output. A process
// of its own, because libvips and a title of unknown origin have nothing to do in the one that serves (decisions/017).
import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { messageRosette } from '../../zellige/message-rosette.ts';
import type { Card } from './card.ts';
import { drawCard } from './card.ts';
import { openTypeface } from './typesetting.ts';

/** What the program is told for the card of a page. */
export type CardJob = {
  card: Card;
  size: { width: number; height: number }; // px
  /** File URL of the folder with the faces. */
  fonts: string;
  /** A bitmap for networks, or the drawing itself, in half the time, for an editor who types. */
  format: 'png' | 'svg';
};

/** What it is told for the rosette that a mail carries. */
export type RosetteJob = { reference: string; size: { width: number; height: number } };

/** Flat colours need few entries of a palette: 64 hold six enamels and the edges between them. */
const COLORS_IN_PALETTE = 64;
/** librsvg draws at 72 px to the inch: twice the size, then down, as its own edges are rough. */
const DENSITY = 144;

const job: CardJob | RosetteJob = JSON.parse(await text(process.stdin));
process.stdout.write(
  'reference' in job ? await bitmap(messageRosette(job.reference), job.size) : await draw(job),
);

async function draw({ card, size, fonts, format }: CardJob): Promise<string | Buffer> {
  const face = async (name: string) =>
    openTypeface(new Uint8Array(await readFile(new URL(name, fonts))));
  const drawing = drawCard(card, size, {
    display: await face('bricolage-grotesque-display.ttf'),
    text: await face('hanken-grotesk-text.ttf'),
  });
  return format === 'svg' ? drawing : bitmap(drawing, size);
}

async function bitmap(svg: string, size: CardJob['size']): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(svg), { density: DENSITY })
    .resize(size.width, size.height)
    .png({ palette: true, colours: COLORS_IN_PALETTE, dither: 0, effort: 6, compressionLevel: 9 })
    .toBuffer();
}
