/** From a service to the contact form, with the service and the package a visitor has chosen. */
import { expectAnswers, fillIn, sendButton } from '../support/contact-forms.ts';
import { requestsFrom } from '../support/inbox-file.ts';
import { readPage } from '../support/served-page.ts';
import { expect, test } from '../support/site.ts';

const WHO = { 'Nom complet *': 'Ines Benali' };

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('a package opens the form with the choice of its category and a message that names both [pages-2.64] [pages-2.65]', async ({
      page,
      site,
    }) => {
      const email = `ines@formule-${javaScriptEnabled}.example`;
      await page.goto('/services/sites-e-commerce');
      await page.getByRole('link', { name: 'Choisir Boutique' }).click();
      await expect(page).toHaveURL('/contact?service=sites-e-commerce&formule=boutique');
      await expectAnswers(page, {
        'Service *': 'Développement Web',
        'Votre message *': 'Sites e-commerce, formule Boutique\n\n',
      });
      await fillIn(page, { ...WHO, 'Email *': email });
      await sendButton(page).click();
      await expect(page.getByText('Message envoyé avec succès !')).toBeVisible();
      const [request] = requestsFrom(site.directory, email);
      expect(request?.fields).toMatchObject({
        service: 'Développement Web',
        message: expect.stringMatching(/^Sites e-commerce, formule Boutique/),
      });
    });

    test('a service without a choice of its own is Autre [pages-2.64]', async ({ page }) => {
      await page.goto('/services/seo-strategy');
      await page
        .getByRole('region', { name: 'Stratégie SEO' })
        .getByRole('link', { name: 'Tester trois recherches' })
        .click();
      await expectAnswers(page, { 'Service *': 'Autre', 'Votre message *': 'Stratégie SEO\n\n' });
    });
  });
}

test('what the address asks for and is not there leaves the form empty', async ({ site }) => {
  for (const query of ['service=nulle-part', 'service=%3Cscript%3E&formule=x', 'formule=x']) {
    const page = await readPage(site, `/contact?${query}`);
    expect(page.getByLabel('Service *').locator('option[selected]').count, query).toBe(0);
    expect(page.getByLabel('Votre message *').text(), query).toBe('');
  }
});

test('a form that was refused keeps what was typed over what the service had written', async ({
  browser,
  site,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: site.origin });
  await page.goto('/contact?service=sites-vitrines&formule=vitrine');
  const typed = {
    ...WHO,
    'Service *': 'Media Buying',
    'Votre message *': 'Finalement, autre chose.',
  };
  await fillIn(page, { ...typed, 'Email *': 'pas-une-adresse@' });
  await page.locator('form.contact-form').evaluate((form) => form.setAttribute('novalidate', ''));
  await sendButton(page).click();
  await expectAnswers(page, typed);
  await page.close();
});

test('forms that start with a service are shared by all who ask for it; other addresses are not', async ({
  site,
}) => {
  const policy = async (query: string) =>
    (await fetch(`${site.origin}/contact?${query}`)).headers.get('cache-control');
  expect(await policy('service=sites-vitrines&formule=vitrine')).not.toContain('no-store');
  expect(await policy('service=../sites-vitrines')).toContain('no-store');
  expect(await policy('service=sites-vitrines&formule=<b>')).toContain('no-store');
});
