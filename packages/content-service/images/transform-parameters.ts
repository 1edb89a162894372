/** The largest side we answer, in pixels: the ceiling of the hosted service's image pipeline. */
export const MAX_OUTPUT_SIDE = 8192;
/** The largest side that may be requested, in pixels; the result is scaled down to our own limit. */
const MAX_ASKED_SIDE = 999_999;

const FIT_MODES = ['clip', 'crop', 'fill', 'fillmax', 'max', 'scale', 'min'] as const;
/** The modes that fit an image to the requested size: see `fit-size.ts`. */
type FitMode = (typeof FIT_MODES)[number];

/** The part that survives when `fit=crop` or `fit=min` must cut. */
export type Anchor =
  | { at: 'edges'; x: 'left' | 'center' | 'right'; y: 'top' | 'center' | 'bottom' }
  /** x and y in fractions of the image; zoom ≥ 1 narrows the part around them. */
  | { at: 'focalpoint'; x: number; y: number; zoom: number }
  | { at: 'entropy' };

export interface Rectangle {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Colour {
  red: number;
  green: number;
  blue: number;
  /** 0 transparent to 1 opaque. */
  alpha: number;
}

/** The transformation a URL requests, checked and in our words; sizes still to be multiplied by `dpr`. */
export interface TransformPlan {
  rect?: Rectangle;
  /** Clockwise, in degrees. */
  orientation: 0 | 90 | 180 | 270;
  flip: { horizontal: boolean; vertical: boolean };
  width?: number;
  height?: number;
  least: { width?: number; height?: number };
  most: { width?: number; height?: number };
  fit: FitMode;
  anchor: Anchor;
  dpr: number;
  pad: number;
  background?: Colour;
  blur: number;
  sharpen: number;
  invert: boolean;
  greyscale: boolean;
  format?: 'jpg' | 'pjpg' | 'png' | 'webp' | 'avif';
  /** `auto=format`: the best format the browser accepts, before `format`. */
  autoFormat: boolean;
  quality?: number;
  lossless: boolean;
  /** `frame=1` of an animated original. */
  firstFrame: boolean;
  /** Answer as a download, under this name; empty: under the asset's own. */
  download?: string;
}

/** A parameter whose value cannot be honoured; becomes a 400 that says what can. */
export class InvalidParameterError extends Error {
  override readonly name = 'InvalidParameterError';
  readonly parameter: string;
  readonly allowed: string;

  constructor(parameter: string, value: string, allowed: string) {
    const excerpt = value.length > 60 ? `${value.slice(0, 60)}…` : value;
    super(`Invalid value "${excerpt}" for parameter "${parameter}": expected ${allowed}`);
    this.parameter = parameter;
    this.allowed = allowed;
  }
}

/**
 * Reads the image URL grammar of the hosted service (https://www.sanity.io/docs/image-urls).
 *
 * Everything it documents but `fm=json` and `cs` (`dlRaw` is no transformation: `image-route.ts`); beyond it, `fm=avif`,
 * `fp-z` (zoom, as in the imgix grammar it descends from) and `lossless`. Decimal sizes are rounded: builders compute
 * them. Parameters we do not know are ignored, as hosted, so that links carrying tracking tags work; they never reach
 * the cache key. A known one given twice or empty is refused.
 *
 * Throws `InvalidParameterError`.
 */
export function parseTransformParameters(query: URLSearchParams): TransformPlan {
  const read = new ParameterReader(query);
  return {
    rect: readRectangle(read),
    orientation: read.oneOf('or', ORIENTATIONS) ?? 0,
    flip: readFlip(read),
    width: read.pixels('w'),
    height: read.pixels('h'),
    ...readLimits(read),
    fit: read.oneOf('fit', FIT_MODES) ?? 'clip',
    anchor: readAnchor(read),
    dpr: read.number('dpr', 1, 3) ?? 1,
    pad: read.integer('pad', 0, MAX_OUTPUT_SIDE / 2) ?? 0,
    background: readColour(read),
    blur: read.integer('blur', 1, 2000) ?? 0,
    sharpen: read.integer('sharp', 0, 100) ?? 0,
    invert: read.flag('invert'),
    greyscale: read.oneOf('sat', [-100] as const) === -100,
    format: read.oneOf('fm', ['jpg', 'pjpg', 'png', 'webp', 'avif'] as const),
    autoFormat: read.oneOf('auto', ['format'] as const) === 'format',
    quality: read.integer('q', 0, 100),
    lossless: read.flag('lossless'),
    firstFrame: read.oneOf('frame', [1] as const) === 1,
    download: readDownload(query),
  };
}

const ORIENTATIONS = [0, 90, 180, 270] as const;

class ParameterReader {
  readonly #query: URLSearchParams;

  constructor(query: URLSearchParams) {
    this.#query = query;
  }

  text(name: string, allowed: string): string | undefined {
    const [value, second] = this.#query.getAll(name);
    if (second !== undefined) throw new InvalidParameterError(name, second, 'one value only');
    if (value === '') throw new InvalidParameterError(name, value, allowed);
    return value;
  }

  number(name: string, least: number, most: number, kind = 'a number'): number | undefined {
    const allowed = `${kind} from ${least} to ${most}`;
    const text = this.text(name, allowed);
    if (text === undefined) return undefined;
    const value = /^\d{1,9}(\.\d{1,20})?$/.test(text) ? Number(text) : Number.NaN;
    if (!(value >= least && value <= most)) throw new InvalidParameterError(name, text, allowed);
    return value;
  }

  integer(name: string, least: number, most: number): number | undefined {
    const value = this.number(name, least, most, 'an integer');
    return value === undefined ? undefined : Math.round(value);
  }

  pixels(name: string): number | undefined {
    return this.integer(name, 1, MAX_ASKED_SIDE);
  }

  oneOf<const Value extends string | number>(
    name: string,
    values: readonly Value[],
  ): Value | undefined {
    const allowed = values.length > 1 ? `one of ${values.join(', ')}` : `${values[0]}`;
    const text = this.text(name, allowed);
    if (text === undefined) return undefined;
    const match = values.find((value) => String(value) === text);
    if (match === undefined) throw new InvalidParameterError(name, text, allowed);
    return match;
  }

  flag(name: string): boolean {
    return this.oneOf(name, ['true', 'false']) === 'true';
  }
}

function readRectangle(read: ParameterReader): Rectangle | undefined {
  const allowed = 'left,top,width,height in pixels of the original';
  const text = read.text('rect', allowed);
  if (text === undefined) return undefined;
  const numbers = /^\d{1,6}(\.\d{1,20})?(,\d{1,6}(\.\d{1,20})?){3}$/.test(text)
    ? text.split(',').map((part) => Math.round(Number(part)))
    : [];
  const [left, top, width, height] = numbers;
  if (left === undefined || top === undefined || !width || !height) {
    throw new InvalidParameterError('rect', text, allowed);
  }
  return { left, top, width, height };
}

function readFlip(read: ParameterReader): TransformPlan['flip'] {
  const flip = read.oneOf('flip', ['h', 'v', 'hv']) ?? '';
  return { horizontal: flip.includes('h'), vertical: flip.includes('v') };
}

function readLimits(read: ParameterReader): Pick<TransformPlan, 'least' | 'most'> {
  const least = { width: read.pixels('min-w'), height: read.pixels('min-h') };
  const most = { width: read.pixels('max-w'), height: read.pixels('max-h') };
  for (const [side, letter] of [['width', 'w'] as const, ['height', 'h'] as const]) {
    const [low, high] = [least[side], most[side]];
    if (low !== undefined && high !== undefined && low > high) {
      throw new InvalidParameterError(`min-${letter}`, `${low}`, `at most max-${letter}=${high}`);
    }
  }
  return { least, most };
}

/** `fp-x` or `fp-y` without `crop` mean the focal point: that is all the URL builder's `focalPoint()` writes. */
function readAnchor(read: ParameterReader): Anchor {
  const x = read.number('fp-x', 0, 1);
  const y = read.number('fp-y', 0, 1);
  const zoom = read.number('fp-z', 1, 100) ?? 1;
  const allowed = 'center, focalpoint, entropy, or edges such as top, left or top,left';
  const text = read.text('crop', allowed);
  const pointed = x !== undefined || y !== undefined;
  if (text === 'focalpoint' || (text === undefined && pointed)) {
    return { at: 'focalpoint', x: x ?? 0.5, y: y ?? 0.5, zoom };
  }
  if (text === 'entropy') return { at: 'entropy' };
  const anchor: Anchor = { at: 'edges', x: 'center', y: 'center' };
  if (text === undefined || text === 'center') return anchor;
  for (const edge of text.split(',')) {
    if ((edge === 'left' || edge === 'right') && anchor.x === 'center') anchor.x = edge;
    else if ((edge === 'top' || edge === 'bottom') && anchor.y === 'center') anchor.y = edge;
    else throw new InvalidParameterError('crop', text, allowed);
  }
  return anchor;
}

/** Reads a colour; alpha comes first in the hosted grammar: RGB, ARGB, RRGGBB, AARRGGBB. */
function readColour(read: ParameterReader): Colour | undefined {
  const allowed = 'a hexadecimal colour: RGB, ARGB, RRGGBB or AARRGGBB';
  const text = read.text('bg', allowed);
  if (text === undefined) return undefined;
  if (!/^([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(text)) {
    throw new InvalidParameterError('bg', text, allowed);
  }
  const long = text.length < 6 ? text.replace(/./g, '$&$&') : text;
  const [alpha, red, green, blue] = Buffer.from(long.padStart(8, 'f'), 'hex');
  return { red: red ?? 0, green: green ?? 0, blue: blue ?? 0, alpha: (alpha ?? 255) / 255 };
}

/** Reads the name of a download; `dl=`, `dl` and the builder's `dl=true` keep the asset's own. */
function readDownload(query: URLSearchParams): string | undefined {
  const name = query.get('dl') ?? undefined;
  return name === 'true' ? '' : name;
}
