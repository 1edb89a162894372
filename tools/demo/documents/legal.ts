import type { Legal } from '../../../app/content/content.generated.ts';
import type { DocumentSource } from '../source.ts';
import { cookiePolicy } from './legal/cookie-policy.ts';
import type { LegalFacts } from './legal/legal-facts.ts';
import { legalNotice } from './legal/legal-notice.ts';
import { privacyPolicy } from './legal/privacy-policy.ts';
import { termsOfSale } from './legal/terms-of-sale.ts';

/** The demo agency: registration numbers are zeros, so that readers do not take them for a company's. */
const ATELIER_ANFA: LegalFacts = {
  name: 'Atelier Anfa',
  ofName: 'd’Atelier Anfa',
  form: ', société à responsabilité limitée au capital de 100 000 DH, agence de démonstration dont les numéros sont fictifs',
  seat: 'Boulevard des Almohades, 20000 Casablanca, Maroc',
  tradeRegister: 'Casablanca, n° 000000',
  ice: '000000000000000',
  taxId: '00000000',
  professionalTax: '00000000',
  directorTitle: 'Directrice de la publication',
  director: 'Yasmine Alaoui',
  hosting:
    "Le site, ses contenus et les messages que vous nous envoyez sont hébergés à Casablanca, sur les serveurs de l'agence. Ils ne passent par aucun service de contenu étranger.",
  keptWhere: 'au Maroc, ',
  email: 'bonjour@atelier-anfa.example',
  ownDrawings: ' Les dessins sont faits par un générateur que nous avons écrit.',
  whatsapp: '',
  whatsappOpened: 'WhatsApp ouvert, ',
};

/**
 * The four texts of /legal: those of the demo, and what another agency starts with (tools/demo/first-documents.ts), which sells
 * on terms of its own. The lifetimes of cookies are shell-2.145 in test/specification.md.
 */
export const legalTexts = (
  agency: LegalFacts,
  termsOfSale: DocumentSource<Legal>['termsOfSale'],
): DocumentSource<Legal> => ({
  _id: 'legal',
  _type: 'legal',
  _createdAt: '2026-01-05T09:00:00Z',
  title: 'Tout est dit, noir sur blanc',
  introduction:
    'Qui nous sommes, ce que deviennent vos données, comment nous vendons, ce que garde votre navigateur. Quatre textes écrits pour être lus, pas pour être cochés.',
  version: '1.4',
  effectiveDate: '2026-11-26',
  legalNotice: legalNotice(agency),
  privacyPolicy: privacyPolicy(agency),
  termsOfSale,
  cookiePolicy,
  seoTitle: 'Mentions légales, CGV et confidentialité',
  seoDescription: `Éditeur du site, protection de vos données (loi 09-08), conditions générales de vente et cookies : les quatre textes ${agency.ofName}, noir sur blanc.`,
});

export const legal = legalTexts(ATELIER_ANFA, termsOfSale);
