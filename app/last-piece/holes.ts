/** The holes in the walls that pieces are set into. */

/** A hole in px of the window: its middle, and the size of the piece that fills it, from tip to tip. */
type Hole = { x: number; y: number; size: number };

/** The disc that is drawn over the heart of the home page's wall is this much wider than the star in it (`hero-art.css`). */
const DISC = 1.34;

/** The holes of `packages/drawings/zellige/not-found.ts`, in units of its drawings: the star is 0.524 of the scale wide. */
const MISSING = {
  wide: { width: 1440, height: 900, x: 1050, y: 520, size: 304 },
  narrow: { width: 390, height: 844, x: 256, y: 262, size: 173 },
} as const;
/** As `missing-piece.tsx` has it. */
const WIDE = '(min-width: 1024px)';

/** @param heart what covers the heart of the home page's wall; absent on a page that is missing */
export function holeIn(picture: HTMLImageElement, heart: Element | null): Hole {
  if (heart) {
    const { left, top, width, height } = heart.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2, size: width / DISC };
  }
  const { width, height, x, y, size } = matchMedia(WIDE).matches ? MISSING.wide : MISSING.narrow;
  const box = picture.getBoundingClientRect();
  // As `object-fit: cover` does, from the top left corner.
  const scale = Math.max(box.width / width, box.height / height);
  return {
    x: box.left + x * scale,
    y: box.top + y * scale,
    size: size * scale,
  };
}
