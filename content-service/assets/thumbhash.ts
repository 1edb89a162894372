import type { Pixels } from './placeholder-pixels.ts';

interface Channel {
  mean: number;
  scale: number;
  /** Each wave's share of the strongest, 0 to 1. */
  waves: number[];
}

/**
 * An image as some twenty-five bytes in base64, in the ThumbHash format: brightness in up to seven
 * waves, two colour differences in three, and transparency in five when there is any.
 */
export function thumbhash({ width, height, rgba }: Pixels): string {
  const { light, yellow, red, alpha, hasAlpha } = splitChannels(rgba);
  const most = hasAlpha ? 5 : 7;
  const longer = Math.max(width, height);
  const columns = Math.max(1, Math.round((most * width) / longer));
  const rows = Math.max(1, Math.round((most * height) / longer));
  const size = { width, height };
  const l = encodeChannel(light, size, Math.max(3, columns), Math.max(3, rows));
  const p = encodeChannel(yellow, size, 3, 3);
  const q = encodeChannel(red, size, 3, 3);
  const a = hasAlpha ? encodeChannel(alpha, size, 5, 5) : undefined;

  const isLandscape = width > height;
  const means =
    Math.round(63 * l.mean) |
    (Math.round(31.5 + 31.5 * p.mean) << 6) |
    (Math.round(31.5 + 31.5 * q.mean) << 12) |
    (Math.round(31 * l.scale) << 18) |
    (Number(hasAlpha) << 23);
  const scales =
    (isLandscape ? rows : columns) |
    (Math.round(63 * p.scale) << 3) |
    (Math.round(63 * q.scale) << 9) |
    (Number(isLandscape) << 15);
  const head = [means & 255, (means >> 8) & 255, means >> 16, scales & 255, scales >> 8];
  if (a) head.push(Math.round(15 * a.mean) | (Math.round(15 * a.scale) << 4));

  const halves = [l, p, q, ...(a ? [a] : [])].flatMap(({ waves }) =>
    waves.map((share) => Math.round(15 * share)),
  );
  const tail = Array.from({ length: Math.ceil(halves.length / 2) }, (_, index) => {
    const [low = 0, high = 0] = halves.slice(index * 2, index * 2 + 2);
    return low | (high << 4);
  });
  return Buffer.from([...head, ...tail]).toString('base64');
}

/** Brightness, yellow against blue, red against green; where the image lets through, its mean colour. */
function splitChannels(rgba: Uint8Array) {
  const pixels = Array.from({ length: rgba.length / 4 }, (_, index) => {
    const [red = 0, green = 0, blue = 0, alpha = 0] = rgba.subarray(index * 4, index * 4 + 4);
    return { red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha / 255 };
  });
  const opacity = pixels.reduce((sum, { alpha }) => sum + alpha, 0);
  const mean = (of: 'red' | 'green' | 'blue') =>
    opacity === 0 ? 0 : pixels.reduce((sum, pixel) => sum + pixel[of] * pixel.alpha, 0) / opacity;
  const [meanRed, meanGreen, meanBlue] = [mean('red'), mean('green'), mean('blue')];
  const shown = pixels.map(({ red, green, blue, alpha }) => ({
    red: meanRed * (1 - alpha) + red * alpha,
    green: meanGreen * (1 - alpha) + green * alpha,
    blue: meanBlue * (1 - alpha) + blue * alpha,
  }));
  return {
    light: shown.map(({ red, green, blue }) => (red + green + blue) / 3),
    yellow: shown.map(({ red, green, blue }) => (red + green) / 2 - blue),
    red: shown.map(({ red, green }) => red - green),
    alpha: pixels.map(({ alpha }) => alpha),
    hasAlpha: opacity < pixels.length,
  };
}

/** The waves of a cosine transform, of which only the triangle of the lower ones is kept. */
function encodeChannel(
  channel: readonly number[],
  { width, height }: { width: number; height: number },
  columns: number,
  rows: number,
): Channel {
  let mean = 0;
  const waves: number[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column * rows < columns * (rows - row); column += 1) {
      let sum = 0;
      for (let y = 0; y < height; y += 1) {
        const vertical = Math.cos((Math.PI / height) * row * (y + 0.5));
        for (let x = 0; x < width; x += 1) {
          const horizontal = Math.cos((Math.PI / width) * column * (x + 0.5));
          sum += (channel[x + y * width] ?? 0) * horizontal * vertical;
        }
      }
      if (row === 0 && column === 0) mean = sum / (width * height);
      else waves.push(sum / (width * height));
    }
  }
  const scale = Math.max(0, ...waves.map(Math.abs));
  return {
    mean,
    scale,
    waves: waves.map((wave) => (scale === 0 ? 0 : 0.5 + (0.5 * wave) / scale)),
  };
}
