import type { Brand } from '../../packages/drawings/brand/brand.ts';
import { customProperties } from '../../packages/drawings/brand/custom-properties.ts';
import { lookDigest } from '../../packages/drawings/brand/drawn-brand.ts';
import { isWordmark } from '../../packages/drawings/brand/logo.ts';
import { TYPEFACE_FILES, type TypefaceFiles } from './typeface-files.ts';

/** What every page has of a brand that is not the default one. */
export type Look = {
  /** The custom properties of the document: those that are not the stylesheet's. */
  style: Readonly<Record<`--${string}`, string>>;
  /** The sheet and the files of its pair of typefaces, where it is not the default's. */
  sheet?: TypefaceFiles['sheet'];
  faces?: TypefaceFiles['faces'];
  /** A part of the addresses of cards, which caches keep for ever: another brand draws other ones. */
  cards: string;
  /** The attributes of its picture. */
  logo?: NonNullable<Brand['logo']> & { className?: string };
};

/** The look of a brand; undefined for the default one, whose pages have not a byte more for it. */
export function lookOf(brand: Brand): Look | undefined {
  const { colors, typefaces, logo } = brand;
  const cards = lookDigest(brand);
  if (!cards) return undefined;
  return {
    style: customProperties(colors),
    ...TYPEFACE_FILES[typefaces],
    cards,
    ...(logo && { logo: shownLogo(logo) }),
  };
}

function shownLogo(logo: NonNullable<Brand['logo']>) {
  return isWordmark(logo) ? { ...logo, className: 'wordmark' } : logo;
}
