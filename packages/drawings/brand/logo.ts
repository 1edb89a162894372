import type { Logo, LogoPicture } from './brand.ts';

/** The logo as a bitmap, for mail programs, which show no vectors: drawn by the server, as the icons are. */
export const LOGO_ADDRESS = '/logo.png';

/** The most room a logo takes at the head of a mail. */
const ROOM = { width: 220, height: 44 } as const; // px

/** The size a logo is shown in at the head of a mail, in whole px. */
export function shownLogo({ width, height }: LogoPicture) {
  const scale = Math.min(ROOM.width / width, ROOM.height / height);
  const side = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: side(width), height: side(height) };
}

/** The longest side of a logo that can be an icon, as a multiple of the other. */
const SQUARE_ENOUGH = 1.25;

/** Whether a logo is near enough to a square to be an icon. */
export function isIconic({ width, height }: LogoPicture): boolean {
  return Math.max(width, height) / Math.min(width, height) <= SQUARE_ENOUGH;
}

/** The ratio from which a logo counts as a wordmark: the agency's name is not repeated beside it. */
const WORDMARK = 1.8; // width to height

export function isWordmark({ width, height }: Pick<LogoPicture, 'width' | 'height'>) {
  return width >= WORDMARK * height;
}

/** Whether dark grounds show a logo all in white: it has no version for them, and a shape of its own. */
export function isWhitened({ onNight, isOpaque }: Logo): boolean {
  return !onNight && !isOpaque;
}
