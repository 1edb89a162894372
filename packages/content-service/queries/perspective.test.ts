import { describe, expect, it } from 'vitest';
import { startStore } from '../testing/start-store.ts';

const { client, staff, origin, token } = await startStore([
  { put: { _id: 'a', _type: 'post', title: 'A publié', next: { _ref: 'b' } } },
  { put: { _id: 'drafts.a', _type: 'post', title: 'A brouillon', next: { _ref: 'b' } } },
  { put: { _id: 'b', _type: 'post', title: 'B publié' } },
  { put: { _id: 'versions.rSpring.b', _type: 'post', title: 'B printemps' } },
  { put: { _id: 'drafts.c', _type: 'post', title: 'C brouillon' } },
  { put: { _id: 'versions.rSpring.c', _type: 'page', title: 'C printemps' } },
  { put: { _id: 'versions.rSummer.c', _type: 'post', title: 'C été' } },
  { put: { _id: 'd', _type: 'post', title: 'D publié' } },
  { put: { _id: 'versions.rSummer.d', _type: 'post', _system: { delete: true } } },
]);

const POSTS = '*[_type == "post"] | order(_id asc)';
const titles = (perspective: 'published' | 'drafts' | 'raw' | string[]) =>
  staff({ perspective }).fetch(`${POSTS}.title`);

describe('what staff see', () => {
  it('from the published perspective: no draft and no version', async () => {
    expect(await titles('published')).toEqual(['A publié', 'B publié', 'D publié']);
  });

  it('from the drafts perspective: each document once, as its draft has it', async () => {
    expect(await titles('drafts')).toEqual(['A brouillon', 'B publié', 'C brouillon', 'D publié']);
  });

  it('from a release: its versions over published content, removals included', async () => {
    expect(await titles(['rSpring'])).toEqual(['A publié', 'B printemps', 'D publié']);
    expect(await titles(['rSummer'])).toEqual(['A publié', 'B publié', 'C été']);
  });

  it('from a stack: the first layer that has a document wins, even with another type', async () => {
    expect(await titles(['rSpring', 'rSummer', 'drafts'])).toEqual(['A brouillon', 'B printemps']);
    expect(await titles(['rSummer', 'rSpring'])).toEqual(['A publié', 'B printemps', 'C été']);
    expect(await titles(['rSummer', 'drafts'])).toEqual(['A brouillon', 'B publié', 'C été']);
    expect(await titles(['published', 'drafts'])).toEqual(await titles('published'));
  });

  it('from the raw perspective: every document under its own id', async () => {
    expect(await staff({ perspective: 'raw' }).fetch('count(*)')).toBe(9);
    expect(
      await staff({ perspective: 'raw' }).fetch('*[sanity::partOfRelease("rSummer")]._id'),
    ).toEqual(['versions.rSummer.c', 'versions.rSummer.d']);
  });

  it('through references: the same layers as everywhere', async () => {
    const query = '*[_id == "a"][0].next->title';
    expect(await staff({ perspective: ['rSpring'] }).fetch(query)).toBe('B printemps');
    expect(await staff({ perspective: 'drafts' }).fetch(query)).toBe('B publié');
  });

  it('names the document each result really is', async () => {
    const query = `${POSTS}{_id, _originalId}`;
    expect(await staff({ perspective: 'drafts' }).fetch(query)).toEqual([
      { _id: 'a', _originalId: 'drafts.a' },
      { _id: 'b', _originalId: 'b' },
      { _id: 'c', _originalId: 'drafts.c' },
      { _id: 'd', _originalId: 'd' },
    ]);
    const raw = staff({ perspective: 'raw' }).fetch('*[_id == "drafts.a"][0]');
    expect(await raw).not.toHaveProperty('_originalId');
  });
});

describe('a perspective that is not asked for', () => {
  it('is raw before 2025-02-19, without versions, and published since', async () => {
    const count = (apiVersion: string) => staff({ apiVersion }).fetch('count(*)');
    expect(await count('1')).toBe(5);
    expect(await count('2024-01-01')).toBe(5);
    expect(await count('2025-02-18')).toBe(5);
    expect(await count('2025-02-19')).toBe(3);
    expect(await count('X')).toBe(3);
  });

  it('gives way to one that is, in every way it can be written', async () => {
    const ask = async (perspective: string) => {
      const address = `${origin}/v1/data/query/production?query=*[_type=="post"].title&${perspective}`;
      const headers = { authorization: `Bearer ${token}` };
      return (await (await fetch(address, { headers })).json()).result;
    };
    expect(await ask('perspective=rSummer,drafts')).toEqual(await titles(['rSummer', 'drafts']));
    expect(await ask('perspective=rSummer&perspective=drafts')).toEqual(
      await titles(['rSummer', 'drafts']),
    );
    expect(await ask('perspective=previewDrafts')).toEqual(await titles('drafts'));
  });

  it('is also given to a query that comes by POST', async () => {
    const long = 'x'.repeat(12_000);
    const query = '*[_id == "a"][0]{title, "n": length($long)}';
    expect(await staff({ perspective: 'drafts' }).fetch(query, { long })).toEqual({
      title: 'A brouillon',
      n: 12_000,
    });
  });
});

it('an invalid perspective is refused by name', async () => {
  await expect(client({ perspective: ['a b'] }).fetch('1')).rejects.toThrow(
    'Bad Request - Invalid perspective "a b"',
  );
});
