import { COLORS } from '../zellige/colors.ts';
import type { BrandColors } from './brand.ts';
import { COLOR_NAMES, type ColorName } from './colors-in-use.ts';

/** The custom property of each colour, named by its purpose: another brand's buttons have another colour. */
const PROPERTIES: Readonly<Record<ColorName, `--${string}`>> = {
  chaux: '--paper',
  sable: '--paper-2',
  blanc: '--surface',
  encre: '--ink',
  encre2: '--ink-2',
  encre3: '--ink-3',
  brume: '--ink-night',
  nuit: '--night',
  nuit2: '--night-2',
  majorelle: '--action',
  majorelle2: '--action-2',
  safran: '--accent',
  terre: '--warm',
  aube: '--warm-2',
  menthe: '--success',
  verveine: '--success-2',
  ciel: '--cool',
  cielClair: '--cool-2',
};

/** Names the custom property of a colour: `safran` is `--accent`. */
export function propertyOf(name: ColorName): `--${string}` {
  return PROPERTIES[name];
}

/**
 * Lists the colours as custom properties, where they are not those of the stylesheet (app/styles/colors.generated.css):
 * none for the default palette.
 */
export function customProperties(colors: BrandColors): Record<`--${string}`, string> {
  const changed = COLOR_NAMES.filter((name) => colors[name] !== COLORS[name]);
  return Object.fromEntries(changed.map((name) => [propertyOf(name), colors[name]]));
}
