import sharp from 'sharp';
import { expect, test } from 'vitest';
import { reliefDrawing } from './relief.ts';

/**
 * How far words reach on the home page, from the left edge of its drawing, in units of the drawing: measured with the three
 * pairs of typefaces on screens of 1200 to 2560 px, where *enseigne* is the widest.
 */
const WORDS = [
  { what: 'the title', top: 370, bottom: 560, right: 823 },
  { what: 'the lead and the buttons', top: 515, bottom: 745, right: 727 },
  { what: 'the last figure', top: 785, bottom: 820, right: 947 },
  { what: 'the line below it', top: 820, bottom: 868, right: 965 },
];

/** Between words and the mountain, the gap between two claims. */
const CLEAR = 24;

test('the mountain beside the first words of the site leaves them room, whatever they are set in', async () => {
  // Its motion is the browser's.
  const drawing = (reliefDrawing('hero') ?? '').replace(/<style>.*?<\/style>/s, '');
  const { data, info } = await sharp(Buffer.from(drawing), { density: 72 })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([1440, 900]);
  for (const { what, top, bottom, right } of WORDS) {
    let first = info.width;
    for (let y = top; y < bottom; y += 1) {
      for (let x = 0; x < first; x += 1) {
        if ((data[(y * info.width + x) * info.channels + 3] ?? 0) > 0) first = x;
      }
    }
    expect(first - right, what).toBeGreaterThan(CLEAR);
    expect(first, what).toBeLessThan(info.width);
  }
});
