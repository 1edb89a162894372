import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type ColourName,
  drawQuadrants,
  look,
  startImageRoute,
} from '../testing/open-image-route.ts';
import type { Size } from './fit-size.ts';
import { writeRecipe } from './recipe.ts';
import { parseTransformParameters } from './transform-parameters.ts';

let route: Awaited<ReturnType<typeof startImageRoute>>;
/** 400×200: red, green above blue, yellow. */
let quadrants: string;
/** 100×100: nothing at the left, red at the right. */
let halfClear: string;

beforeAll(async () => {
  route = await startImageRoute();
  quadrants = await route.add(await drawQuadrants().png().toBuffer(), '400x200', 'png');
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const red = { create: { width: 50, height: 100, channels: 4, background: 'red' } } as const;
  const half = sharp({ create: { width: 100, height: 100, channels: 4, background: clear } });
  const bytes = await half
    .composite([{ input: red, left: 50, top: 0 }])
    .png()
    .toBuffer();
  halfClear = await route.add(bytes, '100x100', 'png');
});
afterAll(() => route.stop());

type Corners = [ColourName, ColourName, ColourName, ColourName];

const AS_IT_IS: Corners = ['red', 'green', 'blue', 'yellow'];
const NOTHING: Corners = ['clear', 'clear', 'clear', 'clear'];

/** Parameters of the quadrants → size, and the colour of its corners in reading order. */
const VECTORS: [query: string, size: string, corners: Corners][] = [
  // Sizes and fit
  ['', '400x200', AS_IT_IS],
  ['w=100', '100x50', AS_IT_IS],
  ['h=100', '200x100', AS_IT_IS],
  ['w=100.4', '100x50', AS_IT_IS],
  ['w=800', '800x400', AS_IT_IS],
  ['w=100&h=100', '100x50', AS_IT_IS],
  ['w=100&h=100&fit=clip', '100x50', AS_IT_IS],
  ['w=800&h=800&fit=clip', '800x400', AS_IT_IS],
  ['w=100&h=100&fit=max', '100x50', AS_IT_IS],
  ['w=800&h=800&fit=max', '400x200', AS_IT_IS],
  ['w=800&fit=max', '400x200', AS_IT_IS],
  ['w=100&h=100&fit=scale', '100x100', AS_IT_IS],
  ['w=100&h=100&fit=crop', '100x100', AS_IT_IS],
  ['w=800&h=800&fit=crop', '800x800', AS_IT_IS],
  ['w=800&h=800&fit=min', '200x200', AS_IT_IS],
  ['w=100&h=100&fit=min', '100x100', AS_IT_IS],
  ['w=800&fit=min', '400x200', AS_IT_IS],
  ['w=100&h=100&fit=fill', '100x100', NOTHING],
  ['w=100&h=100&fit=fill&bg=f0f', '100x100', ['magenta', 'magenta', 'magenta', 'magenta']],
  ['w=800&h=800&fit=fillmax&bg=fff', '800x800', ['white', 'white', 'white', 'white']],
  ['w=100&h=100&fit=fillmax&bg=fff', '100x100', ['white', 'white', 'white', 'white']],
  ['w=800&fit=fillmax', '400x200', AS_IT_IS],
  // Where a crop is held
  ['w=100&h=100&fit=crop&crop=left', '100x100', ['red', 'red', 'blue', 'blue']],
  ['w=100&h=100&fit=crop&crop=right', '100x100', ['green', 'green', 'yellow', 'yellow']],
  ['w=400&h=100&fit=crop&crop=top', '400x100', ['red', 'green', 'red', 'green']],
  ['w=400&h=100&fit=crop&crop=bottom', '400x100', ['blue', 'yellow', 'blue', 'yellow']],
  ['w=400&h=100&fit=crop&crop=center', '400x100', AS_IT_IS],
  ['w=400&h=100&fit=crop&crop=top,left', '400x100', ['red', 'green', 'red', 'green']],
  ['w=100&h=100&fit=crop&crop=bottom,right', '100x100', ['green', 'green', 'yellow', 'yellow']],
  ['w=100&h=100&fit=min&crop=left', '100x100', ['red', 'red', 'blue', 'blue']],
  ['w=100&h=50&crop=left', '100x50', AS_IT_IS],
  ['w=100&h=100&fit=crop&crop=focalpoint&fp-x=0&fp-y=0', '100x100', ['red', 'red', 'blue', 'blue']],
  ['w=100&h=100&fit=crop&crop=focalpoint', '100x100', AS_IT_IS],
  ['w=100&h=100&fit=crop&fp-x=1&fp-y=0.5', '100x100', ['green', 'green', 'yellow', 'yellow']],
  ['w=100&h=100&fit=crop&crop=left&fp-x=1', '100x100', ['red', 'red', 'blue', 'blue']],
  [
    'w=100&h=100&fit=crop&crop=focalpoint&fp-x=0.25&fp-y=0.25&fp-z=4',
    '100x100',
    ['red', 'red', 'red', 'red'],
  ],
  [
    'w=60&h=60&fit=crop&crop=focalpoint&fp-x=0.9&fp-y=0.9&fp-z=3',
    '60x60',
    ['yellow', 'yellow', 'yellow', 'yellow'],
  ],
  // Limits of fit=crop
  ['fit=crop&max-w=100', '100x50', AS_IT_IS],
  ['fit=crop&max-w=100&min-h=100', '100x100', AS_IT_IS],
  ['fit=crop&min-w=600', '600x300', AS_IT_IS],
  ['fit=crop&h=200&max-w=200', '200x200', AS_IT_IS],
  ['fit=crop&h=50&min-w=200', '200x50', AS_IT_IS],
  ['fit=crop&w=100&min-h=100', '100x100', AS_IT_IS],
  ['fit=crop&w=100&max-h=20', '100x20', AS_IT_IS],
  ['fit=crop&h=100&max-w=50&crop=right', '50x100', ['green', 'green', 'yellow', 'yellow']],
  ['fit=crop&w=300&h=300&max-w=100', '100x300', AS_IT_IS],
  ['max-w=100', '400x200', AS_IT_IS],
  // Rectangles
  ['rect=0,0,200,100', '200x100', ['red', 'red', 'red', 'red']],
  ['rect=200,100,200,100&w=50', '50x25', ['yellow', 'yellow', 'yellow', 'yellow']],
  ['rect=100,0,200,100&w=100&h=100&fit=crop&crop=left', '100x100', ['red', 'red', 'red', 'red']],
  ['rect=0,0,400,200', '400x200', AS_IT_IS],
  // Pixel ratio
  ['w=100&dpr=2', '200x100', AS_IT_IS],
  ['w=100&h=100&fit=crop&dpr=1.5', '150x150', AS_IT_IS],
  ['w=300&fit=max&dpr=3', '400x200', AS_IT_IS],
  ['dpr=2', '400x200', AS_IT_IS],
  // Turns and mirrors
  ['or=0', '400x200', AS_IT_IS],
  ['or=90', '200x400', ['blue', 'red', 'yellow', 'green']],
  ['or=180', '400x200', ['yellow', 'blue', 'green', 'red']],
  ['or=270', '200x400', ['green', 'yellow', 'red', 'blue']],
  ['or=90&w=100', '100x200', ['blue', 'red', 'yellow', 'green']],
  ['flip=h', '400x200', ['green', 'red', 'yellow', 'blue']],
  ['flip=v', '400x200', ['blue', 'yellow', 'red', 'green']],
  ['flip=hv', '400x200', ['yellow', 'blue', 'green', 'red']],
  ['or=90&flip=h', '200x400', ['red', 'blue', 'green', 'yellow']],
  ['or=270&flip=v', '200x400', ['red', 'blue', 'green', 'yellow']],
  ['flip=h&w=100&h=100&fit=crop&crop=left', '100x100', ['green', 'green', 'yellow', 'yellow']],
  ['or=90&w=100&h=100&fit=crop&crop=top', '100x100', ['blue', 'red', 'blue', 'red']],
  ['or=90&flip=v&w=100&h=100&fit=crop&crop=top', '100x100', ['yellow', 'green', 'yellow', 'green']],
  ['or=270&w=100&h=100&fit=crop&crop=bottom', '100x100', ['red', 'blue', 'red', 'blue']],
  ['or=180&rect=0,0,200,200', '200x200', ['blue', 'blue', 'red', 'red']],
  ['or=90&rect=0,0,200,200&w=100&h=50&fit=crop&crop=top', '100x50', ['blue', 'red', 'blue', 'red']],
  // Padding and retouching
  ['pad=10', '420x220', NOTHING],
  ['pad=10&bg=0f0', '420x220', ['green', 'green', 'green', 'green']],
  ['w=100&pad=10&bg=0f0&dpr=2', '240x140', ['green', 'green', 'green', 'green']],
  ['invert=true', '400x200', ['cyan', 'magenta', 'yellow', 'blue']],
  ['invert=true&pad=10&bg=0f0', '420x220', ['green', 'green', 'green', 'green']],
  ['invert=false', '400x200', AS_IT_IS],
  ['blur=2', '400x200', AS_IT_IS],
  ['blur=40', '400x200', AS_IT_IS],
  ['sharp=50', '400x200', AS_IT_IS],
  ['sharp=0', '400x200', AS_IT_IS],
  ['utm_source=lettre&w=100', '100x50', AS_IT_IS],
];

test.for(VECTORS)(
  '"%s" gives %s pixels with the corners where they belong',
  async ([query, size, corners]) => {
    const response = await route.fetch(`${quadrants}?${query}`);
    expect(response.status).toBe(200);
    const seen = await look(response);
    const [width = 0, height = 0] = size.split('x').map(Number);
    expect(seen.size).toBe(size);
    expect([
      seen.colour(2, 2),
      seen.colour(width - 3, 2),
      seen.colour(2, height - 3),
      seen.colour(width - 3, height - 3),
    ]).toEqual(corners);
  },
);

describe('inside the frame', () => {
  test('fit=fill shows the whole image in the middle of its background', async () => {
    const seen = await look(await route.fetch(`${quadrants}?w=100&h=100&fit=fill&bg=fff`));
    expect(seen.colour(50, 10)).toBe('white');
    expect(seen.colour(10, 30)).toBe('red');
    expect(seen.colour(90, 70)).toBe('yellow');
    expect(seen.colour(50, 90)).toBe('white');
  });

  test('fit=fillmax leaves a small image its size', async () => {
    const seen = await look(await route.fetch(`${quadrants}?w=600&h=400&fit=fillmax&bg=fff`));
    expect(seen.colour(98, 150)).toBe('white');
    expect(seen.colour(102, 102)).toBe('red');
    expect(seen.colour(497, 297)).toBe('yellow');
    expect(seen.colour(502, 297)).toBe('white');
  });

  test('invert and padding: the image is inverted, its frame is not', async () => {
    const seen = await look(await route.fetch(`${quadrants}?invert=true&pad=10&bg=0f0`));
    expect(seen.colour(15, 15)).toBe('cyan');
  });

  test('a strong blur mixes the colours, a frame stays sharp', async () => {
    const seen = await look(await route.fetch(`${quadrants}?blur=200&pad=20&bg=fff`));
    expect(seen.colour(220, 120)).toBe('grey');
    expect(seen.pixel(5, 5)).toEqual([255, 255, 255, 255]);
  });
});

test('sat=-100 leaves only greys', async () => {
  const seen = await look(await route.fetch(`${quadrants}?sat=-100`));
  for (const [x, y] of [
    [5, 5],
    [395, 5],
    [395, 195],
  ] as const) {
    const [red = 0, green, blue] = seen.pixel(x, y);
    expect([green, blue]).toEqual([red, red]);
  }
});

test('sharp raises the contrast of an edge and leaves flat areas alone', async () => {
  const light = { create: { width: 40, height: 40, channels: 3, background: '#a0a0a0' } } as const;
  const edge = sharp({ create: { width: 80, height: 40, channels: 3, background: '#606060' } })
    .composite([{ input: light, left: 40, top: 0 }])
    .png();
  const original = await route.add(await edge.toBuffer(), '80x40', 'png');
  const seen = await look(await route.fetch(`${original}?sharp=80`));
  expect(seen.pixel(39, 20)[0]).toBeLessThan(0x60);
  expect(seen.pixel(40, 20)[0]).toBeGreaterThan(0xa0);
  expect(seen.pixel(5, 20)[0]).toBe(0x60);
  expect(seen.pixel(75, 20)[0]).toBe(0xa0);
});

test('crop=entropy keeps the busiest part, wherever it is and however it is turned', async () => {
  const busy = await sharp({
    create: {
      width: 80,
      height: 100,
      channels: 3,
      background: 'red',
      noise: { type: 'gaussian', mean: 128, sigma: 80 },
    },
  })
    .png()
    .toBuffer();
  const flat = sharp({ create: { width: 400, height: 100, channels: 3, background: 'white' } });
  const original = await route.add(
    await flat
      .composite([{ input: busy, left: 300, top: 0 }])
      .png()
      .toBuffer(),
    '400x100',
    'png',
  );
  for (const query of ['w=80&h=100', 'w=100&h=80&or=90', 'w=80&h=100&or=180&flip=h']) {
    const seen = await look(await route.fetch(`${original}?${query}&fit=crop&crop=entropy`));
    const [width = 0, height = 0] = seen.size.split('x').map(Number);
    expect(query).toContain(`w=${width}&h=${height}`);
    const whites = Array.from({ length: 40 }, (_, index) => seen.pixel(20 + index, 40)).filter(
      (pixel) => pixel.every((channel) => channel === 255),
    );
    expect(whites.length).toBeLessThan(20);
  }
});

describe('transparency', () => {
  const backgrounds: [query: string, format: string, left: ColourName, right: ColourName][] = [
    ['', 'png', 'clear', 'red'],
    ['w=50', 'png', 'clear', 'red'],
    ['w=50&fm=webp', 'webp', 'clear', 'red'],
    ['w=50&fm=avif', 'avif', 'clear', 'red'],
    ['fm=jpg', 'jpeg', 'white', 'red'],
    ['fm=jpg&bg=00f', 'jpeg', 'blue', 'red'],
    ['fm=jpg&bg=80ff0000', 'jpeg', 'pink', 'red'],
    ['bg=00f', 'png', 'blue', 'red'],
    ['bg=ff00', 'png', 'red', 'red'],
    ['bg=0000ff', 'png', 'blue', 'red'],
    ['bg=80ff0000', 'png', 'half red', 'red'],
    ['bg=0f00', 'png', 'clear', 'red'],
    ['fm=webp&bg=0f0&lossless=true', 'webp', 'green', 'red'],
    ['invert=true', 'png', 'clear', 'cyan'],
  ];
  test.for(backgrounds)(
    '"%s" is %s, %s where nothing was drawn',
    async ([query, format, left, right]) => {
      const seen = await look(await route.fetch(`${halfClear}?${query}`));
      const [width = 0] = seen.size.split('x').map(Number);
      expect(seen.format).toBe(format);
      expect(seen.colour(5, 20)).toBe(left);
      expect(seen.colour(width - 5, 20)).toBe(right);
    },
  );
});

describe('formats', () => {
  const formats: [query: string, accept: string, format: string][] = [
    ['fm=jpg', '*/*', 'jpeg'],
    ['fm=pjpg', '*/*', 'jpeg'],
    ['fm=png', '*/*', 'png'],
    ['fm=webp', '*/*', 'webp'],
    ['fm=avif', '*/*', 'avif'],
    ['w=50', 'image/avif', 'png'],
    ['auto=format', 'image/avif,image/webp,*/*', 'avif'],
    ['auto=format', 'image/webp,image/*', 'webp'],
    ['auto=format', 'image/avif;q=0, image/webp;q=0.8', 'webp'],
    ['auto=format', '*/*', 'png'],
    ['auto=format', '', 'png'],
    ['auto=format&fm=jpg', '*/*', 'jpeg'],
    ['auto=format&fm=jpg', 'image/webp', 'webp'],
  ];
  test.for(formats)('"%s" with Accept "%s" answers %s', async ([query, accept, format]) => {
    const response = await route.fetch(`${quadrants}?${query}`, { headers: { accept } });
    expect(response.headers.get('content-type')).toBe(`image/${format}`);
    expect(response.headers.get('vary')).toBe(query.includes('auto') ? 'Accept' : null);
    expect((await look(response)).format).toBe(format);
  });

  test('pjpg is progressive, jpg is not', async () => {
    const metadata = async (fm: string) =>
      (await look(await route.fetch(`${quadrants}?fm=${fm}`))).metadata;
    expect((await metadata('pjpg')).isProgressive).toBe(true);
    expect((await metadata('jpg')).isProgressive).toBe(false);
  });

  test.for(['jpg', 'webp', 'avif'])('q makes a %s heavier, from 0 to 100', async (format) => {
    const noisy = await route.add(
      await sharp({
        create: {
          width: 90,
          height: 90,
          channels: 3,
          background: 'red',
          noise: { type: 'gaussian', mean: 128, sigma: 40 },
        },
      })
        .png()
        .toBuffer(),
      '90x90',
      'png',
    );
    const weights = await Promise.all(
      [0, 40, 100].map(async (q) => {
        const response = await route.fetch(`${noisy}?fm=${format}&q=${q}`);
        return Number(response.headers.get('content-length'));
      }),
    );
    expect(weights).toEqual(weights.toSorted((a, b) => a - b));
    expect(new Set(weights).size).toBe(3);
  });

  test.for(['webp', 'avif'])('lossless=true keeps every pixel of a %s', async (format) => {
    const before = await look(await route.fetch(quadrants));
    const after = await look(await route.fetch(`${quadrants}?fm=${format}&lossless=true`));
    for (const x of [198, 199, 200, 201]) expect(after.pixel(x, 99)).toEqual(before.pixel(x, 99));
  });

  test('beyond four megapixels, auto=format prefers the faster WebP', async () => {
    const response = await route.fetch(`${quadrants}?auto=format&w=3000`, {
      headers: { accept: 'image/avif,image/webp' },
    });
    expect(response.headers.get('content-type')).toBe('image/webp');
  });
});

/** Original → query → the size of the answer: ten megapixels (eight of AVIF), 8,192 pixels a side. */
const TOO_LARGE: [original: Size, query: string, size: string][] = [
  [{ width: 1000, height: 1000 }, 'w=3840', '3162x3162'],
  [{ width: 1000, height: 1000 }, 'w=3840&auto=format', '3162x3162'],
  [{ width: 4000, height: 4000 }, 'w=4000&h=4000&fit=max', '3162x3162'],
  [{ width: 4000, height: 6000 }, 'w=2600', '2581x3872'],
  [{ width: 4000, height: 6000 }, 'w=2600&fm=avif', '2309x3464'],
  [{ width: 400, height: 200 }, 'w=4000&dpr=3', '4472x2236'],
  [{ width: 400, height: 200 }, 'w=8192&h=8192&fit=crop', '3162x3162'],
  [{ width: 400, height: 200 }, 'h=8000', '4472x2236'],
  [{ width: 400, height: 200 }, 'w=100000&h=10&fit=scale', '8192x1'],
  [{ width: 400, height: 200 }, 'w=6900&pad=200', '4353x2295'],
  [{ width: 400, height: 200 }, 'rect=0,0,20,20&w=9000', '3162x3162'],
  [{ width: 400, height: 200 }, 'fit=crop&min-w=9000&min-h=9000', '4472x2236'],
];

test.for(TOO_LARGE)('%o with "%s" is as large as we make it', ([original, query, size]) => {
  const plan = parseTransformParameters(new URLSearchParams(query));
  const recipe = writeRecipe(
    plan,
    { file: '', extension: 'png', frames: 1, ...original },
    'image/webp',
  );
  const { canvas } = recipe.layout;
  expect(`${canvas.width}x${canvas.height}`).toBe(size);
});

test('more pixels than we make are a picture, scaled to what we make', {
  tags: ['slow'],
}, async () => {
  const seen = await look(
    await route.fetch(`${quadrants}?w=3840&h=3840&fit=fill&bg=fff&pad=100&fm=jpg&q=50`),
  );
  expect(seen.size).toBe('3161x3161');
  expect(seen.colour(20, 1581)).toBe('white');
  expect(seen.colour(1581, 100)).toBe('white');
  expect(seen.colour(1000, 1300)).toBe('red');
});

/** Value → the parameter the refusal names, and a part of what it says is allowed. */
const REFUSED: [query: string, parameter: string, allowed: string][] = [
  ['w=-1', 'w', 'an integer from 1 to 999999'],
  ['w=0', 'w', 'an integer from 1 to 999999'],
  ['w=abc', 'w', 'an integer from 1 to 999999'],
  ['w=', 'w', 'an integer from 1 to 999999'],
  ['w=1e3', 'w', 'an integer from 1 to 999999'],
  ['w=%2B5', 'w', 'an integer from 1 to 999999'],
  ['w=1000000', 'w', 'an integer from 1 to 999999'],
  ['w=1&w=2', 'w', 'one value only'],
  ['h=NaN', 'h', 'an integer from 1 to 999999'],
  ['max-w=0', 'max-w', 'an integer from 1 to 999999'],
  ['min-h=x', 'min-h', 'an integer from 1 to 999999'],
  ['fit=crop&min-w=200&max-w=100', 'min-w', 'at most max-w=100'],
  ['fit=bogus', 'fit', 'one of clip, crop, fill, fillmax, max, scale, min'],
  ['fit=Clip', 'fit', 'one of clip'],
  ['crop=middle', 'crop', 'center, focalpoint, entropy, or edges'],
  ['crop=top,bottom', 'crop', 'center, focalpoint, entropy, or edges'],
  ['crop=left,entropy', 'crop', 'center, focalpoint, entropy, or edges'],
  ['rect=0,0,0,10', 'rect', 'left,top,width,height'],
  ['rect=0,0,10', 'rect', 'left,top,width,height'],
  ['rect=-5,0,10,10', 'rect', 'left,top,width,height'],
  ['rect=0,0,401,200', 'rect', "inside the original's 400×200 pixels"],
  ['rect=390,0,20,20', 'rect', "inside the original's 400×200 pixels"],
  ['fp-x=1.2', 'fp-x', 'a number from 0 to 1'],
  ['fp-y=-0.1', 'fp-y', 'a number from 0 to 1'],
  ['fp-z=0.5', 'fp-z', 'a number from 1 to 100'],
  ['q=101', 'q', 'an integer from 0 to 100'],
  ['fm=bmp', 'fm', 'one of jpg, pjpg, png, webp, avif'],
  ['fm=json', 'fm', 'one of jpg'],
  ['auto=compress', 'auto', 'format'],
  ['dpr=9', 'dpr', 'a number from 1 to 3'],
  ['dpr=0.5', 'dpr', 'a number from 1 to 3'],
  ['blur=0', 'blur', 'an integer from 1 to 2000'],
  ['blur=2001', 'blur', 'an integer from 1 to 2000'],
  ['sharp=101', 'sharp', 'an integer from 0 to 100'],
  ['flip=x', 'flip', 'one of h, v, hv'],
  ['or=45', 'or', 'one of 0, 90, 180, 270'],
  ['bg=red', 'bg', 'RGB, ARGB, RRGGBB or AARRGGBB'],
  ['bg=%23fff', 'bg', 'RGB, ARGB, RRGGBB or AARRGGBB'],
  ['bg=12345', 'bg', 'RGB, ARGB, RRGGBB or AARRGGBB'],
  ['pad=-1', 'pad', 'an integer from 0 to 4096'],
  ['invert=yes', 'invert', 'one of true, false'],
  ['sat=50', 'sat', '-100'],
  ['frame=2', 'frame', '1'],
  ['lossless=1', 'lossless', 'one of true, false'],
];

test.for(REFUSED)('"%s" is refused by the name of %s', async ([query, parameter, allowed]) => {
  const response = await route.fetch(`${quadrants}?${query}`);
  expect(response.status).toBe(400);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toEqual({
    statusCode: 400,
    error: 'Bad Request',
    message: expect.stringContaining(`for parameter "${parameter}": expected`),
    parameter,
    allowed: expect.stringContaining(allowed),
  });
});
