import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { appIcon } from './app-icon.ts';
import { constructionStep } from './construction-step.ts';
import { enamelWall } from './enamel-wall.ts';
import { facades } from './facades.ts';
import type { Likeness } from './likeness.ts';
import { mark } from './mark.ts';
import { modules } from './modules.ts';
import { moon } from './moon.ts';
import { missingPiece, notFoundArt } from './not-found.ts';
import { peopleDoors } from './people-doors.ts';
import { plinth } from './plinth.ts';
import { portrait } from './portrait.ts';
import { rosette } from './rosette.ts';
import { socialCard } from './social-card.ts';
import { souk } from './souk.ts';
import { tradeArt } from './trade-art.ts';
import { verbWindow } from './verb-window.ts';

/** A head with everything on it. */
const LIKENESS: Likeness = {
  skin: 'amber',
  face: 'square',
  age: 'elder',
  hair: 'curls',
  beard: 'full',
  glasses: '#10121B',
  earrings: '#FFB020',
  clothes: { light: '#1E1A78', shade: '#120F52' },
  collar: 'djellaba',
  palette: 'nuit',
};

const ROSETTE = { outer: '#1E1A78', ring: '#FFFFFF', inner: '#FFB020' };

/** What is drawn, and how many bytes of it a page can bear. */
const DRAWINGS: readonly (readonly [name: string, draw: () => string, budget: number])[] = [
  ['the mark', mark, 500],
  ['the icon of the site', () => appIcon('whole'), 600],
  ['the same, to be cut to a shape', () => appIcon('maskable'), 600],
  ['the plinth', plinth, 1_500],
  ['the wall of the missing page', () => notFoundArt('desktop'), 5_000],
  ['the same on a telephone', () => notFoundArt('mobile'), 5_000],
  ['the piece that fell out of it', missingPiece, 1_500],
  ['a portrait', () => portrait('tout', LIKENESS), 8_000],
  ['the souk', () => souk(1600, 900), 26_000],
  ['the modules', () => modules('sites', 1200, 1200), 26_000],
  ['the moon', moon, 18_000],
  ['the boulevard', () => facades(1440, 420), 26_000],
  ['the wall of the first figure', enamelWall, 15_000],
  ['the picture of a link', socialCard, 6_000],
  ['the three doors', () => peopleDoors([LIKENESS, LIKENESS, LIKENESS]), 12_000],
  ...[8, 10, 12, 14, 16, 24].map(
    (points) => [`a rosette of ${points} points`, () => rosette(points, ROSETTE), 2_500] as const,
  ),
  ...(['film', 'write', 'draw', 'code'] as const).map(
    (verb) => [`the window of “${verb}”`, () => verbWindow(verb), 16_000] as const,
  ),
  ...(['compass', 'polygonNet', 'cutPieces', 'laidWall'] as const).map(
    (step) => [`the step “${step}”`, () => constructionStep(step), 6_000] as const,
  ),
  ...(['brand', 'web', 'search', 'strategy', 'mobile', 'shop'] as const).map(
    (trade) => [`the trade “${trade}”`, () => tradeArt(trade, 480, 330), 12_000] as const,
  ),
];

describe.each(DRAWINGS)('%s', (_, draw, budget) => {
  test('is light, well formed, and the same at every request', async () => {
    const svg = draw();
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(budget);
    expect(svg).not.toContain('NaN');
    expect(svg).not.toMatch(/#3a2fe0/i);
    await expect(sharp(Buffer.from(svg)).metadata()).resolves.toMatchObject({ format: 'svg' });
    expect(draw()).toBe(svg);
  });
});

test('a launcher may cut the icon to a circle: the head of the door stays whole', async () => {
  const alike = (one: string, other: string) =>
    Promise.all([one, other].map((svg) => sharp(Buffer.from(svg)).greyscale().raw().toBuffer()));
  const [cut, whole] = await alike(
    appIcon('maskable'),
    // The same icon without all that lies above and beside the circle of 80 %.
    appIcon('maskable').replace(
      '</svg>',
      '<path fill="#1E1A78" fill-rule="evenodd" d="M0 0H512V256H0zM51.2 256a204.8 204.8 0 0 1 409.6 0z"/></svg>',
    ),
  );
  expect(cut?.equals(whole ?? Buffer.alloc(0))).toBe(true);
});

test('the wall of the missing page has a hole where its heart should be', async () => {
  const { data } = await sharp(Buffer.from(notFoundArt('desktop')))
    .extract({ left: 1000, top: 470, width: 100, height: 100 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colors = new Set<string>();
  for (let i = 0; i < data.length; i += 3) colors.add(data.subarray(i, i + 3).toString('hex'));
  expect(colors).toEqual(new Set(['1e1a78']));
});

test('a longer boulevard has more houses, not larger ones', () => {
  const short = facades(1440, 420);
  const long = facades(2880, 420);
  const body = (svg: string) => svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>'));
  expect(body(long).startsWith(body(short))).toBe(true);
  expect(long.length).toBeGreaterThan(1.8 * short.length);
});
