/** The list shows what decides, and is narrowed by it; numbers are found however they are typed; calls are entered. */
import { expectAccessible } from '../support/accessibility.ts';
import { detail, expect, openDesk, row, sendMessage, test } from '../support/requests-desk.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('the list is narrowed, a number found and a call entered with the keyboard alone', {
  tag: '@slow',
}, async ({ page, agency }) => {
  const { keyboard } = page;
  const company = 'Maison Lalla';
  const phone = '06 61 22 55 44';
  const digits = phone.replaceAll(' ', '');
  const message = 'Un film pour la boutique.';
  const typed = { company, service: 'Media Buying', message };
  await sendMessage(agency, {
    ...typed,
    name: 'Nadia Numéro',
    email: 'nadia@lalla.example',
    phone,
    budget: '50K DH - 150K DH',
  });
  await sendMessage(agency, {
    ...typed,
    name: 'Omar Autre',
    email: 'omar@lalla.example',
    service: 'Production Vidéo',
  });

  await openDesk(page, agency, 'sales', `/messages?entreprise=${company}`);
  const rows = page.locator('[data-row]');
  await expect(rows).toHaveCount(2);
  await expect(row(page, 'Nadia Numéro')).toContainText(company);
  await expect(row(page, 'Nadia Numéro')).toContainText('Media Buying · 50K DH - 150K DH');
  await expect(row(page, 'Nadia Numéro')).toContainText('Page contact');
  // Due tomorrow at the earliest: it does not press.
  await expect(row(page, 'Nadia Numéro')).not.toContainText('Avant');

  await keyboard.press('f');
  const service = page.getByLabel('Service');
  await expect(service).toBeFocused();
  await expect(service.getByRole('option', { name: 'Media Buying (1)' })).toBeAttached();
  await keyboard.type('Media');
  await expect(rows).toHaveCount(1);
  await expect(page).toHaveURL(/service=Media\+Buying/);
  await keyboard.press('Tab');
  await keyboard.type('50K');
  await expect(page).toHaveURL(/budget=50K/);
  await expect(row(page, 'Nadia Numéro')).toBeVisible();
  await expectAccessible(page);
  await keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Filtrer (3 choisis)' })).toBeFocused();
  await page.reload();
  await expect(rows).toHaveCount(1);
  await page.getByRole('button', { name: 'Tout retirer' }).press('Enter');
  await expect(page).toHaveURL(/\/messages$/);

  // Written with spaces, asked for without, in part, and from abroad.
  for (const spelling of [digits, phone.slice(0, 11), `+212 ${digits.slice(1)}`]) {
    await keyboard.press('/');
    await keyboard.type(spelling);
    await expect(page).toHaveURL((url) => url.searchParams.get('q')?.endsWith(spelling) ?? false);
    await expect(rows).toHaveCount(1);
    await expect(row(page, 'Nadia Numéro')).toBeVisible();
    await keyboard.press('Escape');
  }
  await keyboard.press('j');
  await keyboard.press('Enter');
  await expect(detail(page).getByRole('link', { name: `Appeler le ${phone}` })).toHaveAttribute(
    'href',
    `tel:+212${digits.slice(1)}`,
  );
  await expect(detail(page).getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    `https://wa.me/212${digits.slice(1)}`,
  );
  await keyboard.press('Escape');
  await expect(row(page, 'Nadia Numéro')).toBeFocused();

  await page.getByRole('button', { name: 'Noter un appel' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Noter un appel' });
  await expect(dialog.getByLabel('Qui a appelé')).toBeFocused();
  await keyboard.press('Enter');
  await expect(dialog.getByText('Indiquez qui a appelé.')).toBeVisible();
  await expect(dialog.locator('[aria-invalid]')).toHaveCount(3);
  await expectAccessible(page);
  await keyboard.type('Nadia au téléphone');
  await expect(dialog.getByText('Indiquez qui a appelé.')).toHaveCount(0);
  await keyboard.press('Tab');
  await keyboard.type(digits);
  for (let fields = 0; fields < 5; fields += 1) await keyboard.press('Tab');
  await keyboard.type('Avancer le tournage.');
  for (let buttons = 0; buttons < 3; buttons += 1) await keyboard.press('Tab');
  await keyboard.press('Enter');
  const request = detail(page);
  await expect(request.getByRole('heading', { level: 2 })).toHaveText('Nadia au téléphone');
  await expect(request.getByText('Avancer le tournage.')).toBeVisible();
  await expect(request.getByText(/^Réponse promise avant/)).toBeVisible();
  await expect(request.getByText(/^Mehdi Tazi a noté cet appel/)).toBeVisible();
  const others = request.getByRole('region', { name: 'Autres demandes de cette personne' });
  await expect(others.getByRole('link')).toHaveCount(1);
  await expectAccessible(page);
  await others.getByRole('link', { name: /^Media Buying/ }).press('Enter');
  await expect(request.getByRole('heading', { level: 2 })).toHaveText('Nadia Numéro');
});
