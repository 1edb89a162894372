import { type Brand, DEFAULT_BRAND } from './brand.ts';

/** What a drawn picture follows from: the brand without its logo. */
export type DrawnBrand = Pick<Brand, 'colors' | 'typefaces' | 'drawings'>;

/** Returns what is drawn of a brand; undefined for the default's, whose addresses and keys stay as they are. */
export function drawnBrand(brand: Brand): DrawnBrand | undefined {
  const drawn = written(brand);
  return JSON.stringify(drawn) === DEFAULT ? undefined : drawn;
}

/** Puts a brand's parts in one order: equal ones are equal texts. */
function written({ colors, typefaces, drawings }: Brand): DrawnBrand {
  return { colors, typefaces, drawings };
}

/** Counts how often what is drawn for other brands than the default has changed: caches keep its addresses for ever. */
const LOOK_DESIGN = 1;

/** A few signs that stand for all that pages show of a brand, its logo too; undefined for the default's without a logo. */
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
