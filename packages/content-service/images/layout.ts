import { fitSize, type Size } from './fit-size.ts';
import {
  type Anchor,
  InvalidParameterError,
  MAX_OUTPUT_SIDE,
  type Rectangle,
  type TransformPlan,
} from './transform-parameters.ts';

/**
 * The most pixels in an answer: 3840×2560, the widest candidate that image components of web frameworks
 * ask for; our own pages ask for 2560×1440 at most. Uncompressed it takes 40 MB, several times over
 * while it is made: at 24 megapixels strangers held the site's process at 1.4 GB.
 */
const MAX_OUTPUT_PIXELS = 10_000_000;

/** The source of every pixel of an answer, in whole pixels. */
export interface Layout {
  /** The part of the upright original that is used. */
  region: Rectangle;
  orientation: TransformPlan['orientation'];
  flip: TransformPlan['flip'];
  /** Size of that part once turned and scaled. */
  picture: Size;
  /** Whether the picture must still be cut from `region` where it is busiest. */
  byEntropy: boolean;
  /** The answer's size, and where the picture sits in it; the rest is background. */
  canvas: Rectangle;
}

/**
 * Lays a plan out on an original of this size (after EXIF orientation).
 *
 * In this order: `rect` cuts the original, `or` turns what is left clockwise, `flip` mirrors it;
 * size, `fit` and focal point are about the result, as a visitor sees it. `pad` comes on top of
 * that size, on each side. `dpr` multiplies every length asked for. Whatever is beyond our limits is
 * brought inside them as a whole, its proportions and its padding kept: who asks for more pixels than
 * we make is sent as many as there are.
 *
 * Throws `InvalidParameterError` for a `rect` that leaves the original.
 *
 * @param maxPixels the most pixels of the answer
 */
export function layOut(
  plan: TransformPlan,
  original: Size,
  maxPixels: number = MAX_OUTPUT_PIXELS,
): Layout {
  const rect = cutRectangle(plan, original);
  const turned = isSideways(plan) ? { width: rect.height, height: rect.width } : rect;
  const { picture, box, pad, cuts } = withinLimits(plan, turned, maxPixels);
  const canvas = {
    width: box.width + 2 * pad,
    height: box.height + 2 * pad,
    left: pad + Math.floor((box.width - picture.width) / 2),
    top: pad + Math.floor((box.height - picture.height) / 2),
  };
  const window =
    cuts && plan.anchor.at !== 'entropy'
      ? cutWindow(turned, picture, plan.anchor)
      : { left: 0, top: 0, width: turned.width, height: turned.height };
  const region = turnBack(window, turned, plan);
  return {
    region: { ...region, left: rect.left + region.left, top: rect.top + region.top },
    orientation: plan.orientation,
    flip: plan.flip,
    picture,
    byEntropy: cuts && plan.anchor.at === 'entropy',
    canvas,
  };
}

function cutRectangle({ rect }: TransformPlan, original: Size): Rectangle {
  if (!rect) return { left: 0, top: 0, width: original.width, height: original.height };
  const { left, top, width, height } = rect;
  if (left + width > original.width || top + height > original.height) {
    throw new InvalidParameterError(
      'rect',
      [left, top, width, height].join(','),
      `a rectangle inside the original's ${original.width}×${original.height} pixels`,
    );
  }
  return rect;
}

/** Returns the picture's size and its padding, all scaled by one factor where they exceed the limits. */
function withinLimits(plan: TransformPlan, turned: Size, maxPixels: number) {
  const { picture, box, cuts } = fitSize(plan, turned) ?? {
    picture: turned,
    box: turned,
    cuts: false,
  };
  const pad = Math.round(plan.pad * plan.dpr);
  const whole = { width: box.width + 2 * pad, height: box.height + 2 * pad };
  const scale = Math.min(
    1,
    MAX_OUTPUT_SIDE / Math.max(whole.width, whole.height),
    Math.sqrt(maxPixels / (whole.width * whole.height)),
  );
  const scaled = ({ width, height }: Size) => ({
    width: Math.max(1, Math.floor(width * scale)),
    height: Math.max(1, Math.floor(height * scale)),
  });
  return { picture: scaled(picture), box: scaled(box), pad: Math.floor(pad * scale), cuts };
}

/** The largest window of the wanted proportions, held to the anchor. */
function cutWindow(source: Size, wanted: Size, anchor: Exclude<Anchor, { at: 'entropy' }>) {
  const zoom = anchor.at === 'focalpoint' ? anchor.zoom : 1;
  const scale = Math.min(source.width / wanted.width, source.height / wanted.height) / zoom;
  const width = Math.max(1, Math.round(wanted.width * scale));
  const height = Math.max(1, Math.round(wanted.height * scale));
  const free = { x: source.width - width, y: source.height - height };
  if (anchor.at === 'edges') {
    const shares = { left: 0, top: 0, center: 0.5, right: 1, bottom: 1 };
    return {
      left: Math.round(free.x * shares[anchor.x]),
      top: Math.round(free.y * shares[anchor.y]),
      width,
      height,
    };
  }
  const left = Math.round(anchor.x * source.width - width / 2);
  const top = Math.round(anchor.y * source.height - height / 2);
  return {
    left: Math.min(Math.max(0, left), free.x),
    top: Math.min(Math.max(0, top), free.y),
    width,
    height,
  };
}

/** Returns a window of a turned and then mirrored image in the coordinates it had before. */
export function turnBack(
  window: Rectangle,
  turned: Size,
  plan: Pick<TransformPlan, 'orientation' | 'flip'>,
): Rectangle {
  const { width, height } = window;
  const left = plan.flip.horizontal ? turned.width - window.left - width : window.left;
  const top = plan.flip.vertical ? turned.height - window.top - height : window.top;
  const right = turned.width - left - width;
  const bottom = turned.height - top - height;
  if (plan.orientation === 90) return { left: top, top: right, width: height, height: width };
  if (plan.orientation === 180) return { left: right, top: bottom, width, height };
  if (plan.orientation === 270) return { left: bottom, top: left, width: height, height: width };
  return { left, top, width, height };
}

function isSideways({ orientation }: TransformPlan): boolean {
  return orientation === 90 || orientation === 270;
}
