/**
 * Draws the door people log in through, as a file: the studio's pages load it, and not what draws it.
 *
 *   node studio/sign-in/draw-door.ts
 */
import { writeFile } from 'node:fs/promises';
// biome-ignore lint/style/noRestrictedImports: makes a picture by hand, and is part of no page
import { cover } from '../../zellige/cover.ts';

const door = cover('studio', 720, 1080, { kind: 'porch', palette: 'nuit' });
await writeFile(new URL('door.svg', import.meta.url), `${door}\n`);
