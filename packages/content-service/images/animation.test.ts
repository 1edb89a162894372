import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startImageRoute } from '../testing/open-image-route.ts';
import { canMove, movingMemory, movingPieces } from './animation-limits.ts';
import { describeImage } from './image-metadata.ts';
import { writeRecipe } from './recipe.ts';
import { parseTransformParameters } from './transform-parameters.ts';

/** What each of the three frames shows above and below: no colour stands in two of them. */
const FRAMES = [
  { above: [255, 0, 0], below: [0, 0, 255] },
  { above: [0, 255, 0], below: [255, 255, 0] },
  { above: [0, 255, 255], below: [255, 0, 255] },
] as const;
const DELAYS = [100, 200, 300];
const [WIDTH, HEIGHT] = [60, 40];

/** The frames one below the other, as libvips reads them. */
function drawFilm() {
  const rows = FRAMES.flatMap(({ above, below }) =>
    Array.from({ length: HEIGHT }, (_, row) => (row < HEIGHT / 2 ? above : below)),
  );
  const pixels = rows.flatMap((colour) => Array.from({ length: WIDTH }, () => colour).flat());
  const raw = { width: WIDTH, height: HEIGHT * FRAMES.length, channels: 3, pageHeight: HEIGHT };
  return sharp(Buffer.from(pixels), { raw: { ...raw, channels: 3 } });
}

const gif = await drawFilm().gif({ delay: DELAYS, loop: 2 }).toBuffer();
const webp = await drawFilm().webp({ delay: DELAYS, loop: 2, lossless: true }).toBuffer();
const photographed = await drawFilm()
  .webp({ delay: DELAYS, loop: 2, lossless: true })
  .withExif({ IFD0: { Make: 'Secret' } })
  .toBuffer();

let route: Awaited<ReturnType<typeof startImageRoute>>;
const paths = { gif: '', webp: '', photographed: '' };

beforeAll(async () => {
  route = await startImageRoute();
  paths.gif = await route.add(gif, `${WIDTH}x${HEIGHT}`, 'gif');
  paths.webp = await route.add(webp, `${WIDTH}x${HEIGHT}`, 'webp');
  paths.photographed = await route.add(photographed, `${WIDTH}x${HEIGHT}`, 'webp');
});
afterAll(() => route.stop());

/** An answer with the pixels of each of its frames. */
async function watch(path: string, accept = 'image/avif,image/webp') {
  const response = await route.fetch(path, { headers: { accept } });
  expect([path, response.status]).toEqual([path, 200]);
  const bytes = Buffer.from(await response.arrayBuffer());
  const { pages = 1, delay, loop, format, exif } = await sharp(bytes).metadata();
  const { data, info } = await sharp(bytes, { pages: -1 })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [width, height] = [info.width, info.height / pages];
  const pixel = (frame: number, x: number, y: number) => {
    const at = 4 * ((frame * height + y) * width + x);
    return [...data.subarray(at, at + 3)];
  };
  return { pages, delay, loop, format, exif, size: `${width}x${height}`, width, height, pixel };
}

type Seen = Awaited<ReturnType<typeof watch>>;

/** Whether two colours are near enough to be one that a codec has changed. */
function isNear(seen: readonly number[], wanted: readonly number[]): boolean {
  return wanted.every((channel, index) => Math.abs(channel - (seen[index] ?? 999)) < 40);
}

/** What the pixels of the edges above and below are of, frame by frame: rows of the next frame would show there. */
function edges(
  seen: Seen,
  colours = FRAMES as readonly { above: readonly number[]; below: readonly number[] }[],
) {
  return colours.map(({ above, below }, frame) => {
    const x = Math.floor(seen.width / 2);
    return [
      isNear(seen.pixel(frame, x, 0), above),
      isNear(seen.pixel(frame, x, seen.height - 1), below),
    ];
  });
}

const ALL_TRUE = [
  [true, true],
  [true, true],
  [true, true],
];
const upsideDown = FRAMES.map(({ above, below }) => ({ above: below, below: above }));
const inverse = (colour: readonly number[]) => colour.map((channel) => 255 - channel);

const MOVING: [
  query: string,
  size: string,
  colours: readonly { above: readonly number[]; below: readonly number[] }[],
][] = [
  ['w=30', '30x20', FRAMES],
  ['w=17', '17x11', FRAMES],
  ['w=120', '120x80', FRAMES],
  ['w=20&h=20&fit=crop', '20x20', FRAMES],
  ['w=20&h=20&fit=crop&crop=entropy', '20x20', FRAMES],
  ['w=30&h=30&fit=crop&crop=left&auto=format', '30x30', FRAMES],
  ['rect=10,5,30,30', '30x30', FRAMES],
  ['flip=h', '60x40', FRAMES],
  ['flip=v', '60x40', upsideDown],
  ['or=180', '60x40', upsideDown],
  ['or=180&flip=v&w=30', '30x20', FRAMES],
  [
    'invert=true',
    '60x40',
    FRAMES.map(({ above, below }) => ({ above: inverse(above), below: inverse(below) })),
  ],
  ['sharp=50', '60x40', FRAMES],
  ['blur=4', '60x40', FRAMES],
  ['fm=webp', '60x40', FRAMES],
  ['fm=webp&lossless=true&w=30', '30x20', FRAMES],
  ['auto=format', '60x40', FRAMES],
  ['auto=format&fm=png', '60x40', FRAMES],
];

describe.for(['gif', 'webp', 'photographed'] as const)('an animated original (%s)', (kind) => {
  test.for(MOVING)(
    'moves with "%s", no frame with a row of another',
    async ([query, size, colours]) => {
      const seen = await watch(`${paths[kind]}?${query}`);
      const { pages, delay, loop } = seen;
      expect({ pages, delay, loop, size: seen.size }).toEqual({
        pages: 3,
        delay: DELAYS,
        loop: 2,
        size,
      });
      expect(edges(seen, colours)).toEqual(ALL_TRUE);
      const isWebp = kind !== 'gif' || /auto|fm=/.test(query);
      expect(seen.format).toBe(isWebp ? 'webp' : 'gif');
    },
  );

  test('turned by a quarter, each frame is', async () => {
    const seen = await watch(`${paths[kind]}?or=90`);
    expect([seen.size, seen.pages]).toEqual(['40x60', 3]);
    const sides = FRAMES.map(({ above, below }, frame) => [
      isNear(seen.pixel(frame, 39, 30), above),
      isNear(seen.pixel(frame, 0, 30), below),
    ]);
    expect(sides).toEqual(ALL_TRUE);
  });

  test('has its background around each frame', async () => {
    const seen = await watch(`${paths[kind]}?w=40&h=60&fit=fill&pad=5&bg=000`);
    expect([seen.size, seen.pages]).toEqual(['50x70', 3]);
    expect(
      edges(
        seen,
        FRAMES.map(() => ({ above: [0, 0, 0], below: [0, 0, 0] })),
      ),
    ).toEqual(ALL_TRUE);
    expect(FRAMES.map(({ above }, frame) => isNear(seen.pixel(frame, 25, 26), above))).toEqual([
      true,
      true,
      true,
    ]);
  });

  test('is grey in each frame, and blurred within it', async () => {
    const grey = await watch(`${paths[kind]}?sat=-100`);
    for (const frame of FRAMES.keys()) {
      const [red = 0, green = 0, blue = 0] = grey.pixel(frame, 5, 5);
      expect(Math.max(red, green, blue) - Math.min(red, green, blue)).toBeLessThan(4);
    }
    const blurred = await watch(`${paths[kind]}?blur=2000&w=30`);
    expect(blurred.pages).toBe(3);
    // Red and blue: of no green of the frame after it.
    expect(blurred.pixel(0, 15, 19)[1]).toBeLessThan(60);
  });

  test.for(['frame=1', 'frame=1&w=30', 'frame=1&auto=format', 'fm=png', 'fm=jpg&w=30', 'fm=avif'])(
    'is its first frame with "%s"',
    async (query) => {
      const seen = await watch(`${paths[kind]}?${query}`);
      expect(seen.pages).toBe(1);
      expect(edges(seen, FRAMES.slice(0, 1))).toEqual([[true, true]]);
    },
  );

  test('moves as it is, without what a camera wrote', async () => {
    const seen = await watch(paths[kind]);
    expect([seen.pages, seen.exif]).toEqual([3, undefined]);
    expect(edges(seen)).toEqual(ALL_TRUE);
  });

  test('keeps its own format for a browser that takes no WebP', async () => {
    const seen = await watch(`${paths[kind]}?auto=format&w=30`, 'image/*');
    expect([seen.format, seen.pages]).toEqual([kind === 'gif' ? 'gif' : 'webp', 3]);
  });
});

test('placeholders and the palette are of the first frame', async () => {
  for (const bytes of [gif, webp]) {
    const { lqip, palette, width, height } = await describeImage(bytes);
    expect([width, height]).toEqual([WIDTH, HEIGHT]);
    const placeholder = await sharp(Buffer.from(lqip.split(',')[1] ?? '', 'base64')).metadata();
    expect([placeholder.width, placeholder.height, placeholder.pages]).toEqual([20, 13, undefined]);
    const colours = Object.values(palette).flatMap((swatch) =>
      typeof swatch === 'object' && swatch.population > 0 ? [swatch.background] : [],
    );
    expect(['#ff0000', '#0000ff']).toEqual(expect.arrayContaining(colours));
  }
});

describe('limits', () => {
  const recipeOf = (size: { width: number; height: number }, frames: number, query: string) =>
    writeRecipe(
      parseTransformParameters(new URLSearchParams(query)),
      { file: '', extension: 'gif', frames, ...size },
      'image/avif,image/webp',
    );

  test('beyond 64 megapixels of frames, or a thousand frames, one is a still', () => {
    expect(canMove({ width: 1000, height: 1000 }, 64)).toBe(true);
    expect(canMove({ width: 1000, height: 1000 }, 65)).toBe(false);
    expect(canMove({ width: 10, height: 10 }, 1_001)).toBe(false);
    expect(canMove({ width: 6000, height: 6000 }, 2)).toBe(false);
    const { frames, format } = recipeOf({ width: 1000, height: 1000 }, 65, 'w=100&auto=format');
    expect([frames, format]).toEqual([undefined, 'avif']);
  });

  test('one counts as its frames do in the memory there is and in the share of a network', () => {
    const size = { width: 1000, height: 1000 };
    expect([movingPieces(size, 2), movingPieces(size, 64)]).toEqual([1, 7]);
    const answer = { width: 600, height: 600 };
    expect(movingMemory(size, 64, answer)).toBe(4 * 64 * 1_360_000);
    // More than half of what there is for all: a second one waits, and small pictures are made beside it.
    expect(2 * movingMemory(size, 64, answer)).toBeGreaterThan(400 * 1024 * 1024);
  });

  test('an answer has as many pixels as all its frames may have, whatever is asked', () => {
    for (const [query, most] of [
      ['w=4000&auto=format', 24_000_000],
      ['w=4000', 8_000_000],
      ['w=4000&dpr=3&pad=100', 8_000_000],
    ] as const) {
      const { layout, frames = 0 } = recipeOf({ width: 800, height: 600 }, 130, query);
      const pixels = layout.canvas.width * layout.canvas.height * frames;
      expect(pixels).toBeLessThanOrEqual(most);
      expect(pixels).toBeGreaterThan(0.98 * most);
    }
  });
});
