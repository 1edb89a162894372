import { expect, test } from 'vitest';
import { callLink, chatLink, mailLink, mapLink } from './contact-links.ts';

test('a number is dialled and written to without its blanks', () => {
  expect(callLink('+212 5 22 00 00 00')).toBe('tel:+212522000000');
  expect(chatLink('+212 6 00 00 00 00')).toBe('https://wa.me/212600000000');
});

test('a mail link holds the address and nothing else', () => {
  expect(mailLink('bonjour@atelier-anfa.example')).toBe('mailto:bonjour@atelier-anfa.example');
});

test('a map search survives accents and commas', () => {
  expect(mapLink('Bd d’Anfa, Casablanca')).toBe(
    'https://www.google.com/maps/search/?api=1&query=Bd%20d%E2%80%99Anfa%2C%20Casablanca',
  );
});
