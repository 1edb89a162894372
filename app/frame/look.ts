import type { Brand } from '../../brand/brand.ts';
import { customProperties } from '../../brand/custom-properties.ts';

/** What every page has of a brand that is not the default one. */
export type Look = {
  /** The custom properties of the document: those that are not the stylesheet's. */
  style: Readonly<Record<`--${string}`, string>>;
  /** The attributes of its picture. */
  logo?: NonNullable<Brand['logo']> & { className?: string };
};

/** The look of a brand; undefined for the default one, whose pages have not a byte more for it. */
export function lookOf({ colors, logo }: Brand): Look | undefined {
  const style = customProperties(colors);
  if (Object.keys(style).length === 0 && !logo) return undefined;
  return { style, ...(logo && { logo: shownLogo(logo) }) };
}

/** From here on a logo is taken for one that spells the agency's name: it is not written again beside it. */
const WORDMARK = 1.8; // width to height

function shownLogo(logo: NonNullable<Brand['logo']>) {
  return logo.width < WORDMARK * logo.height ? logo : { ...logo, className: 'wordmark' };
}
