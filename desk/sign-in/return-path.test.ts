import { expect, it } from 'vitest';
import { returnPath, studioElsewhere } from './return-path.ts';

const SITE = 'https://agence.example';
const back = (retour: string) => returnPath(`?${new URLSearchParams({ retour })}`, SITE);

it('leads back to the page of the studio somebody came from', () => {
  expect(back('/studio/demandes/contact?etat=nouveau#r1')).toBe(
    '/studio/demandes/contact?etat=nouveau#r1',
  );
  expect(back('/studio')).toBe('/studio');
  expect(back(`${SITE}/studio/structure`)).toBe('/studio/structure');
  expect(back('/studio/boite#/messages/r1')).toBe('/studio/boite#/messages/r1');
  const sanity = new URLSearchParams({ origin: `${SITE}/studio`, projectId: 'x', type: 'cookie' });
  expect(returnPath(`?${sanity}`, SITE)).toBe('/studio');
});

it.each([
  'https://evil.example/studio',
  '//evil.example/studio',
  '/\\evil.example/studio',
  '\\\\evil.example/studio',
  'https:evil.example',
  'https://agence.example@evil.example/studio',
  'https://agence.example.evil.example/studio',
  'http://agence.example/studio',
  'javascript:alert(1)//studio',
  'data:text/html,/studio',
  '/studio/../contact',
  '/studio/%2e%2e/contact',
  '/studio-evil',
  '/contact',
  '/studio/connexion?retour=/studio/connexion',
  '\t//evil.example',
  '',
])('leads nowhere else: %j', (address) => {
  expect(back(address)).toBeUndefined();
});

it('knows a Studio of another site by the address it gives, and no page of this one', () => {
  const elsewhere = (address: string) =>
    studioElsewhere(`?${new URLSearchParams({ origin: address, type: 'dual' })}`, SITE)?.href;
  expect(elsewhere('https://studio.example/structure')).toBe('https://studio.example/structure');
  expect(elsewhere('http://localhost:3333/')).toBe('http://localhost:3333/');
  for (const address of [`${SITE}/studio`, 'javascript:alert(1)', '/studio', '']) {
    expect(elsewhere(address), address).toBeUndefined();
  }
});
