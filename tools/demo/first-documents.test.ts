/** What another agency starts with promises and offers nothing that only the demo agency does. */
import { expect, test } from 'vitest';
import { firstDocuments } from './first-documents.ts';

const textOf = (type: string) =>
  JSON.stringify(firstDocuments.find(({ _type }) => _type === type) ?? {});

test('the messages of WhatsApp name no trade', () => {
  expect(textOf('whatsapp')).toContain('Quel service me conseillez-vous');
  expect(textOf('whatsapp')).not.toMatch(/site|vidéo|film|campagne|atelier/i);
});

test('the terms of sale promise no price, payment, delay, penalty or guarantee', () => {
  const legal = firstDocuments.find(({ _type }) => _type === 'legal');
  const terms = JSON.stringify(legal && 'termsOfSale' in legal && legal.termsOfSale);
  expect(terms).toContain('{court}');
  expect(terms).not.toMatch(/%|semaine|mois|jours|trente|quinze|dix|Atelier|Casablanca/);
});
