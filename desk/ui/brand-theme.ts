/** The component library's theme in the agency's brand: buttons, links, marks and greys of the desk and of the Sanity Studio. */
import { type ColorHueKey, color as palette } from '@sanity/color';
import { buildTheme, type RootTheme } from '@sanity/ui/theme';
import { tintedAs } from '../../packages/drawings/brand/tinted-as.ts';
import { COLORS } from '../../packages/drawings/zellige/colors.ts';

/** The library's hues that follow a colour of the brand. The other hues carry a meaning, as red does for an error. */
const FOLLOWS = [
  ['blue', 'majorelle'],
  ['purple', 'nuit'],
  ['gray', 'encre'],
] as const satisfies readonly (readonly [ColorHueKey, keyof typeof COLORS])[];

/**
 * The theme in the colours the server wrote on the document (`server/brand/desk-brand.ts`). A hue whose colour is the default's
 * stays as its maker drew it. Each tint keeps its luminance, so that every contrast is the one its maker chose.
 */
export function brandTheme(): RootTheme {
  const { style } = document.documentElement;
  const hues = FOLLOWS.flatMap(([hue, name]) => {
    const own = style.getPropertyValue(`--${name}`);
    if (!own) return [];
    const tints = Object.entries(palette[hue]).map(([key, tint]) => [
      key,
      tintedAs(typeof tint === 'string' ? tint : tint.hex, { color: own, than: COLORS[name] }),
    ]);
    return [[hue, Object.fromEntries(tints)]];
  });
  return hues.length > 0
    ? buildTheme({ palette: { ...palette, ...Object.fromEntries(hues) } })
    : buildTheme();
}
