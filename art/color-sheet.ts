import { COLORS } from '../zellige/colors.ts';
import { oklab } from '../zellige/oklab.ts';

/** The palette as custom properties in OKLCH, in a `layer` where the room has layers: `encre2` is `--encre-2`. */
export function colorSheet(layer?: string): string {
  const properties = Object.entries(COLORS).map(
    ([name, color]) => `  --${property(name)}: ${oklch(color)};`,
  );
  const rule = [
    '/* Written by `node art/draw.ts`, from zellige/colors.ts. */',
    ':root {',
    ...properties,
    '}',
  ];
  if (!layer) return rule.join('\n');
  return [`@layer ${layer} {`, ...rule.map((line) => `  ${line}`), '}'].join('\n');
}

function property(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/\d/, '-$&');
}

function oklch(color: string): string {
  const { light, green, blue } = oklab(color);
  const chroma = Number(Math.hypot(green, blue).toFixed(3));
  const hue = (Math.atan2(blue, green) * 180) / Math.PI;
  const turned = chroma === 0 ? 0 : (hue + 360) % 360;
  return `oklch(${Number((light * 100).toFixed(1))}% ${chroma} ${Number(turned.toFixed(1))})`;
}
