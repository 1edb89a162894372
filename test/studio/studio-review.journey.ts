/** *Révision*: the site read through on demand, each finding a way to its field, and redirections from a list. */

import { titleOf } from '../../studio/media/media.ts';
import { archiveDocuments } from '../../tools/demo/archive.ts';
import { expectAccessible } from '../support/accessibility.ts';
import {
  ARRIVING,
  expectQuiet,
  field,
  OPENING,
  openContent,
  store,
  test,
  WRITING,
} from '../support/content-studio.ts';
import { type Agency, expect } from '../support/requests-desk.ts';

test.describe.configure({ timeout: WRITING });

const POST = {
  _id: 'post-a-reprendre',
  _type: 'blogPost',
  title: 'Quatre points à reprendre',
  slug: { _type: 'slug', current: 'quatre-points-a-reprendre' },
  excerpt: 'Trop court.',
  publishDate: '2026-01-05T08:00:00Z',
  content: ['/blog/nulle-part', '/#nulle-part', 'https://ailleurs.example/'].map((href, index) => ({
    _key: `b${index}`,
    _type: 'block',
    style: 'normal',
    markDefs: [{ _key: 'm', _type: 'link', href }],
    children: [{ _key: 's', _type: 'span', text: `lien ${index}`, marks: ['m'] }],
  })),
};

const DEMO_TITLES = archiveDocuments().map(titleOf);

test('a broken link is found when it is asked for, and its field opened', { tag: '@slow' }, async ({
  editor: page,
  agency,
}) => {
  await store(agency, [POST]);
  const watched = await openContent(page, agency, '/revision');
  const begin = page.getByRole('button', { name: 'Relire le site' });
  await expect(begin).toBeVisible(OPENING);
  await expectAccessible(page, '.review');
  await begin.click();
  await expect(page.locator('.review').getByRole('status')).toContainText(
    /points à reprendre dans/,
    ARRIVING,
  );
  const finding = page.getByRole('listitem').filter({
    has: page.getByRole('heading', { name: POST.title }),
  });
  await expect(finding).toContainText('«\u00A0lien 0\u00A0» mène à /blog/nulle-part. Aucune page');
  await expect(finding).toContainText('rien n’y porte le nom «\u00A0nulle-part\u00A0»');
  await expect(finding).toContainText('Le résumé, qui en tient lieu, fait 11 caractères');
  await expect(finding).not.toContainText('ailleurs.example');
  await expectAccessible(page, '.review');
  // The demo has nothing to take up; what other tests of the worker wrote may have.
  const titles = await page.locator('.review-document').getByRole('heading').allTextContents();
  expect(titles.filter((title) => DEMO_TITLES.includes(title))).toEqual([]);
  await finding.getByRole('link', { name: 'Description pour Google' }).click();
  await expect(field(page, 'seoDescription')).toBeVisible(ARRIVING);
  expectQuiet(watched);
});

test('redirections pasted as a list are looked through, published at once and followed', async ({
  editor: page,
  agency,
}) => {
  await openContent(page, agency, '/revision');
  await page.getByRole('link', { name: 'Importer des redirections' }).click(OPENING);
  const list = page.getByRole('textbox', { name: 'Liste des redirections' });
  await list.fill(
    'de;vers\n/vieux-blog/*;/blog/:splat\n/promo;/services;302\n/work;/blog',
    OPENING,
  );
  await page.getByRole('button', { name: 'Vérifier la liste' }).click();
  await expect(page.locator('.review').getByRole('status')).toHaveText(
    /2\u00A0nouvelles, 1\u00A0refusée/,
    ARRIVING,
  );
  await expect(page.getByRole('row').nth(1)).toContainText('Une page existe à cette adresse');
  await expectAccessible(page, '.review');
  await page.getByRole('button', { name: 'Importer 2\u00A0redirections' }).click();
  await expect(page.getByText('2\u00A0redirections en place')).toBeVisible(ARRIVING);
  await expect.poll(() => whereTo(agency, '/vieux-blog/mai?a=1')).toEqual([301, '/blog/mai?a=1']);
  expect(await whereTo(agency, '/promo')).toEqual([302, '/services']);
  expect(await whereTo(agency, '/work')).toEqual([200, null]);
});

async function whereTo({ origin }: Agency, path: string) {
  const { status, headers } = await fetch(origin + path, { redirect: 'manual' });
  return [status, headers.get('location')];
}
