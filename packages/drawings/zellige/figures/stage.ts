import { type Canvas, type DrawCover, landscape } from '../covers/canvas.ts';
import { polar, TURN } from '../geometry.ts';
import { arch, circle, decimal, filled, polygonPath, rect, starPath } from '../markup.ts';
import type { Palette } from '../palettes.ts';
import { pick } from '../random.ts';

/**
 * A thing that represents a trade, in a square of 400 around its centre, with its foot at 200. Parts that continue to
 * the picture's edge may leave the square.
 */
export type Figure = (palette: Palette) => string;

/** The middle of a figure, and the side of its square. */
interface Spot {
  readonly x: number;
  readonly y: number;
  readonly side: number;
  /** The height of the table under it; the picture's foot where there is none. */
  readonly floor: number;
}

/** The background of a figure, from edge to edge, in the ground and its tone only: every figure stands out from it. */
export type Setting = (canvas: Canvas, spot: Spot) => string;

export interface StagedFigure {
  readonly figure: Figure;
  readonly setting: Setting;
  /** The colour of the table; absent for a figure that floats. */
  readonly table?: keyof Palette;
  /** Smaller things on either side of it, where the picture is wide enough. */
  readonly beside?: Figure;
}

/** The cover of a figure: whole in every frame, off the middle of a wide one. */
export function staged({ figure, setting, table, beside }: StagedFigure): DrawCover {
  return (canvas) => {
    const { width, height, palette, random } = canvas;
    const spot = spotIn(canvas, table !== undefined, random());
    const { x, floor } = spot;
    const away = spot.side * 0.74;
    const small = beside
      ? [-1, 1]
          .map((facing) => x + facing * away)
          .filter((middle) => middle > spot.side * 0.2 && middle < width - spot.side * 0.2)
          .map((middle) => at(middle, floor - spot.side * 0.19, spot.side * 0.38, beside(palette)))
      : [];
    return (
      rect(0, 0, width, height, palette.ground) +
      setting(canvas, spot) +
      (table
        ? rect(0, floor, width, height - floor, palette[table]) +
          rect(0, floor, width, spot.side * 0.018, palette.tone)
        : '') +
      small.join('') +
      at(x, spot.y, spot.side, figure(palette))
    );
  };
}

function spotIn(canvas: Canvas, stands: boolean, chance: number): Spot {
  const { width, height } = canvas;
  const wide = landscape(canvas);
  const side = wide ? height * 0.82 : Math.min(width * 0.84, height * 0.78);
  const x = wide ? width * pick(() => chance, [0.5, 0.38, 0.62]) : width / 2;
  const floor = stands ? height * (height > width * 1.1 ? 0.78 : 0.88) : height;
  return { x, y: stands ? floor - side / 2 : height / 2, side, floor };
}

/** A figure's square laid into a picture. */
function at(x: number, y: number, side: number, body: string): string {
  return `<g transform="translate(${decimal(x)} ${decimal(y)})scale(${(side / 400).toFixed(3)})">${body}</g>`;
}

/** A moon behind it. */
export const disc: Setting = ({ palette }, { x, y, side }) =>
  circle(x, y - side * 0.04, side * 0.6, palette.tone);

/** Light that comes from it in sixteen rays. */
export const rays: Setting = ({ width, height, palette }, { x, y }) => {
  const far = width + height;
  const wedges = Array.from({ length: 16 }, (_, i) =>
    polygonPath([
      { x, y },
      polar(far, ((i - 0.25) * TURN) / 16, { x, y }),
      polar(far, ((i + 0.25) * TURN) / 16, { x, y }),
    ]),
  );
  return filled(wedges.join(''), palette.tone);
};

/** The figure stands in one of a row of arches. */
export const arcade: Setting = ({ width, palette }, { x, y, side, floor }) => {
  const pitch = side * 1.24;
  const top = y - side * 0.62;
  const many = Math.ceil(width / pitch) + 1;
  return Array.from({ length: 2 * many + 1 }, (_, i) => x + (i - many) * pitch)
    .filter((middle) => middle > -pitch / 2 && middle < width + pitch / 2)
    .map((middle) => arch(middle - pitch * 0.46, top, pitch * 0.92, floor - top, palette.tone))
    .join('');
};

/** A wall of small khatams. */
export const lattice: Setting = ({ width, height, palette }, { x, y, side }) => {
  const pitch = side * 0.34;
  let path = '';
  for (let row = -Math.ceil(y / pitch); y + row * pitch < height + pitch; row++) {
    for (let column = -Math.ceil(x / pitch); x + column * pitch < width + pitch; column++) {
      path += starPath(x + column * pitch, y + row * pitch, pitch * 0.42);
    }
  }
  return filled(path, palette.tone);
};

/** Courses of bricks. */
export const bricks: Setting = ({ width, height, palette }, { x, side }) => {
  const [long, high] = [side * 0.3, side * 0.13];
  let body = '';
  for (let row = 0; row * high < height; row++) {
    const first = (x % long) - long * (row % 2 ? 1 : 1.5);
    for (let left = first; left < width; left += long) {
      body += `M${decimal(left + 3)} ${decimal(row * high + 3)}h${decimal(long - 6)}v${decimal(high - 6)}h${decimal(6 - long)}z`;
    }
  }
  return filled(body, palette.tone);
};

/** Rings that go out from it, as in water or in air. */
export const rings: Setting = ({ width, palette }, { x, y, side }) => {
  const many = Math.ceil(width / side / 0.3);
  return Array.from({ length: many }, (_, i) => many - i)
    .map((ring) => circle(x, y, side * 0.19 * ring * 1.6, ring % 2 ? palette.tone : palette.ground))
    .join('');
};
