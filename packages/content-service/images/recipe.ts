import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { canMove, MAX_MOVING_PIXELS } from './animation-limits.ts';
import type { Size } from './fit-size.ts';
import type { ImageExtension } from './image-formats.ts';
import { type Layout, layOut } from './layout.ts';
import {
  type Colour,
  parseTransformParameters,
  type TransformPlan,
} from './transform-parameters.ts';

export type OutputFormat = 'jpg' | 'pjpg' | 'png' | 'webp' | 'avif' | 'gif';

/** The parameters that decide the bytes of an answer, all and nothing else. */
export interface Recipe {
  layout: Layout;
  blur: number;
  sharpen: number;
  invert: boolean;
  greyscale: boolean;
  background?: Colour;
  format: OutputFormat;
  /** 0–100 on JPEG's scale; undefined where the format has no quality. */
  quality?: number;
  lossless: boolean;
  /** How many it has, of an answer that moves. */
  frames?: number;
}

export interface Original {
  file: string;
  width: number;
  height: number;
  extension: ImageExtension;
  /** How many its file has; one of a still. */
  frames: number;
}

/** The hosted service's default for JPEG and WebP. */
const DEFAULT_QUALITY = 75;
/** The quality of an original that is only re-encoded: its loss must not be seen. */
const UNTOUCHED_QUALITY = 92;

/** The largest AVIF `auto=format` chooses, in pixels, about two seconds of work. Beyond, WebP. */
const MAX_AUTO_AVIF_PIXELS = 4_000_000;
/** The largest AVIF there is: its encoder cannot be stopped once begun, and takes 4 to 7 seconds here. */
const MAX_AVIF_PIXELS = 8_000_000;

/** The version of the pipeline, changed when a recipe gives other bytes: with sharp's and with ours. */
export const PIPELINE_VERSION = 'sharp 0.35.5, 2';

/**
 * Writes down what a plan makes of an original. Throws `InvalidParameterError` as `layOut`.
 *
 * @param accept the `Accept` header of the request, which `auto=format` chooses by
 */
export function writeRecipe(plan: TransformPlan, original: Original, accept: string): Recipe {
  const moving = chooseMovingFormat(plan, original, accept);
  const largest = layOut(plan, original, moving && MAX_MOVING_PIXELS[moving] / original.frames);
  const format = moving ?? chooseFormat(plan, original, largest.canvas, accept);
  const layout = format === 'avif' ? layOut(plan, original, MAX_AVIF_PIXELS) : largest;
  const lossless = plan.lossless && (format === 'webp' || format === 'avif');
  const hasQuality = format !== 'png' && format !== 'gif' && !lossless;
  const fallback = asksNothing(plan, original) ? UNTOUCHED_QUALITY : DEFAULT_QUALITY;
  return {
    layout,
    blur: plan.blur,
    sharpen: plan.sharpen,
    invert: plan.invert,
    greyscale: plan.greyscale,
    background: plan.background,
    format,
    quality: hasQuality ? (plan.quality ?? fallback) : undefined,
    lossless,
    ...(moving && { frames: original.frames }),
  };
}

/** The name of a recipe's result: two URLs that give the same bytes share it. */
export function recipeKey(recipe: Recipe, original: Original): string {
  const parts = [PIPELINE_VERSION, original.file, recipe];
  return createHash('sha1').update(JSON.stringify(parts)).digest('hex');
}

/** Whether the answer is the original itself: no change requested, in a format it already has. */
export function keepsOriginal(plan: TransformPlan, recipe: Recipe, original: Original): boolean {
  return recipe.format === original.extension && asksNothing(plan, original);
}

/** Whether a plan asks for nothing, but what changes nothing by itself, or is no business of the pixels. */
function asksNothing(plan: TransformPlan, { frames }: Original): boolean {
  const { fit, anchor, dpr, format, autoFormat, download } = NO_PLAN;
  const firstFrame = plan.firstFrame && frames > 1;
  const effectivePlan = { ...plan, fit, anchor, dpr, format, autoFormat, download, firstFrame };
  return isDeepStrictEqual(effectivePlan, NO_PLAN);
}

const NO_PLAN = parseTransformParameters(new URLSearchParams());

/**
 * Chooses the format of an answer that moves, as its original does: `auto=format` takes WebP when it is named, else `fm`,
 * else the original's. Undefined for a still: one frame is asked for, there is but one, there are too many, or the format
 * asked for has none.
 */
function chooseMovingFormat(
  plan: TransformPlan,
  original: Original,
  accept: string,
): 'gif' | 'webp' | undefined {
  const { extension, frames } = original;
  if (plan.firstFrame || !canMove(original, frames)) return undefined;
  if (plan.autoFormat && accepts(accept, 'image/webp')) return 'webp';
  const format = plan.format ?? extension;
  return format === 'gif' || format === 'webp' ? format : undefined;
}

/** Chooses the format: `auto=format` takes AVIF, then WebP, when named; else `fm`; else the original's, for TIFF PNG. */
function chooseFormat(
  plan: TransformPlan,
  original: Original,
  size: Size,
  accept: string,
): OutputFormat {
  const pixels = size.width * size.height;
  if (plan.autoFormat && pixels <= MAX_AUTO_AVIF_PIXELS && accepts(accept, 'image/avif')) {
    return 'avif';
  }
  if (plan.autoFormat && accepts(accept, 'image/webp')) return 'webp';
  if (plan.format) return plan.format;
  const own = original.extension;
  if (own === 'avif' && pixels > MAX_AVIF_PIXELS) return 'webp';
  return own === 'tif' || own === 'svg' ? 'png' : own;
}

/** Returns the `Accept` header without AVIF, so that the image is encoded in a fifth of the time. */
export function withoutAvif(accept: string): string {
  const ranges = accept.split(',');
  return ranges.filter((range) => !range.toLowerCase().includes('image/avif')).join();
}

function accepts(accept: string, mimeType: string): boolean {
  return accept.split(',').some((range) => {
    const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    return type === mimeType && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}
