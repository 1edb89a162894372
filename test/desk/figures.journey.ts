/** The page of figures: what a visit brought, on the desk of those who sell. */
import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../support/accessibility.ts';
import { fillIn, openWithScript, sendButton } from '../support/contact-forms.ts';
import { expect, logInAs, test } from '../support/requests-desk.ts';

/**
 * A visitor's name of a browser, given to the browser itself. One that Playwright gives to a page is not on what the page
 * sends as it is left, and the browser's own says that a program drives it.
 */
const VISITORS_BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36';

test('a visit, the form it began and the request it sent are figures of its campaign', {
  tag: '@slow',
}, async ({ page, agency, playwright, launchOptions }) => {
  await using browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), `--user-agent=${VISITORS_BROWSER}`],
  });
  const visit = await (await browser.newContext()).newPage();
  await visit.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false });
  });
  const counted = visit.waitForResponse((answer) => answer.url() === `${agency.origin}/mesure`);
  await openWithScript(visit, `${agency.origin}/contact?utm_campaign=foire-aux-mesures`);
  expect((await counted).status()).toBe(204);
  await fillIn(visit, {
    'Nom complet *': 'Rita Benjelloun',
    'Email *': 'rita@mesure.example',
    'Service *': 'Autre',
    'Votre message *': 'Je vous ai vus à la foire.',
  });
  await sendButton(visit).click();
  await expect(visit.getByRole('heading', { name: 'Message envoyé avec succès !' })).toBeVisible();

  // What is told as a page is left the server alone sees: Playwright reports no such request.
  await visit.close();
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
  expect(await readFile(await file.path(), 'utf8')).toContain(
    '"foire-aux-mesures";"1";"1";"0";"0"',
  );

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
