/**
 * Draws the artefacts of the demo's case studies into `tools/demo/archive/images/`, as PNG with a palette. Run it after a change
 * of them, or of a film whose frames they are: `npm run demo:artefacts`; with names, those alone.
 */
import { writeFile } from 'node:fs/promises';
import { argv } from 'node:process';
import sharp from 'sharp';
import { ARCHIVE } from '../archive.ts';
import { ARTEFACTS, type Artefact } from './artefacts.ts';

const wanted = argv.slice(2);
for (const artefact of ARTEFACTS) {
  if (wanted.length > 0 && !wanted.some((name) => artefact.name.startsWith(name))) continue;
  await writeFile(new URL(`images/${artefact.name}.png`, ARCHIVE), await rasterise(artefact));
}

function rasterise({ svg, width, height }: Artefact): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: 144 })
    .resize(width, height)
    .flatten({ background: '#ffffff' })
    .png({ palette: true, colours: 48, dither: 0, effort: 10, compressionLevel: 9 })
    .toBuffer();
}
