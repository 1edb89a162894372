import { hexOf, oklch } from '../zellige/oklch.ts';
import { luminance } from './contrast.ts';

/** Halvings of the way between black and white: the last is below one step of a channel. */
const HALVINGS = 12;

/**
 * A tint in another colour: its luminance, hence its contrast with anything, stays; the hue becomes the colour's, and the
 * chroma is less by as much as the colour's own is than another's.
 *
 * @param tint `#RRGGBB`, as the others
 */
export function tintedAs(tint: string, { color, than }: { color: string; than: string }): string {
  const { chroma, hue } = oklch(color);
  // A grey keeps its low chroma when it follows a vivid colour.
  const share = Math.min(1, chroma / oklch(than).chroma);
  const wanted = luminance(tint);
  const at = (light: number) => hexOf({ light, chroma: oklch(tint).chroma * share, hue });
  let [least, most] = [0, 1];
  for (let step = 0; step < HALVINGS; step += 1) {
    const middle = (least + most) / 2;
    if (luminance(at(middle)) < wanted) least = middle;
    else most = middle;
  }
  const [below, above] = [at(least), at(most)];
  return wanted - luminance(below) < luminance(above) - wanted ? below : above;
}
