import { polar } from '../geometry.ts';
import { circle, decimal, drawing, rect } from '../markup.ts';
import { INK } from '../palettes.ts';
import { APOTHEM, CORNER, dotted, eight, line, MIDDLE, SHEET, trace } from './sheet.ts';

/** A centre, a radius, eight directions: everything after follows from these. */
export function compass(): string {
  const { width, height } = SHEET;
  const rays = eight(260, 0, MIDDLE)
    .concat(eight(260, Math.PI / 8, MIDDLE))
    .map((end) => line(MIDDLE, end));
  const corners = eight(CORNER, Math.PI / 8, MIDDLE).map(({ x, y }) => circle(x, y, 5, INK.terre));
  const needle = line(MIDDLE, polar(APOTHEM, -Math.PI / 4, MIDDLE));
  const [start, end] = [polar(APOTHEM, -Math.PI / 2.6, MIDDLE), polar(APOTHEM, 0, MIDDLE)];
  const swing = `M${decimal(start.x)} ${decimal(start.y)}A${APOTHEM} ${APOTHEM} 0 0 1 ${decimal(end.x)} ${decimal(end.y)}`;
  const circles = [APOTHEM, CORNER, APOTHEM * 0.41].map(round);
  return drawing(
    width,
    height,
    rect(0, 0, width, height, INK.blanc) +
      dotted(rays.join(''), INK.encre) +
      trace(circles.join(''), INK.encre, 1.25) +
      circle(MIDDLE.x, MIDDLE.y, 5.5, INK.terre) +
      corners.join('') +
      trace(needle, INK.terre, 3) +
      trace(swing, INK.terre, 5),
  );
}

function round(radius: number): string {
  const r = decimal(radius);
  return `M${decimal(MIDDLE.x - radius)} ${MIDDLE.y}a${r} ${r} 0 1 1 0 .1z`;
}
