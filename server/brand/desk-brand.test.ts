import { expect, test } from 'vitest';
import { BLOCK_NAMES } from '../../model/blocks.ts';
import { DEFAULT_BRAND, readBrand } from '../../packages/drawings/brand/brand.ts';
import { COLORS } from '../../packages/drawings/zellige/colors.ts';
import { markOf } from './brand-addresses.ts';
import { blockDrawing, deskInBrand, LOGIN_DRAWING, loginDrawing } from './desk-brand.ts';

const HTML =
  '<!doctype html>\n<html lang="fr">\n  <head>\n    <title>Studio</title><link rel="icon" href="/favicon.svg">';
const DOOR = `<svg><path fill="${COLORS.nuit}"/><path fill="${COLORS.safran}"/></svg>`;

const RIF = readBrand({
  colors: { action: '#C4432B', night: '#0B3B44', warm: '#F2B134' },
  typefaces: 'gazette',
  drawings: 'relief',
});

test('the desk of the default brand is the file as it was built', () => {
  expect(deskInBrand(HTML, DEFAULT_BRAND)).toBe(HTML);
  expect(loginDrawing(DOOR, DEFAULT_BRAND)).toBe(DOOR);
});

test('the desk of another brand has its colours, its title face and its family of drawings', () => {
  const html = deskInBrand(HTML, RIF);
  expect(html).toContain('<html data-drawings="relief" style="');
  expect(html).toContain(`--night:${RIF.colors.nuit}`);
  expect(html).toContain(`--action:${RIF.colors.majorelle}`);
  expect(html).toContain("--brand-title:'Newsreader'");
  expect(html).toContain(`href="/~${markOf(RIF)}/favicon.svg"`);
  expect(html).toContain(`<meta name="theme-color" content="${RIF.colors.nuit}" />`);
});

test('the desk of an agency that only has a logo asks for the icon that shows it', () => {
  const brand = { ...DEFAULT_BRAND, logo: { src: '/images/logo.svg', width: 40, height: 40 } };
  expect(deskInBrand(HTML, brand)).toBe(HTML.replace('/favicon', `/~${markOf(brand)}/favicon`));
});

test('the drawing beside the login has none of the default’s colours', () => {
  for (const brand of [RIF, { ...RIF, drawings: 'zellige' as const }]) {
    const drawing = loginDrawing(DOOR, brand);
    expect(drawing).toContain(RIF.colors.nuit);
    for (const color of [COLORS.nuit, COLORS.safran]) expect(drawing).not.toContain(color);
  }
  expect('/studio/assets/door-B3_x-9.svg').toMatch(LOGIN_DRAWING);
  expect('/studio/assets/../door.svg').not.toMatch(LOGIN_DRAWING);
});

test('each kind of block has a picture of its own in the studio’s menu, in the brand’s colours', () => {
  const pictures = BLOCK_NAMES.map((name) => blockDrawing(`${name}.svg`, RIF));
  expect(new Set(pictures).size).toBe(BLOCK_NAMES.length);
  for (const picture of pictures) {
    expect(picture).toMatch(/^<svg /);
    for (const color of [COLORS.nuit, COLORS.safran]) expect(picture).not.toContain(color);
  }
  expect(blockDrawing('toString.svg', RIF)).toBeUndefined();
});
