import type { Brand, Logo, LogoPicture } from '../../packages/drawings/brand/brand.ts';
import { customProperties } from '../../packages/drawings/brand/custom-properties.ts';
import { lookDigest } from '../../packages/drawings/brand/drawn-brand.ts';
import { isWhitened, isWordmark } from '../../packages/drawings/brand/logo.ts';
import { TYPEFACE_FILES, type TypefaceFiles } from './typeface-files.ts';

/** The parts of a brand other than the default that every page needs. */
export type Look = {
  /** The custom properties of the document: those that are not the stylesheet's. */
  style: Readonly<Record<`--${string}`, string>>;
  /** The sheet and the files of its pair of typefaces, where it is not the default's. */
  sheet?: TypefaceFiles['sheet'];
  faces?: TypefaceFiles['faces'];
  /** A part of the addresses of cards, which caches keep for ever: another brand draws other ones. */
  cards: string;
  /** The attributes of its picture, on a light header and on a dark one. */
  logo?: Readonly<Record<'light' | 'night', LogoPicture & { className?: string }>>;
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
    ...(logo && { logo: { light: shownLogo(logo), night: logoOnNight(logo) } }),
  };
}

/**
 * Returns a logo with its classes: a wordmark replaces the agency's name, and a stylesheet whitens a logo without a
 * version for dark grounds.
 */
function shownLogo({ src, width, height }: LogoPicture, isWhite = false) {
  const classes = [isWordmark({ width, height }) && 'wordmark', isWhite && 'whitened'];
  const className = classes.filter(Boolean).join(' ');
  return { src, width, height, ...(className && { className }) };
}

function logoOnNight(logo: Logo) {
  return shownLogo(logo.onNight ?? logo, isWhitened(logo));
}
