import { expect, test } from 'vitest';
import { isFromOurPages } from './own-pages.ts';

const OURS = { siteOrigin: 'https://agence.example', allowedOrigins: ['https://studio.example'] };

test.each<[string, Record<string, string>, boolean]>([
  ['nothing', {}, false],
  ['our origin', { origin: 'https://agence.example' }, true],
  ['the host we are called at', { origin: 'https://127.0.0.1:3000' }, true],
  ['an origin that is allowed', { origin: 'https://studio.example' }, true],
  ['one that begins like ours', { origin: 'https://agence.example.evil' }, false],
  ['no origin at all', { origin: 'null' }, false],
  ['our page', { 'sec-fetch-site': 'same-origin' }, true],
  ['a neighbour', { 'sec-fetch-site': 'same-site', origin: 'https://agence.example' }, false],
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, false],
  ['the address bar', { 'sec-fetch-site': 'none' }, false],
  [
    'an allowed page elsewhere',
    { 'sec-fetch-site': 'cross-site', origin: 'https://studio.example' },
    true,
  ],
])('%s: %o is ours: %s', (_, headers, ours) => {
  const request = new Request('http://127.0.0.1:3000/inbox/v1/me', { method: 'POST', headers });
  expect(isFromOurPages(request, OURS)).toBe(ours);
});
