import { ClientError } from '@sanity/client';
import { expect, it } from 'vitest';
import { startTestService } from '../testing/start-test-service.ts';

const post = (_id: string, title: string, rest: Record<string, unknown> = {}) => ({
  put: { _id, _type: 'post', title, ...rest },
});

const { client, staff, origin } = await startTestService([
  post('strategy', 'Une stratégie de marque', { body: [{ _key: 'a', text: 'L’œuvre du mois' }] }),
  post('film', 'Un film pour la marque', { tags: ['Vidéo', 'Stratégie'] }),
  post('shop', 'La boutique en ligne', { author: { _type: 'reference', _ref: 'nadia' } }),
  post('drafts.plan', 'Un plan de stratégie'),
  { put: { _id: 'nadia', _type: 'person', title: 'Nadia Berrechid' } },
]);

const find = (search: string, left = '@') =>
  client().fetch<string[]>(`*[${left} match text::query($search)] | order(_id)._id`, { search });

it.each<[search: string, found: string[]]>([
  ['strategie', ['film', 'strategy']],
  ['STRATÉGIE marque', ['film', 'strategy']],
  ['oeuvre', ['strategy']],
  ['strat', []],
  ['strat*', ['film', 'strategy']],
  ['marque -film', ['strategy']],
  ['"la marque"', ['film']],
  ['"marque la"', []],
  ['"stratégie de" œuvre', ['strategy']],
  ['-film', []],
  ['', []],
  ['post', []],
  ['*** "" -', []],
  ['*', ['film', 'nadia', 'shop', 'strategy']],
])('finds documents in which every term occurs, by French folding: %s', async (search, ids) => {
  expect(await find(search)).toEqual(ids);
});

it('looks where it is told to, through references too', async () => {
  expect(await find('stratégie', 'title')).toEqual(['strategy']);
  expect(await find('stratégie', 'tags')).toEqual(['film']);
  expect(await find('stratégie', '[title, tags]')).toEqual(['film', 'strategy']);
  expect(await find('nadia', 'author->title')).toEqual(['shop']);
  expect(await find('oeuvre', 'body[].text')).toEqual(['strategy']);
});

it('answers the Studio’s own search, ranked, with drafts for those who may read them', async () => {
  const query = `*[_type in $types]
    | score(boost(_type in ["post"] && title match text::query($search), 10), ([@, _id] match text::query($search) || references($raw)))
    [_score > 0] {_type, _id, "orderings": [_score]} | order(_score desc) [0...$limit]`;
  const params = { types: ['post', 'person'], search: 'strateg*', raw: 'strateg', limit: 10 };
  const ids = (list: { _id: string }[]) => list.map(({ _id }) => _id);
  expect(ids(await client().fetch(query, params))).toEqual(['strategy', 'film']);
  const drafts = await staff({ perspective: 'drafts' }).fetch(query, params);
  expect(ids(drafts).sort()).toEqual(['film', 'plan', 'strategy']);
  expect(ids(await client().fetch(query, { ...params, search: 'nadia', raw: 'nadia' }))).toEqual([
    'nadia',
    'shop',
  ]);
});

it('a change of any document may change its answer', async () => {
  expect(await find('nouveau')).toEqual([]);
  await staff().create({ _id: 'new', _type: 'post', title: 'Nouveau' });
  expect(await find('nouveau')).toEqual(['new']);
  await staff().delete('new');
  expect(await find('nouveau')).toEqual([]);
});

it('a listener hears of documents by their words', async () => {
  const events: unknown[] = [];
  const listening = staff()
    .listen(
      '*[title match text::query($search)]',
      { search: 'écho' },
      { events: ['mutation', 'welcome'] },
    )
    .subscribe((event) => events.push('documentId' in event ? event.documentId : event.type));
  await expect.poll(() => events).toEqual(['welcome']);
  await staff().create({ _id: 'silent', _type: 'post', title: 'Silence' });
  await staff().create({ _id: 'loud', _type: 'post', title: 'Un echo' });
  await expect.poll(() => events).toEqual(['welcome', 'loud']);
  listening.unsubscribe();
});

it.each<[query: string, why: string]>([
  ['text::query("a")', 'takes a text, and is matched against documents'],
  ['*[text::query("a")]', 'takes a text'],
  ['*[title match text::query(7)]', 'takes a text'],
  ['*[title match text::query(title)]', 'takes a text'],
  ['*[tags[@ match text::query("a")]]', 'matched against documents'],
  ['*{"x": title match text::query("a")}', 'matched against documents'],
  ['*[title match text::semanticSimilarity("a")]', 'is not supported'],
  ['*{title} | score(title == "a")', 'score() is for documents'],
  ['*[0] | score(title == "a")', 'score() is for documents'],
  ['score(title == "a")', 'score'],
])('what it cannot answer is a 400 that says why: %s', async (query, why) => {
  const refusal = await client()
    .fetch(query)
    .catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(ClientError);
  expect(refusal).toMatchObject({ statusCode: 400, message: expect.stringContaining(why) });
});

it('a search made to be costly is answered all the same', async () => {
  const search = `${'"a '.repeat(20_000)} ${'-'.repeat(20_000)} ${'*'.repeat(20_000)}`;
  const answer = await fetch(`${origin}/v2025-02-19/data/query/production`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '*[@ match text::query($search)]._id', params: { search } }),
  });
  expect(answer.status).toBe(200);
});
