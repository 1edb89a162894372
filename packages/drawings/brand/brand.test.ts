import { expect, test } from 'vitest';
import { DEFAULT_BRAND, readBrand } from './brand.ts';

test.each([null, undefined, {}, 'brand', 7, [], { colors: 'red', typefaces: 3, drawings: null }])(
  'of %j the default brand is read',
  (document) => {
    expect(readBrand(document)).toEqual(DEFAULT_BRAND);
  },
);

test('a broken part costs the others nothing', () => {
  const logo = { src: '/images/logo.svg', width: 120, height: 40 };
  const brand = readBrand({
    colors: { action: 'red;}', earth: '#1565c0', night: 7 },
    typefaces: 'constructor',
    drawings: 'relief',
    logo: { ...logo, alt: '' },
  });
  expect(brand).toMatchObject({ typefaces: 'atelier', drawings: 'relief', logo });
  expect(brand.colors).toMatchObject({
    terre: '#1565C0',
    majorelle: DEFAULT_BRAND.colors.majorelle,
  });
  expect(readBrand({ logo: { ...logo, width: -1 } }).logo).toBeUndefined();
  expect(readBrand({ logo: { ...logo, onNight: { src: '' }, isOpaque: 7 } }).logo).toEqual(logo);
});
