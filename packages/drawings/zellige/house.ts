import { field } from './field.ts';
import { archPath, clipped, decimal, drawing, filled, starPath } from './markup.ts';
import { INK } from './palettes.ts';
import { around } from './ring.ts';
import { familyTiling } from './tiling.ts';

const WIDTH = 720;
const MIDDLE = WIDTH / 2;

/** The material of a shape; its look depends on the hour, and on whether it is built yet. */
type Matter = 'wall' | 'shade' | 'pane' | 'lamp' | 'enamel';

interface Shape {
  readonly matter: Matter;
  readonly path: string;
}

interface Storey {
  readonly height: number;
  /** @param foot where the storey stands, in pixels from the top of the drawing */
  readonly draw: (foot: number) => readonly Shape[];
}

/** White lime in the light, and the side the light does not reach. */
const SHADE = '#DEDAE6';

const BY_DAY: Record<Matter, string> = {
  wall: INK.chaux,
  shade: SHADE,
  pane: INK.nuit,
  lamp: INK.nuit,
  enamel: INK.terre,
};

const BY_NIGHT: Record<Matter, string> = { ...BY_DAY, pane: INK.encre, lamp: INK.safran };

/** A street door, balconies, portholes, a glazed gallery, an arcade, a belvedere: from the ground up. */
const STOREYS: readonly Storey[] = [
  { height: 206, draw: streetFloor },
  { height: 152, draw: balconies },
  { height: 146, draw: portholes },
  { height: 148, draw: gallery },
  { height: 140, draw: topArcade },
  { height: 130, draw: belvedere },
];

/** The lantern and its mast, above whatever storey is the last. */
const CROWN = 132;

interface House {
  /** How many storeys are built, 1 to 6. */
  readonly storeys: number;
  /** The lights are on. */
  readonly night?: boolean;
  /** The storey above is drawn in lines: it is the next one. */
  readonly planned?: boolean;
}

/** The agency's house, 720 wide: a white corner house that gains storeys; on the bottom edge of the picture. */
export function house({ storeys, night = false, planned = false }: House): string {
  const built = STOREYS.slice(0, storeys);
  const next = planned ? STOREYS[storeys] : undefined;
  const height = [...built, ...(next ? [next] : [])].reduce((sum, it) => sum + it.height, CROWN);
  const colors = night ? BY_NIGHT : BY_DAY;
  const paint = ({ matter, path }: Shape) => filled(path, colors[matter]);

  let foot = height;
  let body = '';
  for (const storey of built) {
    body += storey.draw(foot).map(paint).join('');
    foot -= storey.height;
  }
  if (next) {
    const lines = [...next.draw(foot), ...crown(foot - next.height)];
    const path = lines.map((shape) => (shape.matter === 'shade' ? '' : shape.path)).join('');
    body += `<path fill="none" stroke="${INK.nuit}" stroke-width="2.5" stroke-dasharray="9 7" d="${path}"/>`;
  } else {
    body += crown(foot).map(paint).join('');
  }
  return drawing(WIDTH, height, body + door(height, `house-${storeys}`), 'xMidYMax');
}

/** The street door is the same from the first day on: the tiles are laid before the walls are dry. */
function door(ground: number, id: string): string {
  const opening = { x: MIDDLE - 62, y: ground - 164, width: 124, height: 164 };
  const tiles = field({
    tiling: familyTiling('eight'),
    frame: { width: WIDTH, height: ground },
    placement: { scale: opening.width * 0.9, x: MIDDLE, y: opening.y + opening.width / 2 },
    seed: 'porte',
    joint: { width: 1.5, color: INK.nuit },
    keep: ({ spot }) => Math.abs(spot.x - MIDDLE) < 92 && spot.y > opening.y - 30,
    paint: ({ kind }) => around([INK.safran, INK.chaux, INK.terre, INK.ciel, INK.safran], kind),
  });
  const { x, y, width, height } = opening;
  return (
    filled(archPath(x - 12, y - 12, width + 24, height + 12), INK.terre) +
    clipped(`${id}-door`, archPath(x, y, width, height), tiles)
  );
}

function streetFloor(foot: number): readonly Shape[] {
  const top = foot - 206;
  return [
    wall(60, top, 600, 206),
    shade(470, top, 190, 206),
    ...[84, 174, 452, 542].map((x) => pane(archPath(x, foot - 146, 74, 122))),
    ...slab(36, top, 648, 26),
    ...frieze(8, 92, 76.6, top + 52),
  ];
}

function balconies(foot: number): readonly Shape[] {
  const top = foot - 152;
  return [
    wall(60, top, 600, 152),
    shade(470, top, 190, 152),
    ...[96, 188, 280, 372, 464, 556].map((x, i) =>
      lamp(x, top + 38, 68, 80, i === 1 || i === 4 ? 'lamp' : 'pane'),
    ),
    // Two balconies, round at their ends, in front of the windows.
    ...balcony(80, foot - 56, 272),
    ...balcony(372, foot - 56, 304),
    ...slab(36, top, 648, 22),
  ];
}

function portholes(foot: number): readonly Shape[] {
  const top = foot - 146;
  return [
    wall(60, top, 600, 146),
    shade(470, top, 190, 146),
    ...[122, 214, 306, 398, 490, 582].flatMap((x, i): Shape[] => [
      { matter: i === 2 ? 'lamp' : 'pane', path: disc(x, top + 86, 35) },
      { matter: 'wall', path: starPath(x, top + 86, 16) },
    ]),
    ...slab(36, top, 648, 22),
  ];
}

function gallery(foot: number): readonly Shape[] {
  const top = foot - 148;
  return [
    wall(116, top, 488, 148),
    shade(470, top, 134, 148),
    ...[0, 1, 2, 3, 4, 5, 6].map((i) =>
      lamp(140 + i * 64, top + 42, 54, 62, i === 0 || i === 3 || i === 4 ? 'lamp' : 'pane'),
    ),
    ...balcony(86, foot - 44, 548),
    ...slab(92, top, 536, 22),
  ];
}

function topArcade(foot: number): readonly Shape[] {
  const top = foot - 140;
  return [
    wall(176, top, 368, 140),
    shade(470, top, 74, 140),
    ...[206, 286, 366, 446].map((x) => pane(archPath(x, top + 40, 62, 82))),
    ...slab(152, top, 416, 20),
  ];
}

function belvedere(foot: number): readonly Shape[] {
  const top = foot - 130;
  return [
    wall(236, top, 248, 130),
    shade(430, top, 54, 130),
    { matter: 'lamp', path: disc(MIDDLE, top + 74, 40) },
    { matter: 'wall', path: starPath(MIDDLE, top + 74, 22) },
    ...slab(214, top, 292, 20),
  ];
}

function crown(foot: number): readonly Shape[] {
  return [
    { matter: 'wall', path: archPath(MIDDLE - 46, foot - 66, 92, 66) },
    { matter: 'lamp', path: archPath(MIDDLE - 22, foot - 42, 44, 42) },
    { matter: 'wall', path: box(MIDDLE - 3, foot - 108, 6, 44) },
    { matter: 'enamel', path: starPath(MIDDLE, foot - 108, 22) },
  ];
}

const wall = (x: number, y: number, width: number, height: number): Shape => ({
  matter: 'wall',
  path: box(x, y, width, height),
});

const shade = (x: number, y: number, width: number, height: number): Shape => ({
  matter: 'shade',
  path: box(x, y, width, height),
});

const pane = (path: string): Shape => ({ matter: 'pane', path });

const lamp = (x: number, y: number, width: number, height: number, matter: Matter): Shape => ({
  matter,
  path: box(x, y, width, height),
});

/** A band that goes round the house, and the thin shadow it casts on the wall. */
function slab(x: number, y: number, width: number, height: number): Shape[] {
  return [
    { matter: 'shade', path: box(x + height, y + height, width - 2 * height, 6) },
    { matter: 'wall', path: band(x, y, width, height) },
  ];
}

/** A balcony round at both ends, with a rail drawn along it. */
function balcony(x: number, y: number, width: number): Shape[] {
  return [
    { matter: 'shade', path: band(x, y, width, 40) },
    { matter: 'wall', path: band(x, y, width, 32) },
    { matter: 'enamel', path: box(x + 20, y + 14, width - 40, 4) },
  ];
}

function band(x: number, y: number, width: number, height: number): string {
  const r = decimal(height / 2);
  const straight = decimal(width - height);
  return `M${decimal(x + height / 2)} ${decimal(y)}h${straight}a${r} ${r} 0 0 1 0 ${decimal(height)}h-${straight}a${r} ${r} 0 0 1 0-${decimal(height)}z`;
}

function frieze(count: number, from: number, step: number, y: number): Shape[] {
  return Array.from({ length: count }, (_, i) => ({
    matter: 'enamel',
    path: starPath(from + i * step, y, 11),
  }));
}

function box(x: number, y: number, width: number, height: number): string {
  return `M${decimal(x)} ${decimal(y)}h${decimal(width)}v${decimal(height)}h-${decimal(width)}z`;
}

function disc(x: number, y: number, radius: number): string {
  const r = decimal(radius);
  return `M${decimal(x - radius)} ${decimal(y)}a${r} ${r} 0 1 0 ${decimal(2 * radius)} 0a${r} ${r} 0 1 0-${decimal(2 * radius)} 0z`;
}
