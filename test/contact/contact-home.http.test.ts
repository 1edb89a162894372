/** The contact form at the end of the home page, from the first field to the empty form after success. */

import { expect } from 'vitest';
import { test } from '../support/http.ts';
import { readPage } from '../support/served-page.ts';

test('the home form asks for name, email, company, budget and project [shell-3.01] [shell-5.01] [shell-5.02] [shell-5.03] [shell-5.04]', async ({
  site,
}) => {
  const form = (await readPage(site, '/')).locator('form.contact-form');
  expect(form.getByRole('textbox').count).toBe(4);
  expect(form.getByRole('combobox').count).toBe(1);

  for (const label of ['Nom complet *', 'Email *', 'Votre projet *']) {
    expect(form.getByLabel(label).attribute('required'), label).not.toBeNull();
  }
  expect(form.getByLabel('Email *').attribute('type')).toBe('email');
  for (const label of ['Entreprise', 'Budget']) {
    expect(form.getByLabel(label).attribute('required'), label).toBeNull();
  }
});

test('the budget is empty by default and offers the five ranges [shell-3.03] [shell-3.04]', async ({
  site,
}) => {
  for (const address of ['/', '/contact']) {
    const options = (await readPage(site, address)).getByLabel('Budget').locator('option');
    expect(options.first().attribute('value')).toBe('');
    expect(options.filter((it) => it.attribute('selected') !== null).count).toBe(0);
    expect(options.texts()).toEqual([
      'Sélectionnez un budget',
      'Moins de 50K DH',
      '50K DH - 150K DH',
      '150K DH - 500K DH',
      'Plus de 500K DH',
      'À discuter',
    ]);
  }
});

test('a note says what the data serve for, and links to the privacy policy [shell-5.05]', async ({
  site,
}) => {
  const page = await readPage(site, '/');
  const note = page.getByText(/Vos données servent à vous répondre/);
  const link = note.getByRole('link', { name: 'Politique de confidentialité' });
  expect(link.attribute('href')).toBe('/legal#politique-confidentialite');
});
