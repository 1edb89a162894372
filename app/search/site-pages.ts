import { PAGE_TYPES, type Page, TYPES } from '../../model/document-types.ts';
import { legalAddress } from '../content/legal-address.ts';
import type { KnownPage } from './near-match.ts';

/** The site's own pages in the search, with the anchors of the last one: their titles and further words for them. */
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
