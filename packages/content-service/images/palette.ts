import { openImage } from './open-image.ts';

/** One colour of a palette, in the shape of the hosted service's asset documents. */
interface PaletteSwatch {
  _type: 'sanity.imagePaletteSwatch';
  /** `#rrggbb` */
  background: string;
  /** Readable text colour on it. */
  foreground: '#000' | '#fff';
  /** Share of the image's visible pixels, in percent, two decimals; 0 for a colour we derived. */
  population: number;
  /** Readable colour for large text on it (a lower contrast is enough). */
  title: '#000' | '#fff';
}

export interface Palette {
  _type: 'sanity.imagePalette';
  dominant: PaletteSwatch;
  vibrant: PaletteSwatch;
  darkVibrant: PaletteSwatch;
  lightVibrant: PaletteSwatch;
  muted: PaletteSwatch;
  darkMuted: PaletteSwatch;
  lightMuted: PaletteSwatch;
}

interface Colour {
  hue: number;
  saturation: number;
  lightness: number;
  red: number;
  green: number;
  blue: number;
  population: number;
}

interface Target {
  saturation: { least: number; ideal: number; most: number };
  lightness: { least: number; ideal: number; most: number };
}

const VIBRANT = { least: 0.35, ideal: 1, most: 1 };
const MUTED = { least: 0, ideal: 0.3, most: 0.4 };
const DARK = { least: 0, ideal: 0.26, most: 0.45 };
const NORMAL = { least: 0.3, ideal: 0.5, most: 0.7 };
const LIGHT = { least: 0.55, ideal: 0.74, most: 1 };

/** Weights of saturation, lightness and population when colours compete for a target. */
const WEIGHTS = { saturation: 3, lightness: 6.5, population: 0.5 };

/** Side of the thumbnail the palette is read from, in pixels: more only costs time. */
const THUMBNAIL_SIDE = 64;
/** The alpha below which a pixel is not seen as a colour. */
const VISIBLE_ALPHA = 125;

/**
 * The six classic swatches and the dominant one.
 *
 * A 64-pixel thumbnail is counted in 4,096 boxes (4 bits per channel), each box speaking through
 * the mean of its pixels. Every swatch then takes the free colour nearest to its target; the
 * targets and weights are those of Android's Palette, which the hosted service follows too. A
 * target nothing comes near to is derived from the dominant hue and says `population: 0`.
 *
 * Throws sharp's error when the bytes are not an image.
 */
export async function readPalette(bytes: Uint8Array): Promise<Palette> {
  const pixels = await openImage(bytes)
    // The kernel "nearest" keeps the image's own colours: the others invent new ones along every edge.
    .resize(THUMBNAIL_SIDE, THUMBNAIL_SIDE, {
      fit: 'inside',
      withoutEnlargement: true,
      kernel: 'nearest',
    })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer();
  const colours = countColours(pixels);
  const dominant = colours[0] ?? describeColour(0, 0, 0, 0);
  const taken = new Set<Colour>();
  const pick = (saturation: Target['saturation'], lightness: Target['lightness']) => {
    const colour = nearestColour(colours, taken, { saturation, lightness });
    if (!colour) return toSwatch(deriveColour(dominant, saturation.ideal, lightness.ideal));
    taken.add(colour);
    return toSwatch(colour);
  };
  return {
    _type: 'sanity.imagePalette',
    dominant: toSwatch(dominant),
    vibrant: pick(VIBRANT, NORMAL),
    lightVibrant: pick(VIBRANT, LIGHT),
    darkVibrant: pick(VIBRANT, DARK),
    muted: pick(MUTED, NORMAL),
    lightMuted: pick(MUTED, LIGHT),
    darkMuted: pick(MUTED, DARK),
  };
}

/** Colours of RGBA pixels, most frequent first; ties broken by colour so that runs agree. */
function countColours(pixels: Uint8Array): Colour[] {
  const boxes = new Map<number, { count: number; red: number; green: number; blue: number }>();
  let visible = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    if (alpha < VISIBLE_ALPHA) continue;
    visible += 1;
    const key = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4);
    const box = boxes.get(key) ?? { count: 0, red: 0, green: 0, blue: 0 };
    box.count += 1;
    box.red += red;
    box.green += green;
    box.blue += blue;
    boxes.set(key, box);
  }
  return [...boxes.entries()]
    .sort(([keyA, a], [keyB, b]) => b.count - a.count || keyA - keyB)
    .map(([, { count, red, green, blue }]) =>
      describeColour(
        Math.round(red / count),
        Math.round(green / count),
        Math.round(blue / count),
        (count / visible) * 100,
      ),
    );
}

function nearestColour(colours: Colour[], taken: Set<Colour>, target: Target): Colour | undefined {
  const mostPopular = colours[0]?.population ?? 1;
  let best: Colour | undefined;
  let bestScore = 0;
  for (const colour of colours) {
    if (taken.has(colour) || !isWithin(colour, target)) continue;
    const score =
      WEIGHTS.saturation * (1 - Math.abs(colour.saturation - target.saturation.ideal)) +
      WEIGHTS.lightness * (1 - Math.abs(colour.lightness - target.lightness.ideal)) +
      WEIGHTS.population * (colour.population / mostPopular);
    if (score > bestScore) {
      best = colour;
      bestScore = score;
    }
  }
  return best;
}

function isWithin({ saturation, lightness }: Colour, target: Target): boolean {
  return (
    saturation >= target.saturation.least &&
    saturation <= target.saturation.most &&
    lightness >= target.lightness.least &&
    lightness <= target.lightness.most
  );
}

function toSwatch({ red, green, blue, population }: Colour): PaletteSwatch {
  const brightness = (red * 299 + green * 587 + blue * 114) / 1000; // luma of YIQ
  return {
    _type: 'sanity.imagePaletteSwatch',
    background: `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`,
    foreground: brightness < 150 ? '#fff' : '#000',
    population: Math.round(population * 100) / 100,
    title: brightness < 200 ? '#fff' : '#000',
  };
}

function describeColour(red: number, green: number, blue: number, population: number): Colour {
  const most = Math.max(red, green, blue) / 255;
  const least = Math.min(red, green, blue) / 255;
  const spread = most - least;
  const lightness = (most + least) / 2;
  const saturation = spread === 0 ? 0 : spread / (1 - Math.abs(2 * lightness - 1));
  const scaled = spread * 255;
  let hue = 0;
  if (spread > 0 && most === red / 255) hue = ((green - blue) / scaled + 6) % 6;
  else if (spread > 0 && most === green / 255) hue = (blue - red) / scaled + 2;
  else if (spread > 0) hue = (red - green) / scaled + 4;
  return { hue: hue * 60, saturation, lightness, red, green, blue, population };
}

/** The hue of `from` at another saturation and lightness; a grey stays grey. */
function deriveColour(from: Colour, saturation: number, lightness: number): Colour {
  const chroma = from.saturation === 0 ? 0 : saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const position = (offset + from.hue / 30) % 12;
    const value = lightness - chroma * Math.max(-1, Math.min(position - 3, 9 - position, 1));
    return Math.round(value * 255);
  };
  return describeColour(channel(0), channel(8), channel(4), 0);
}
