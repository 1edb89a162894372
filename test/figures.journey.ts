/** The page of figures: what a visit brought, on the desk of those who sell. */
import { readFile } from 'node:fs/promises';
import { expectAccessible } from './accessibility.ts';
import { fillIn, openWithScript, sendButton } from './contact-forms.ts';
import { expect, logInAs, test } from './requests-desk.ts';

// A visitor's browser: that of a test says that a program drives it.
test.use({
  counted: true,
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36',
});

test('a visit, the form it began and the request it sent are figures of its campaign', async ({
  page,
  agency,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false });
  });
  const counted = page.waitForResponse((answer) => answer.url() === `${agency.origin}/mesure`);
  await openWithScript(page, `${agency.origin}/contact?utm_campaign=foire-aux-mesures`);
  expect((await counted).status()).toBe(204);
  await fillIn(page, {
    'Nom complet *': 'Rita Benjelloun',
    'Email *': 'rita@mesure.example',
    'Service *': 'Autre',
    'Votre message *': 'Je vous ai vus à la foire.',
  });
  await sendButton(page).click();
  await expect(page.getByRole('heading', { name: 'Message envoyé avec succès !' })).toBeVisible();

  // As a browser says it when the page is left: a closing page's last words are not seen from here.
  const told = page.waitForResponse((answer) => answer.url() === `${agency.origin}/mesure`);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
  expect((await told).status()).toBe(204);
  await logInAs(page.context(), agency, 'sales');
  await page.goto(`${agency.origin}/studio/site`);
  await expect(page).toHaveURL(`${agency.origin}/studio/site/mesures`);
  await expect(page).toHaveTitle(/Mesures – Site$/);
  const row = (section: string, name: string) =>
    page.getByRole('region', { name: section }).getByRole('row', { name });
  await expect(row('Campagnes', 'foire-aux-mesures').getByRole('cell')).toHaveText([
    /^1contre 0$/,
    /^1contre 0$/,
    /^100\s%$/,
  ]);
  await expect(row('Formulaires', 'Message').getByRole('cell').first()).toHaveText(/^[1-9]/);
  await expect(page.locator('.figures-chart .ct-line')).toHaveCount(2);
  await expectAccessible(page);

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Télécharger « Campagnes » en CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^campagnes-\d{4}-\d\d-\d\d\.csv$/);
  expect(await readFile(await file.path(), 'utf8')).toContain('foire-aux-mesures,1,1,0,0');

  await page.getByRole('link', { name: 'Ce mois' }).click();
  await expect(page).toHaveURL(/mesures\?periode=mois$/);
  await expect(row('Campagnes', 'foire-aux-mesures')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  const overflow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect.poll(overflow).toBe(0);
});
