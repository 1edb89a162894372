import type { TransformPlan } from './transform-parameters.ts';

export interface Size {
  width: number;
  height: number;
}

export interface Fitted {
  picture: Size;
  /** Size of the frame it is drawn in; larger than the picture only with `fill` and `fillmax`. */
  box: Size;
  /** Whether the image is cut to the picture's proportions instead of shown whole. */
  cuts: boolean;
}

/**
 * The size of an answer, from the size of the image and what the URL asks; undefined when it asks
 * none. `fit` decides, when both sides are given:
 *
 * - `clip` (default): the largest size inside the box, enlarging if needed
 * - `max`: the same, never enlarging
 * - `fill`: as `clip`, in a frame of exactly the box; the rest is background
 * - `fillmax`: as `max`, in a frame of exactly the box
 * - `scale`: stretched to exactly the box
 * - `crop`: exactly the box, enlarging if needed, cut as `crop` says
 * - `min`: the box's proportions, cut as `crop` says, never enlarging
 *
 * With one side the other follows, and `max`, `fillmax` and `min` do not enlarge. The limits
 * (`min-w`, `max-w`, `min-h`, `max-h`) work with `fit=crop` only: a side that is not given follows
 * the image's proportions within them, and the image is cut where they part.
 */
export function fitSize(plan: TransformPlan, image: Size): Fitted | undefined {
  const width = scaled(plan.width, plan.dpr);
  const height = scaled(plan.height, plan.dpr);
  if (plan.fit === 'crop') return fitCrop(plan, width, height, image);
  if (width === undefined && height === undefined) return undefined;

  const neverEnlarges = plan.fit === 'max' || plan.fit === 'fillmax' || plan.fit === 'min';
  const ceiling = neverEnlarges ? 1 : Number.POSITIVE_INFINITY;
  const scale = Math.min(
    (width ?? Number.POSITIVE_INFINITY) / image.width,
    (height ?? Number.POSITIVE_INFINITY) / image.height,
    ceiling,
  );
  const whole = scaleBy(image, scale);
  if (width === undefined || height === undefined) return uncut(whole);

  const box = { width, height };
  if (plan.fit === 'scale') return uncut(box);
  if (plan.fit === 'fill' || plan.fit === 'fillmax') return { picture: whole, box, cuts: false };
  if (plan.fit === 'min') {
    return cut(scaleBy(box, Math.min(1, image.width / width, image.height / height)));
  }
  return uncut(whole);
}

function fitCrop(
  plan: TransformPlan,
  width: number | undefined,
  height: number | undefined,
  image: Size,
): Fitted | undefined {
  const { least, most, dpr } = plan;
  const wide = createRange(scaled(least.width, dpr), scaled(most.width, dpr));
  const high = createRange(scaled(least.height, dpr), scaled(most.height, dpr));
  if (width === undefined && height === undefined && !wide.given && !high.given) return undefined;
  if (width !== undefined || height !== undefined) {
    const drawnWidth = width && wide.clamp(width);
    const drawnHeight = height && high.clamp(height);
    return cut({
      width: drawnWidth ?? wide.clamp(proportion(image.width, drawnHeight, image.height)),
      height: drawnHeight ?? high.clamp(proportion(image.height, drawnWidth, image.width)),
    });
  }
  const enlargement = Math.max(1, wide.least / image.width, high.least / image.height);
  const scale = Math.min(enlargement, wide.most / image.width, high.most / image.height);
  const natural = scaleBy(image, scale);
  return cut({ width: wide.clamp(natural.width), height: high.clamp(natural.height) });
}

function createRange(least = 1, most = Number.POSITIVE_INFINITY) {
  return {
    least,
    most,
    given: least > 1 || most !== Number.POSITIVE_INFINITY,
    clamp: (value: number) => Math.min(Math.max(value, least), most),
  };
}

function proportion(side: number, drawn: number | undefined, otherSide: number): number {
  return Math.max(1, Math.round((side * (drawn ?? otherSide)) / otherSide));
}

function scaled(length: number | undefined, dpr: number): number | undefined {
  return length === undefined ? undefined : Math.round(length * dpr);
}

function scaleBy({ width, height }: Size, scale: number): Size {
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

function uncut(picture: Size): Fitted {
  return { picture, box: picture, cuts: false };
}

function cut(picture: Size): Fitted {
  return { picture, box: picture, cuts: true };
}
