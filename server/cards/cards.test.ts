import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import {
  type Brand,
  DEFAULT_BRAND,
  type Logo,
  readBrand,
} from '../../packages/drawings/brand/brand.ts';
import { TYPEFACE_PAIRS } from '../../packages/drawings/brand/typefaces.ts';
import { COLORS } from '../../packages/drawings/zellige/colors.ts';
import { messageRosette } from '../../packages/drawings/zellige/message-rosette.ts';
import type { Card } from './card.ts';
import { createCards } from './cards.ts';
import { openTypeface } from './typesetting.ts';

const root = new URL('../../', import.meta.url);
const drawer = new URL('draw-card.ts', import.meta.url);
const directory = await mkdtemp(join(tmpdir(), 'cards-'));
afterAll(() => rm(directory, { recursive: true, force: true }));

const CARD: Card = {
  title: 'Une boutique qui tient dans la main',
  section: 'Étude de cas',
  agency: 'Atelier Anfa',
  seed: 'matin-derb-omar',
  ground: 'encre',
};

let opened = 0;

function open({
  program = drawer,
  folder = join(directory, String(opened++)),
  brand = DEFAULT_BRAND,
  logo,
}: {
  program?: URL;
  folder?: string;
  brand?: Brand;
  logo?: Buffer;
} = {}) {
  const warnings: string[] = [];
  const warn = (message: string) => warnings.push(message);
  const cards = createCards({
    folder,
    root,
    program,
    brand: () => brand,
    readLogo: async () => logo?.toString('base64'),
    freeSpaceFloor: 0,
    warn,
  });
  return { ...cards, folder, warnings, [Symbol.asyncDispose]: cards.close };
}

function claim(network = '') {
  return { signal: new AbortController().signal, network };
}

async function bytesOf({ image }: Awaited<ReturnType<ReturnType<typeof open>['picture']>>) {
  if (image instanceof Uint8Array) return Buffer.from(image);
  return (await readFile(image.path)).subarray(image.offset);
}

/** A program that notes each start in a file, and draws in no time. */
async function countingProgram() {
  const log = join(directory, `starts-${opened}`);
  const program = join(directory, `counting-${opened}.mjs`);
  const code = `import { appendFileSync } from 'node:fs'; appendFileSync(${JSON.stringify(log)}, '.'); process.stdout.write('drawn');`;
  await writeFile(program, code);
  const starts = async () => (await readFile(log, 'utf8').catch(() => '')).length;
  return { program: pathToFileURL(program), starts };
}

test('a card is a PNG of 1200 × 630 that messengers take, below 300 kB [pages-9.25]', async () => {
  await using cards = open();
  const bytes = await bytesOf(await cards.picture('/cards/1/work/a.png', CARD, claim()));
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  expect(bytes.length).toBeLessThan(300_000);
});

test('an editor who types is shown the drawing itself, which is kept nowhere', {
  tags: ['slow'],
}, async () => {
  await using cards = open();
  const svg = Buffer.from(await cards.drawing(CARD, claim())).toString();
  expect(svg).toMatch(/^<svg [^>]+>.*<\/svg>$/s);
  expect(await readdir(cards.folder)).toEqual(['incoming']);
});

test('twenty who ask at once have one card drawn, and one kept', async () => {
  const { program, starts } = await countingProgram();
  await using cards = open({ program });
  const ask = (_: unknown, index: number) =>
    cards.picture('/cards/1/work/a.png', CARD, claim(`network ${index}`));
  const [first, ...others] = await Promise.all(Array.from({ length: 20 }, ask));
  for (const { key } of others) expect(key).toBe(first?.key);
  await cards.picture('/cards/1/work/a.png', CARD, claim());
  expect(await starts()).toBe(1);
  expect(await readdir(cards.folder)).toEqual([first?.key, 'incoming'].sort());
});

test('a kept card outlives a restart, and is drawn again when its file is damaged', async () => {
  const { program, starts } = await countingProgram();
  const { key, folder } = await (async () => {
    await using cards = open({ program });
    const made = await cards.picture('/cards/1/work/a.png', CARD, claim());
    return { key: made.key, folder: cards.folder };
  })();
  await using cards = open({ program, folder });
  await cards.picture('/cards/1/work/a.png', CARD, claim());
  expect(await starts()).toBe(1);
  await writeFile(join(folder, key), 'cut short');
  const mended = await bytesOf(await cards.picture('/cards/1/work/a.png', CARD, claim()));
  expect(mended.toString()).toBe('drawn');
  expect(await starts()).toBe(2);
});

test('a logo stands in the place of the mark, white by night or in its version for it, and is a part of the card’s key', {
  tags: ['slow'],
}, async () => {
  const logoOf = (color: string) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="${color}" d="M0 0h64v64H0z"/></svg>`,
    );
  const keys = new Set<string>();
  const drawn = async (ground: Card['ground'], logo?: Buffer, own?: Logo) => {
    const brand = { ...DEFAULT_BRAND, ...(own && { logo: own }) };
    await using cards = open({ brand, ...(logo && { logo }) });
    const card = await cards.picture('/cards/1/work/a.png', { ...CARD, ground }, claim());
    keys.add(card.key);
    // The middle of the mark: 56 px at the foot, inside margins of 72.
    const data = await sharp(await bytesOf(card))
      .removeAlpha()
      .extract({ left: 72 + 24, top: 630 - 72 - 32, width: 1, height: 1 })
      .raw()
      .toBuffer();
    return data.toString('hex').toUpperCase();
  };
  expect(await drawn('chaux', logoOf('#C4432B'))).toBe('C4432B');
  expect(await drawn('encre', logoOf('#2E7D5B'))).toBe('2E7D5B');
  const mark = await drawn('encre');
  expect(await drawn('encre', Buffer.from('<html>'))).toBe(mark);
  expect(keys.size).toBe(4);
  const logo = { src: '/logo.svg', width: 64, height: 64 };
  expect(await drawn('encre', logoOf('#2E7D5B'), logo)).toBe('FFFFFF');
  const onNight = { ...logo, onNight: logo };
  expect(await drawn('encre', logoOf('#2E7D5B'), onNight)).toBe('2E7D5B');
  expect(await drawn('chaux', logoOf('#2E7D5B'), logo)).toBe('2E7D5B');
});

test('another title, another agency and another address are other cards', async () => {
  const { program } = await countingProgram();
  await using cards = open({ program });
  const keys = new Set<string>();
  for (const [address, card] of [
    ['/cards/1/work/a.png', CARD],
    ['/cards/1/work/a.png', { ...CARD, title: 'Autre' }],
    ['/cards/1/work/a.png', { ...CARD, agency: 'Maison Ferrane' }],
    ['/cards/2/work/a.png', CARD],
  ] as const) {
    keys.add((await cards.picture(address, card, claim())).key);
  }
  expect(keys.size).toBe(4);
});

test('a program that fails fails one card, and no other', async () => {
  const program = join(directory, 'failing.mjs');
  await writeFile(program, 'process.exit(3)');
  await using cards = open({ program: pathToFileURL(program) });
  await expect(cards.picture('/cards/1.png', CARD, claim())).rejects.toThrow();
  await writeFile(program, "process.stdout.write('drawn')");
  const { image } = await cards.picture('/cards/1.png', CARD, claim());
  expect(image).toBeDefined();
});

test('a network that asks for more than its share is refused, and others are served', async () => {
  const { program } = await countingProgram();
  await using cards = open({ program });
  const greedy = Array.from({ length: 80 }, (_, index) =>
    cards.drawing({ ...CARD, seed: String(index) }, claim('greedy')).catch(({ name }) => name),
  );
  await cards.drawing({ ...CARD, seed: 'modest' }, claim('modest'));
  await cards.close();
  const refused = (await Promise.all(greedy)).filter((outcome) => outcome === 'NetworkShareError');
  expect(refused.length).toBe(30);
});

test('the rosette of a message is, as a bitmap, what every screen draws, and is drawn once', {
  tags: ['slow'],
}, async () => {
  await using cards = open();
  const { signal } = claim();
  const bytes = await cards.rosette('7F3-KQ2-9XD', signal);
  expect(bytes.length).toBeLessThan(30_000);
  const [mailed, screen, other] = await Promise.all(
    [bytes, messageRosette('7F3-KQ2-9XD'), messageRosette('B4M-T8W-2ZK')].map((picture) =>
      sharp(Buffer.from(picture)).flatten().resize(60, 60).raw().toBuffer(),
    ),
  );
  // The bitmap's palette rounds colours, and another size its edges: far less than another rosette is away.
  expect(distance(mailed, screen)).toBeLessThan(distance(mailed, other) / 4);
  expect(await readdir(cards.folder, { recursive: true })).not.toEqual([]);
  expect(Buffer.from(await cards.rosette('7F3-KQ2-9XD', signal))).toEqual(Buffer.from(bytes));
});

/** The mean difference of two pictures' samples, from 0 to 255. */
function distance(one: Buffer = Buffer.alloc(0), other: Buffer = Buffer.alloc(0)): number {
  return one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length;
}

test('a card in another brand has none of the default’s colours, and is another picture', {
  tags: ['slow'],
}, async () => {
  const brand = readBrand({
    colors: {
      action: '#C4432B',
      night: '#0B3B44',
      paper: '#F4F6F2',
      ink: '#10262B',
      warm: '#F2B134',
      earth: '#8C5A3C',
      leaf: '#2E7D5B',
    },
    typefaces: 'enseigne',
  });
  await using own = open();
  await using others = open({ brand, folder: own.folder });
  const svg = Buffer.from(await others.drawing(CARD, claim())).toString();
  const { blanc: _, ...colors } = COLORS;
  for (const color of Object.values(colors)) expect(svg).not.toContain(color);
  expect(svg).toContain(brand.colors.encre);
  await using relief = open({ brand: { ...brand, drawings: 'relief' }, folder: own.folder });
  const keys = [own, others, relief].map(
    async (cards) => (await cards.picture('/cards/1/work/a.png', CARD, claim())).key,
  );
  expect(new Set(await Promise.all(keys)).size).toBe(3);
});

test('each typeface writes the letters and signs of French on cards', async () => {
  const words = 'Où naît l’œuvre à 24 500 € ? « Ça, c’est… » ÉÈÊÀÇŒ';
  for (const typefaces of ['atelier', 'gazette', 'enseigne'] as const) {
    for (const { cardFile } of Object.values(TYPEFACE_PAIRS[typefaces])) {
      const file = await readFile(new URL(`fonts/${cardFile}`, import.meta.url));
      expect(openTypeface(new Uint8Array(file)).writable(words), cardFile).toBe(words);
    }
  }
});
