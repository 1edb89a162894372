import { expect, test } from 'vitest';
import { startTestService } from '../../../packages/content-service/testing/start-test-service.ts';
import type { ContentReader } from '../../context.ts';
import { findWhatsapp } from './whatsapp-query.ts';

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

const whatsapp = {
  _id: 'whatsapp',
  _type: 'whatsapp',
  greeting: 'Salam',
  availability: { text: 'Êtes-vous disponibles ?', slug: 'disponibilite' },
  collaboration: { text: 'Comment travaillez-vous ?', slug: 'collaboration' },
};

test('each page’s messages end with the two general questions, entered once', async () => {
  const { content, reports } = await reading({
    ...whatsapp,
    suggestions: [
      { _key: 'a', page: '/', messages: [{ _key: 'b', text: 'Un devis', slug: 'devis' }] },
      { _key: 'c', page: 'default', messages: [] },
    ],
  });
  const general = [
    { id: 'availability', ...whatsapp.availability },
    { id: 'collaboration', ...whatsapp.collaboration },
  ];
  expect(await findWhatsapp(content)).toEqual({
    greeting: 'Salam',
    suggestions: [
      { page: '/', messages: [{ id: 'b', text: 'Un devis', slug: 'devis' }, ...general] },
      { page: 'default', messages: general },
    ],
  });
  expect(reports).toEqual([]);
});

test('the two general questions are offered on every page where no page has messages of its own', async () => {
  const { content } = await reading(whatsapp);
  const general = [
    { id: 'availability', ...whatsapp.availability },
    { id: 'collaboration', ...whatsapp.collaboration },
  ];
  expect((await findWhatsapp(content)).suggestions).toEqual([
    { page: 'default', messages: general },
  ]);
});

test('a message is counted by its words where it has no name; one without words is left out and reported', async () => {
  const { content, reports } = await reading({
    ...whatsapp,
    collaboration: undefined,
    suggestions: [
      {
        _key: 'a',
        page: '/',
        messages: [
          { _key: 'b', text: 'L’Été, à Fès ?' },
          { _key: 'f', slug: 'sans-mots' },
          { _key: 'c', text: 'Un devis', slug: { current: 'devis' } },
        ],
      },
      { _key: 'd', messages: [{ _key: 'e', text: 'Sans page', slug: 'sans-page' }] },
    ],
  });
  const { suggestions } = await findWhatsapp(content);
  expect(suggestions).toEqual([
    {
      page: '/',
      messages: [
        { id: 'b', text: 'L’Été, à Fès ?', slug: 'l-ete-a-fes' },
        { id: 'c', text: 'Un devis', slug: 'devis' },
        { id: 'availability', ...whatsapp.availability },
      ],
    },
    { page: 'default', messages: [{ id: 'availability', ...whatsapp.availability }] },
  ]);
  expect(reports).toContain('suggestions.0.messages.1.text');
});

test('without its document the widget has nothing to suggest, and the site says what is missing', async () => {
  const { content, reports } = await reading();
  expect(await findWhatsapp(content)).toEqual({ greeting: undefined, suggestions: [] });
  expect(reports).toEqual(['whatsapp']);
});
