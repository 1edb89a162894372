import { hexOf, oklch } from '../zellige/oklch.ts';

type Relation = {
  /** Two colours of the default palette, `#RRGGBB`: the second is what it is by the first. */
  base: string;
  related: string;
  /** Which lightness is kept: the difference from the base's, or the colour's own. */
  keeps: 'distance' | 'lightness';
};

/**
 * The colour that is to `color` what the default palette's related colour is to its base: as far away in hue, as much
 * more or less colourful. A grey has grey relations.
 *
 * @returns `#RRGGBB`; the default palette's own colour where `color` is its own
 */
export function relatedColor(color: string, { base, related, keeps }: Relation): string {
  if (color === base) return related;
  const [given, from, to] = [oklch(color), oklch(base), oklch(related)];
  // Where the brand's colour is more vivid than ours, chroma grows by a step: the factor of a pastel would be too much.
  const isStep = to.chroma > from.chroma && given.chroma > from.chroma;
  const chroma = isStep
    ? given.chroma + to.chroma - from.chroma
    : (given.chroma * to.chroma) / from.chroma;
  return hexOf({
    light: keeps === 'lightness' ? to.light : stepped(given.light, to.light - from.light),
    chroma,
    hue: given.hue + to.hue - from.hue,
  });
}

/** A step in lightness; the other way where there is no room for it. */
function stepped(light: number, step: number): number {
  return light + step < 0 || light + step > 1 ? light - step : light + step;
}
