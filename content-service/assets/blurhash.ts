import type { Pixels } from './placeholder-pixels.ts';

/** Waves along the longer and the shorter side: the hosted service's, good for 20 pixels. */
const COMPONENTS = { longer: 4, shorter: 3 };

const DIGITS =
  '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz#$%*+,-.:;=?@[]^_{|}~';

type Colour = readonly [red: number, green: number, blue: number];

/**
 * An image as thirty characters, in the BlurHash format (version 1): the mean colour, then a few
 * waves in each direction, quantised. Transparency is ignored, as the format does.
 */
export function blurhash({ width, height, rgba }: Pixels): string {
  const [columns, rows] =
    width >= height
      ? [COMPONENTS.longer, COMPONENTS.shorter]
      : [COMPONENTS.shorter, COMPONENTS.longer];
  const linear = Float64Array.from(rgba, toLinear);
  const waves: Colour[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      waves.push(wave({ width, height, linear }, column, row));
    }
  }
  const [mean = [0, 0, 0], ...rest] = waves;
  const largest = Math.max(...rest.flat().map(Math.abs));
  const scale = Math.max(0, Math.min(82, Math.floor(largest * 166 - 0.5)));
  return [
    digits(columns - 1 + (rows - 1) * 9, 1),
    digits(scale, 1),
    digits(inBase(256, mean.map(toDisplay)), 4),
    ...rest.map((colour) =>
      digits(
        inBase(
          19,
          colour.map((value) => quantise(value / ((scale + 1) / 166))),
        ),
        2,
      ),
    ),
  ].join('');
}

function wave(
  { width, height, linear }: { width: number; height: number; linear: Float64Array },
  column: number,
  row: number,
): Colour {
  const sum = [0, 0, 0] satisfies number[];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const basis =
        Math.cos((Math.PI * column * x) / width) * Math.cos((Math.PI * row * y) / height);
      const at = (y * width + x) * 4;
      for (const channel of [0, 1, 2] as const) {
        sum[channel] = (sum[channel] ?? 0) + basis * (linear[at + channel] ?? 0);
      }
    }
  }
  const share = (column === 0 && row === 0 ? 1 : 2) / (width * height);
  const [red = 0, green = 0, blue = 0] = sum;
  return [red * share, green * share, blue * share];
}

function toLinear(value: number): number {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function toDisplay(value: number): number {
  const share = Math.max(0, Math.min(1, value));
  const shown = share <= 0.0031308 ? share * 12.92 : 1.055 * share ** (1 / 2.4) - 0.055;
  return Math.trunc(shown * 255 + 0.5);
}

/** -1 to 1 as 0 to 18, finer around the middle. */
function quantise(value: number): number {
  const root = Math.sign(value) * Math.sqrt(Math.abs(value));
  return Math.max(0, Math.min(18, Math.floor(root * 9 + 9.5)));
}

function inBase(base: number, parts: readonly number[]): number {
  return parts.reduce((sum, part) => sum * base + part, 0);
}

function digits(value: number, length: number): string {
  return Array.from({ length }, (_, index) => {
    const place = 83 ** (length - 1 - index);
    return DIGITS[Math.floor(value / place) % 83];
  }).join('');
}
