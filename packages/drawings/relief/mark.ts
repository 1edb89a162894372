import { circle, clipped, drawing, filled, rect } from '../zellige/markup.ts';
import { INK } from '../zellige/palettes.ts';
import { levelsFrom, round, sheets } from './sheet.ts';
import { hills, survey } from './survey.ts';

export interface ReliefMarkColors {
  /** The disc. */
  readonly disc?: string;
  /** The summit, and the point over it. */
  readonly summit?: string;
}

/**
 * The mark of an agency without one of its own, 40 × 40: a summit in a disc, and a point over it. It is also the favicon.
 * The defaults are for light grounds; pass chaux as `disc` on night.
 */
export function reliefMark({
  disc = INK.encre,
  summit = INK.safran,
}: ReliefMarkColors = {}): string {
  return drawing(40, 40, figure(20, 20, 18, disc, summit));
}

function figure(x: number, y: number, radius: number, disc: string, summit: string): string {
  const at = (dx: number, dy: number) =>
    `${(x + dx * radius).toFixed(1)} ${(y + dy * radius).toFixed(1)}`;
  return (
    circle(x, y, radius, disc) +
    clipped(
      'mark',
      round(x, y, radius),
      filled(
        `M${at(0, -0.24)}Q${at(0.2, 0.5)} ${at(0.84, 0.86)}V${(y + radius).toFixed(1)}H${(x - 0.84 * radius).toFixed(1)}V${(y + 0.86 * radius).toFixed(1)}Q${at(-0.2, 0.5)} ${at(0, -0.24)}z`,
        summit,
      ),
    ) +
    circle(x, y - 0.52 * radius, radius * 0.19, summit)
  );
}

const ICON = 512;

/** The disc of an icon. A maskable one shows only a circle of 80 %: the disc lies in it. */
const RADII = { whole: 190, maskable: 150 } as const;

/** The icon of the site among a telephone's apps, 512 × 512, on night to all four edges. */
export function reliefAppIcon(shape: keyof typeof RADII): string {
  return drawing(
    ICON,
    ICON,
    rect(0, 0, ICON, ICON, INK.nuit) +
      figure(ICON / 2, ICON / 2, RADII[shape], INK.chaux, INK.terre),
  );
}

/** The picture of a link to the site, 1200 × 630: the mark in the night, and a mountain that comes in from the right. */
export function reliefSocialCard(): string {
  const land = survey(
    hills([
      { x: 930, y: 330, reach: 150, long: 1.25, turn: 1.1 },
      { x: 1180, y: 560, reach: 140, height: 0.6 },
      { x: 1150, y: 60, reach: 110, height: 0.5 },
    ]),
    { x: -50, y: -50, width: 1320, height: 740 },
    28,
  );
  return drawing(
    1200,
    630,
    rect(0, 0, 1200, 630, INK.nuit) +
      sheets(
        land,
        levelsFrom(0.15, 0.94, 7),
        [INK.nuitSourde, INK.nuitClaire, INK.ciel, INK.nuit, INK.aube, INK.terre, INK.nuit],
        { color: INK.nuit, width: 3 },
      ) +
      circle(land.summit.x, land.summit.y, 16, INK.safran) +
      figure(266, 315, 150, INK.chaux, INK.terre),
  );
}
