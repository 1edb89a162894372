import { COLORS } from '../zellige/colors.ts';
import type { BrandColors } from './brand.ts';
import { COLOR_NAMES } from './colors-in-use.ts';

/**
 * The colours as custom properties, `encre2` as `--encre-2`, where they are not those of the stylesheet
 * (app/styles/colors.generated.css): none for the default palette.
 */
export function customProperties(colors: BrandColors): Record<`--${string}`, string> {
  const changed = COLOR_NAMES.filter((name) => colors[name] !== COLORS[name]);
  return Object.fromEntries(changed.map((name) => [propertyOf(name), colors[name]]));
}

function propertyOf(name: string): `--${string}` {
  return `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/\d/, '-$&')}`;
}
