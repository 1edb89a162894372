import { type Brand, DEFAULT_BRAND } from './brand.ts';

/** The part of a brand that drawings depend on: all but its logo. */
export type DrawnBrand = Pick<Brand, 'colors' | 'typefaces' | 'drawings'>;

/** Returns the drawn part of a brand; undefined for the default's, whose addresses and cache keys have no mark. */
export function drawnBrand(brand: Brand): DrawnBrand | undefined {
  const drawn = written(brand);
  return JSON.stringify(drawn) === DEFAULT ? undefined : drawn;
}

/** Puts a brand's parts in one order: equal ones are equal texts. */
function written({ colors, typefaces, drawings }: Brand): DrawnBrand {
  return { colors, typefaces, drawings };
}

/**
 * The version of other brands' drawings: increment it when these change, because caches keep their addresses for ever.
 */
const LOOK_DESIGN = 1;

/**
 * Returns a short hash of all that pages show of a brand, including its logo; undefined for the default's without a
 * logo.
 */
export function lookDigest(brand: Brand): string | undefined {
  const { logo } = brand;
  return drawnBrand(brand) || logo ? digestOf([LOOK_DESIGN, written(brand), logo]) : undefined;
}

function digestOf(value: unknown): string {
  let digest = 0;
  for (const sign of JSON.stringify(value))
    digest = Math.imul(digest ^ sign.charCodeAt(0), 0x01000193); // FNV-1a's prime
  return (digest >>> 0).toString(36);
}

const DEFAULT = JSON.stringify(written(DEFAULT_BRAND));
