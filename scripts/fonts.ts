/** Cuts the faces to what French needs: `npm run fonts`, after an upgrade of the font packages. */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

/** Basic Latin, Latin-1, Latin Extended-A, and the typographer's signs. */
const TEXT =
  Array.from({ length: 0x180 - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join('') +
  '’‘“”«»‹›–—…•·€™×−→←↑↓\u00a0\u202f\u2009\u2011';

const FACES = [
  {
    source: 'bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
    target: 'app/fonts/bricolage-grotesque-display.woff2',
    // The face serves titles only: its largest optical size, without the axis that would cost 30 kB.
    axes: { opsz: 96, wght: { min: 500, max: 800 } },
  },
  {
    source: 'hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    target: 'app/fonts/hanken-grotesk-text.woff2',
    axes: { wght: { min: 400, max: 700 } },
  },
] as const;

for (const { source, target, axes } of FACES) {
  const original = await readFile(`node_modules/@fontsource-variable/${source}`);
  const cut = await subsetFont(original, TEXT, { targetFormat: 'woff2', variationAxes: axes });
  await writeFile(target, cut);
  console.log(`${target}: ${original.length} → ${cut.length} bytes`);
}
