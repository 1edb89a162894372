import { type ContentSourceMap, createClient } from '@sanity/client';
import { resolveEditInfo } from '@sanity/client/csm';
import { stegaClean } from '@sanity/client/stega';
import { vercelStegaDecodeAll } from '@vercel/stega';
import { describe, expect, it } from 'vitest';
import { startStore } from '../testing/start-store.ts';
import { STAFF_TOKEN } from '../testing/start-test-service.ts';

const { client, staff, origin } = await startStore([
  {
    put: {
      _id: 'offer',
      _type: 'page',
      title: 'Notre offre',
      rows: [
        { _key: 'r1', title: 'Identité', tags: ['logo', 'charte'] },
        { _key: 'r2', title: 'Campagne', tags: [] },
      ],
      author: { _type: 'reference', _ref: 'nora' },
    },
  },
  { put: { _id: 'drafts.offer', _type: 'page', title: 'Notre offre, bientôt' } },
  { put: { _id: 'versions.rete.offer', _type: 'page', title: 'Notre offre de la rentrée' } },
  { put: { _id: 'nora', _type: 'person', name: 'Nora', slug: { current: 'nora' } } },
]);

const value = (document: number, path: number) => ({
  type: 'value',
  source: { type: 'documentValue', document, path },
});

describe('a source map by the real client', () => {
  it('names document and path of each value, what is written in the query, and what is made', async () => {
    const query = `*[_id == "offer"][0]{
      title, "who": author->name, "kind": "page", "length": length(title),
      "titles": rows[].title, "first": rows[0], "missing": nothing
    }`;
    const { result, resultSourceMap } = await client().fetch(
      query,
      {},
      { filterResponse: false, resultSourceMap: true },
    );
    expect(result).toEqual(await client().fetch(query));
    expect(resultSourceMap).toEqual({
      documents: [
        { _id: 'offer', _type: 'page' },
        { _id: 'nora', _type: 'person' },
      ],
      paths: [
        "$['title']",
        "$['name']",
        "$['rows'][0]['title']",
        "$['rows'][1]['title']",
        "$['rows'][0]",
      ],
      mappings: {
        "$['title']": value(0, 0),
        "$['who']": value(1, 1),
        "$['kind']": { type: 'value', source: { type: 'literal' } },
        "$['length']": { type: 'value', source: { type: 'unknown' } },
        "$['titles'][0]": value(0, 2),
        "$['titles'][1]": value(0, 3),
        "$['first']": value(0, 4),
        "$['missing']": { type: 'value', source: { type: 'unknown' } },
      },
    });
  });

  it('names the items of arrays by key on demand, by POST as by GET', async () => {
    const query = '*[_id == "offer"][0].rows[]{title, "tag": tags[0]}';
    const options = { filterResponse: false, resultSourceMap: 'withKeyArraySelector' } as const;
    const { resultSourceMap } = await client().fetch(query, {}, options);
    expect(resultSourceMap?.paths).toEqual([
      "$['rows'][?(@._key=='r1')]['title']",
      "$['rows'][?(@._key=='r1')]['tags'][0]",
      "$['rows'][?(@._key=='r2')]['title']",
    ]);
    // The client sends a long query as a body.
    const long = await client().fetch(`// ${'long '.repeat(4_000)}\n${query}`, {}, options);
    expect(long.resultSourceMap).toEqual(resultSourceMap);
  });

  it('names the draft, the version or the published document, as the perspective shows it', async () => {
    const ask = async (perspective: 'published' | 'drafts' | 'raw' | string[]) => {
      const { result, resultSourceMap } = await staff({ perspective }).fetch(
        '*[_type == "page"]{_id, title}',
        {},
        { filterResponse: false, resultSourceMap: true },
      );
      return { result, map: resultSourceMap };
    };
    const drafts = await ask('drafts');
    expect(drafts.result).toEqual([{ _id: 'offer', title: 'Notre offre, bientôt' }]);
    expect(drafts.map).toEqual({
      documents: [{ _id: 'drafts.offer', _type: 'page' }],
      paths: ["$['title']"],
      mappings: {
        // The stored draft has another id than the one that is shown.
        "$[0]['_id']": { type: 'value', source: { type: 'unknown' } },
        "$[0]['title']": value(0, 0),
      },
    });
    expect((await ask('published')).map?.documents).toEqual([{ _id: 'offer', _type: 'page' }]);
    expect((await ask(['rete', 'drafts'])).map?.documents).toEqual([
      { _id: 'versions.rete.offer', _type: 'page' },
    ]);
    const raw = await ask('raw');
    expect(raw.map?.documents.map(({ _id }) => _id)).toEqual([
      'drafts.offer',
      'offer',
      'versions.rete.offer',
    ]);
    expect(raw.map?.mappings["$[0]['_id']"]).toEqual(value(0, 0));
  });

  it('maps a whole document by one entry, and takes the fields of the perspective out', async () => {
    const { resultSourceMap } = await staff({ perspective: 'drafts' }).fetch(
      '*[_id == "offer"]',
      {},
      { filterResponse: false, resultSourceMap: true },
    );
    expect(resultSourceMap).toEqual({
      documents: [{ _id: 'drafts.offer', _type: 'page' }],
      paths: ['$'],
      mappings: {
        '$[0]': value(0, 0),
        "$[0]['_id']": { type: 'value', source: { type: 'unknown' } },
        "$[0]['_originalId']": { type: 'value', source: { type: 'unknown' } },
      },
    });
  });

  it('is sent only when asked for, and remembered apart from the answer without it', async () => {
    const query = '*[_id == "nora"][0].name';
    const ask = (resultSourceMap: boolean | 'withKeyArraySelector') =>
      client().fetch(query, {}, { filterResponse: false, resultSourceMap });
    expect(await ask(true)).toHaveProperty('resultSourceMap');
    expect(await ask(false)).not.toHaveProperty('resultSourceMap');
    expect(await ask(true)).toHaveProperty('resultSourceMap');
  });

  it('tells a visitor of no document that the visitor may not read', async () => {
    const { resultSourceMap } = await client({ perspective: 'raw' }).fetch(
      '*{"titles": [title, name], "draft": *[_id == "drafts.offer"][0].title}',
      {},
      { filterResponse: false, resultSourceMap: true },
    );
    expect(resultSourceMap?.documents).toEqual([
      { _id: 'nora', _type: 'person' },
      { _id: 'offer', _type: 'page' },
    ]);
  });

  it('is refused when names in the query make it larger than an answer may be', async () => {
    const names = Array.from({ length: 100 }, (_, index) => `"${index}${'x'.repeat(500)}": {`);
    const list = `*[0...2]{"b": [${'title,'.repeat(2_000)}1]}`;
    const query = `{${names.join('')}"all": ${list}${'}'.repeat(101)}`;
    const error = await staff()
      .fetch(query, {}, { resultSourceMap: true, filterResponse: false })
      .catch((reason: unknown) => reason);
    expect(String(error).slice(0, 500)).toContain('The source map is more than');
  });
});

describe('stega by the real client', () => {
  const stega = { enabled: true, studioUrl: 'https://agence.example/studio' } as const;

  it('writes document and field into each text, and cleaning gives the text back', async () => {
    const query =
      '*[_id == "offer"][0]{title, rows, "slug": author->slug.current, "n": count(rows)}';
    const encoded = await client({ stega }).fetch(query);
    const plain = await client().fetch(query);
    expect(encoded).not.toEqual(plain);
    expect(stegaClean(encoded)).toEqual(plain);
    // Never in slugs.
    expect(encoded.slug).toBe('nora');
    const [of] = vercelStegaDecodeAll(encoded.rows[1].title);
    expect(of).toEqual({
      origin: 'sanity.io',
      href: expect.stringContaining('/studio/intent/edit/mode=presentation;id=offer;type=page'),
    });
    const address = new URL(Object(of).href);
    expect(address.searchParams.get('path')).toBe('rows[_key=="r2"].title');
  });

  it('leads from a draft to the draft, and from what only is published to that', async () => {
    const drafts = createClient({
      ...client().config(),
      apiHost: origin,
      token: STAFF_TOKEN,
      perspective: 'drafts',
      stega,
    });
    const titles: string[] = await drafts.fetch(
      '[*[_id == "offer"][0].title, *[_id == "nora"][0].name]',
    );
    const [ofDraft, ofPublished] = titles.map(
      (title) => new URL(Object(vercelStegaDecodeAll(title)?.[0]).href).searchParams,
    );
    expect([ofDraft?.get('id'), ofDraft?.get('perspective')]).toEqual(['offer', null]);
    expect([ofPublished?.get('id'), ofPublished?.get('perspective')]).toEqual([
      'nora',
      'published',
    ]);
  });

  it('finds the field of a value below a mapping, for tools that ask by path', async () => {
    const answer = await client().fetch(
      '*[_id == "offer"][0]{rows}',
      {},
      { filterResponse: false, resultSourceMap: true },
    );
    const map: ContentSourceMap = answer.resultSourceMap ?? {
      documents: [],
      paths: [],
      mappings: {},
    };
    const info = resolveEditInfo({
      resultSourceMap: map,
      resultPath: ['rows', 1, 'title'],
      studioUrl: stega.studioUrl,
    });
    expect(info).toMatchObject({ id: 'offer', type: 'page', path: ['rows', 1, 'title'] });
  });
});
