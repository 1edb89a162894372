import { expect, it } from 'vitest';
import { compileSchema } from '../../../model/schema/compile-schema.ts';
import { startTestService } from '../../../packages/content-service/testing/start-test-service.ts';
import { conversionOf } from './convert-text.ts';
import {
  documentOf,
  findLinkable,
  linkElsewhere,
  typedValues,
  typesReferringTo,
} from './linked-document.ts';

const schema = compileSchema();
const to = (_ref: string) => ({ _type: 'reference', _ref });

const DOCUMENTS = [
  { _id: 'a', _type: 'portfolio', client: 'Petit Souk', testimonial: { company: 'PETIT SOUK' } },
  { _id: 'drafts.a', _type: 'portfolio', client: 'Petit Souk', title: 'Brouillon' },
  { _id: 'b', _type: 'portfolio', client: 'Houle' },
  {
    _id: 'clients',
    _type: 'clients',
    testimonials: [
      { _key: 'x', _type: 'testimonial', name: 'Salma', company: 'petit souk' },
      { _key: 'y', _type: 'testimonial', name: 'Youssef', company: 'Dirhamo' },
    ],
  },
  { _id: 's', _type: 'service', category: 'Petit Souk' },
];

async function agency() {
  const { staff } = await startTestService(DOCUMENTS.map((put) => ({ put })));
  const client = staff();
  const stored = (id: string) => client.getDocument(id);
  return { client, stored };
}

it('the types that refer to a document are read from the schema, lists and parts included', () => {
  expect(typesReferringTo(schema, 'person').sort()).toEqual(['blogPost', 'team']);
  expect(typesReferringTo(schema, 'category').sort()).toEqual(['blog', 'blogPost', 'home', 'page']);
  expect(typesReferringTo(schema, 'client')).toEqual(
    expect.arrayContaining(['portfolio', 'service', 'clients', 'blog']),
  );
});

it('a typed name is found wherever a reference belongs, whatever its case, and nowhere else', () => {
  const places = DOCUMENTS.flatMap((document) =>
    typedValues(schema.get(document._type), document, { to: 'client', name: 'Petit Souk' }),
  );
  expect(places.map(({ path }) => path)).toEqual([
    'client',
    'testimonial.company',
    'client',
    'testimonials[_key=="x"].company',
  ]);
});

it('a name is linked in every document, draft and part that has it, and in no other', async () => {
  const { client, stored } = await agency();
  const wanted = { to: 'client', name: 'Petit Souk' };
  const linkable = await findLinkable(client, schema, { ...wanted, except: 'open' });
  expect(linkable).toMatchObject({ name: 'Petit Souk' });
  expect(linkable.elsewhere.map(({ id }) => id).sort()).toEqual(['a', 'clients', 'drafts.a']);
  const id = await documentOf(client, wanted, linkable);
  await linkElsewhere(client, linkable, id);
  expect(await stored(id)).toMatchObject({ _type: 'client', name: 'Petit Souk' });
  expect(await stored('a')).toMatchObject({ client: to(id), testimonial: { company: to(id) } });
  expect(await stored('drafts.a')).toMatchObject({ client: to(id), title: 'Brouillon' });
  expect(await stored('b')).toMatchObject({ client: 'Houle' });
  expect(await stored('s')).toMatchObject({ category: 'Petit Souk' });
  expect(await stored('clients')).toMatchObject({
    testimonials: [{ company: to(id) }, { company: 'Dirhamo' }],
  });
});

it('an existing document is taken, whatever the case and accents of what was typed', async () => {
  const { client } = await agency();
  await client.create({ _id: 'souk', _type: 'client', name: 'PETIT  Souk' });
  const wanted = { to: 'client', name: 'Petit Souk' };
  const linkable = await findLinkable(client, schema, { ...wanted, except: 'a' });
  expect(linkable).toMatchObject({ id: 'souk', name: 'PETIT  Souk' });
  // The document that is open is changed in its form, its draft too.
  expect(linkable.elsewhere.map(({ id }) => id)).toEqual(['clients']);
  expect(await documentOf(client, wanted, linkable)).toBe('souk');
});

it('a document that was changed meanwhile is left as it is', async () => {
  const { client, stored } = await agency();
  const linkable = await findLinkable(client, schema, {
    to: 'client',
    name: 'Petit Souk',
    except: 'open',
  });
  await client.patch('a').set({ client: 'Grand Souk' }).commit();
  const id = await documentOf(client, { to: 'client', name: 'Petit Souk' }, linkable);
  await expect(linkElsewhere(client, linkable, id)).rejects.toMatchObject({ statusCode: 409 });
  expect(await stored('a')).toMatchObject({ client: 'Grand Souk' });
  expect(await stored('clients')).toMatchObject({ testimonials: [{ company: 'petit souk' }, {}] });
});

it('a category that is made of a typed name has the address its name had', async () => {
  const { client, stored } = await agency();
  const id = await documentOf(
    client,
    { to: 'category', name: 'Vidéo' },
    { name: 'Vidéo', elsewhere: [] },
  );
  expect(await stored(id)).toMatchObject({ slug: { _type: 'slug', current: 'video' } });
});

it.each([
  ['8 000 – 10 000 DH', { min: 8_000, max: 10_000 }],
  ['de 10K à 8K', { min: 8_000, max: 10_000 }],
  ['dès 9\u202f500 DH', { min: 9_500, max: 9_500 }],
])('the salary “%s” becomes a range', (text, range) => {
  expect(conversionOf('salaryRange', text)?.value).toMatchObject(range);
});

it.each(['Selon profil', '8 000 DH, 13 mois, 2 jours', ''])(
  'nothing is guessed of the salary “%s”',
  (text) => {
    expect(conversionOf('salaryRange', text)).toBeUndefined();
  },
);

it('a plain text becomes paragraphs, a plain address a slug', () => {
  const blocks = conversionOf('richText', 'Un.\n\n \n Deux,\ntrois. \n\n')?.value;
  expect(blocks).toMatchObject([
    { _type: 'block', children: [{ text: 'Un.' }] },
    { _type: 'block', children: [{ text: 'Deux,\ntrois.' }] },
  ]);
  expect(conversionOf('slug', 'un-article')?.value).toEqual({
    _type: 'slug',
    current: 'un-article',
  });
  expect(conversionOf('image', 'x')).toBeUndefined();
});
