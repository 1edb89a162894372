/** What an agency without the demo starts with: texts that it completes, with fields in braces for what its setup asks. */

import { firstTermsOfSale } from './documents/legal/first-terms-of-sale.ts';
import { legalTexts } from './documents/legal.ts';
import { navigation } from './documents/navigation.ts';
import { whatsapp } from './documents/whatsapp.ts';

/** Fields are filled in, and rows and paragraphs without a value left out, by `server/setup/first-legal.ts`. */
const legal = legalTexts(
  {
    name: '{name}',
    ofName: '{ofName}',
    form: '{form}',
    seat: '{seat}',
    tradeRegister: '{tradeRegister}',
    ice: '{ice}',
    taxId: '{taxId}',
    professionalTax: '{professionalTax}',
    vat: '{vat}',
    registration: '{registration}',
    directorTitle: 'Direction de la publication',
    director: '{director}',
    hosting: '{hosting}',
    keptWhere: '',
    email: '{email}',
    ownDrawings: '',
    whatsapp: '{whatsapp}',
    whatsappOpened: '{whatsappOpened}',
  },
  firstTermsOfSale,
);

/** Messages about sites, films and texts: trades of the demo agency, which another may not have. */
const OF_ITS_TRADES = new Set([
  'devis-site',
  'prix-site-vitrine',
  'video-et-campagne',
  'audit-site',
  'contenus-entreprise',
]);

export const firstDocuments = [
  { ...legal, version: '1.0', effectiveDate: '{today}' },
  navigation,
  { ...whatsapp, suggestions: suggestionsOfAny(whatsapp.suggestions ?? []) },
];

/** Without those of /about, which speak of people and a workshop that another agency's page may not show. */
function suggestionsOfAny(suggestions: NonNullable<typeof whatsapp.suggestions>) {
  return suggestions
    .filter(({ page }) => page !== '/about')
    .map((set) => ({
      ...set,
      messages: set.messages?.filter(({ slug }) => !OF_ITS_TRADES.has(slug ?? '')),
    }));
}
