/** The visit the site is made for: see the work, read one project, write to the agency. */
import { expect, test } from '../support/site.ts';

test('home, work, search, case study, back, contact, sent', { tag: '@slow' }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Voir le portfolio' }).first().click();
  await expect(page).toHaveURL('/work');

  await page.getByRole('searchbox', { name: 'Rechercher un projet' }).fill('petit souk');
  await expect(page.getByText('1 projet trouvé')).toBeVisible();
  await page.getByRole('link', { name: 'Une boutique qui tient dans la main' }).click();
  await expect(page).toHaveURL('/work/ecommerce-modern');
  await expect(page.getByRole('heading', { name: 'Le Défi' })).toBeVisible();

  await page.goBack();
  await expect(page).toHaveURL('/work?search=petit+souk');
  await expect(page.getByRole('searchbox')).toHaveValue('petit souk');
  await expect(page.getByText('1 projet trouvé')).toBeVisible();

  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).first().click();
  await expect(page).toHaveURL('/contact');
  await page.getByLabel('Nom complet *').fill('Salma Idrissi');
  await page.getByLabel('Email *').fill('salma@petit-souk.example');
  await page.getByLabel('Service *').selectOption('Développement Web');
  await page.getByLabel('Votre message *').fill('Une boutique pour nos jouets en bois.');
  await page.getByRole('button', { name: 'Envoyer le message' }).click();
  await expect(page.getByText('Message envoyé avec succès !')).toBeVisible();
});

test('the same visit with JavaScript off [pages-2.14] [shell-7.09] [U07]', async ({
  browser,
  site,
}) => {
  const visitor = await browser.newContext({ javaScriptEnabled: false, baseURL: site.origin });
  const page = await visitor.newPage();
  await page.goto('/');
  await page.getByRole('link', { name: 'Voir le portfolio' }).first().click();
  await expect(page).toHaveURL('/work');

  await page.getByRole('searchbox', { name: 'Rechercher un projet' }).fill('petit souk');
  await page.getByRole('button', { name: 'Rechercher' }).click();
  await expect(page).toHaveURL('/work?search=petit+souk');
  await expect(page.getByRole('searchbox')).toHaveValue('petit souk');
  await expect(page.getByText('1 projet trouvé')).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toHaveText(
    'Une boutique qui tient dans la main',
  );
  await expect(page.getByRole('region', { name: 'Ailleurs sur le site' })).toBeVisible();
  await page.getByRole('link', { name: 'Une boutique qui tient dans la main' }).click();
  await expect(page.getByRole('heading', { name: 'Le Défi' })).toBeVisible();

  await page.goBack();
  await expect(page.getByText('1 projet trouvé')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).first().click();
  await page.getByLabel('Nom complet *').fill('Salma Idrissi');
  await page.getByLabel('Email *').fill('salma@petit-souk.example');
  await page.getByLabel('Service *').selectOption('Développement Web');
  await page.getByLabel('Votre message *').fill('Une boutique pour nos jouets en bois.');
  const answered = page.waitForResponse((answer) => answer.request().method() === 'POST');
  await page.getByRole('button', { name: 'Envoyer le message' }).click();
  expect((await answered).status()).toBe(303);
  await expect(page.getByText('Message envoyé avec succès !')).toBeVisible();

  // What is shown now is an answer to a GET: asking for it again sends nothing.
  const again = await page.reload();
  expect(again?.request().method()).toBe('GET');
  await expect(page.getByText('Message envoyé avec succès !')).toBeVisible();
  await visitor.close();
});
