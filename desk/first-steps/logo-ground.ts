/** Finds the background of a logo and removes it: it would be a rectangle on every coloured part of the site. */

/** A bitmap in the format of a canvas: red, green, blue and alpha of each pixel, rows from the top. */
export type Bitmap = { width: number; height: number; data: Uint8ClampedArray<ArrayBuffer> };

type Color = readonly [red: number, green: number, blue: number];

/** The background of a logo. `none`: it is transparent. `plain`: it has one colour. `mixed`: it is a picture. */
export type Ground = { kind: 'none' } | { kind: 'plain'; color: Color } | { kind: 'mixed' };

/** The alpha from which a pixel looks opaque. */
const OPAQUE = 250;

/** The share of transparent edge pixels from which a logo has no ground: a logo may touch the edge in places. */
const OPEN_EDGE = 0.02;

/** The share of edge pixels in one colour from which a ground is plain: the rest is the logo itself. */
const PLAIN_EDGE = 0.85;

/** The distance up to which two colours count as one, blurred by JPEG, of 255 levels per channel. */
const SAME = 18;

/** The distance from which a colour contains nothing of the ground: between both is the soft edge of a letter. */
const APART = 110;

/** Finds the ground of a logo by its outermost pixels. */
export function groundOf(bitmap: Bitmap): Ground {
  const edge = edgeOf(bitmap);
  const open = edge.filter((at) => alphaAt(bitmap, at) < OPAQUE).length;
  if (open > OPEN_EDGE * edge.length) return { kind: 'none' };
  const color = middleColor(edge.map((at) => colorAt(bitmap, at)));
  const like = edge.filter((at) => distance(colorAt(bitmap, at), color) <= SAME).length;
  return like >= PLAIN_EDGE * edge.length ? { kind: 'plain', color } : { kind: 'mixed' };
}

/** Returns the picture without a colour, also inside letters. On that colour it looks the same as before. */
export function withoutGround({ width, height, data }: Bitmap, ground: Color): Bitmap {
  const bitmap = { width, height, data: data.slice() };
  for (let at = 0; at < data.length; at += 4) {
    const color = colorAt(bitmap, at);
    const share = Math.min(1, Math.max(0, (distance(color, ground) - SAME) / (APART - SAME)));
    color.forEach((level, channel) => {
      const under = ground[channel] ?? 0;
      // The typed array clamps levels to 0–255.
      bitmap.data[at + channel] = share === 0 ? level : under + (level - under) / share;
    });
    bitmap.data[at + 3] = alphaAt(bitmap, at) * share;
  }
  return bitmap;
}

/** The places in the data where the pixels of the edge begin, each once. */
function edgeOf({ width, height }: Bitmap): number[] {
  const edge: number[] = [];
  for (let y = 0; y < height; y += 1) {
    const isEnd = y === 0 || y === height - 1;
    for (let x = 0; x < width; x += isEnd ? 1 : Math.max(1, width - 1)) {
      edge.push((y * width + x) * 4);
    }
  }
  return edge;
}

function alphaAt({ data }: Bitmap, at: number): number {
  return data[at + 3] ?? 0;
}

function colorAt({ data }: Bitmap, at: number): Color {
  return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
}

/** Returns the median of each channel, which a logo that touches the edge in places does not change. */
function middleColor(colors: readonly Color[]): Color {
  const middle = (channel: 0 | 1 | 2) =>
    colors.map((color) => color[channel]).toSorted((a, b) => a - b)[colors.length >> 1] ?? 0;
  return [middle(0), middle(1), middle(2)];
}

function distance(a: Color, b: Color): number {
  return Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]), Math.abs(a[2] - b[2]));
}
