import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { UnreadableImageError } from './image-errors.ts';
import { describeImage } from './image-metadata.ts';

/** A picture whose left two thirds are `left`, and whose right third is `right`. */
function twoColours(left: string, right: string) {
  return sharp({ create: { width: 90, height: 60, channels: 3, background: left } }).composite([
    {
      input: { create: { width: 30, height: 60, channels: 3, background: right } },
      left: 60,
      top: 0,
    },
  ]);
}

test('each accepted format is recognised by its bytes', async () => {
  const picture = twoColours('#336699', '#ffffff');
  const formats = [
    ['jpg', 'image/jpeg', await picture.clone().jpeg().toBuffer()],
    ['png', 'image/png', await picture.clone().png().toBuffer()],
    ['webp', 'image/webp', await picture.clone().webp().toBuffer()],
    ['avif', 'image/avif', await picture.clone().avif().toBuffer()],
    ['gif', 'image/gif', await picture.clone().gif().toBuffer()],
    ['tif', 'image/tiff', await picture.clone().tiff().toBuffer()],
  ] as const;
  for (const [extension, mimeType, bytes] of formats) {
    expect(await describeImage(bytes)).toMatchObject({
      extension,
      mimeType,
      width: 90,
      height: 60,
      isOpaque: true,
    });
  }
});

test('an SVG has the size of its viewBox and keeps its transparency', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><circle r="9" fill="#c00"/></svg>';
  expect(await describeImage(Buffer.from(svg))).toMatchObject({
    extension: 'svg',
    mimeType: 'image/svg+xml',
    width: 40,
    height: 30,
    hasAlpha: true,
    isOpaque: false,
  });
});

test('a photo taken with the camera turned is described upright', async () => {
  const turned = await twoColours('red', 'blue').withMetadata({ orientation: 6 }).jpeg().toBuffer();
  expect(await describeImage(turned)).toMatchObject({ width: 60, height: 90 });
});

test('an alpha channel that hides nothing is opaque, one clear pixel is enough not to be', async () => {
  const solid = sharp({ create: { width: 50, height: 50, channels: 4, background: '#ff0000' } });
  const hole = { create: { width: 1, height: 1, channels: 4, background: '#000' } } as const;
  const pierced = solid.clone().composite([{ input: hole, left: 3, top: 3, blend: 'dest-out' }]);
  expect(await describeImage(await solid.png().toBuffer())).toMatchObject({
    hasAlpha: true,
    isOpaque: true,
  });
  expect(await describeImage(await pierced.png().toBuffer())).toMatchObject({
    hasAlpha: true,
    isOpaque: false,
  });
});

test('the placeholder is a 20-pixel-wide data URI, PNG when the image is transparent', async () => {
  const opaque = await describeImage(await twoColours('red', 'blue').png().toBuffer());
  const [header, body = ''] = opaque.lqip.split(',');
  expect(header).toBe('data:image/jpeg;base64');
  const placeholder = await sharp(Buffer.from(body, 'base64')).metadata();
  expect([placeholder.width, placeholder.height]).toEqual([20, 13]);

  const clear = sharp({
    create: { width: 40, height: 40, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  });
  const transparent = await describeImage(await clear.png().toBuffer());
  expect(transparent.lqip).toMatch(/^data:image\/png;base64,/);
});

test('the palette names the dominant colour, places the others and derives what is absent', async () => {
  const { palette } = await describeImage(await twoColours('#1d3557', '#f4a261').png().toBuffer());
  expect(palette.dominant).toEqual({
    _type: 'sanity.imagePaletteSwatch',
    background: '#1d3557',
    foreground: '#fff',
    population: expect.closeTo(66.7, 0),
    title: '#fff',
  });
  expect(palette.darkVibrant.background).toBe('#1d3557');
  expect(palette.vibrant.background).toBe('#f4a261');
  expect(palette.vibrant.foreground).toBe('#000');
  expect(palette.lightMuted.population).toBe(0);
  for (const swatch of Object.values(palette)) {
    if (typeof swatch === 'object') expect(swatch.background).toMatch(/^#[0-9a-f]{6}$/);
  }
});

test('a picture without any colour still has a whole palette', async () => {
  const clear = sharp({
    create: { width: 8, height: 8, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  });
  const { palette } = await describeImage(await clear.png().toBuffer());
  expect(Object.keys(palette)).toHaveLength(8);
  expect(palette.dominant.background).toBe('#000000');
});

test('a file is described from its path as from its bytes', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'image-metadata-'));
  const bytes = await twoColours('red', 'blue').png().toBuffer();
  await writeFile(join(folder, 'misnamed.jpg'), bytes);
  expect(await describeImage(join(folder, 'misnamed.jpg'))).toEqual(await describeImage(bytes));
  await rm(folder, { recursive: true });
});

test('what is not a whole image is refused by name', async () => {
  const png = await twoColours('red', 'blue').png().toBuffer();
  const noise = Buffer.from('%PDF-1.7 not an image');
  await expect(describeImage(noise)).rejects.toThrow(UnreadableImageError);
  await expect(describeImage(png.subarray(0, 60))).rejects.toThrow(UnreadableImageError);
  const bomb = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="20000" height="20000"/>',
  );
  await expect(describeImage(bomb)).rejects.toThrow(
    /^It has 400.0 megapixels \(20000×20000\), 350.0 more than the 50 of the largest SVG$/,
  );
});
