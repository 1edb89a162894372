// Draws one picture and ends: the job arrives on standard input, the picture leaves on standard output. It is a process
// of its own, so that libvips and titles of unknown origin stay out of the one that serves (docs/decisions/017).
import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { DEFAULT_BRAND, type Drawings } from '../../packages/drawings/brand/brand.ts';
import type { DrawnBrand } from '../../packages/drawings/brand/drawn-brand.ts';
import { repaint } from '../../packages/drawings/brand/repaint.ts';
import { TYPEFACE_PAIRS } from '../../packages/drawings/brand/typefaces.ts';
import type { IconShape } from '../../packages/drawings/zellige/app-icon.ts';
import { ART } from './art.ts';
import { CARD_LOGO, type Card, type CardLogo, drawCard, type Faces } from './card.ts';
import { openTypeface } from './typesetting.ts';

type Size = { width: number; height: number }; // px

/** The part of the input that all pictures need. */
type Drawn = {
  size: Size;
  /** Absent for the default's. */
  brand?: DrawnBrand;
};

/** The input for the card of a page. */
export type CardJob = Drawn & {
  card: Card;
  /** File URL of the folder with the faces. */
  fonts: string;
  /** A bitmap for networks, or the drawing itself, in half the time, for an editor who types. */
  format: 'png' | 'svg';
  /** The agency's logo, in base64: it takes the place of the mark. */
  logo?: string;
  /** Whether it is drawn all in white: the card is dark, and the logo has no version for that. */
  isWhite?: boolean;
};

/** The input for the rosette in a mail. */
export type RosetteJob = Drawn & { reference: string };

/** The input for an icon, for the card of addresses without a page, or for the logo in mails. */
export type IconJob = Drawn & {
  shape: IconShape | 'tab' | 'card' | 'logo';
  format: 'png' | 'svg';
  /** The agency's logo, in base64, instead of the drawing. */
  logo?: string;
};

export type PictureJob = CardJob | RosetteJob | IconJob;

/** Flat colours need few entries of a palette: 64 hold six enamels and the edges between them. */
const COLORS_IN_PALETTE = 64;
/** A logo may have colours of its own, and shades of them. */
const MOST_COLORS = 256;
/** librsvg draws at 72 px to the inch: twice the size, then down, as its own edges are rough. */
const DENSITY = 144;

/** The side of a logo as a part of its icon's, which is plain around it: launchers round corners, or cut a circle. */
const LOGO_PART: Readonly<Record<IconJob['shape'], number>> = {
  tab: 1,
  logo: 1,
  whole: 0.76,
  maskable: 0.56,
  card: 0.4,
};
/** The largest logo that is opened, in pixels. */
const LOGO_PIXELS = 50_000_000;

const job: PictureJob = JSON.parse(await text(process.stdin));
process.stdout.write(await pictureOf(job));

async function pictureOf(job: PictureJob): Promise<string | Buffer> {
  if ('shape' in job && job.logo) return logoIcon(job, Buffer.from(job.logo, 'base64'));
  const drawn = await drawingOf(job);
  const drawing = job.brand ? repaint(drawn, job.brand.colors) : drawn;
  if ('format' in job && job.format === 'svg') return drawing;
  return bitmap(drawing, job.size, 'card' in job && job.logo ? MOST_COLORS : COLORS_IN_PALETTE);
}

async function drawingOf(job: PictureJob): Promise<string> {
  const { brand = DEFAULT_BRAND } = job;
  const { drawings } = brand;
  if ('reference' in job) return ART[drawings].message(job.reference);
  if ('shape' in job) return iconOf(job.shape, ART[drawings]);
  const logo = job.logo && (await cardLogo(Buffer.from(job.logo, 'base64'), job.isWhite));
  const faces = await facesOf(job.fonts, brand);
  return drawCard(job.card, job.size, { ...faces, drawings, ...(logo && { logo }) });
}

/** The logo as a part of a card; undefined where the file is no picture, which leaves the mark. */
async function cardLogo(logo: Buffer, isWhite = false): Promise<CardLogo | undefined> {
  const { default: sharp } = await import('sharp');
  try {
    const { data, info } = await sharp(logo, { density: 300, limitInputPixels: LOGO_PIXELS })
      .rotate()
      .resize({ ...CARD_LOGO, fit: 'inside' })
      .ensureAlpha()
      // Multiplies each colour by 0 and adds white.
      .linear(isWhite ? [0, 0, 0, 1] : [1, 1, 1, 1], isWhite ? [255, 255, 255, 0] : [0, 0, 0, 0])
      .png()
      .toBuffer({ resolveWithObject: true });
    const { width, height } = info;
    return { href: `data:image/png;base64,${data.toString('base64')}`, width, height };
  } catch {
    return undefined;
  }
}

function iconOf(shape: IconJob['shape'], { mark, appIcon, siteCard }: (typeof ART)[Drawings]) {
  switch (shape) {
    case 'card':
      return siteCard();
    case 'tab':
    case 'logo':
      return mark(false);
    default:
      return appIcon(shape);
  }
}

async function facesOf(fonts: string, { typefaces }: DrawnBrand): Promise<Faces> {
  const { display, text } = TYPEFACE_PAIRS[typefaces];
  const face = async (name: string) =>
    openTypeface(new Uint8Array(await readFile(new URL(name, fonts))));
  return { display: await face(display.cardFile), text: await face(text.cardFile) };
}

async function bitmap(svg: string, size: Size, colours: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(svg), { density: DENSITY })
    .resize(size.width, size.height)
    .png({ palette: true, colours, dither: 0, effort: 6, compressionLevel: 9 })
    .toBuffer();
}

/** The logo in the middle of its icon: on the colour of pages, or on nothing in a tab and in a mail. */
async function logoIcon({ shape, size, brand = DEFAULT_BRAND, format }: IconJob, logo: Buffer) {
  const { default: sharp } = await import('sharp');
  const isBare = shape === 'tab' || shape === 'logo';
  const part = LOGO_PART[shape];
  const inner = await sharp(logo, { density: 300, limitInputPixels: LOGO_PIXELS })
    .rotate()
    .resize({
      width: Math.round(size.width * part),
      height: Math.round(size.height * part),
      fit: 'inside',
    })
    .png()
    .toBuffer();
  const png = await sharp({
    create: {
      ...size,
      channels: 4,
      background: isBare ? { r: 0, g: 0, b: 0, alpha: 0 } : brand.colors.chaux,
    },
  })
    .composite([{ input: inner, gravity: 'centre' }])
    .png({ compressionLevel: 9 })
    .toBuffer();
  if (format === 'png') return png;
  const { width, height } = size;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><image width="${width}" height="${height}" href="data:image/png;base64,${png.toString('base64')}"/></svg>`;
}
