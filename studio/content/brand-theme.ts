/** The Sanity Studio's theme in the agency's brand: its blue, its greys and its titles are those of the desk around it. */
import { type ColorHueKey, color as palette } from '@sanity/color';
import { buildTheme, type RootTheme } from '@sanity/ui/theme';
import { DEFAULT_BRAND } from '../../packages/drawings/brand/brand.ts';
import { tintedAs } from '../../packages/drawings/brand/tinted-as.ts';

/** The library's hues that follow a colour of the brand. The other hues carry a meaning, as red does for an error. */
const FOLLOWS = [
  ['blue', 'majorelle'],
  ['purple', 'nuit'],
  ['gray', 'encre'],
] as const satisfies readonly (readonly [ColorHueKey, keyof typeof DEFAULT_BRAND.colors])[];

/**
 * The theme in the colours the server wrote on the document (`server/brand/desk-brand.ts`), or the default's. Each tint
 * keeps its luminance, so that every contrast is the one its maker chose; what one presses is the desk's very blue.
 */
export function brandTheme(): RootTheme {
  const { style } = document.documentElement;
  const hues = FOLLOWS.map(([hue, name]) => {
    const color = style.getPropertyValue(`--${name}`) || DEFAULT_BRAND.colors[name];
    const tints = Object.entries(palette[hue]).map(([key, tint]) => [
      key,
      tintedAs(typeof tint === 'string' ? tint : tint.hex, {
        color,
        than: DEFAULT_BRAND.colors[name],
      }),
    ]);
    return [
      hue,
      { ...Object.fromEntries(tints), ...(hue === 'blue' && { 500: color, 600: color }) },
    ];
  });
  const { font } = buildTheme().v2 ?? {};
  return buildTheme({
    palette: { ...palette, ...Object.fromEntries(hues) },
    ...(font && { font: { ...font, heading: { ...font.heading, family: TITLES } } }),
  });
}

const TITLES = 'var(--title-family)';
