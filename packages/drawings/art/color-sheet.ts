import { COLORS } from '../zellige/colors.ts';
import { oklch } from '../zellige/oklch.ts';
import { TINTS } from '../zellige/tints.ts';

/** The palette as custom properties in OKLCH, in a `layer` where the room has layers: `encre2` is `--encre-2`. */
export function colorSheet(layer?: string): string {
  const properties = Object.entries(COLORS).map(
    ([name, color]) => `  --${property(name)}: ${written(color)};`,
  );
  return sheet(layer, 'packages/drawings/zellige/colors.ts', [':root {', ...properties, '}']);
}

/** What the stars of the site are once a visitor has set the last piece: see `app/last-piece/`. */
export function tintSheet(layer: string): string {
  const rules = Object.entries(TINTS).flatMap(([name, { terre, safran, nuit }]) => [
    `[data-tint="${name}"] {`,
    `  --piece: var(--${property(terre)});`,
    `  --piece-light: var(--${property(safran)});`,
    `  --piece-ground: var(--${property(nuit)});`,
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

function property(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/\d/, '-$&');
}

function written(color: string): string {
  const { light, chroma, hue } = oklch(color);
  const roundedChroma = Number(chroma.toFixed(3));
  const turned = roundedChroma === 0 ? 0 : hue;
  return `oklch(${Number((light * 100).toFixed(1))}% ${roundedChroma} ${Number(turned.toFixed(1))})`;
}
