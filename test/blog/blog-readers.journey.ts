/** What readers do with a post: like it, share it, comment it. */
import type { Page } from '@playwright/test';
import { expectPartsAccessible } from '../support/accessibility.ts';
import { hydrated } from '../support/hydrated.ts';
import { holdInbox, requestsFrom } from '../support/inbox-file.ts';
import { moderationLink } from '../support/moderation-link.ts';
import { expect, test } from '../support/site.ts';

const POST = '/blog/filmer-a-midi';
const THANKS = 'Merci ! Votre commentaire sera publié après validation.';
const FAILED =
  'Votre commentaire n’a pas pu être enregistré. Il est toujours là\u00a0: réessayez dans un instant.';

const heart = (page: Page) => page.getByRole('button', { name: /^J’aime/ });
const send = (page: Page) => page.getByRole('button', { name: 'Envoyer le commentaire' });

async function write(page: Page, answers: Record<string, string>) {
  for (const [label, text] of Object.entries(answers)) await page.getByLabel(label).fill(text);
}

test('a like counts once per browser, is remembered, and can be taken back', {
  tag: '@slow',
}, async ({ browser, site }) => {
  const post = `${site.origin}/blog/paiement-a-la-livraison`;
  const first = await (await browser.newContext()).newPage();
  await first.goto(post);
  await hydrated(heart(first));
  await expect(heart(first)).toHaveAttribute('aria-pressed', 'false');
  await heart(first).click();
  await expect(heart(first)).toHaveAttribute('aria-pressed', 'true');
  await expect(heart(first)).toHaveAccessibleName('J’aime 1');
  // The page shows the like at once, and remembers it when it is kept.
  await expect
    .poll(() => first.evaluate(() => localStorage.getItem('articles-aimes')))
    .toBeTruthy();
  expect(await first.context().cookies()).toEqual([]);

  // The page is shared and may be a minute old: this browser still knows, and asks for the count.
  await first.reload();
  await expect(heart(first)).toHaveAttribute('aria-pressed', 'true');
  await expect(heart(first)).toHaveAccessibleName('J’aime 1');

  const second = await (await browser.newContext()).newPage();
  await second.goto(post);
  await hydrated(heart(second));
  await expect(heart(second)).toHaveAttribute('aria-pressed', 'false');
  await heart(second).click();
  await expect(heart(second)).toHaveAccessibleName('J’aime 2');
  await heart(second).click();
  await expect(heart(second)).toHaveAttribute('aria-pressed', 'false');
  await expect(heart(second)).toHaveAccessibleName('J’aime 1');
  await first.context().close();
  await second.context().close();
});

test('a like that could not be kept is taken back on the page, and that is said', async ({
  page,
}) => {
  await page.goto(POST);
  await hydrated(heart(page));
  await page.route('**/jaime', (route) => route.abort());
  await heart(page).click();
  await expect(
    page.getByText('Votre «\u00a0J’aime\u00a0» n’a pas pu être enregistré.'),
  ).toBeVisible();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
  await page.unroute('**/jaime');
  await heart(page).click();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  await heart(page).click();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
});

test('likes are kept for published posts only, and what is malformed is refused', async ({
  site,
}) => {
  const like = (slug: string, body: Record<string, string>) =>
    fetch(`${site.origin}/blog/${slug}/jaime`, { method: 'POST', body: new URLSearchParams(body) });
  const sound = { visitor: 'a'.repeat(32), liked: 'true' };
  expect((await like('nulle-part', sound)).status).toBe(404);
  expect((await like('filmer-a-midi', { visitor: sound.visitor })).status).toBe(400);
  expect((await like('filmer-a-midi', { ...sound, liked: 'maybe' })).status).toBe(400);
  const answer = await fetch(`${site.origin}/blog/filmer-a-midi/jaime`);
  expect(await answer.text()).toMatch(/^\d+$/);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('a post is shared with the device’s own sheet, or else its link is copied and that is said, or at least shown [pages-2.97]', async ({
  page,
  context,
  site,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: async (shared: ShareData) => {
        document.title = `${shared.title} ${shared.url}`;
      },
      configurable: true,
    });
  });
  await page.goto(POST);
  const share = page.getByRole('button', { name: 'Partager' });
  await hydrated(share);
  await share.click();
  await expect(page).toHaveTitle(
    `Filmer à midi\u00a0: erreur ou signature\u202f? ${site.origin}${POST}`,
  );
  await expect(page.getByText('Lien copié.')).toHaveCount(0);

  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await share.click();
  await expect(page.getByText('Lien copié. Il n’y a plus qu’à le coller.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(site.origin + POST);

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await share.click();
  await expect(page.getByRole('textbox', { name: 'Lien de l’article' })).toHaveValue(
    site.origin + POST,
  );
});

test('without script there are links to share by WhatsApp, LinkedIn and mail, and no button without an effect', async ({
  browser,
  site,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(site.origin + POST);
  await expect(page.getByRole('button', { name: 'Partager' })).toHaveCount(0);
  await expect(heart(page)).toHaveCount(0);
  const ways = page.locator('p', { hasText: 'Partager cet article' }).getByRole('link');
  const shared = await ways.evaluateAll((links) =>
    links.map((link) => {
      const { origin, protocol, searchParams } = new URL(link.getAttribute('href') ?? '');
      return [origin === 'null' ? protocol : origin, Object.fromEntries(searchParams)];
    }),
  );
  const title = 'Filmer à midi\u00a0: erreur ou signature\u202f?';
  expect(shared).toEqual([
    ['https://wa.me', { text: `${title} ${site.origin}${POST}` }],
    ['https://www.linkedin.com', { url: site.origin + POST }],
    ['mailto:', { subject: title, body: site.origin + POST }],
  ]);
  await page.close();
});

test('a comment waits for the agency’s decision, then stands under the post [pages-2.110]', {
  tag: '@slow',
}, async ({ page, site }) => {
  const email = 'nour@commentaire.example';
  await page.goto(POST);
  await hydrated(send(page));
  await write(page, {
    'Nom *': 'Nour B.',
    'Email *': email,
    'Commentaire *': 'Essayé hier.\nCela marche.',
  });
  await send(page).click();
  await expect(page.getByText(THANKS, { exact: true })).toBeFocused();
  expect(requestsFrom(site.directory, email)).toMatchObject([
    { kind: 'comment', fields: { comment: 'Essayé hier.\nCela marche.' } },
  ]);
  await page.reload();
  await expect(page.getByText('Essayé hier.')).toHaveCount(0);

  await page.goto(await moderationLink(site.directory, email));
  await page.getByRole('button', { name: 'Publier' }).click();
  await page.waitForLoadState('networkidle');
  await page.goto(POST);
  const comments = page.getByRole('region', { name: '1 commentaire' });
  await expect(comments.getByText('Nour B.')).toBeVisible();
  await expect(comments.getByText('Cela marche.')).toBeVisible();
  expect(await page.content()).not.toContain(email);
});

test('a comment that is refused at its fields or cannot be kept says so, keeps its text and can be sent again', {
  tag: '@slow',
}, async ({ page, site }) => {
  const address = 'nour@panne.example';
  await page.goto(POST);
  await hydrated(send(page));
  await page.locator('.post-comment-form').evaluate((form) => form.setAttribute('novalidate', ''));
  await write(page, { 'Nom *': 'Nour', 'Commentaire *': 'Un texte que l’on garde.' });
  await send(page).click();
  const email = page.getByLabel('Email *');
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(
    'Indiquez votre adresse. Elle n’est pas publiée.',
  );
  await expect(page.getByLabel('Commentaire *')).toHaveValue('Un texte que l’on garde.');
  await expectPartsAccessible(page, '.post-comments');

  await email.fill(address);
  const release = holdInbox(site.directory);
  await send(page).click();
  await expect(page.getByText(FAILED)).toBeVisible({ timeout: 30_000 });
  release();
  await expectPartsAccessible(page, '.post-comments');
  await expect(page.getByLabel('Commentaire *')).toHaveValue('Un texte que l’on garde.');
  await send(page).click();
  await expect(page.getByText(THANKS, { exact: true })).toBeVisible();
  expect(requestsFrom(site.directory, address)).toHaveLength(1);
  await expectPartsAccessible(page, '.post-comments');
  await page.getByRole('link', { name: 'Écrire un autre commentaire' }).click();
  await expect(page.getByLabel('Nom *')).toBeFocused();
  await expect(page.getByLabel('Commentaire *')).toHaveValue('');
});

test('without script a comment posts, is redirected to its thanks, and a refused one comes back whole [pages-2.110]', async ({
  browser,
  site,
}) => {
  const email = 'nour@sans-script.example';
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(site.origin + POST);
  await write(page, { 'Nom *': 'Nour', 'Email *': 'nour@sans', 'Commentaire *': 'Sans script.' });
  const refused = page.waitForResponse((answer) => answer.request().method() === 'POST');
  await send(page).click();
  expect((await refused).status()).toBe(400);
  await expect(page.getByLabel('Email *')).toBeFocused();
  await expect(page.getByLabel('Commentaire *')).toHaveValue('Sans script.');
  await page.getByLabel('Email *').fill(email);
  await send(page).click();
  await expect(page).toHaveURL(`${site.origin}${POST}?envoye=1#commentaires`);
  await expect(page.getByText(THANKS, { exact: true })).toBeInViewport();
  expect(requestsFrom(site.directory, email)).toHaveLength(1);
  await page.getByRole('link', { name: 'Écrire un autre commentaire' }).click();
  await expect(page.getByLabel('Nom *')).toBeVisible();
  await page.close();
});
