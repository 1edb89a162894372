import { createClient } from '@sanity/client';
import { expect, it } from 'vitest';
import type { ContentReader } from '../../app/context.ts';
import type { Staff } from '../../staff/roles.ts';
import { createPreviews } from './preview.ts';

const SITE = 'http://site.example';
const EDITOR: Staff = { id: 'p1', name: 'Yasmine', email: 'y@a.example', roles: ['editor'] };
const DRAFT = { path: '/work/été', perspective: 'drafts', hours: 24, wholeSite: false };

function start() {
  const drafts: ContentReader = {
    client: createClient({
      projectId: 'agence',
      dataset: 'production',
      apiVersion: '2024-01-01',
      perspective: 'drafts',
      useCdn: false,
    }),
    assetOrigin: '',
    drafts: true,
    warn: () => {},
  };
  const world: { now: number; staff: Staff | undefined } = {
    now: Date.parse('2026-11-24T09:00:00Z'),
    staff: EDITOR,
  };
  const previews = createPreviews({
    secret: 'a secret of the test, long enough',
    drafts,
    identify: async () => world.staff,
    clock: () => new Date(world.now),
  });
  const order = (link: object) =>
    previews.order(
      new Request(`${SITE}/studio/apercu`, { method: 'POST', body: JSON.stringify(link) }),
      '203.0.113.7',
    );
  const made = async (link: object): Promise<string> => (await (await order(link)).json()).url;
  const visit = (address: string) => previews.of(new Request(SITE + address));
  return { world, drafts, previews, order, made, visit };
}

it('a link shows the draft of its page alone, says until when, and ends', async () => {
  const { world, drafts, made, visit } = start();
  const url = await made(DRAFT);
  const page = await visit(url);
  expect(page?.reader).toBe(drafts);
  expect(page?.isEditors).toBe(false);
  expect(page?.preview.notice).toBe(
    'Brouillon, visible avec ce lien seulement, jusqu’au mercredi 25\u00a0novembre à 9h.',
  );
  // The data that its script asks for is of the same page.
  expect((await visit(`${url}.data`))?.reader).toBe(drafts);
  const elsewhere = await visit(url.replace('/work/%C3%A9t%C3%A9', '/services'));
  expect(elsewhere?.reader).toBeUndefined();
  expect(elsewhere?.preview.page?.path).toBe('/work/%C3%A9t%C3%A9');

  world.now += 24 * 60 * 60_000;
  const ended = await visit(url);
  expect(ended?.reader).toBeUndefined();
  expect(ended?.preview.notice).toBe(
    'Ce lien d’aperçu n’est plus valable : voici la page publiée.',
  );
});

it('a link of the whole site shows every page, a release’s by its layers', async () => {
  const { made, visit } = start();
  const url = await made({
    ...DRAFT,
    path: '/',
    perspective: 'rPrintemps,drafts',
    wholeSite: true,
  });
  for (const address of [url, `${url}/services`, `${url}/_root.data`]) {
    const page = await visit(address);
    expect(page?.reader?.client.config().perspective).toEqual(['rPrintemps', 'drafts']);
    expect(page?.base).toBe(url);
    expect(page?.preview.notice).toContain('Version à venir, visible avec ce lien seulement');
  }
});

it('a link that was changed in any part opens nothing', async () => {
  const { made, visit } = start();
  const [, prefix, pass = '', ...page] = (await made(DRAFT)).split('/');
  const [statement = '', signature = ''] = pass.split('.');
  const later = [Date.parse('2036-11-24T09:00:00Z'), 'drafts', null];
  const forged = [
    `${Buffer.from(JSON.stringify(later)).toString('base64url')}.${signature}`,
    `${statement}.${signature.slice(1)}`,
    `${statement}.`,
    `${statement}.${signature}.`.replace('.', '..'),
  ];
  for (const link of forged) {
    const preview = await visit(`/${[prefix, link, ...page].join('/')}`);
    expect(preview?.reader, link).toBeUndefined();
  }
});

it('an editor sees every page by perspective while the session lasts, and nothing after', async () => {
  const { world, visit } = start();
  const page = await visit('/apercu/drafts/work/medina');
  expect(page).toMatchObject({ base: '/apercu/drafts', isEditors: true });
  // What is handed out is read by a reader whose texts hide nothing.
  expect(page?.reader?.client.config()).toMatchObject({
    perspective: 'drafts',
    stega: { enabled: true, studioUrl: '/studio/contenus' },
  });
  expect((await visit('/apercu/published/work/medina'))?.reader).toBeUndefined();
  expect((await visit('/apercu/rA,rB,drafts'))?.reader?.client.config().perspective).toEqual([
    'rA',
    'rB',
    'drafts',
  ]);
  for (const staff of [undefined, { ...EDITOR, roles: ['sales'] } satisfies Staff]) {
    world.staff = staff;
    const closed = await visit('/apercu/drafts/work/medina');
    expect(closed?.reader).toBeUndefined();
    expect(closed?.preview.notice).toContain('Connectez-vous');
  }
  expect(await visit('/work/medina')).toBeUndefined();
  expect(await visit('/apercus/drafts')).toBeUndefined();
});

it('the Presentation tool is led from a page’s address to its preview, and to no other site', () => {
  const { previews } = start();
  const previewAddress = (address: string) => previews.askedFor(new Request(SITE + address));
  expect(previewAddress('/blog?page=2&sanity-preview-perspective=drafts')).toBe(
    '/apercu/drafts/blog?page=2',
  );
  expect(previewAddress('/?sanity-preview-perspective=rA%2Cdrafts')).toBe('/apercu/rA,drafts');
  expect(previewAddress('/blog?page=2')).toBeUndefined();
  expect(previewAddress('/?sanity-preview-perspective=../../studio')).toBeUndefined();
  expect(previewAddress('//ailleurs.example/?sanity-preview-perspective=drafts')).toBe(
    '/apercu/drafts//ailleurs.example/',
  );
});

it.each([
  { ...DRAFT, path: '//ailleurs.example' },
  { ...DRAFT, path: 'https://ailleurs.example' },
  { ...DRAFT, path: '/work?a=b' },
  { ...DRAFT, hours: 10_000 },
  { ...DRAFT, perspective: 'drafts.' },
  { ...DRAFT, more: true },
  {},
])('an order of a link is read strictly: %j', async (link) => {
  const { order } = start();
  const answer = await order(link);
  expect(answer.status).toBe(400);
  expect((await answer.json()).error.message).toBeTruthy();
});

it('each role is told why it gets no link', async () => {
  const { world, order } = start();
  world.staff = { ...EDITOR, roles: ['sales'] };
  expect((await order(DRAFT)).status).toBe(403);
  world.staff = undefined;
  expect((await order(DRAFT)).status).toBe(401);
});
