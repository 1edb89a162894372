/** Cuts the faces to what French needs: `npm run fonts`, after an upgrade of the font packages. */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

/** Basic Latin, Latin-1, Latin Extended-A, and the typographer's signs. */
const TEXT =
  Array.from({ length: 0x180 - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join('') +
  '’‘“”«»‹›–—…•·€™×−→←↑↓\u00a0\u202f\u2009\u2011';

const BRICOLAGE = 'bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2';
const HANKEN = 'hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2';
const NEWSREADER = 'newsreader/files/newsreader-latin-opsz-normal.woff2';
const SOURCE_SANS = 'source-sans-3/files/source-sans-3-latin-wght-normal.woff2';
const HEPTA_SLAB = 'hepta-slab/files/hepta-slab-latin-wght-normal.woff2';
const PUBLIC_SANS = 'public-sans/files/public-sans-latin-wght-normal.woff2';

type Cut = {
  /** A file of a package `@fontsource-variable/*`. */
  source: string;
  target: string;
  format: 'woff2' | 'sfnt';
  axes: Record<string, number | { min: number; max: number }>;
  /** Leaves out what only features of the face show. */
  noLayoutClosure?: boolean;
};

const FACES: readonly Cut[] = [
  {
    source: BRICOLAGE,
    target: 'app/fonts/bricolage-grotesque-display.woff2',
    format: 'woff2',
    // The face serves titles only: its largest optical size, without the axis that would cost 30 kB.
    axes: { opsz: 96, wght: { min: 500, max: 800 } },
  },
  {
    source: HANKEN,
    target: 'app/fonts/hanken-grotesk-text.woff2',
    format: 'woff2',
    axes: { wght: { min: 400, max: 700 } },
  },
  {
    source: NEWSREADER,
    target: 'app/fonts/newsreader-display.woff2',
    format: 'woff2',
    axes: { opsz: 72, wght: { min: 500, max: 800 } },
    // Titles ask for none of its old-style figures and small capitals: 4 kB.
    noLayoutClosure: true,
  },
  {
    source: SOURCE_SANS,
    target: 'app/fonts/source-sans-text.woff2',
    format: 'woff2',
    axes: { wght: { min: 400, max: 700 } },
  },
  {
    source: HEPTA_SLAB,
    target: 'app/fonts/hepta-slab-display.woff2',
    format: 'woff2',
    // One weight for all titles: the axis would cost 37 kB.
    axes: { wght: 650 },
    noLayoutClosure: true,
  },
  {
    source: PUBLIC_SANS,
    target: 'app/fonts/public-sans-text.woff2',
    format: 'woff2',
    axes: { wght: { min: 400, max: 700 } },
  },
  // One weight of each, for the cards that links are shown with: HarfBuzz reads no compressed faces.
  {
    source: BRICOLAGE,
    target: 'server/cards/fonts/bricolage-grotesque-display.ttf',
    format: 'sfnt',
    axes: { opsz: 96, wght: 700 },
  },
  {
    source: HANKEN,
    target: 'server/cards/fonts/hanken-grotesk-text.ttf',
    format: 'sfnt',
    axes: { wght: 600 },
  },
  {
    source: NEWSREADER,
    target: 'server/cards/fonts/newsreader-display.ttf',
    format: 'sfnt',
    axes: { opsz: 72, wght: 700 },
    noLayoutClosure: true,
  },
  {
    source: SOURCE_SANS,
    target: 'server/cards/fonts/source-sans-text.ttf',
    format: 'sfnt',
    axes: { wght: 600 },
  },
  {
    source: HEPTA_SLAB,
    target: 'server/cards/fonts/hepta-slab-display.ttf',
    format: 'sfnt',
    axes: { wght: 650 },
    noLayoutClosure: true,
  },
  {
    source: PUBLIC_SANS,
    target: 'server/cards/fonts/public-sans-text.ttf',
    format: 'sfnt',
    axes: { wght: 600 },
  },
];

for (const { source, target, format, axes, noLayoutClosure = false } of FACES) {
  const original = await readFile(`node_modules/@fontsource-variable/${source}`);
  const cut = await subsetFont(original, TEXT, {
    targetFormat: format,
    variationAxes: axes,
    noLayoutClosure,
  });
  await writeFile(target, cut);
  console.log(`${target}: ${original.length} → ${cut.length} bytes`);
}
