/**
 * Draws the pictures of the site's own pages, which are files so that a visitor downloads only the
 * one that fits the screen, once; and writes the palette for stylesheets.
 *
 *   node packages/drawings/art/draw.ts
 */
import { writeFile } from 'node:fs/promises';
import { constructionStep } from '../zellige/construction-step.ts';
import { cover } from '../zellige/cover.ts';
import { enamelWall } from '../zellige/enamel-wall.ts';
import { heroField, mobileHeroField } from '../zellige/hero-field.ts';
import { mark } from '../zellige/mark.ts';
import { moon } from '../zellige/moon.ts';
import { missingPiece, notFoundArt } from '../zellige/not-found.ts';
import { INK } from '../zellige/palettes.ts';
import { plinth } from '../zellige/plinth.ts';
import { narrowShards, wideShards } from '../zellige/shards.ts';
import { recoloring, TINT_NAMES } from '../zellige/tints.ts';
import { verbWindow } from '../zellige/verb-window.ts';
import { careerDoors, closedDoor, openDoor } from './career-doors.ts';
import { casablancaMap } from './casablanca-map.ts';
import { city, cityWindows } from './city.ts';
import { colorSheet, tintSheet } from './color-sheet.ts';
import { emptyChair } from './empty-chair.ts';
import { HOUSES, sun } from './houses.ts';
import { liftDoors } from './lift-doors.ts';
import { lighthouse, waves } from './lighthouse.ts';
import { offerBrand, offerMobile, offerShop, offerStrategy, offerWeb, swell } from './offers.ts';
import { questionMark } from './question-mark.ts';
import {
  benefitStars,
  LEGAL_ROSETTES,
  laidRosette,
  menuRosette,
  PACKAGE_ROSETTES,
} from './rosettes.ts';
import { searchLens, searchLensEmpty } from './search-lens.ts';
import { streetDoor } from './street-door.ts';
import { VALUE_WALLS } from './value-walls.ts';

/** The folder that the site serves drawings from. */
export const DRAWINGS = new URL('../../../app/drawings/', import.meta.url);

/** The pictures, and what a page must know of one, by their paths from `app/drawings/`. */
export const PICTURES = {
  'town-map.svg': casablancaMap,
  'city.svg': city,
  'city-windows.generated.ts': cityWindows,
  'benefit-stars.svg': benefitStars,
  'career-door-closed.svg': closedDoor,
  'career-door-open.svg': openDoor,
  'career-doors.svg': careerDoors,
  'empty-chair.svg': emptyChair,
  'enamel-wall.svg': enamelWall,
  'hero.svg': () => landing(heroField()),
  'hero-mobile.svg': () => landing(mobileHeroField()),
  'laid-rosette.svg': laidRosette,
  'lift-doors.svg': liftDoors,
  'lighthouse.svg': lighthouse,
  'menu-rosette.svg': menuRosette,
  'moon.svg': moon,
  'missing-piece.svg': missingPiece,
  'not-found.svg': () => tinted(notFoundArt('desktop')),
  'not-found-mobile.svg': () => tinted(notFoundArt('mobile')),
  'services/offer-brand.svg': offerBrand,
  'services/offer-mobile.svg': offerMobile,
  'services/offer-shop.svg': offerShop,
  'services/offer-strategy.svg': offerStrategy,
  'services/offer-web.svg': offerWeb,
  'plinth.svg': plinth,
  'question-mark.svg': questionMark,
  'search-lens.svg': searchLens,
  'search-lens-empty.svg': searchLensEmpty,
  'shards.svg': () => wideShards(INK.chaux),
  'shards-narrow.svg': () => narrowShards(INK.chaux),
  'step-compass.svg': () => constructionStep('compass'),
  'step-net.svg': () => constructionStep('polygonNet'),
  'step-pieces.svg': () => constructionStep('cutPieces'),
  'step-wall.svg': () => constructionStep('laidWall'),
  'street-door.svg': streetDoor,
  'sun.svg': sun,
  'services/swell.svg': swell,
  'verb-code.svg': () => verbWindow('code'),
  'verb-draw.svg': () => verbWindow('draw'),
  'verb-film.svg': () => verbWindow('film'),
  'verb-write.svg': () => verbWindow('write'),
  'waves.svg': waves,
  '../../public/favicon.svg': () => mark(),
  // The picture beside the log-in form: its page loads the file, and not the code that draws it.
  '../../desk/sign-in/door.svg': () =>
    cover('studio', 720, 1080, { motif: 'porch', palette: 'nuit' }),
  '../styles/colors.generated.css': () => colorSheet('tokens'),
  '../../desk/ui/colors.generated.css': () => colorSheet(),
  '../styles/tints.generated.css': () => tintSheet('tokens'),
  ...HOUSES,
  ...LEGAL_ROSETTES,
  ...VALUE_WALLS,
  ...PACKAGE_ROSETTES,
} as const satisfies Record<string, () => string>;

/** The wall in the colours of a piece that was set: a page asks for `…#menthe`, and a script reads them here. */
const TINTED = TINT_NAMES.flatMap((tint) =>
  [...recoloring(tint)]
    .filter(([before, after]) => before !== after)
    .map(([before, after]) => `#${tint}:target~[fill="${before}"]{fill:${after}}`),
).join('');

/**
 * The pieces are set in four waves, 120 ms apart, each within 540 ms, and are whole from their first frame: half seen
 * through each other they would be a grey mush. The picture brings its own motion and colours: a
 * page cannot style what is inside an image, and needs no script for it. Browsers do not tell an image that its
 * visitor wants less motion, so the page asks for it at `…#still` then. A wall whose last piece is set is still, too.
 */
const LANDING = `${['still', ...TINT_NAMES].map((id) => `<g id="${id}"/>`).join('')}<style>
path{animation:land .54s cubic-bezier(.2,.7,.1,1) var(--wait,0s) both}
.k1{--wait:.12s}.k2{--wait:.24s}.k3{--wait:.36s}
:target~path{animation:none}
${TINTED}
@keyframes land{from{visibility:hidden;transform:translate(26px,-10px)}}
</style>`;

/** A wall on nuit: the tiles that would be of its ground's colour are one step lighter. */
function tinted(picture: string): string {
  const rules = TINTED.replaceAll(`{fill:${INK.nuit}}`, `{fill:${INK.nuitClaire}}`);
  return picture.replace('>', `><style>${rules}</style>`);
}

function landing(picture: string): string {
  return picture.replace('>', `>${LANDING}`);
}

if (import.meta.main) {
  for (const [path, draw] of Object.entries(PICTURES)) {
    await writeFile(new URL(path, DRAWINGS), `${draw()}\n`);
  }
}
