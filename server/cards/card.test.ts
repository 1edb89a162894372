import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type Card, drawCard } from './card.ts';
import { openTypeface } from './typesetting.ts';

const face = async (name: string) =>
  openTypeface(new Uint8Array(await readFile(new URL(`fonts/${name}`, import.meta.url))));
const faces = {
  display: await face('bricolage-grotesque-display.ttf'),
  text: await face('hanken-grotesk-text.ttf'),
};

const CARD: Card = {
  title: 'Une boutique qui tient dans la main',
  section: 'Étude de cas',
  agency: 'Atelier Anfa',
  seed: 'matin-derb-omar',
  ground: 'encre',
};

const draw = (card: Partial<Card>) =>
  drawCard({ ...CARD, ...card }, { width: 1200, height: 630 }, faces);

test.each([
  ['markup', '<script>alert(1)</script> & "guillemets" ]]> <!-- \u0000'],
  ['emoji', '😀🧿 Une boutique 👩🏽‍🎨'],
  ['Arabic', 'مرحبا بكم في الدار البيضاء'],
  ['half a character', 'Moitié \ud83d'],
  ['nothing', ''],
  ['ten thousand words', 'mot '.repeat(10_000)],
  ['one word of ten thousand letters', 'm'.repeat(10_000)],
  ['accents piled up', `a${'\u0301'.repeat(5_000)}`],
])('a title of %s makes a card all the same', async (_, title) => {
  const svg = draw({ title });
  expect(svg).not.toMatch(/NaN|undefined|<script|<text|<image/);
  const picture = await sharp(Buffer.from(svg)).png().toBuffer();
  expect(await sharp(picture).metadata()).toMatchObject({ width: 1200, height: 630 });
});

test('a title in another script gives its place to what the page is', () => {
  const arabic = draw({ title: 'مرحبا بكم' });
  expect(arabic).toBe(draw({ title: 'Étude de cas', section: '' }));
});

test('what is drawn for a document takes the place of the wall, in either family, and leaves the text its room', async () => {
  const cover = { motif: 'oil', palette: 'menthe' } as const;
  for (const drawings of ['zellige', 'relief'] as const) {
    const of = (card: Partial<Card>) =>
      drawCard({ ...CARD, ...card }, { width: 1200, height: 630 }, { ...faces, drawings });
    expect(of({ cover })).not.toBe(of({ cover: { ...cover, motif: 'film' } }));
    const { data, info } = await sharp(Buffer.from(of({ cover })))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => data.readUIntBE((y * info.width + x) * 3, 3).toString(16);
    expect(at(1195, 5)).toBe('b7a55');
    expect(at(740, 5)).toBe('10121b');
  }
});

test('each slug has a wall of its own, the same each time', () => {
  const slugs = ['a', 'b', 'c', 'd', 'e', 'f'];
  expect(new Set(slugs.map((seed) => draw({ seed }))).size).toBe(slugs.length);
  expect(draw({ seed: 'a' })).toBe(draw({ seed: 'a' }));
});

test.each(['chaux', 'sable', 'encre', 'nuit'] as const)(
  'on %s no piece of a wall comes near the text',
  { tags: ['slow'] },
  async (ground) => {
    for (const seed of ['production-video', 'matin-derb-omar', 'a', 'b', 'c', 'd']) {
      const svg = draw({ seed, ground, title: '\u00a0', section: '', agency: '' });
      const { data, info } = await sharp(Buffer.from(svg))
        .extract({ left: 0, top: 0, width: 716, height: 500 })
        .raw()
        .toBuffer({ resolveWithObject: true });
      const first = data.subarray(0, info.channels).toString('hex');
      const others = new Set(
        data.toString('hex').match(new RegExp(`.{${2 * info.channels}}`, 'g')),
      );
      expect([...others], seed).toEqual([first]);
    }
  },
);
