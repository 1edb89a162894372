/** Cuts the faces to what French needs: `npm run fonts`, after an upgrade of the font packages. */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

/** Basic Latin, Latin-1, Latin Extended-A, and the typographer's signs. */
const TEXT =
  Array.from({ length: 0x180 - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join('') +
  '’‘“”«»‹›–—…•·€™×−→←↑↓\u00a0\u202f\u2009\u2011';

const BRICOLAGE = 'bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2';
const HANKEN = 'hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2';

const FACES = [
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
] as const;

for (const { source, target, format, axes } of FACES) {
  const original = await readFile(`node_modules/@fontsource-variable/${source}`);
  const cut = await subsetFont(original, TEXT, { targetFormat: format, variationAxes: axes });
  await writeFile(target, cut);
  console.log(`${target}: ${original.length} → ${cut.length} bytes`);
}
