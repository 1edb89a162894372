import type { Brand } from '../../brand/brand.ts';
import { customProperties } from '../../brand/custom-properties.ts';
import { brandDigest } from '../../brand/drawn-brand.ts';
import { TYPEFACE_FILES, type TypefaceFiles } from './typeface-files.ts';

/** What every page has of a brand that is not the default one. */
export type Look = {
  /** The custom properties of the document: those that are not the stylesheet's. */
  style: Readonly<Record<`--${string}`, string>>;
  /** The sheet and the files of its pair of typefaces, where it is not the default's. */
  sheet?: TypefaceFiles['sheet'];
  faces?: TypefaceFiles['faces'];
  /** A part of the addresses of cards, which caches keep for ever: another brand draws other ones. */
  cards?: string;
  /** The attributes of its picture. */
  logo?: NonNullable<Brand['logo']> & { className?: string };
};

/** The look of a brand; undefined for the default one, whose pages have not a byte more for it. */
export function lookOf(brand: Brand): Look | undefined {
  const { colors, typefaces, logo } = brand;
  const cards = brandDigest(brand);
  if (!cards && !logo) return undefined;
  return {
    style: customProperties(colors),
    ...TYPEFACE_FILES[typefaces],
    ...(cards && { cards }),
    ...(logo && { logo: shownLogo(logo) }),
  };
}

/** From here on a logo is taken for one that spells the agency's name: it is not written again beside it. */
const WORDMARK = 1.8; // width to height

function shownLogo(logo: NonNullable<Brand['logo']>) {
  return logo.width < WORDMARK * logo.height ? logo : { ...logo, className: 'wordmark' };
}
