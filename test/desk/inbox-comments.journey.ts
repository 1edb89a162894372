/** A comment from its form to its place under the post, through the agency's decision. */
import type { Page } from '@playwright/test';
import { expectPartsAccessible } from '../support/accessibility.ts';
import { holdInbox, requestsFrom } from '../support/inbox-file.ts';
import type { MailServer } from '../support/mail-server.ts';
import { watch } from '../support/page-watch.ts';
import { test } from '../support/posted-site.ts';
import { expect, type Site } from '../support/site.ts';

const POST = '/blog/filmer-a-midi';
const AGENCY = 'bonjour@atelier-anfa.example';

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with' : 'without';
  test.describe(`${how} script`, () => {
    test.use({ javaScriptEnabled });

    test('the agency publishes a comment by the link of its mail, and takes it back by the same [pages-2.111]', async ({
      page,
      request,
      posted,
    }) => {
      const text = `Et sans terrasse ? (${how} script)`;
      const watched = watch(page, posted.origin);
      // Kept by the page cache as it is before the comment.
      expect(await (await request.get(posted.origin + POST)).text()).not.toContain(text);
      await comment(posted, `hind-${how}@librairie.example`, text);
      const link = await moderationLink(posted, text);
      expect((await request.get(link)).headers()['cache-control']).toBe('no-store');
      await request.get(link, { headers: { 'sec-purpose': 'prefetch' } });
      expect(await (await request.get(posted.origin + POST)).text()).not.toContain(text);

      await page.goto(link);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        /^Publier ce commentaire\s\?$/,
      );
      await expect(page.getByText(text)).toBeVisible();
      await expect(page.getByRole('link', { name: 'Filmer à midi' })).toHaveAttribute('href', POST);
      await page.getByRole('button', { name: 'Publier' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Ce commentaire est publié.',
      );
      const published = await (await request.get(posted.origin + POST)).text();
      expect(published).toContain(text);
      expect(published).not.toContain('@librairie.example');

      await page.getByRole('button', { name: 'Retirer' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Ce commentaire n’est pas publié.',
      );
      expect(await (await request.get(posted.origin + POST)).text()).not.toContain(text);
      expect(watched).toEqual({ strangers: [], complaints: [] });
    });
  });
}

test('the page of the decision has no accessibility violation and fits', async ({
  page,
  posted,
}) => {
  const text = `${'Trèslong'.repeat(40)} ?`;
  await comment(posted, 'axe@librairie.example', text);
  await page.goto(await moderationLink(posted, text));
  await expect(page.getByRole('button', { name: 'Publier' })).toBeVisible();
  await expectPartsAccessible(page, 'main');
  await expectNotIndexed(page);
});

test('a link of another comment, a cut one and none open nothing, and decide nothing', async ({
  page,
  request,
  posted,
}) => {
  const text = 'Un commentaire à ne pas publier.';
  await comment(posted, 'forged@librairie.example', text);
  const link = await moderationLink(posted, text);
  for (const forged of [link.slice(0, -3), link.replace(/jeton=.*/, ''), `${link}x`]) {
    expect((await page.goto(forged))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Ce lien ne mène à aucun commentaire.',
    );
    const headers = { origin: posted.origin };
    await request.post(forged, { form: { decision: 'approuver' }, headers });
  }
  // An unknown decision is refused, and so is one of another site.
  const headers = { origin: posted.origin };
  expect((await request.post(link, { form: { decision: 'approved' }, headers })).status()).toBe(
    400,
  );
  const elsewhere = { origin: 'https://elsewhere.example' };
  expect(
    (await request.post(link, { form: { decision: 'approuver' }, headers: elsewhere })).status(),
  ).toBe(400);
  expect(await (await request.get(posted.origin + POST)).text()).not.toContain(text);
});

test('a decision that cannot be kept says so, and can be taken again', { tag: '@slow' }, async ({
  page,
  posted,
}) => {
  const text = 'Pendant la sauvegarde.';
  await comment(posted, 'held@librairie.example', text);
  await page.goto(await moderationLink(posted, text));
  const release = holdInbox(posted.directory);
  await page.getByRole('button', { name: 'Publier' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'La décision' })).toHaveText(
    'La décision n’a pas pu être enregistrée. Réessayez dans un instant.',
    { timeout: 15_000 },
  );
  release();
  await page.getByRole('button', { name: 'Publier' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ce commentaire est publié.');
});

/** As the page's form does without script. */
async function comment(posted: Site, email: string, text: string): Promise<void> {
  const answer = await fetch(posted.origin + POST, {
    method: 'POST',
    body: new URLSearchParams({ name: 'Hind', email, comment: text }),
    headers: { origin: posted.origin },
    redirect: 'manual',
  });
  expect(answer.status).toBe(303);
  expect(requestsFrom(posted.directory, email)).toHaveLength(1);
}

async function moderationLink(
  { mailServer }: { mailServer: MailServer },
  text: string,
): Promise<string> {
  const find = () =>
    mailServer.mails.find(
      ({ recipients, email }) => recipients[0] === AGENCY && email.text?.includes(text),
    );
  await expect.poll(find).toBeTruthy();
  return (
    /^http\S+\/commentaires\/moderation\?jeton=\S+$/m.exec(find()?.email.text ?? '')?.[0] ?? ''
  );
}

async function expectNotIndexed(page: Page): Promise<void> {
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
}
