import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type Bitmap, groundOf, withoutGround } from './logo-ground.ts';

const RING = '<circle cx="50" cy="40" r="24" fill="none" stroke="#C4432B" stroke-width="10"/>';

/** A logo as a browser would draw it: a ring of the agency's red, on a ground. */
async function drawn(ground: string, format: 'png' | 'jpeg' = 'png'): Promise<Bitmap> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="80">${ground}${RING}</svg>`;
  const file = await sharp(Buffer.from(svg)).toFormat(format, { quality: 70 }).toBuffer();
  const { data, info } = await sharp(file)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8ClampedArray(data) };
}

const plain = (color: string) => `<rect width="100" height="80" fill="${color}"/>`;

function pixel({ width, data }: Bitmap, x: number, y: number): number[] {
  return [...data.slice((y * width + x) * 4, (y * width + x) * 4 + 4)];
}

test('a logo that can be seen through around has no ground', async () => {
  expect(groundOf(await drawn(''))).toEqual({ kind: 'none' });
});

test('a JPEG on white has a plain ground, however blurred, and so has a vector with a rectangle', async () => {
  for (const format of ['png', 'jpeg'] as const) {
    expect(groundOf(await drawn(plain('#ffffff'), format))).toEqual({
      kind: 'plain',
      color: [255, 255, 255],
    });
  }
  const night = groundOf(await drawn(plain('#0B3B44')));
  expect(night).toEqual({ kind: 'plain', color: [11, 59, 68] });
});

test('a picture has a ground of many colours, which nobody can take out', async () => {
  const sky =
    '<defs><linearGradient id="g"><stop stop-color="#123"/><stop offset="1" stop-color="#fed"/></linearGradient></defs><rect width="100" height="80" fill="url(#g)"/>';
  expect(groundOf(await drawn(sky))).toEqual({ kind: 'mixed' });
});

test('without its ground the logo stays, its soft edges stay soft, and its inside opens', async () => {
  const logo = await drawn(plain('#ffffff'), 'jpeg');
  const ground = groundOf(logo);
  if (ground.kind !== 'plain') throw new Error(ground.kind);
  const open = withoutGround(logo, ground.color);
  expect(groundOf(open)).toEqual({ kind: 'none' });
  expect(pixel(open, 2, 2)[3]).toBe(0);
  expect(pixel(open, 50, 40)[3]).toBe(0);
  const [red = 0, green = 0, blue = 0, alpha] = pixel(open, 50, 16);
  expect(alpha).toBe(255);
  expect(
    [Math.abs(red - 196), Math.abs(green - 67), Math.abs(blue - 43)].every((off) => off < 20),
  ).toBe(true);
  // On white it looks as before, edges included.
  for (let x = 0; x < 100; x += 1) {
    const [before = 0] = pixel(logo, x, 30);
    const [after = 0, , , share = 0] = pixel(open, x, 30);
    expect(Math.abs(255 + ((after - 255) * share) / 255 - before), `x ${x}`).toBeLessThan(20);
  }
  expect(pixel(logo, 2, 2)[3]).toBe(255);
});
