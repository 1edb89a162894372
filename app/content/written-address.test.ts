import { expect, test } from 'vitest';
import { writtenAddress } from './written-address.ts';

test('no line ends between a postcode and its town', () => {
  expect(writtenAddress(['Boulevard des Almohades', '20000 Casablanca', 'Maroc'])).toBe(
    'Boulevard des Almohades, 20000\u00a0Casablanca, Maroc',
  );
});

test('a number that is no postcode keeps its plain space', () => {
  expect(writtenAddress(['7, rue de la Kasbah', '120 boulevard Zerktouni'])).toBe(
    '7, rue de la Kasbah, 120 boulevard Zerktouni',
  );
});
