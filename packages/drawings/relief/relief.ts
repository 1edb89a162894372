/** The second family of drawings, for an agency that wants no zellige: one drawing for each of the first family's files. */
import { ABOUT } from './drawings/about.ts';
import { BANDS } from './drawings/bands.ts';
import { DOORS } from './drawings/doors.ts';
import { hero, mobileHero } from './drawings/hero.ts';
import { HOME } from './drawings/home.ts';
import { MAPS } from './drawings/maps.ts';
import { SERVICES } from './drawings/services.ts';
import { SIGNS } from './drawings/signs.ts';
import { STEPS } from './drawings/steps.ts';
import { VERBS } from './drawings/verbs.ts';

const DRAW = new Map<string, () => string>(
  Object.entries({
    hero,
    'hero-mobile': mobileHero,
    ...VERBS,
    ...HOME,
    ...STEPS,
    ...BANDS,
    ...DOORS,
    ...ABOUT,
    ...SERVICES,
    ...SIGNS,
    ...MAPS,
  }),
);

const drawn = new Map<string, string>();

/**
 * What stands where the first family has the file of this name, in the default palette and in a view box of the same size.
 * Each is drawn once.
 *
 * @param name path from `app/drawings/` without `.svg`: `hero`, `services/offer-web`
 */
export function reliefDrawing(name: string): string | undefined {
  const svg = drawn.get(name) ?? DRAW.get(name)?.();
  if (svg) drawn.set(name, svg);
  return svg;
}
