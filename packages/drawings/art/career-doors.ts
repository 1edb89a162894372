import { field } from '../zellige/field.ts';
import { CLOTH, type Likeness } from '../zellige/likeness.ts';
import { arch, archPath, clipped, drawing, filled, rect, star } from '../zellige/markup.ts';
import { INK, PALETTES } from '../zellige/palettes.ts';
import { DARK, GREYING_HAIR } from '../zellige/people-colors.ts';
import { peopleDoors } from '../zellige/people-doors.ts';
import { bust } from '../zellige/portrait.ts';
import { around } from '../zellige/ring.ts';
import { familyTiling } from '../zellige/tiling.ts';

/** Five colleagues. They stand for any agency's people: its own are on its home page. */
const WITH_EARRINGS: Likeness = {
  skin: 'amber',
  hair: 'curls',
  earrings: INK.safran,
  clothes: CLOTH.nuit,
  palette: 'nuit',
};
const WITH_COLLAR: Likeness = {
  skin: 'ebony',
  hair: 'afro',
  clothes: CLOTH.chaux,
  collar: 'round',
  collarColor: INK.nuit,
  palette: 'safran',
};
const WITH_GLASSES: Likeness = {
  skin: 'honey',
  face: 'square',
  hair: 'parted',
  beard: 'short',
  clothes: CLOTH.encre,
  collar: 'rollneck',
  glasses: DARK,
  palette: 'ciel',
};
const WITH_VEIL: Likeness = {
  skin: 'rose',
  hair: 'veil',
  cloth: CLOTH.terre,
  clothes: CLOTH.nuit,
  palette: 'menthe',
};
const WITH_BUN: Likeness = {
  skin: 'wheat',
  age: 'mature',
  hair: 'bun',
  hairColor: GREYING_HAIR,
  clothes: CLOTH.nuit,
  collar: 'shirt',
  earrings: INK.safran,
  palette: 'ciel',
};

/** The head of /careers with the present colleagues, 640 × 620 on terre. */
export function careerDoors(): string {
  return peopleDoors([WITH_EARRINGS, WITH_COLLAR, WITH_GLASSES]);
}

const WIDTH = 640;
const HEIGHT = 620;
const DOOR_WIDTH = 190;
/** The width of a door's frame, in px. */
const FRAME = 12;

/** The head of a job that is open: between two colleagues a chair is free. 640 × 620, to lie on aube. */
export function openDoor(): string {
  return doors(chair());
}

/** The head of a job that is closed: so is its door. 640 × 620, to lie on aube. */
export function closedDoor(): string {
  const middle = { x: 340, y: 330 };
  const tones = [INK.nuitClaire, INK.nuitSourde, INK.nuitMoyenne, INK.nuitSourde] as const;
  const leaves = field({
    tiling: familyTiling('sixteen'),
    frame: { width: WIDTH, height: HEIGHT },
    placement: { scale: 300, ...middle },
    seed: 'doors',
    joint: { width: 2, color: INK.nuit },
    keep: ({ spot }) => Math.abs(spot.x - middle.x) < DOOR_WIDTH / 2 + 40 && spot.y > 60,
    paint: ({ heart, node, kind }) =>
      heart !== undefined && node.x === 0 && node.y === 0
        ? ([INK.safran, INK.terre, INK.chaux][heart] ?? INK.chaux)
        : around(tones, kind),
  });
  return doors(
    rect(245, 80, DOOR_WIDTH, HEIGHT, INK.nuit) + leaves + rect(338, 80, 4, 540, INK.nuit),
  );
}

function doors(middle: string): string {
  return drawing(
    WIDTH,
    HEIGHT,
    door(
      { x: 40, top: 230, frame: INK.terre, ground: INK.menthe, name: 'left' },
      person(WITH_VEIL, 40),
    ) +
      door({ x: 245, top: 80, frame: INK.chaux, ground: INK.safran, name: 'middle' }, middle) +
      door(
        { x: 450, top: 160, frame: INK.nuit, ground: INK.ciel, name: 'right' },
        person(WITH_BUN, 450),
      ),
    'xMaxYMax',
  );
}

type Door = { x: number; top: number; frame: string; ground: string; name: string };

function door({ x, top, frame, ground, name }: Door, inside: string): string {
  const opening = archPath(x + FRAME, top + FRAME, DOOR_WIDTH - 2 * FRAME, HEIGHT);
  return (
    arch(x, top, DOOR_WIDTH, HEIGHT, frame) +
    clipped(`career-door-${name}`, opening, rect(x, top, DOOR_WIDTH, HEIGHT, ground) + inside)
  );
}

function person(likeness: Likeness, x: number): string {
  return `<g transform="translate(${x - 25} 332) scale(.6)">${bust(likeness)}</g>`;
}

/** Draws the chair: its back is an arch, and the light of the house falls through its star. */
function chair(): string {
  const { light, shade } = CLOTH.nuit;
  return (
    filled('M262 620l156-62v62z', PALETTES.safran.tone) +
    rect(306, 512, 10, 92, shade) +
    rect(364, 512, 10, 92, shade) +
    arch(290, 318, 100, 190, light) +
    clipped('chair-shade', archPath(290, 318, 100, 190), rect(340, 318, 50, 190, shade)) +
    star(340, 378, 25, INK.safran) +
    filled('M288 492h104l12 30H276z', light) +
    rect(276, 522, 128, 10, shade) +
    rect(280, 532, 13, 88, light) +
    rect(387, 532, 13, 88, shade)
  );
}
