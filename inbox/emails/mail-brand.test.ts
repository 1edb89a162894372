import { expect, test } from 'vitest';
import { DEFAULT_BRAND, readBrand } from '../../packages/drawings/brand/brand.ts';
import { COLORS } from '../../packages/drawings/zellige/colors.ts';
import { AGENCY_FACTS } from '../testing/agency-facts.ts';
import { issueContent } from '../testing/issues.ts';
import { renderIssue } from './issue.tsx';
import { previewMails } from './preview.ts';

/** A brand in nothing like the default; white is no choice of anybody's. */
const RIF = readBrand({
  colors: {
    action: '#C4432B',
    night: '#0B3B44',
    paper: '#F4F6F2',
    ink: '#10262B',
    warm: '#F2B134',
    earth: '#8C5A3C',
    leaf: '#2E7D5B',
  },
  typefaces: 'gazette',
  drawings: 'relief',
});

const ORIGIN = 'https://agence.example';

function written(brand: typeof RIF) {
  const issue = renderIssue(issueContent(), { ...AGENCY_FACTS, brand, siteOrigin: ORIGIN });
  return [
    ...previewMails(brand).map(({ name, mail }) => ({ name, html: mail.html ?? '' })),
    { name: 'issue', html: issue.html },
  ];
}

const { blanc: _, ...OWN_COLORS } = COLORS;

test.each(written(RIF))(
  '$name has the brand’s colours and typefaces, and none of the default’s',
  ({ html }) => {
    for (const color of Object.values(OWN_COLORS)) {
      expect(html.toUpperCase()).not.toContain(color.toUpperCase());
    }
    expect(html).not.toMatch(/Bricolage|Hanken/);
    expect(html).toContain('Source Sans 3');
    expect(html.toUpperCase()).toContain(RIF.colors.encre);
  },
);

test('a mail under a logo shows it by an address of the site, in a size that leaves it its shape', () => {
  const logo = { src: '/images/agence/production/logo.svg', width: 240, height: 64 };
  for (const { name, html } of written({ ...DEFAULT_BRAND, logo })) {
    // An answer of a colleague is a letter, without a head.
    if (name.includes('-answer-mail') && !name.startsWith('comment')) continue;
    expect(html, name).toMatch(/<img src="https:[^"]+\/logo\.png" width="165" height="44"/);
  }
});

test('an acknowledgement calls its picture what the family of drawings shows', () => {
  const words = (brand: typeof RIF) =>
    previewMails(brand).find(({ name }) => name === 'contact-request-sender-mail')?.mail;
  expect(words(DEFAULT_BRAND)?.text).toContain('Votre pièce est posée. Cette rosace');
  for (const part of [words(RIF)?.text, words(RIF)?.html]) {
    expect(part).toContain('Votre île est sur la carte');
    expect(part).not.toMatch(/rosace|pièce/);
  }
});

test('a town that settings do not name is left out', () => {
  const agency = { ...AGENCY_FACTS, city: undefined, siteOrigin: ORIGIN };
  const { html } = renderIssue(issueContent(), agency);
  expect(html).toContain('Atelier Anfa · <a href');
  expect(html).not.toContain('Casablanca');
});
