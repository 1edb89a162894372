/**
 * Draws the door the agency's people log in through, as a file: their pages load it, and not what draws it.
 *
 *   node scripts/studio-door.ts
 */
import { writeFile } from 'node:fs/promises';
import { cover } from '../zellige/cover.ts';

const door = cover('studio', 720, 1080, { kind: 'porch', palette: 'nuit' });
await writeFile('studio/sign-in/door.svg', `${door}\n`);
