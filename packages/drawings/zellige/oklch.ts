import { oklab } from './oklab.ts';

/** A colour in OKLCH: lightness from 0 to 1, chroma from 0 to some 0.32 in sRGB, hue in degrees. */
export type Oklch = { light: number; chroma: number; hue: number };

/** A colour (`#rrggbb`) in OKLCH. */
export function oklch(color: string): Oklch {
  const { light, green, blue } = oklab(color);
  const hue = (Math.atan2(blue, green) * 180) / Math.PI;
  return { light, chroma: Math.hypot(green, blue), hue: (hue + 360) % 360 };
}

/** Steps of the search for the most chroma of a screen: a fourteenth halving is below one step of a channel. */
const HALVINGS = 14;

/** The nearest colour a screen has, as `#RRGGBB`: of the same lightness and hue, with less chroma where it must be. */
export function hexOf({ light, chroma, hue }: Oklch): string {
  const lightness = Math.min(1, Math.max(0, light));
  if (isShown(channels({ light: lightness, chroma, hue }))) {
    return written(channels({ light: lightness, chroma, hue }));
  }
  let [least, most] = [0, chroma];
  for (let step = 0; step < HALVINGS; step += 1) {
    const middle = (least + most) / 2;
    if (isShown(channels({ light: lightness, chroma: middle, hue }))) least = middle;
    else most = middle;
  }
  return written(channels({ light: lightness, chroma: least, hue }));
}

/** Linear red, green and blue. B. Ottosson, “A perceptual color space for image processing” (2020). */
function channels({ light, chroma, hue }: Oklch): readonly number[] {
  const turn = (hue * Math.PI) / 180;
  const [green, blue] = [chroma * Math.cos(turn), chroma * Math.sin(turn)];
  const long = (light + 0.3963377774 * green + 0.2158037573 * blue) ** 3;
  const medium = (light - 0.1055613458 * green - 0.0638541728 * blue) ** 3;
  const short = (light - 0.0894841775 * green - 1.291485548 * blue) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

/** A channel may leave the screen's range by less than is rounded away. */
const ROUNDING = 0.0005;

function isShown(linear: readonly number[]): boolean {
  return linear.every((value) => value >= -ROUNDING && value <= 1 + ROUNDING);
}

function written(linear: readonly number[]): string {
  const bytes = linear.map((value) => {
    const inside = Math.min(1, Math.max(0, value));
    const encoded = inside <= 0.0031308 ? 12.92 * inside : 1.055 * inside ** (1 / 2.4) - 0.055;
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${bytes.join('')}`.toUpperCase();
}
