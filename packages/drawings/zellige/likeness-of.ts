import { CLOTH, type Likeness, type TwoTone } from './likeness.ts';
import { colorDistance } from './oklab.ts';
import { INK, PALETTES, type PaletteName } from './palettes.ts';
import { DARK, HAIR_COLORS, SKINS } from './people-colors.ts';
import { pick, type Random, randomFrom } from './random.ts';
import { around } from './ring.ts';

const CLOTHES: readonly TwoTone[] = Object.values(CLOTH);

const WALLS = [
  'safran',
  'ciel',
  'menthe',
  'terre',
  'aube',
  'nuit',
  'chaux',
] as const satisfies readonly PaletteName[];

/** The OKLab distances below which a shape cannot be told from its background. */
const EDGES = { hair: 0.2, skin: 0.1, clothes: 0.15 } as const;

/**
 * A head for a person of whom only the name is known: the same name has the same head for ever. A name does not
 * tell who wears a beard, a veil or earrings, and a wrong guess is an insult: chance decides only what anyone
 * may wear.
 */
export function likenessOf(seed: string): Likeness {
  const random = randomFrom(`${seed} likeness`);
  const head = {
    skin: pick(random, ['rose', 'wheat', 'honey', 'amber', 'ebony']),
    face: pick(random, ['oval', 'oval', 'square']),
    age: pick(random, ['young', 'young', 'mature']),
    hair: pick(random, ['cropped', 'parted', 'afro', 'curls']),
    glasses: pick(random, [undefined, undefined, DARK]),
    collar: pick(random, ['shirt', 'round', 'rollneck', 'jacket']),
  } as const;
  const { light, shade } = SKINS[head.skin];
  const hairColors = HAIR_COLORS.filter((color) => colorDistance(color, light) >= EDGES.hair);
  const palette = pickAmong(
    random,
    WALLS.filter(
      (wall) =>
        isSeen([light, shade], wall, EDGES.skin) &&
        hairColors.some((color) => isSeen([color], wall, EDGES.hair)),
    ),
  );
  const hairColor = pickAmong(
    random,
    hairColors.filter((color) => isSeen([color], palette, EDGES.hair)),
  );
  const clothes = pickAmong(
    random,
    CLOTHES.filter((cloth) => isSeen([cloth.light], palette, EDGES.clothes)),
  );
  const collarColor = clothes.light === INK.chaux ? INK.nuit : INK.chaux;
  return { ...head, palette, hairColor, clothes, collarColor };
}

/** Whether colours can be told from both tones of a wall. */
function isSeen(colors: readonly string[], wall: PaletteName, edge: number): boolean {
  const { ground, tone } = PALETTES[wall];
  return colors.every((color) =>
    [ground, tone].every((behind) => colorDistance(color, behind) >= edge),
  );
}

function pickAmong<T>(random: Random, choices: readonly T[]): T {
  return around(choices, Math.floor(random() * choices.length));
}
