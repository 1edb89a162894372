/** Composes the card of a page: section and title on the left, a wall of its own on the right, the agency below. */
import type { Drawings } from '../../packages/drawings/brand/brand.ts';
import { isWordmark } from '../../packages/drawings/brand/logo.ts';
import { CARD_GROUNDS, type CardGround } from '../../packages/drawings/zellige/card-wall.ts';
import { COLORS } from '../../packages/drawings/zellige/colors.ts';
import type { CoverChoice } from '../../packages/drawings/zellige/motifs.ts';
import { ART } from './art.ts';
import { bound, cutLines, evenLines } from './lines.ts';
import type { Typeface } from './typesetting.ts';

export type Card = {
  title: string;
  /** The kind of page, above its title; '' where the title names it. */
  section: string;
  /** The agency's name, beside its mark; '' while it is unknown. */
  agency: string;
  /** The seed of the wall: the slug of the document. */
  seed: string;
  ground: CardGround;
  /** The document's own drawing, instead of the wall. */
  cover?: CoverChoice;
};

export type Faces = { display: Typeface; text: Typeface };

/** The agency's logo as a picture of its own, and its size in any unit. */
export type CardLogo = { href: string; width: number; height: number };

/** The fonts, drawings and logo of a card, in the default palette: `repaint` gives it another palette's colours. */
type Style = Faces & { drawings?: Drawings; logo?: CardLogo };

type Size = { width: number; height: number };

/** Networks round the corners, and some cut a tenth off the sides. */
const MARGIN = 72; // px
const TEXT_WIDTH = 640; // px
/** Air between the longest line and the nearest piece of the wall. */
const AIR = 12; // px
/** The place where the cover of a document begins. */
const PANEL = MARGIN + TEXT_WIDTH + 4 * AIR; // px

/** The baseline of the section's name, and those between which the title is placed. */
const SECTION_BASELINE = 104; // px
const TITLE_ROOM = { below: 136, withoutSection: 84, above: 504 } as const; // px

/** The sizes of titles, the largest first, each with the most lines that are set in it. */
const TITLES: readonly (readonly [size: number, lines: number])[] = [
  [136, 1],
  [112, 2],
  [92, 2],
  [84, 3],
  [72, 4],
  [62, 4],
  [54, 4],
];
/** The size of titles that fit in none: shown 300 px wide, its letters are still 12 px high. */
const SMALLEST = { size: 48, lines: 4 };
/** The longest title that is looked at: networks show less than a hundred characters. */
const LONGEST_TITLE = 300; // characters

const LEADING = 1.02; // of the size
const CAPITALS = 0.7; // of the size
const TRACKING = -0.03; // em
const SECTION = { size: 34, tracking: 0 };
const AGENCY = { size: 38, tracking: -0.025 };
const MARK = 56; // px
/** The room of a logo, twice as large as a card shows it. */
export const CARD_LOGO = { width: 640, height: 2 * MARK } as const; // px

/** Draws a card as SVG. Its letters are outlines, so that it looks the same on a machine without fonts. */
export function drawCard(card: Card, size: Size, style: Style): string {
  const { display, text, drawings = 'zellige', logo } = style;
  const { width, height } = size;
  const art = ART[drawings];
  const { ground, night } = CARD_GROUNDS[card.ground];
  const ink = night ? COLORS.chaux : COLORS.encre;
  const accent = night ? COLORS.safran : COLORS.terre;
  const { title, section } = words(card, { display, text });
  const edge = MARGIN + TEXT_WIDTH + AIR;
  const foot = height - MARGIN;
  const sign = logo
    ? logoDrawing(logo, { x: MARGIN, y: foot - MARK })
    : { drawing: placed(art.mark(night), MARGIN - 3, foot - MARK, MARK), end: MARGIN + MARK };
  const agency = { x: sign.end + 12, y: foot - 14 };
  const name = logo && isWordmark(logo) ? '' : display.writable(card.agency);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<path fill="${ground}" d="M0 0h${width}v${height}H0z"/>` +
    (card.cover
      ? panel(card.seed, card.cover, size, drawings)
      : art.cardWall(card.seed, size, edge, card.ground)) +
    `<path fill="${accent}" d="${text.outline(section, SECTION, { x: MARGIN, y: SECTION_BASELINE })}"/>` +
    titleDrawing(title, display, {
      ink,
      accent,
      stop: art.stop,
      from: section ? 'below' : 'withoutSection',
    }) +
    sign.drawing +
    `<path fill="${ink}" d="${display.outline(name, AGENCY, agency)}"/>` +
    '</svg>'
  );
}

/** The cover of a document on the right of its card, down its whole height. */
function panel(
  seed: string,
  choice: CoverChoice,
  { width, height }: Size,
  drawings: Drawings,
): string {
  const wide = width - PANEL;
  return ART[drawings]
    .cover(seed, wide, height, choice)
    .replace('<svg', `<svg x="${PANEL}" width="${wide}" height="${height}"`);
}

/** A logo in the height of the mark, and where it ends. */
function logoDrawing({ href, width, height }: CardLogo, at: { x: number; y: number }) {
  const scale = Math.min(CARD_LOGO.width / 2 / width, MARK / height);
  const size = { width: width * scale, height: height * scale };
  const top = at.y + (MARK - size.height) / 2;
  const drawing = `<image x="${at.x}" y="${top}" width="${size.width}" height="${size.height}" href="${href}"/>`;
  return { drawing, end: at.x + size.width };
}

/** Returns the words that the fonts can write. A title in another script is replaced by the kind of page. */
function words({ title, section, agency }: Card, { display, text }: Faces) {
  const whole = bound(title.slice(0, LONGEST_TITLE).toWellFormed());
  const writableTitle = bound(display.writable(whole));
  if (writableTitle.length >= whole.length / 2 && writableTitle)
    return { title: writableTitle, section: text.writable(section) };
  return { title: bound(display.writable(section || agency)), section: '' };
}

type Ink = {
  ink: string;
  accent: string;
  stop: (typeof ART)[Drawings]['stop'];
  from: 'below' | 'withoutSection';
};

function titleDrawing(
  title: string,
  face: Typeface,
  { ink, accent, stop: drawStop, from }: Ink,
): string {
  const { size, lines } = setTitle(title, face);
  const style = { size, tracking: TRACKING };
  const leading = size * LEADING;
  const [last = ''] = lines.slice(-1);
  const room = TITLE_ROOM.above - TITLE_ROOM[from];
  const block = leading * (lines.length - 1) + size * CAPITALS;
  const first = TITLE_ROOM[from] + (room - block) / 2 + size * CAPITALS;
  const baseline = (line: number) => first + line * leading;
  const path = lines
    .map((line, index) => face.outline(line, style, { x: MARGIN, y: baseline(index) }))
    .join('');
  // The card ends the title with the site's own full stop, unless another sign ends it.
  const end = MARGIN + face.width(last, style) + size * 0.15;
  const stop = /[\p{L}\p{N})»]$/u.test(last)
    ? drawStop(end, baseline(lines.length - 1) - size * 0.1, size * 0.115, accent)
    : '';
  return `<path fill="${ink}" d="${path}"/>${stop}`;
}

function setTitle(title: string, face: Typeface): { size: number; lines: string[] } {
  for (const [size, most] of TITLES) {
    const widthOf = (line: string) => face.width(line, { size, tracking: TRACKING });
    const lines = evenLines(title, TEXT_WIDTH, widthOf);
    if (lines.length <= most && lines.every((line) => widthOf(line) <= TEXT_WIDTH)) {
      return { size, lines };
    }
  }
  const { size, lines } = SMALLEST;
  const widthOf = (line: string) => face.width(line, { size, tracking: TRACKING });
  return { size, lines: cutLines(title, TEXT_WIDTH, lines, widthOf) };
}

/** A drawing inside another, at a place and of a side. */
function placed(drawing: string, x: number, y: number, side: number): string {
  return drawing.replace('<svg', `<svg x="${x}" y="${y}" width="${side}" height="${side}"`);
}
