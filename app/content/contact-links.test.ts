import { expect, test } from 'vitest';
import { callLink, chatLink, mailLink, mapLink } from './contact-links.ts';

test('a number is dialled and written to without its blanks', () => {
  expect(callLink('+212 5 22 00 00 00')).toBe('tel:+212522000000');
  expect(callLink('+212 5 22 00 00 00 poste 12')).toBe('tel:+212522000000;ext=12');
  expect(chatLink('+212 6 00 00 00 00')).toBe('https://wa.me/212600000000');
});

test('a message for WhatsApp survives accents, quotes and ampersands, and may be empty', () => {
  expect(chatLink('+212 6 00 00 00 00', 'Un site & une vidéo, c’est combien\u202f?')).toBe(
    'https://wa.me/212600000000?text=Un%20site%20%26%20une%20vid%C3%A9o%2C%20c%E2%80%99est%20combien%E2%80%AF%3F',
  );
  expect(chatLink('+212 6 00 00 00 00', '')).toBe('https://wa.me/212600000000?text=');
});

test('a mail link holds the address and nothing else', () => {
  expect(mailLink('bonjour@atelier-anfa.example')).toBe('mailto:bonjour@atelier-anfa.example');
});

test('a map search survives accents and commas', () => {
  expect(mapLink('Bd d’Anfa, Casablanca')).toBe(
    'https://www.google.com/maps/search/?api=1&query=Bd%20d%E2%80%99Anfa%2C%20Casablanca',
  );
});
