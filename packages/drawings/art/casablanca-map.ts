import { field } from '../zellige/field.ts';
import { distance, type Point } from '../zellige/geometry.ts';
import { clipped, drawing, filled, rect, star, starPath } from '../zellige/markup.ts';
import { INK } from '../zellige/palettes.ts';
import { around } from '../zellige/ring.ts';
import { familyTiling, roseWindow, type Tiling } from '../zellige/tiling.ts';
import { MAP, positionOnMap } from './map-position.ts';

/** The places of Casablanca, as gazetteers give them: what its map is drawn from. */

type Place = readonly [lat: number, lng: number];

/** Place des Nations unies, from which the boulevards go out. */
const SQUARE: Place = [33.595, -7.6187];

/** The coast from Aïn Diab over El Hank, the esplanade by the sea and the port to the eastern beaches. */
const COAST: readonly Place[] = [
  [33.592, -7.69],
  [33.5992, -7.6735],
  [33.602, -7.6655],
  [33.6045, -7.6605],
  [33.6095, -7.656],
  [33.6108, -7.652],
  [33.6088, -7.6455],
  [33.6068, -7.637],
  [33.6072, -7.6345],
  [33.6092, -7.634],
  [33.6094, -7.6305],
  [33.6072, -7.63],
  [33.6066, -7.622],
  [33.6066, -7.614],
  [33.602, -7.6112],
  [33.5998, -7.6075],
  [33.5988, -7.598],
  [33.601, -7.588],
  [33.6045, -7.578],
  [33.6066, -7.5705],
  [33.614, -7.553],
];

const MEDINA: readonly Place[] = [
  [33.6049, -7.6205],
  [33.6044, -7.615],
  [33.5992, -7.6146],
  [33.5974, -7.6186],
  [33.6, -7.6236],
];

const PARK: readonly Place[] = [
  [33.5918, -7.6232],
  [33.5908, -7.6202],
  [33.5835, -7.6222],
  [33.585, -7.6268],
];

const HANK: Place = [33.6104, -7.6538];

const ALMOHADES: readonly Place[] = [
  [33.6012, -7.6128],
  [33.6054, -7.6148],
  [33.6057, -7.622],
  [33.6059, -7.63],
  [33.6056, -7.6368],
];

const QUAYS: readonly (readonly Place[])[] = [
  [
    [33.6038, -7.613],
    [33.6062, -7.6068],
  ],
  [
    [33.6012, -7.611],
    [33.6058, -7.6005],
  ],
  [
    [33.5992, -7.6045],
    [33.6035, -7.5955],
  ],
];

const BREAKWATER: readonly Place[] = [
  [33.6066, -7.6143],
  [33.61, -7.604],
  [33.6155, -7.5865],
];

/**
 * Casablanca from the lighthouse of El Hank to the port, 1600 × 720, for the contact page. Its
 * boulevards were drawn around one square, with rays and rings: the city is half a rosette in the sea,
 * and the medina the one patch of it that is older, and finer.
 */
export function casablancaMap(): string {
  const ground = `${path(COAST)}V${MAP.height}H-300z`;
  return drawing(
    MAP.width,
    MAP.height,
    sea() +
      filled(ground, INK.sable) +
      clipped('terre', ground, city() + square() + park()) +
      almohades() +
      medina() +
      port() +
      lamp(),
  );
}

function at([lat, lng]: Place): Point {
  const { x, y } = positionOnMap({ lat, lng });
  return { x: Math.round(x), y: Math.round(y) };
}

function path(places: readonly Place[]): string {
  return `M${places
    .map(at)
    .map(({ x, y }) => `${x} ${y}`)
    .join('L')}`;
}

function line(d: string, color: string, width: number): string {
  return `<path fill="none" stroke="${color}" stroke-width="${width}" stroke-linejoin="round" d="${d}"/>`;
}

/** Draws depths as on a chart: the coast again and again, each time further out. */
function sea(): string {
  const coast = path(COAST);
  const depths = [
    [250, INK.nuitSourde],
    [180, INK.nuit],
    [172, INK.nuitMoyenne],
    [104, INK.nuit],
    [98, INK.nuitClaire],
    [40, INK.nuit],
    [34, INK.ciel],
  ] as const;
  return (
    rect(0, 0, MAP.width, MAP.height, INK.nuit) +
    depths.map(([width, color]) => line(coast, color, width)).join('')
  );
}

const FRAME = { width: MAP.width, height: MAP.height };

/** The rose is drawn beyond the corners of the map. */
const REACH = 930; // px

/** The turn of half a step of sixteen: boulevard Mohammed V leaves the square a little south of east. */
const TURN = Math.PI / 16;

/** The colours of roofs, by kind of piece from the square outwards: lime on sand, mostly, a few blue and clay ones. */
const ROOFS = [
  INK.aube,
  INK.blanc,
  INK.ciel,
  INK.chaux,
  INK.blanc,
  INK.chaux,
  INK.aube,
  INK.blanc,
  INK.chaux,
  INK.ciel,
  INK.blanc,
  INK.aube,
  INK.chaux,
];

/** Rays and rings: the outer boulevard, Zerktouni, is the ring at 0.297 of the reach, 1.6 km. */
function city(): string {
  const square = at(SQUARE);
  return field({
    tiling: turned(roseWindow(16, [0.11, 0.297, 0.54, 0.8])),
    frame: FRAME,
    placement: { scale: REACH, ...square },
    seed: 'casablanca',
    joint: { width: 5, color: INK.sable },
    keep: (_piece, outline) => outline.some(onLand),
    paint: ({ kind, heart }) => (heart === undefined ? around(ROOFS, kind) : INK.blanc),
  });
}

function turned(tiling: Tiling): Tiling {
  const turn = ({ x, y }: Point): Point => ({
    x: x * Math.cos(TURN) - y * Math.sin(TURN),
    y: x * Math.sin(TURN) + y * Math.cos(TURN),
  });
  return {
    ...tiling,
    tiles: tiling.tiles.map((tile) => ({
      ...tile,
      centre: turn(tile.centre),
      outline: tile.outline.map(turn),
    })),
  };
}

/** Whether a point is on land: streets in the sea would be hidden, and double the file's size. */
function onLand({ x, y }: Point): boolean {
  const coast = COAST.map(at);
  const next = coast.find((point) => point.x >= x) ?? coast.at(-1);
  const last = coast.findLast((point) => point.x <= x) ?? coast[0];
  return y > Math.min(next?.y ?? 0, last?.y ?? 0);
}

/** The square: a khatam of sixteen tips, night blue. */
function square(): string {
  const { x, y } = at(SQUARE);
  const sixteen = { points: 16, turn: TURN };
  return (
    star(x, y, 78, INK.nuit, sixteen) +
    star(x, y, 55, INK.ciel, sixteen) +
    star(x, y, 38, INK.nuit, { turn: TURN }) +
    star(x, y, 16, INK.chaux)
  );
}

/** Parc de la Ligue arabe, its palms in rows. */
function park(): string {
  const ground = `${path(PARK)}z`;
  const [from, to] = [at([33.5908, -7.6218]), at([33.5847, -7.6244])];
  const palms = Array.from({ length: 5 }, (_, i) => {
    const [x, y] = [from.x + ((to.x - from.x) * i) / 4, from.y + ((to.y - from.y) * i) / 4];
    return [-16, 16].map((aside) => starPath(x + aside, y + aside / 3, 9)).join('');
  });
  return (
    filled(ground, INK.menthe) + line(ground, INK.sable, 7) + filled(palms.join(''), INK.chaux)
  );
}

function medina(): string {
  const walls = `${path(MEDINA)}z`;
  const middle = at([33.6005, -7.619]);
  const houses = field({
    tiling: familyTiling('khatam'),
    frame: FRAME,
    placement: { scale: 30, ...middle },
    seed: 'medina',
    keep: ({ spot }) => distance(spot, middle) < 125,
    paint: ({ heart }) => (heart === undefined ? INK.aube : undefined),
  });
  return clipped('medina', walls, filled(walls, INK.terre) + houses) + line(walls, INK.sable, 8);
}

/** Boulevard des Almohades, along the sea, is the agency's. */
function almohades(): string {
  return line(path(ALMOHADES), INK.sable, 14) + line(path(ALMOHADES), INK.safran, 7);
}

/** The breakwater, and the quays with their containers. */
function port(): string {
  const quays = QUAYS.map(path).join('');
  return (
    line(path(BREAKWATER), INK.chaux, 10) +
    line(quays, INK.chaux, 26) +
    dashes(quays, INK.terre, 12, '15 5 15 25') +
    dashes(quays, INK.safran, 12, '0 40 15 5')
  );
}

function dashes(d: string, color: string, width: number, pattern: string): string {
  return `<path fill="none" stroke="${color}" stroke-width="${width}" stroke-dasharray="${pattern}" d="${d}"/>`;
}

function lamp(): string {
  const { x, y } = at(HANK);
  return star(x, y, 30, INK.safran, { points: 16, notch: 0.7 }) + star(x, y, 14, INK.nuit);
}
