/** A WordPress site is brought in by an administrator: its export looked through, imported, on the site, old addresses followed. */
import { SMALL } from '../../server/wordpress/testing/small-export.ts';
import { expectAccessible } from '../support/accessibility.ts';
import {
  ARRIVING,
  expectQuiet,
  OPENING,
  openContent,
  test,
  WRITING,
} from '../support/content-studio.ts';
import { type Agency, expect } from '../support/requests-desk.ts';

test.describe.configure({ timeout: WRITING });

/** Where no site is, and none is asked: pictures are told of as missing. */
const OLD_SITE = 'http://127.0.0.1:9';

test('an export is looked through, imported, and its old addresses lead to the new ones', {
  tag: '@slow',
}, async ({ administrator: page, agency }) => {
  const watched = await openContent(page, agency, '/revision/wordpress');
  const choose = page.getByRole('button', { name: 'Choisir l’export de WordPress' });
  await expect(choose).toBeVisible(OPENING);
  await expectAccessible(page, '.review');
  const chooser = page.waitForEvent('filechooser');
  await choose.click();
  await (await chooser).setFiles({
    name: 'export.xml',
    mimeType: 'text/xml',
    buffer: Buffer.from(SMALL.replaceAll('{SITE}', OLD_SITE)),
  });
  const review = page.locator('.review');
  await expect(review.getByRole('heading', { name: 'Ce que l’import apporterait' })).toBeVisible(
    ARRIVING,
  );
  await expect(review.getByText('3\u00A0articles publiés')).toBeVisible();
  expect(await whereTo(agency, '/classique/')).toEqual([404, null]);
  await expectAccessible(page, '.review');
  await page.getByRole('button', { name: 'Importer', exact: true }).click();
  await expect(review.getByRole('status')).toContainText('L’import est fini', ARRIVING);
  await review.getByText('Images et fichiers introuvables').click();
  await expect(review.getByText(`${OLD_SITE}/wp-content/uploads/2020/02/perdue.png`)).toBeVisible();
  await expectAccessible(page, '.review');
  await expect.poll(() => whereTo(agency, '/classique/')).toEqual([301, '/blog/classique']);
  expect(await whereTo(agency, '/?p=20')).toEqual([301, '/blog/classique']);
  expect(await whereTo(agency, '/?page_id=31')).toEqual([301, '/about']);
  expect(await whereTo(agency, '/2020/02/')).toEqual([301, '/blog']);
  expect(await whereTo(agency, '/blog/classique')).toEqual([200, null]);
  expect(await whereTo(agency, '/?p=999')).toEqual([200, null]);
  // Whoever comes later reads the same.
  await page.reload();
  await expect(review.getByRole('status')).toContainText('L’import est fini', OPENING);
  expectQuiet(watched);
});

test('an editor finds no import from WordPress', { tag: '@slow' }, async ({
  editor: page,
  agency,
}) => {
  await openContent(page, agency, '/revision/wordpress');
  await expect(page.getByRole('link', { name: 'Importer des redirections' })).toBeVisible(OPENING);
  await expect(page.getByRole('link', { name: 'Importer de WordPress' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Relire le site' })).toBeVisible();
});

async function whereTo({ origin }: Agency, address: string): Promise<[number, string | null]> {
  const { status, headers } = await fetch(origin + address, { redirect: 'manual' });
  return [status, headers.get('location')];
}
