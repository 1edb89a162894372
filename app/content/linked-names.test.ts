import { expect, it } from 'vitest';
import { startTestService } from '../../packages/content-service/testing/start-test-service.ts';
import type { ContentReader } from '../context.ts';
import { findHome } from '../pages/home/query.ts';
import { byField } from '../pages/home/testing/home-documents.ts';
import { findPost } from '../pages/post/query.ts';
import { listSearchDocuments, type ReadBefore } from '../search/search-documents.ts';
import { findPortfolio, listPortfolio } from './projects/portfolio.ts';
import { findTeam } from './team.ts';

const IMAGE = 'image-0e8b872f681d21d6aaac4ac124a968894eb810d6-1600x900-png';
const LOGO = 'image-0e8b872f681d21d6aaac4ac124a968894eb810d6-300x104-svg';

const to = (_ref: string) => ({ _type: 'reference', _ref });
const keyed = (_ref: string) => ({ _key: _ref, ...to(_ref) });

const KARIM = {
  _id: 'karim',
  _type: 'person',
  name: 'Karim Tazi',
  role: 'Directeur technique',
  portrait: { _type: 'image', asset: to(IMAGE), alt: 'Karim' },
};
const SOUK = {
  _id: 'souk',
  _type: 'client',
  name: 'Petit Souk',
  logo: { _type: 'image', asset: to(LOGO) },
};

async function reading(...documents: (Record<string, unknown> & { _id: string; _type: string })[]) {
  const warnings: unknown[] = [];
  const service = await startTestService(documents.map((put) => ({ put })));
  const content: ContentReader = {
    client: service.client(),
    assetOrigin: '',
    warn: (message, details) => warnings.push({ message, ...details }),
  };
  return { ...service, content, warnings };
}

it('a post is signed by the person it refers to, with their role and portrait', {
  tags: ['slow'],
}, async () => {
  const { content, warnings } = await reading(KARIM, {
    _id: 'post',
    _type: 'blogPost',
    title: 'Un article',
    slug: 'un-article',
    author: to('karim'),
  });
  const post = await findPost(content, 'un-article');
  expect(post).toMatchObject({
    author: 'Karim Tazi',
    writer: { name: 'Karim Tazi', role: 'Directeur technique', portrait: { alt: 'Karim' } },
  });
  expect(warnings).toEqual([]);
});

it('a case study and its testimonial name their client, referred to or typed', {
  tags: ['slow'],
}, async () => {
  const project = (slug: string, client: unknown) => ({
    _id: slug,
    _type: 'portfolio',
    title: slug,
    slug,
    client,
    testimonial: { content: 'Enfin.', name: 'Salma', company: client },
  });
  const { content, warnings } = await reading(
    SOUK,
    project('linked', to('souk')),
    project('typed', 'Petit Souk'),
  );
  for (const slug of ['linked', 'typed']) {
    const page = await findPortfolio(content, slug);
    expect(page?.study).toMatchObject({
      client: 'Petit Souk',
      testimonial: { company: 'Petit Souk' },
    });
  }
  expect((await listPortfolio(content)).map(({ client }) => client)).toEqual([
    'Petit Souk',
    'Petit Souk',
  ]);
  expect(warnings).toEqual([]);
});

it('the team, the logos and the testimonials mix documents with what was typed before', {
  tags: ['slow'],
}, async () => {
  const { content, warnings } = await reading(
    KARIM,
    SOUK,
    { _id: 'settings', _type: 'settings' },
    {
      _id: 'team',
      _type: 'team',
      members: [keyed('karim'), { _key: 'b', _type: 'teamMember', name: 'Leïla Bennis' }],
    },
    {
      _id: 'clients',
      _type: 'clients',
      logos: [
        { _key: 'a', _type: 'clientLogo', name: 'Dirhamo', image: { asset: to(LOGO) } },
        keyed('souk'),
      ],
      testimonials: [
        { _key: 'a', name: 'Salma', content: 'Enfin.', company: to('souk') },
        { _key: 'b', name: 'Youssef', content: 'Trois fois.', company: 'Dirhamo' },
      ],
    },
  );
  expect((await findTeam(content))?.members.map(({ name, role }) => [name, role])).toEqual([
    ['Karim Tazi', 'Directeur technique'],
    ['Leïla Bennis', undefined],
  ]);
  const { clients, testimonials } = byField(await findHome(content));
  expect(clients?.logos.map(({ name }) => name)).toEqual(['Dirhamo', 'Petit Souk']);
  expect(testimonials?.all.map(({ company }) => company)).toEqual(['Petit Souk', 'Dirhamo']);
  expect(warnings.filter((warning) => JSON.stringify(warning).includes('part'))).toEqual([]);
});

it('a reference to what is not published is reported, never shown', {
  tags: ['slow'],
}, async () => {
  const { content, warnings } = await reading(
    { _id: 'post', _type: 'blogPost', title: 'Seul', slug: 'seul', author: to('gone') },
    { _id: 'team', _type: 'team', members: [keyed('gone'), { _key: 'b', name: 'Leïla' }] },
  );
  expect((await findPost(content, 'seul'))?.author).toBeUndefined();
  expect((await findTeam(content))?.members).toHaveLength(1);
  expect(warnings).toContainEqual(expect.objectContaining({ id: 'post', part: 'author' }));
  expect(warnings).toContainEqual(expect.objectContaining({ id: 'team', part: 'members.0' }));
});

it('what refers to a renamed document is found by its new name, without being edited', {
  tags: ['slow'],
}, async () => {
  const { content, staff } = await reading(
    { _id: 'souk', _type: 'client', name: 'Petit Souk' },
    { _id: 'p', _type: 'portfolio', title: 'Une boutique', slug: 'boutique', client: to('souk') },
    { _id: 'q', _type: 'portfolio', title: 'Une autre', slug: 'autre', client: 'Houle' },
  );
  const before: ReadBefore = new Map();
  const categories = async () => {
    const { documents } = await listSearchDocuments(content, before);
    return Object.fromEntries(documents.map(({ url, category }) => [url, category]));
  };
  expect(await categories()).toMatchObject({ '/work/boutique': 'Petit Souk' });
  const untouched = before.get('q')?.entry;
  await staff().patch('souk').set({ name: 'Grand Souk' }).commit();
  expect(await categories()).toMatchObject({
    '/work/boutique': 'Grand Souk',
    '/work/autre': 'Houle',
  });
  expect(before.get('q')?.entry).toBe(untouched);
});
