import { circle, drawing, filled, rect, star } from '../zellige/markup.ts';
import { INK } from '../zellige/palettes.ts';

/** The place of the light in the drawing; the page hangs the beam there. */
export const LAMP = { x: 120, y: 112 } as const;

const WIDTH = 240;
const HEIGHT = 620;
const GALLERY = 178; // px from the top: where the tower begins
const STRIPES = 4;

/** The lighthouse of El Hank at night, 240 × 620, for the contact page; waves are meant to cover its foot. */
export function lighthouse(): string {
  return drawing(
    WIDTH,
    HEIGHT,
    tower() +
      gallery() +
      star(LAMP.x, LAMP.y, 104, INK.safran, { points: 16, notch: 0.7 }) +
      star(LAMP.x, LAMP.y, 58, INK.nuit) +
      star(LAMP.x, LAMP.y, 34, INK.chaux, { turn: Math.PI / 8 }),
  );
}

function tower(): string {
  const stripe = (HEIGHT - GALLERY) / (2 * STRIPES);
  const stripes = Array.from({ length: STRIPES }, (_, i) => {
    const top = GALLERY + (2 * i + 1) * stripe;
    return trapezium(top, top + stripe);
  });
  return (
    filled(trapezium(GALLERY, HEIGHT), INK.chaux) + filled(stripes.join(''), INK.terre) + door()
  );
}

/** The tower widens towards its foot. */
function trapezium(top: number, bottom: number): string {
  const [a, b] = [halfWidth(top), halfWidth(bottom)];
  return `M${LAMP.x - a} ${top}h${2 * a}L${LAMP.x + b} ${bottom}h${-2 * b}z`;
}

function halfWidth(y: number): number {
  return Math.round(44 + (40 * (y - GALLERY)) / (HEIGHT - GALLERY));
}

function gallery(): string {
  return (
    rect(LAMP.x - 40, LAMP.y, 80, GALLERY - LAMP.y, INK.ciel) +
    rect(LAMP.x - 68, GALLERY - 14, 136, 20, INK.terre)
  );
}

function door(): string {
  const window = (y: number) => `M${LAMP.x - 11} ${y + 36}v-25a11 11 0 0 1 22 0v25z`;
  return filled(window(238) + window(348), INK.nuit);
}

const PITCH = 160; // px between two crests
const SEA = 152; // px high

/**
 * One 160 × 152 repeat of the sea, to be laid side by side: crests in three rows, each row half a
 * crest further and lighter than the one behind it. The last one holds the sand of the section below.
 */
export function waves(): string {
  const rows = [
    { y: 94, shift: 0, outer: INK.nuitMoyenne, inner: INK.nuitSourde, eye: INK.nuitClaire },
    { y: 130, shift: PITCH / 2, outer: INK.nuitClaire, inner: INK.ciel, eye: INK.nuit },
    { y: 166, shift: 0, outer: INK.ciel, inner: INK.nuitClaire, eye: INK.sable },
  ];
  const body = rows.flatMap(({ y, shift, outer, inner, eye }) =>
    [-1, 0, 1].map((column) => {
      const x = column * PITCH + shift;
      return (
        circle(x, y, 92, INK.nuit) +
        circle(x, y, 84, outer) +
        circle(x, y, 60, inner) +
        circle(x, y, 34, eye)
      );
    }),
  );
  return drawing(PITCH, SEA, body.join(''));
}
