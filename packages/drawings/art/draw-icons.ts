/**
 * Draws what must be a bitmap, into `public/`: the icons of browsers and telephones, and the picture
 * a link to the site is shown with where a page has none of its own.
 *
 *   node packages/drawings/art/draw-icons.ts
 */
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { appIcon } from '../zellige/app-icon.ts';
import { ico } from '../zellige/ico.ts';
import { mark } from '../zellige/mark.ts';
import { SOCIAL_CARD, socialCard } from '../zellige/social-card.ts';

const PUBLIC = new URL('../../../public/', import.meta.url);

/** An `.ico` that holds one PNG of this side; Safari and crawlers ask for nothing else. */
const ICO_SIDE = 32; // px

type Bitmap = { svg: string; width: number; height: number };

/** The bitmaps by their names in `public/`. */
export const BITMAPS = {
  'apple-touch-icon.png': square(appIcon('whole'), 180),
  'icon-192.png': square(appIcon('whole'), 192),
  'icon-512.png': square(appIcon('whole'), 512),
  'icon-maskable-512.png': square(appIcon('maskable'), 512),
  'social-card.png': { svg: socialCard(), ...SOCIAL_CARD },
} as const satisfies Record<string, Bitmap>;

function square(svg: string, side: number): Bitmap {
  return { svg, width: side, height: side };
}

/** Draws a bitmap. Flat colours need few entries of a palette: 64 hold five enamels and the edges between them. */
export function rasterise({ svg, width, height }: Bitmap): Promise<Buffer> {
  // The icon is drawn at twice its size and reduced: librsvg alone draws rougher edges.
  return sharp(Buffer.from(svg), { density: 144 })
    .resize(width, height)
    .png({ palette: true, colours: 64, dither: 0, effort: 10, compressionLevel: 9 })
    .toBuffer();
}

export async function favicon(): Promise<Uint8Array> {
  return ico(await rasterise(square(mark(), ICO_SIDE)), ICO_SIDE);
}

if (import.meta.main) {
  for (const [name, bitmap] of Object.entries(BITMAPS)) {
    await writeFile(new URL(name, PUBLIC), await rasterise(bitmap));
  }
  await writeFile(new URL('favicon.ico', PUBLIC), await favicon());
}
