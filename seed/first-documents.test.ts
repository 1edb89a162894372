/** What another agency starts with promises and offers nothing that only the demo agency does. */
import { expect, test } from 'vitest';
import { firstDocuments } from './first-documents.ts';

const textOf = (type: string) =>
  JSON.stringify(firstDocuments.find(({ _type }) => _type === type) ?? {});

test('the messages of WhatsApp name no trade', () => {
  expect(textOf('whatsapp')).toContain('Quel service me conseillez-vous');
  expect(textOf('whatsapp')).not.toMatch(/site|vidéo|film|campagne|atelier/i);
});
