import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '../testing/property-runs.ts';
import { readLink } from './read-link.ts';

const SITE = 'https://agence.example';

test.each([
  ['/services', '/services'],
  ['/services?a=b#c', '/services?a=b#c'],
  [' /services\n', '/services'],
  ['#contact', '#contact'],
  ['/', '/'],
  ['/%2F%2Fevil.example', '/%2F%2Fevil.example'],
  ['/%5Cevil.example', '/%5Cevil.example'],
  ['/a@evil.example', '/a@evil.example'],
  ['/:80@evil.example', '/:80@evil.example'],
  ['/https://evil.example', '/https://evil.example'],
  ['https://agence.example/contact#x', '/contact#x'],
  ['HTTPS://Agence.Example/contact', '/contact'],
  ['https://agence.example', '/'],
])('%j is an address of ours', (written, address) => {
  expect(readLink(written, SITE)).toEqual({ leads: 'here', address });
});

test.each([
  'https://evil.example',
  'HTTP://EVIL.EXAMPLE/studio',
  'https://agence.example.evil.example/',
  'https://agence.example:8443/',
  'http://agence.example/',
  'https://evil.example/https://agence.example',
  'https://evil.example#@agence.example',
])('%j is another site', (written) => {
  expect(readLink(written, SITE)).toMatchObject({ leads: 'elsewhere', address: written });
});

test.each(['mailto:salut@agence.example', 'tel:+212522000000', 'MAILTO:a@b.example'])(
  '%j is for a program',
  (written) => expect(readLink(written)).toEqual({ leads: 'to a program', address: written }),
);

/** What a browser reads as another host, or as nothing that two readers agree on. */
const NO_LINKS = [
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '\t//evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  '/\0/evil.example',
  '/\u0001/evil.example',
  '/..//evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/a/%2e%2e//evil.example',
  '/a/%2E./\\evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'https:\\\\evil.example',
  'https://agence.example\\@evil.example',
  'https://agence.example@evil.example/',
  'https://nom:passe@agence.example/',
  'https://agence.example//evil.example',
  'java\tscript:alert(1)',
  'javascript:alert(1)',
  'JavaScript:alert(1)//https://agence.example',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  'ftp://evil.example',
  'evil.example',
  'services',
  './services',
  '?a=b',
  'mailto:',
  '',
  ' ',
];

test.each(NO_LINKS)('%j is no link', (written) => {
  expect(readLink(written, SITE)).toBeUndefined();
});

test('whatever is taken for ours, a browser on any page of the site stays on it', {
  tags: ['property'],
}, () => {
  const piece = fc.constantFrom(
    ...['/', '\\', '//', '..', '.', '%2e', '%2F', '%5C', '\t', '\n', '\0', ' ', '@', ':', '?', '#'],
    ...[
      'evil.example',
      'https:',
      'HTTPS://',
      SITE,
      'a',
      'javascript:',
      '\u00a0',
      '\ufeff',
      '[',
      ']',
    ],
  );
  const address = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(address, fc.constantFrom('/', '/blog/un-article', '//'), (written, page) => {
      const link = readLink(written, SITE);
      if (link?.leads !== 'here') return;
      // As it stands in a page, behind the origin in a mail, and behind the dots that a router takes away.
      expect(new URL(link.address, SITE + page).origin).toBe(SITE);
      expect(new URL(SITE + link.address).origin).toBe(SITE);
      const { pathname } = new URL(link.address, SITE);
      expect(new URL(pathname, SITE).origin).toBe(SITE);
    }),
    { numRuns: propertyRuns(2000) },
  );
});
