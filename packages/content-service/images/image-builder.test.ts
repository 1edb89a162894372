import { createImageUrlBuilder } from '@sanity/image-url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawQuadrants, look, startImageRoute } from '../testing/open-image-route.ts';

// The library the site builds its image addresses with, against the route that answers them.

let route: Awaited<ReturnType<typeof startImageRoute>>;
/** 400×200: red, green above blue, yellow. */
let asset: { _type: 'reference'; _ref: string };

const builder = createImageUrlBuilder({
  baseUrl: 'http://localhost',
  projectId: 'zellige',
  dataset: 'production',
});

beforeAll(async () => {
  route = await startImageRoute();
  const path = await route.add(await drawQuadrants().png().toBuffer(), '400x200', 'png');
  const [name, extension] = path.slice(path.lastIndexOf('/') + 1).split('.');
  asset = { _type: 'reference', _ref: `image-${name}-${extension}` };
});
afterAll(() => route.stop());

async function open(image: { url(): string }) {
  const response = await route.fetch(image.url().replace('http://localhost', ''));
  expect(response.status).toBe(200);
  return look(response);
}

test('an image without crop or hotspot is cut in its middle to the size asked', async () => {
  const seen = await open(builder.image({ asset }).width(100).height(100));
  expect(seen.size).toBe('100x100');
  expect([seen.colour(5, 5), seen.colour(95, 95)]).toEqual(['red', 'yellow']);
});

test("the editor's hotspot stays in a narrower cut [pages-3.14]", async () => {
  const hotspot = { x: 0.9, y: 0.5, width: 0.1, height: 0.1 };
  const seen = await open(builder.image({ asset, hotspot }).size(100, 100));
  expect(seen.size).toBe('100x100');
  expect([seen.colour(5, 5), seen.colour(5, 95)]).toEqual(['green', 'yellow']);
});

test("the editor's crop is all that is left [pages-3.14]", async () => {
  const crop = { left: 0.5, right: 0, top: 0.5, bottom: 0 };
  const seen = await open(builder.image({ asset, crop }).width(50));
  expect(seen.size).toBe('50x25');
  expect([seen.colour(1, 1), seen.colour(48, 23)]).toEqual(['yellow', 'yellow']);
});

test('crop and hotspot together, in odd fractions, never leave the original', async () => {
  for (const third of [0.013, 0.333, 0.4999]) {
    const crop = { left: third, right: third / 2, top: third / 3, bottom: third };
    const hotspot = { x: 1 - third, y: third, width: 0.3, height: 0.9 };
    for (const [width, height] of [
      [33, 77],
      [301, 11],
      [100, 100],
    ] as const) {
      const seen = await open(builder.image({ asset, crop, hotspot }).size(width, height));
      const { width: seenWidth, height: seenHeight } = seen.metadata;
      expect(seenWidth === width || seenHeight === height).toBe(true);
      expect(seenWidth <= width && seenHeight <= height).toBe(true);
    }
  }
});

test('ignoreImageParams shows the whole image again', async () => {
  const crop = { left: 0.5, right: 0, top: 0.5, bottom: 0 };
  const seen = await open(builder.image({ asset, crop }).ignoreImageParams().width(200));
  expect(seen.size).toBe('200x100');
  expect(seen.colour(5, 5)).toBe('red');
});

test('a focal point given by code is kept in view', async () => {
  const seen = await open(
    builder.image({ asset }).focalPoint(0.05, 0.5).size(100, 100).fit('crop').crop('focalpoint'),
  );
  expect([seen.colour(95, 5), seen.colour(95, 95)]).toEqual(['red', 'blue']);
});

test('every other word of the builder is understood', async () => {
  const image = builder.image({ asset });
  const sizes = await Promise.all(
    [
      image.rect(0, 0, 100, 50),
      image.width(100).dpr(2),
      image.fit('crop').maxWidth(100),
      image.fit('crop').minWidth(600).minHeight(300).maxHeight(300),
      image.width(100).height(100).ignoreImageParams().fit('fillmax').bg('ff00ff'),
      image.width(100).blur(20).sharpen(10).saturation(-100).invert(true).quality(60),
      image.width(100).flipHorizontal().flipVertical().orientation(90),
      image.width(100).pad(5).frame(1).format('webp').auto('format'),
      image.width(100).vanityName('une-belle-image.png'),
      image.width(100).format('pjpg').forceDownload('image.jpg'),
    ].map(async (built) => (await open(built)).size),
  );
  expect(sizes).toEqual([
    '100x50',
    '200x100',
    '100x50',
    '600x300',
    '100x100',
    '100x50',
    '100x200',
    '110x60',
    '100x50',
    '100x50',
  ]);
});
