import fc from 'fast-check';
import { expect, test } from 'vitest';
import { startTestService } from '../../../packages/content-service/testing/start-test-service.ts';
import type { ContentReader } from '../../context.ts';
import { findLegal } from './query.ts';

/** A reader of a real service that holds this legal document, and what it reported. */
async function reading(...fields: Record<string, unknown>[]) {
  const service = await startTestService(
    fields.map((own) => ({ put: { ...own, _id: 'legal', _type: 'legal' } })),
  );
  const reports: string[] = [];
  const content: ContentReader = {
    client: service.client(),
    assetOrigin: '',
    warn: (_message, { part, id, problem }) => reports.push(`${part ?? id}: ${problem ?? ''}`),
  };
  return { content, reports };
}

const paragraph = (text: string, marks: string[] = []) => ({
  _type: 'block',
  _key: text,
  style: 'normal',
  markDefs: [],
  children: [{ _type: 'span', _key: 's', text, marks }],
});

test('a text that is not written has its place and no section, the others stay', async () => {
  const { content, reports } = await reading({
    termsOfSale: { summary: 'Prix.', body: [paragraph('Les prix sont fermes.')] },
    cookiePolicy: { summary: 'Rien.', body: [paragraph('  ')] },
  });
  const { texts, unwritten, title } = await findLegal(content);
  expect(texts.map(({ anchor }) => anchor)).toEqual(['cgv']);
  expect(unwritten.map(({ anchor }) => anchor)).toEqual([
    'mentions-legales',
    'politique-confidentialite',
    'cookies',
  ]);
  expect(title).toBe('Informations légales');
  expect(reports).toEqual([]);
});

test('the number of the declaration stands above the privacy policy, once there is one', {
  tags: ['slow'],
}, async () => {
  const privacyPolicy = { body: [paragraph('Vos données.')] };
  const firstLine = async (cndpNumber?: string) => {
    const { content } = await reading({ privacyPolicy, cndpNumber });
    const [text] = (await findLegal(content)).texts;
    const [first] = text?.body ?? [];
    return first?._type === 'block' && first.children[0]?.text;
  };
  expect(await firstLine()).toBe('Vos données.');
  expect(await firstLine(' D-W-123/2026 ')).toBe(
    'Traitement déclaré à la CNDP sous le numéro D-W-123/2026.',
  );
});

test('a missing document is reported, and the page can still be drawn', async () => {
  const { content, reports } = await reading();
  const { texts, introduction } = await findLegal(content);
  expect(texts).toEqual([]);
  expect(introduction).toMatch(/^Ces textes s’écrivent en ce moment/);
  expect(reports).toEqual(['legal: ']);
});

test('the version is dated in French and for machines', async () => {
  const { content } = await reading({ version: '3', effectiveDate: '2026-11-01' });
  expect(await findLegal(content)).toMatchObject({
    version: '3',
    inForceSince: { iso: '2026-11-01', written: '1er\u00a0novembre\u00a02026' },
  });
});

test('a link that could do harm is left out and reported, its words stay', async () => {
  const linked = (href: unknown) => ({
    ...paragraph('lisez ceci', ['l']),
    markDefs: [{ _key: 'l', _type: 'link', href }],
  });
  const { content, reports } = await reading({
    legalNotice: {
      body: ['javascript:alert(1)', '//ailleurs.example', 12, '/contact', 'mailto:a@b.example'].map(
        linked,
      ),
    },
  });
  const [text] = (await findLegal(content)).texts;
  const links = text?.body.map((block) => (block._type === 'block' ? block.markDefs : []));
  expect(links?.map((marks) => marks.map(({ href }) => href))).toEqual([
    [],
    [],
    [],
    ['/contact'],
    ['mailto:a@b.example'],
  ]);
  expect(text?.body.map((block) => block._type === 'block' && block.children[0]?.marks)).toEqual([
    [],
    [],
    [],
    ['l'],
    ['l'],
  ]);
  expect(reports).toHaveLength(3);
});

test('a block the site does not know is skipped and reported by its name', async () => {
  const { content, reports } = await reading({
    legalNotice: { body: [{ _type: 'poll', _key: 'p', question: '?' }, paragraph('Reste.')] },
  });
  const [text] = (await findLegal(content)).texts;
  expect(text?.body).toHaveLength(1);
  expect(reports).toEqual(['legalNotice.body.0: no block of type poll is known']);
});

test('every row of a table has the cells of its columns, given or not', async () => {
  const { content } = await reading({
    cookiePolicy: {
      body: [
        {
          _type: 'table',
          _key: 't',
          caption: 'Durées',
          columns: ['Nom', 'Durée'],
          rows: [{ cells: ['a'] }, { cells: ['b', '2 ans', 'trop'] }, { cells: null }, 'x'],
        },
      ],
    },
  });
  const [text] = (await findLegal(content)).texts;
  expect(text?.body).toEqual([
    {
      _type: 'table',
      _key: '0',
      caption: 'Durées',
      columns: ['Nom', 'Durée'],
      rows: [
        ['a', ''],
        ['b', '2 ans'],
      ],
    },
  ]);
});

const json = fc.jsonValue({ maxDepth: 3 });
/** Any field may be missing, of another type, or sound on the outside and broken inside. */
const broken = fc.record(
  {
    _type: fc.oneof(fc.constantFrom('block', 'table', 'image', 'codeBlock', 'autre'), json),
    children: fc.oneof(
      fc.array(fc.oneof(fc.record({ _type: fc.constant('span'), text: json, marks: json }), json)),
      json,
    ),
    markDefs: json,
    style: json,
    listItem: json,
    level: json,
    asset: fc.oneof(fc.record({ _ref: json }), json),
    crop: json,
    columns: json,
    rows: json,
    code: json,
  },
  { requiredKeys: [] },
);

test.each(fc.sample(fc.array(broken, { minLength: 30 }), { numRuns: 4, seed: 20261101 }))(
  'broken blocks leave out nothing but themselves',
  { tags: ['slow'] },
  async (...blocks) => {
    const { content } = await reading({
      title: 12,
      version: { major: 1 },
      effectiveDate: 'demain',
      privacyPolicy: 'rien',
      legalNotice: { figures: blocks, body: [...blocks, paragraph('Reste.')] },
    });
    const { texts, inForceSince, version } = await findLegal(content);
    expect([inForceSince, version]).toEqual([undefined, undefined]);
    expect(texts.map(({ anchor }) => anchor)).toEqual(['mentions-legales']);
    expect(texts[0]?.body.at(-1)).toMatchObject({ children: [{ text: 'Reste.' }] });
  },
);
