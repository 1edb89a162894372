import { expect, test } from 'vitest';
import { DEFAULT_BRAND, readBrand } from '../../packages/drawings/brand/brand.ts';
import { lookOf } from './look.ts';

test('pages of the default brand have nothing of a look', () => {
  expect(lookOf(DEFAULT_BRAND)).toBeUndefined();
});

test('a page has the custom properties that differ from its stylesheet, and no others', () => {
  const style = lookOf(readBrand({ colors: { warm: '#FFC14D' } }))?.style;
  expect(style).toEqual({ '--accent': '#FFC14D' });
  const night = lookOf(readBrand({ colors: { night: '#16324A' } }))?.style ?? {};
  expect(Object.keys(night).sort()).toEqual(['--cool', '--cool-2', '--night', '--night-2']);
});

test('a wide logo spells the agency’s name, which is then read but not shown', () => {
  const logo = { src: '/images/logo.svg', width: 480, height: 120 };
  expect(lookOf({ ...DEFAULT_BRAND, logo })?.logo?.light).toEqual({
    ...logo,
    className: 'wordmark',
  });
  const square = { ...logo, width: 120 };
  expect(lookOf({ ...DEFAULT_BRAND, logo: square })?.logo?.light).toEqual(square);
});

test('a dark header has the logo that is made for it; else the same in white, unless that would be a rectangle', () => {
  const logo = { src: '/images/logo.svg', width: 120, height: 120 };
  const onNight = { src: '/images/light.svg', width: 480, height: 120 };
  const nightOf = (own: typeof DEFAULT_BRAND.logo) =>
    lookOf({ ...DEFAULT_BRAND, logo: own })?.logo?.night;
  expect(nightOf(logo)).toEqual({ ...logo, className: 'whitened' });
  expect(nightOf({ ...logo, onNight })).toEqual({ ...onNight, className: 'wordmark' });
  expect(nightOf({ ...logo, isOpaque: true })).toEqual(logo);
});

test('a card has another address with another logo', () => {
  const logo = { src: '/images/logo.svg', width: 120, height: 120 };
  const cardsOf = (brand: typeof DEFAULT_BRAND) => lookOf(brand)?.cards;
  const first = cardsOf({ ...DEFAULT_BRAND, logo });
  expect(first).toBeDefined();
  expect(cardsOf({ ...DEFAULT_BRAND, logo: { ...logo, src: '/images/other.svg' } })).not.toBe(
    first,
  );
});
