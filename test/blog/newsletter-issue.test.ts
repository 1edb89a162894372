import { expect, test } from 'vitest';
import { findIssue, findIssueById, listIssues } from '../../app/content/issues/issue.ts';
import type { ContentReader } from '../../app/context.ts';
import { startTestService } from '../../packages/content-service/testing/start-test-service.ts';
import { issueReader } from '../../server/issues.ts';

const YESTERDAY = new Date(Date.now() - 86_400_000).toISOString();
const TOMORROW = new Date(Date.now() + 86_400_000).toISOString();

const IMAGE = 'image-0e8b872f681d21d6aaac4ac124a968894eb810d6-2400x1600-png';

const block = (text: string, href?: string) => ({
  _type: 'block',
  _key: text,
  style: 'normal',
  markDefs: href ? [{ _type: 'link', _key: 'l', href }] : [],
  children: [{ _type: 'span', _key: 's', text, marks: href ? ['l'] : [] }],
});
const chosen = (...ids: string[]) => ids.map((_ref) => ({ _type: 'reference', _ref, _key: _ref }));

const issue = (id: string, fields: Record<string, unknown> = {}) => ({
  _id: id,
  _type: 'newsletterIssue',
  subject: `Lettre ${id}`,
  preheader: 'Un projet, un chiffre, une erreur.',
  slug: { current: id },
  body: [block('Bonjour')],
  ...fields,
});

async function reading(...documents: { _id: string; _type: string }[]) {
  const service = await startTestService(documents.map((put) => ({ put })));
  const content: ContentReader = { client: service.client(), assetOrigin: '', warn: () => {} };
  return content;
}

test('the archive holds what has appeared, the latest first', async () => {
  const content = await reading(
    issue('ancienne', { publishDate: '2026-01-01T08:00:00Z' }),
    issue('hier', { publishDate: YESTERDAY }),
    issue('demain', { publishDate: TOMORROW }),
    issue('jamais'),
    issue('sans-objet', { publishDate: YESTERDAY, subject: ' ' }),
  );
  expect((await listIssues(content)).map(({ slug }) => slug)).toEqual(['hier', 'ancienne']);
  expect(await findIssue(content, 'hier')).toMatchObject({ subject: 'Lettre hier' });
  expect(await findIssue(content, 'demain')).toBeUndefined();
  expect(await findIssue(content, 'jamais')).toBeUndefined();
  expect(await findIssue({ ...content, drafts: true }, 'jamais')).toMatchObject({ slug: 'jamais' });
  expect(await findIssueById(content, 'jamais')).toMatchObject({ subject: 'Lettre jamais' });
});

test('a letter leads to the chosen pages that a visitor may see', async () => {
  const page = (id: string, _type: string, fields: object = {}) => ({
    _id: id,
    _type,
    title: id,
    slug: { current: id },
    ...fields,
  });
  const content = await reading(
    page('article', 'blogPost', { excerpt: 'Deux phrases.', publishDate: YESTERDAY }),
    page('futur', 'blogPost', { publishDate: TOMORROW }),
    page('projet', 'portfolio', { summary: 'Un film.' }),
    page('archive', 'portfolio', { status: 'archived' }),
    issue('lettre', {
      posts: chosen('article', 'futur', 'disparu'),
      projects: chosen('projet', 'archive'),
    }),
  );
  expect((await findIssueById(content, 'lettre'))?.chosen).toEqual([
    { noun: 'Article', title: 'article', text: 'Deux phrases.', path: '/blog/article' },
    { noun: 'Étude de cas', title: 'projet', text: 'Un film.', path: '/work/projet' },
  ]);
});

test('what is mailed has full addresses only', async () => {
  const content = await reading(
    issue('lettre', {
      body: [
        block('ici', '/services'),
        block('plus bas', '#fin'),
        block('ailleurs', 'https://exemple.ma/'),
        // To browsers and mail programs these are another site, whatever they begin with.
        block('faux', '/\\evil.example'),
        block('faux', '/\t/evil.example'),
        block('faux', 'https:evil.example'),
        { _type: 'image', _key: 'i', asset: { _type: 'reference', _ref: IMAGE }, alt: 'Une salle' },
      ],
    }),
  );
  const read = issueReader({ published: content, drafts: undefined }, 'https://agence.example');
  const mailed = await read('lettre', 'drafts');
  expect(mailed?.page).toBe('https://agence.example/newsletter/lettre');
  const addresses = mailed?.body.flatMap((part) =>
    part._type === 'block'
      ? part.markDefs.map(({ href }) => href)
      : part._type === 'picture'
        ? [part.picture.src]
        : [],
  );
  expect(addresses).toEqual([
    'https://agence.example/services',
    'https://agence.example/newsletter/lettre#fin',
    'https://exemple.ma/',
    expect.stringMatching(/^https:\/\/agence\.example\/images\//),
  ]);
  expect(await read('nulle-part', 'published')).toBeUndefined();
});
