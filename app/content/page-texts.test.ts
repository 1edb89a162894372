import { expect, test } from 'vitest';
import { FIRST_CONTACT, FIRST_SENT_REQUEST } from '../../model/first-texts.ts';
import { startTestService } from '../../packages/content-service/testing/start-test-service.ts';
import type { ContentReader } from '../context.ts';
import { contactWithoutContent, findContact } from '../pages/contact/query.ts';
import { findSentRequest } from '../pages/sent-request/query.ts';

type Document = { _id: string; _type: string; [field: string]: unknown };

/** A reader of a real service that holds these documents, and what it reported. */
async function reading(...documents: Document[]) {
  const service = await startTestService(documents.map((put) => ({ put })));
  const reports: unknown[] = [];
  const content: ContentReader = {
    client: service.client(),
    assetOrigin: '',
    warn: (_message, details) => reports.push(details.part ?? details.id),
  };
  return { content, reports };
}

const settings = { _id: 'settings', _type: 'settings', agencyName: 'Atelier Anfa' };
const promising = { ...settings, claims: { response: '24h' } };

test('an installation without the document has the first texts, and nothing to report', async () => {
  const { content, reports } = await reading(promising);
  expect(await findContact(content)).toEqual({
    ...FIRST_CONTACT,
    introduction: FIRST_CONTACT.introduction.replace('{délai}', '24h'),
    sentText: 'Nous vous recontacterons dans les 24h.',
    seoDescription: FIRST_CONTACT.seoDescription.replace('{délai}', '24h'),
  });
  expect(reports).toEqual([]);
});

test('what the agency wrote is said, what it emptied or broke is the first text', async () => {
  const { content, reports } = await reading(settings, {
    _id: 'contact',
    _type: 'contact',
    title: 'Passez nous voir',
    formTitle: '  ',
    sentTitle: 42,
  });
  const texts = await findContact(content);
  expect(texts.title).toBe('Passez nous voir');
  expect(texts.formTitle).toBe(FIRST_CONTACT.formTitle);
  expect(texts.sentTitle).toBe(FIRST_CONTACT.sentTitle);
  expect(reports).toEqual(['sentTitle']);
});

test('a field in braces is filled in, however it is written; other braces stay', async () => {
  const { content } = await reading(
    { ...settings, claims: { response: '{demande} sous 12h' } },
    {
      _id: 'contact',
      _type: 'contact',
      introduction: 'Sous {délai}, sous { DELAI }, sous {delais}.',
    },
    { _id: 'sentRequest', _type: 'sentRequest', promiseText: 'Votre {Demande}, avant {échéance}.' },
  );
  expect((await findContact(content)).introduction).toBe(
    'Sous {demande} sous 12h, sous {demande} sous 12h, sous {delais}.',
  );
  const values = { demande: 'candidature', échéance: 'mardi à 10h' };
  const sent = await findSentRequest(content, values);
  expect(sent.promiseText).toBe('Votre candidature, avant mardi à 10h.');
  expect(sent.newTitle).toBe('Votre candidature est bien arrivée.');
});

test('an agency that promises no time has no sentence with one, of its own or of ours', async () => {
  const { content } = await reading(settings, {
    _id: 'contact',
    _type: 'contact',
    introduction: 'Écrivez-nous. Réponse sous {délai} !\nOu passez.',
    sentNote: 'Sous {délai}.',
  });
  const texts = await findContact(content);
  expect(texts.introduction).toBe('Écrivez-nous.\nOu passez.');
  expect(texts.sentText).toBe('Nous vous recontacterons dès que possible.');
  expect(texts.sentNote).toBe('');
  expect(texts.seoDescription).toBe(
    'Parlez-nous de votre projet\u00a0: par formulaire, par téléphone, par e-mail ou chez nous.',
  );
});

test('without content the first texts stand, and promise nothing', async () => {
  const { content } = await reading();
  expect(contactWithoutContent(content).sentText).toBe(
    'Nous vous recontacterons dès que possible.',
  );
  expect(FIRST_SENT_REQUEST.newTitle).toContain('{demande}');
});
