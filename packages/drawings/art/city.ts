import { darkWindows, facades } from '../zellige/facades.ts';

/** The width, enough for the widest windows: what a narrower one does not see is not laid out. */
const WIDTH = 2600;
const HEIGHT = 420;

/** The windows near these points are lit and darkened by turns; a telephone sees the second and third. */
const LATE = [
  { x: 270, y: 230 },
  { x: 735, y: 300 },
  { x: 935, y: 215 },
  { x: 1290, y: 270 },
  { x: 1890, y: 240 },
];

/** The white city by night, 2600 × 420, to stand on the next section. */
export function city(): string {
  return facades(WIDTH, HEIGHT);
}

/** The place of the five windows that light up, in percent: elements of the page, so the city is painted once. */
export function cityWindows(): string {
  const dark = darkWindows(WIDTH, HEIGHT);
  const windows = LATE.map((point) => {
    const distance = (pane: { x: number; y: number }) =>
      Math.hypot(pane.x - point.x, pane.y - point.y);
    const nearest = dark.reduce((a, b) => (distance(b) < distance(a) ? b : a));
    return `  {
    left: '${percent(nearest.x, WIDTH)}',
    top: '${percent(nearest.y, HEIGHT)}',
    width: '${percent(nearest.width, WIDTH)}',
    height: '${percent(nearest.height, HEIGHT)}',
  },`;
  });
  return `/** Written by packages/drawings/art/draw.ts: the windows of city.svg that light up. */
export const CITY_WINDOWS = [
${windows.join('\n')}
] as const;`;
}

function percent(length: number, whole: number): string {
  return `${Number(((100 * length) / whole).toFixed(2))}%`;
}
