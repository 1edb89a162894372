/** A colour (`#rrggbb`) in OKLab. B. Ottosson, “A perceptual color space for image processing” (2020). */
export function oklab(color: string): { light: number; green: number; blue: number } {
  const [r, g, b] = [linear(color.slice(1, 3)), linear(color.slice(3, 5)), linear(color.slice(5))];
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return {
    light: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    green: 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    blue: 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  };
}

function linear(byte: string): number {
  const value = Number.parseInt(byte, 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** The distance of two `#rrggbb` in OKLab: 0.02 is about the smallest step seen; black and white are 1 apart. */
export function colorDistance(a: string, b: string): number {
  const [x, y] = [oklab(a), oklab(b)];
  return Math.hypot(x.light - y.light, x.green - y.green, x.blue - y.blue);
}
