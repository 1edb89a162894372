/** The first administrator makes the demo's site their own, in the desk, in four steps. */
import { readFile, rm } from 'node:fs/promises';
import sharp from 'sharp';
import { expectAccessible, expectFitting } from '../support/accessibility.ts';
import { ADMINISTRATOR, createAdministrator } from '../support/administrator.ts';
import { type MailServer, startMailServer } from '../support/mail-server.ts';
import { expect, type Site, startSite, temporaryDirectory, test } from '../support/site.ts';

const rif = JSON.parse(await readFile('test/support/studio-rif/answers.json', 'utf8'));

test('the first administrator is asked whose site it is, and it is theirs', {
  tag: '@slow',
}, async ({ page }) => {
  const directory = await temporaryDirectory();
  const mailServer = await startMailServer();
  const site = await startSite({ directory, env: { SMTP_URL: mailServer.url } });
  await expect.poll(() => site.output()).toContain('premier-acces#');
  const [, token] = /premier-acces#(\S+)/.exec(site.output()) ?? [];
  await page.goto(`${site.origin}/studio/connexion/premier-acces#${token}`);
  await page.getByLabel('Votre nom').fill(ADMINISTRATOR.name);
  await page.getByLabel('Adresse e-mail').fill('hajar@studio-rif.example');
  await page.getByLabel('Mot de passe', { exact: true }).fill(ADMINISTRATOR.password);
  await page.getByRole('button', { name: 'Créer mon compte' }).click();

  // L’agence: nothing of the demo's, and what is missing is said at its field.
  await expect(page.getByRole('heading', { level: 1, name: 'Installation' })).toBeVisible();
  const next = page.getByRole('button', { name: 'Enregistrer et continuer' });
  const name = page.getByLabel('Nom de l’agence');
  await expect(name).toHaveValue('');
  await next.click();
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(/Donnez le nom de l’agence\./);
  await expectAccessible(page);
  await name.fill(rif.agency.name);
  await page.getByLabel('Métier').fill(rif.agency.trade);
  await page.getByLabel('Ville').fill(rif.agency.city);
  await expect(page.getByText('Studio d’image et de sites à Tanger')).toBeVisible();
  await page.keyboard.press('Enter');

  // Joindre: who comes back goes on where they were.
  const step = page.getByRole('heading', { level: 2 });
  await expect(step).toHaveText('Joindre');
  await expect(page.getByRole('banner').first()).toContainText(rif.agency.name);
  await page.reload();
  await expect(step).toHaveText('Joindre');
  await page.getByLabel('Adresse', { exact: true }).fill(rif.contact.address.join('\n'));
  await page.getByLabel('E-mail', { exact: true }).fill(rif.contact.email);
  await page.getByLabel('Téléphone').fill(rif.contact.phone);
  await page.getByLabel('WhatsApp').fill(rif.contact.whatsapp);
  await page.getByLabel('Vendredi, fermeture').fill('17:00');
  await next.click();

  // Allure: what cannot be read is mended, and why is said.
  await expect(step).toHaveText('Allure');
  const action = page.getByLabel('La couleur d’action', { exact: true });
  await action.fill('#ffd400');
  await expect(page.getByText(/La couleur d’action est devenue plus sombre/)).toBeVisible();
  await expectAccessible(page, 'main');
  await expectFitting(page);
  await action.fill('#c4432b');
  await page.getByLabel('La couleur de nuit', { exact: true }).fill('#0b3b44');
  await page.getByLabel('Relief').check();
  await page.getByLabel('Logo (facultatif)').setInputFiles('test/support/studio-rif/logo.svg');
  await next.click();

  // Contenu: the demo leaves, the legal texts are the agency's.
  await expect(step).toHaveText('Contenu');
  await page.getByLabel('Direction de la publication').fill(rif.legal.director);
  await page.getByLabel(/^Identifiant commun/).fill('12');
  await page.getByRole('button', { name: 'Terminer l’installation' }).click();
  await expect(page.getByLabel(/^Identifiant commun/)).toBeFocused();
  await page.getByLabel(/^Identifiant commun/).fill(rif.legal.ice);
  await expectAccessible(page, 'main');
  await page.getByRole('button', { name: 'Terminer l’installation' }).click();
  await expect(step).toHaveText('Le site est le vôtre');

  for (const [path, text] of [
    ['/', rif.agency.city],
    ['/contact', rif.contact.email],
    ['/legal', rif.legal.ice],
  ]) {
    await expect.poll(async () => (await fetch(site.origin + path)).text()).toContain(text);
    expect(await (await fetch(site.origin + path)).text()).not.toMatch(/Atelier Anfa|Casablanca,/);
  }
  // What comes next: the model of the terms is to be read, and what the agency does without is put aside.
  await page.goto(`${site.origin}/studio`);
  const steps = page.getByRole('region', { name: /^Vos premiers pas/ });
  await expect(steps.getByRole('link', { name: /informations légales/ })).toBeVisible();
  await steps.getByRole('button', { name: /^Pas pour nous.*projet/ }).click();
  await expect(steps.getByRole('link', { name: /projet/ })).toHaveCount(0);
  await page.reload();
  await expect(steps.getByRole('link', { name: /article/ })).toBeVisible();
  await expect(steps.getByRole('link', { name: /projet/ })).toHaveCount(0);
  await expectAccessible(page, 'main');

  // Mails come from the agency's own address at once, though nothing was configured.
  await write(site);
  await expectMail(mailServer, rif.contact.email);
  await site.stop();
  await mailServer.close();
  await rm(directory, { recursive: true, force: true });
});

test('the first account after a start with answers lands on the first page of the desk', {
  tag: '@slow',
}, async ({ page }) => {
  const directory = await temporaryDirectory();
  const env = { SETUP_ANSWERS: 'test/support/studio-rif/answers.json' };
  const site = await startSite({ directory, fresh: true, env });
  await expect.poll(() => site.output()).toContain('premier-acces#');
  const [, token] = /premier-acces#(\S+)/.exec(site.output()) ?? [];
  await page.goto(`${site.origin}/studio/connexion/premier-acces#${token}`);
  await page.getByLabel('Votre nom').fill(ADMINISTRATOR.name);
  await page.getByLabel('Adresse e-mail').fill('hajar@studio-rif.example');
  await page.getByLabel('Mot de passe', { exact: true }).fill(ADMINISTRATOR.password);
  await page.getByRole('button', { name: 'Créer mon compte' }).click();
  await expect(page.getByRole('region', { name: /^Vos premiers pas/ })).toBeVisible();
  await expect(page).toHaveURL(`${site.origin}/studio`);
  await site.stop();
  await rm(directory, { recursive: true, force: true });
});

test('a white JPEG is told of on both grounds and loses its ground at a click; colours are typed', {
  tag: '@slow',
}, async ({ page }) => {
  const directory = await temporaryDirectory();
  const site = await startSite({ directory });
  const { cookie, client } = await createAdministrator(site);
  await page.context().addCookies([{ ...cookie, url: site.origin }]);
  const { look: _, demo: __, legal: ___, ...begun } = rif;
  await page.request.post(`${site.origin}/studio/installation-du-site.json`, {
    headers: { origin: site.origin },
    data: { answers: begun },
  });
  await page.goto(`${site.origin}/studio/site/installation`);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Allure');
  const ring = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="160"><rect width="400" height="160" fill="#fff"/><circle cx="80" cy="80" r="50" fill="none" stroke="#C4432B" stroke-width="20"/><rect x="160" y="60" width="200" height="40" fill="#0B3B44"/></svg>`;
  const jpeg = await sharp(Buffer.from(ring)).jpeg({ quality: 80 }).toBuffer();
  await page
    .getByLabel('Logo (facultatif)')
    .setInputFiles({ name: 'logo.jpg', mimeType: 'image/jpeg', buffer: jpeg });
  await expect(
    page.getByRole('img', { name: 'Le logo sur le fond clair des pages' }),
  ).toBeVisible();
  await expect(page.getByRole('img', { name: 'Le logo sur le fond sombre du site' })).toBeVisible();
  await expect(page.getByText(/Le fond de ce logo n’est pas transparent/)).toBeVisible();
  await expectAccessible(page, 'main');
  await page.getByRole('button', { name: 'Retirer le fond' }).click();
  await expect(page.getByText('Le fond est retiré.')).toBeVisible();
  await page.getByRole('button', { name: 'Le remettre' }).click();
  await page.getByRole('button', { name: 'Retirer le fond' }).click();

  // A colour that is half typed is refused at its field; one from a style guide needs no sign before it.
  const action = page.getByLabel('La couleur d’action, en hexadécimal');
  await action.fill('#c443');
  const next = page.getByRole('button', { name: 'Enregistrer et continuer' });
  await next.click();
  await expect(action).toBeFocused();
  await expect(action).toHaveAccessibleDescription(/Écrivez la couleur/);
  await action.fill('c4432b');
  await expect(action).toHaveValue('#C4432B');
  await expect(page.getByLabel('La couleur d’action', { exact: true })).toHaveValue('#c4432b');
  await expectFitting(page);
  await next.click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Contenu');
  const { url, color } = await client.fetch(
    '*[_id == "brand"][0]{"url": logo.asset->url, "color": colors.action}',
  );
  expect(color).toBe('#C4432B');
  const logo = Buffer.from(
    await (await fetch(new URL(new URL(url).pathname, site.origin))).arrayBuffer(),
  );
  const { channels, isOpaque } = await sharp(logo).stats();
  expect([channels.length, isOpaque]).toEqual([4, false]);

  // Who comes back sees the logo that the site has.
  await page.getByRole('button', { name: /Allure/ }).click();
  await expect(page.getByRole('img', { name: 'Le logo sur le fond sombre du site' })).toBeVisible();
  await site.stop();
  await rm(directory, { recursive: true, force: true });
});

test('what is typed as it is dialled at home, a break at noon and profiles are on the site', {
  tag: '@slow',
}, async ({ page }) => {
  const directory = await temporaryDirectory();
  const site = await startSite({ directory });
  const { cookie } = await createAdministrator(site);
  await page.context().addCookies([{ ...cookie, url: site.origin }]);
  await page.request.post(`${site.origin}/studio/installation-du-site.json`, {
    headers: { origin: site.origin },
    data: { answers: { agency: rif.agency } },
  });
  await page.goto(`${site.origin}/studio/site/installation`);
  await page.getByLabel('Adresse', { exact: true }).fill(rif.contact.address.join('\n'));
  await page.getByLabel('E-mail', { exact: true }).fill(rif.contact.email);
  await page.getByLabel('Téléphone').fill('05 37 00 11 22');
  await page.getByLabel('WhatsApp').fill('06 61 22 33 44');
  await page.getByLabel('Pause de midi').check();
  await page.getByLabel('Vendredi, début de la pause').fill('12:00');
  await page.getByLabel('Vendredi, fin de la pause').fill('15:00');
  const networks = page.getByLabel('Réseaux sociaux (facultatif)');
  await networks.fill('rif.example/nous');
  const next = page.getByRole('button', { name: 'Enregistrer et continuer' });
  await next.click();
  await expect(networks).toBeFocused();
  await expect(networks).toHaveAccessibleDescription(/Donnez l’adresse d’un profil/);
  await networks.fill('instagram.com/studio.rif');
  await expectAccessible(page, 'main');
  await expectFitting(page);
  await next.click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Allure');
  const contact = await (await fetch(`${site.origin}/contact`)).text();
  for (const text of [
    'href="tel:+212537001122"',
    'https://wa.me/212661223344',
    '9h – 12h, 15h – 18h',
    '9h – 12h30, 14h – 18h',
    'href="https://instagram.com/studio.rif"',
  ]) {
    expect(contact.replaceAll('&#x27;', '’')).toContain(text);
  }
  await page.reload();
  await page.getByRole('button', { name: /Joindre/ }).click();
  await expect(page.getByLabel('Téléphone')).toHaveValue('+212 5 37 00 11 22');
  await expect(page.getByLabel('Vendredi, fin de la pause')).toHaveValue('15:00');
  await expect(networks).toHaveValue('https://instagram.com/studio.rif');
  await site.stop();
  await rm(directory, { recursive: true, force: true });
});

test('a first start with answers mails from the agency’s address, and from another once it is published', {
  tag: '@slow',
}, async () => {
  const directory = await temporaryDirectory();
  const mailServer = await startMailServer();
  const env = { SETUP_ANSWERS: 'test/support/studio-rif/answers.json', SMTP_URL: mailServer.url };
  const site = await startSite({ directory, fresh: true, env });
  await write(site);
  await expectMail(mailServer, rif.contact.email);
  const { client } = await createAdministrator(site);
  await client.patch('settings').set({ email: 'bureau@studio-rif.example' }).commit();
  await write(site, 'Et un film ?');
  await expectMail(mailServer, 'bureau@studio-rif.example');
  await site.stop();
  await mailServer.close();
  await rm(directory, { recursive: true, force: true });
});

/** Sends the home page's form, as a visitor without script. */
async function write({ origin }: Site, message = 'Un site ?'): Promise<void> {
  await fetch(`${origin}/?index`, {
    method: 'POST',
    headers: { origin },
    body: new URLSearchParams({
      name: 'Nadia',
      email: 'nadia@visiteur.example',
      company: '',
      budget: '',
      message,
    }),
  });
}

/** A mail from an address to itself: a visitor's message, which the agency reads where its mails come from. */
async function expectMail({ mails }: MailServer, address: string): Promise<void> {
  const senders = () =>
    mails
      .filter(({ recipients }) => recipients.includes(address))
      .map(({ email }) => email.from?.address);
  await expect.poll(senders).toEqual([address]);
}
