import { type Brand, DEFAULT_BRAND } from './brand.ts';

/** What a drawn picture follows from: the brand without its logo. */
export type DrawnBrand = Pick<Brand, 'colors' | 'typefaces' | 'drawings'>;

/** Undefined for the default's, so that addresses and keys of what is drawn in it stay as they are. */
export function drawnBrand(brand: Brand): DrawnBrand | undefined {
  const drawn = written(brand);
  return JSON.stringify(drawn) === DEFAULT ? undefined : drawn;
}

/** With its parts in one order: equal ones are equal texts. */
function written({ colors, typefaces, drawings }: Brand): DrawnBrand {
  return { colors, typefaces, drawings };
}

const DEFAULT = JSON.stringify(written(DEFAULT_BRAND));
