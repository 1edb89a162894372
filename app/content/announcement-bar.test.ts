import { expect, test } from 'vitest';
import { startTestService } from '../../packages/content-service/testing/start-test-service.ts';
import type { ContentReader } from '../context.ts';
import { findAnnouncementBar } from './announcement-bar.ts';

const TEXT = 'Portes ouvertes vendredi';
const HOUR = 3_600_000; // ms

/** The bar that a site with these settings shows now, and what was reported of them. */
async function readBar(bar: unknown, { drafts = false } = {}) {
  const service = await startTestService(
    [
      { _id: 'settings', _type: 'settings', bar },
      { _id: 'contact', _type: 'contact' },
      { _id: 'post', _type: 'blogPost', title: 'Été', slug: { current: 'l’été' } },
      {
        _id: 'later',
        _type: 'blogPost',
        title: 'Plus tard',
        slug: 'tard',
        publishDate: inHours(2),
      },
    ].map((put) => ({ put })),
  );
  const reports: unknown[] = [];
  const content: ContentReader = {
    client: service.client(),
    assetOrigin: '',
    drafts,
    warn: (_message, details) => reports.push(details.part),
  };
  return { bar: await findAnnouncementBar(content), reports };
}

const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
const to = (_ref: string) => ({ _type: 'reference', _ref, _weak: true });

test('a text is announced on every page, with its link to a page of the site or to another site', async () => {
  expect(await readBar({ text: TEXT })).toEqual({ bar: { text: TEXT }, reports: [] });
  expect((await readBar({ text: TEXT, label: 'Venir', page: to('contact') })).bar?.link).toEqual({
    to: '/contact',
    label: 'Venir',
  });
  expect((await readBar({ text: TEXT, label: 'Lire', page: to('post') })).bar?.link?.to).toBe(
    '/blog/l%E2%80%99%C3%A9t%C3%A9',
  );
  const url = 'https://billets.example/vendredi';
  expect((await readBar({ text: TEXT, label: 'Venir', url })).bar?.link?.to).toBe(url);
});

test('it is there from its beginning to its end, and an editor’s preview does not wait for the beginning', async () => {
  const during = { text: TEXT, start: inHours(-1), end: inHours(1) };
  expect((await readBar(during)).bar).toBeDefined();
  for (const hours of [{ start: inHours(1) }, { end: inHours(-1) }]) {
    expect(
      await readBar({
        ...during,
        ...hours,
        start: hours.start ?? inHours(-2),
        end: hours.end ?? inHours(2),
      }),
    ).toEqual({
      bar: undefined,
      reports: [],
    });
  }
  expect((await readBar({ text: TEXT, start: inHours(1) }, { drafts: true })).bar).toBeDefined();
  expect((await readBar({ text: TEXT, end: inHours(-1) }, { drafts: true })).bar).toBeUndefined();
});

test('chosen pages show it alone, and a page that is gone or not out yet is none of them', async () => {
  const { bar } = await readBar({ text: TEXT, pages: [to('contact'), to('later'), to('gone')] });
  expect(bar?.on).toEqual(['/contact']);
  expect(await readBar({ text: TEXT, pages: [to('later'), to('gone')] })).toEqual({
    bar: undefined,
    reports: ['bar'],
  });
});

test.each([
  ['without a text it is none', { label: 'Venir', page: to('contact') }, []],
  ['it ends before it begins', { text: TEXT, start: inHours(1), end: inHours(-1) }, ['bar']],
  ['a beginning that is no date', { text: TEXT, start: 'bientôt' }, ['bar.start']],
  ['an end that is no date', { text: TEXT, end: 12 }, ['bar.end']],
  ['a text that is none', { text: ['Portes'] }, ['bar.text']],
  ['a bar that is none', 'Portes ouvertes', ['bar']],
  ['pages that are none', { text: TEXT, pages: 'contact' }, ['bar.pages']],
])('what cannot be shown is left out: %s', async (_, bar, reports) => {
  const result = await readBar(bar);
  expect(result.reports).toEqual(reports);
  expect(result.bar).toBeUndefined();
});

test.each([
  ['to an address that runs', { url: 'javascript:alert(1)' }],
  ['to an address that is not secure', { url: 'http://billets.example' }],
  ['to a page that is gone', { page: to('gone') }],
  ['to a page that is not out yet', { page: to('later') }],
  ['to nothing', {}],
])('a link %s is left out and reported, and the text stays', async (_, link) => {
  const { bar, reports } = await readBar({ text: TEXT, label: 'Venir', ...link });
  expect(bar).toEqual({ text: TEXT });
  expect(reports).toContain('bar.label');
});
