import { COLOR_NAMES } from '../brand/colors-in-use.ts';
import { propertyOf } from '../brand/custom-properties.ts';
import { COLORS } from '../zellige/colors.ts';
import { oklch } from '../zellige/oklch.ts';
import { TINTS } from '../zellige/tints.ts';

/** The palette as custom properties in OKLCH, in a `layer` where the folder has layers. */
export function colorSheet(layer?: string): string {
  const properties = COLOR_NAMES.map((name) => `  ${propertyOf(name)}: ${written(COLORS[name])};`);
  return sheet(layer, 'packages/drawings/zellige/colors.ts', [':root {', ...properties, '}']);
}

/** Writes the colours of the site's stars after a visitor has set the last piece: see `app/last-piece/`. */
export function tintSheet(layer: string): string {
  const rules = Object.entries(TINTS).flatMap(([name, { terre, safran, nuit }]) => [
    `[data-tint="${name}"] {`,
    `  --piece: var(${propertyOf(terre)});`,
    `  --piece-light: var(${propertyOf(safran)});`,
    `  --piece-ground: var(${propertyOf(nuit)});`,
    '}',
  ]);
  return sheet(layer, 'packages/drawings/zellige/tints.ts', rules);
}

function sheet(layer: string | undefined, source: string, rules: readonly string[]): string {
  const lines = [
    `/* Written by \`node packages/drawings/art/draw.ts\`, from ${source}. */`,
    ...rules,
  ];
  if (!layer) return lines.join('\n');
  return [`@layer ${layer} {`, ...lines.map((line) => `  ${line}`), '}'].join('\n');
}

function written(color: string): string {
  const { light, chroma, hue } = oklch(color);
  const roundedChroma = Number(chroma.toFixed(3));
  const turned = roundedChroma === 0 ? 0 : hue;
  return `oklch(${Number((light * 100).toFixed(1))}% ${roundedChroma} ${Number(turned.toFixed(1))})`;
}
