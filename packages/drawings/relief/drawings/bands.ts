import { drawing, filled, rect } from '../../zellige/markup.ts';
import { INK } from '../../zellige/palettes.ts';
import { randomFrom } from '../../zellige/random.ts';
import { midway, ridge } from '../ridge.ts';

/** A row of crests that goes on from one tile to the next. */
function crests(tile: number, y: number, foot: number, shift: number, sag = 0.24): string {
  const points = [-1, 0, 1, 2].map((place) => ({ x: (place + shift) * tile, y }));
  return ridge(points, foot, sag);
}

/** The band at the top of a footer, in tiles of 112. */
function plinth(): string {
  return drawing(
    112,
    56,
    rect(0, 0, 112, 56, INK.nuit) +
      filled(crests(112, 4, 56, 0, 0.2), INK.ciel) +
      filled(crests(112, 16, 56, 0.5, 0.2), INK.terre) +
      filled(crests(112, 28, 56, 0, 0.2), INK.encre),
  );
}

/** The sea of /contact, down to the sand. */
function waves(): string {
  return drawing(
    160,
    152,
    filled(crests(160, 10, 152, 0), INK.nuitSourde) +
      filled(crests(160, 38, 152, 0.5), INK.nuitClaire) +
      filled(crests(160, 68, 152, 0), INK.ciel) +
      filled(crests(160, 108, 152, 0.5, 0.18), INK.sable),
  );
}

function swell(): string {
  return drawing(
    96,
    72,
    filled(crests(96, 8, 72, 0), INK.nuitClaire) + filled(crests(96, 32, 72, 0.5), INK.nuit),
  );
}

/** A ridge that runs out: from the field below, over the paper above. */
function divider(width: number, height: number): string {
  const random = randomFrom('relief passage');
  const many = width > 600 ? 6 : 3;
  const high = Array.from({ length: many + 1 }, (_, index) => ({
    x: (index * width) / many - (index === 0 ? 20 : 0) + (index === many ? 20 : 0),
    y: height * (0.1 + 0.16 * random() + 0.72 * (index / many) ** 0.8),
  }));
  const low = high.map(({ x }) => ({ x, y: height * 1.02 }));
  const fills = [INK.ciel, INK.nuitClaire, INK.nuit];
  return drawing(
    width,
    height,
    fills
      .map((fill, index) => filled(ridge(midway(high, low, index * 0.3), height, 0.07), fill))
      .join(''),
    'xMinYMax',
  );
}

export const BANDS = {
  plinth,
  waves,
  'services/swell': swell,
  shards: () => divider(1440, 200),
  'shards-narrow': () => divider(390, 120),
};
