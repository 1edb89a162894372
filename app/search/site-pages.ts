import { PAGE_TYPES, type Page, TYPES } from '../../model/document-types.ts';
import { legalAddress } from '../content/legal-address.ts';
import type { KnownPage } from './near-match.ts';

/** The pages of the site itself that are looked for, with the parts of the last: what they are called, and looked for as. */
export const SITE_PAGES: readonly KnownPage[] = [
  ...PAGE_TYPES.flatMap((type) => knownPage(TYPES[type].page)),
  {
    path: TYPES.questions.shownOn,
    title: TYPES.questions.title,
    alsoCalled: ['faq', 'questions', 'أسئلة'],
  },
  { path: legalAddress('legalNotice'), title: 'Mentions légales', alsoCalled: [] },
  {
    path: legalAddress('privacyPolicy'),
    title: 'Politique de confidentialité',
    alsoCalled: ['privacy', 'rgpd', 'donnees'],
  },
  {
    path: legalAddress('termsOfSale'),
    title: 'Conditions générales de vente',
    alsoCalled: ['cgv', 'cgu', 'terms'],
  },
  { path: legalAddress('cookiePolicy'), title: 'Politique de cookies', alsoCalled: [] },
];

function knownPage({ path, name, alsoCalled }: Page): KnownPage[] {
  return alsoCalled ? [{ path, title: name, alsoCalled }] : [];
}
