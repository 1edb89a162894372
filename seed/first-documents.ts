/** What an agency without the demo starts with: texts that it completes, with fields in braces for what its setup asks. */

import { legalTexts } from './documents/legal.ts';
import { navigation } from './documents/navigation.ts';
import { whatsapp } from './documents/whatsapp.ts';

/** Fields are filled in, and rows and paragraphs without a value left out, by `setup/first-legal.ts`. */
const legal = legalTexts({
  name: '{name}',
  ofName: '{ofName}',
  form: '{form}',
  seat: '{seat}',
  tradeRegister: '{tradeRegister}',
  ice: '{ice}',
  taxId: '{taxId}',
  professionalTax: '{professionalTax}',
  directorTitle: 'Direction de la publication',
  director: '{director}',
  hosting: '{hosting}',
  keptWhere: '',
  email: '{email}',
  court: '{court}',
  ownDrawings: '',
  ownQuestions: '',
});

export const firstDocuments = [
  { ...legal, version: '1.0', effectiveDate: '{today}' },
  navigation,
  // One can't say what an agency shows its visitors.
  { ...whatsapp, suggestions: whatsapp.suggestions?.filter(({ page }) => page !== '/about') },
];
