/** The size of the picture a shared link is shown with (pages-9.25 in test/specification.md). */
export const SOCIAL_IMAGE = { width: 1200, height: 630 } as const; // px

/** The social image of addresses without a page of their own, drawn by `packages/drawings/art/draw-icons.ts`. */
export const DEFAULT_SOCIAL_IMAGE = '/social-card.png';

/** A document as the head of its page tells it to search engines and networks. */
export type Seo = {
  title: string;
  description?: string;
  /** The cover, if it is a picture. */
  image?: string;
  /** The address of its cover where that is drawn. */
  cover?: string;
  socialImage?: SocialImage;
};

/** The picture an editor chose for a page. */
export type SocialImage = { src: string; alt: string };

/** Counts how often the look of cards has changed: their addresses change with it, and caches keep them for ever. */
const CARD_DESIGN = 1;

/**
 * The address of the card that `server/cards/` draws for a page: `/cards/1k3x9d/work/medina.png`. Another title is another
 * address.
 *
 * @param path of the page, with its parameters
 * @param says what the card shows in words
 */
export function cardAddress(path: string, says: string): string {
  let version = CARD_DESIGN;
  for (const letter of says) version = Math.imul(version ^ letter.charCodeAt(0), 0x01000193); // FNV-1a's prime
  return `/cards/${(version >>> 0).toString(36)}${path.replace(/\/?(?=\?|$)/, '.png')}`;
}
