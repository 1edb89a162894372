import { notchRatio, type Point, type Polygon, starOutline } from './geometry.ts';

/** A number as short as SVG allows, to a tenth of a unit: `.5`, `-3`, `12.1`. */
export function decimal(value: number): string {
  const tenths = Math.round(value * 10) / 10;
  return String(tenths === 0 ? 0 : tenths).replace(/^(-?)0\./, '$1.');
}

/**
 * A closed polygon as relative steps between rounded corners. Corners are rounded, not steps, so
 * that neighbouring pieces keep sharing their edges exactly.
 *
 * @param decimals 0 for pieces of a wall, 1 for small figures
 */
export function polygonPath(polygon: Polygon, decimals: 0 | 1 = 0): string {
  const unit = 10 ** decimals;
  const [start, ...rest] = polygon.map(({ x, y }) => ({
    x: Math.round(x * unit),
    y: Math.round(y * unit),
  }));
  if (!start) return '';
  let path = `M${numbers(start, unit)}l`;
  let last: Point = start;
  for (const corner of rest) {
    const step = numbers({ x: corner.x - last.x, y: corner.y - last.y }, unit);
    path += path.endsWith('l') || step.startsWith('-') ? step : ` ${step}`;
    last = corner;
  }
  return `${path}z`;
}

function numbers({ x, y }: Point, unit: number): string {
  const ordinate = decimal(y / unit);
  return decimal(x / unit) + (ordinate.startsWith('-') ? '' : ' ') + ordinate;
}

/** The agency's other shape beside the tile: straight jambs under a half circle. */
export function archPath(x: number, y: number, width: number, height: number): string {
  const radius = decimal(width / 2);
  const foot = decimal(y + height);
  return `M${decimal(x)} ${foot}V${decimal(y + width / 2)}a${radius} ${radius} 0 0 1 ${decimal(width)} 0V${foot}z`;
}

export function arch(x: number, y: number, width: number, height: number, fill: string): string {
  return filled(archPath(x, y, width, height), fill);
}

export function filled(path: string, fill: string): string {
  return `<path fill="${fill}" d="${path}"/>`;
}

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  radius = 0,
): string {
  const rounded = radius ? ` rx="${decimal(radius)}"` : '';
  return `<rect x="${decimal(x)}" y="${decimal(y)}" width="${decimal(width)}" height="${decimal(height)}"${rounded} fill="${fill}"/>`;
}

export function circle(x: number, y: number, radius: number, fill: string): string {
  return `<circle cx="${decimal(x)}" cy="${decimal(y)}" r="${decimal(radius)}" fill="${fill}"/>`;
}

export interface StarShape {
  /** Number of tips; 8 by default, the khatam. */
  readonly points?: number;
  /** Notch radius for a tip radius of 1; that of {n/2} by default. */
  readonly notch?: number;
  /** Radians. */
  readonly turn?: number;
}

/** Path of a lone star. */
export function starPath(x: number, y: number, radius: number, shape: StarShape = {}): string {
  const { points = 8, notch = notchRatio(points), turn = 0 } = shape;
  return polygonPath(starOutline({ x, y }, points, radius, radius * notch, turn), 1);
}

export function star(x: number, y: number, radius: number, fill: string, shape?: StarShape) {
  return filled(starPath(x, y, radius, shape), fill);
}

/** A piece of drawing seen through an opening. The id must be unique in the page. */
export function clipped(id: string, opening: string, body: string): string {
  return `<clipPath id="${id}"><path d="${opening}"/></clipPath><g clip-path="url(#${id})">${body}</g>`;
}

/** The side on which a drawing holds on when its box has another ratio; it always covers the box. */
export type Anchor = `x${'Min' | 'Mid' | 'Max'}Y${'Min' | 'Mid' | 'Max'}`;

/** A whole drawing. Without an anchor it is fitted inside its box. */
export function drawing(width: number, height: number, body: string, anchor?: Anchor): string {
  const cover = anchor ? ` preserveAspectRatio="${anchor} slice"` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"${cover}>${body}</svg>`;
}
