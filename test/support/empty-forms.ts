/** The forms of the public pages, and how a visitor sends one that is still empty. */
import { expect, type Locator, type Page } from '@playwright/test';

/** Each page that has forms, with the selectors of those: none of them may be sent empty. */
export const FORMS = {
  '/': ['.contact-form'],
  '/blog': ['.newsletter-form'],
  '/blog/paiement-a-la-livraison': ['.post-comment-form', '.newsletter-form'],
  '/careers': ['.application-form'],
  '/careers/monteuse-monteur-video': ['.application-form'],
  '/contact': ['.contact-form', '.newsletter-form'],
  '/newsletter': ['.newsletter-form'],
  '/newsletter/six-secondes-c-est-long': ['.newsletter-form'],
  '/offres/boutique-en-ligne': ['.contact-form'],
};

/** The form; that of a job is there once it was asked for. */
export async function openForm(page: Page, selector: string): Promise<Locator> {
  const form = page.locator(selector);
  if (await form.isHidden()) await page.getByRole('link', { name: 'Postuler' }).first().click();
  return form;
}

export async function clickSend(form: Locator): Promise<void> {
  await form.getByRole('button', { name: /^(Envoyer|S’abonner|Publier)/ }).click();
}

/** Expects the first field that is refused to have the focus, and to say why. */
export async function expectDrawnError(form: Locator): Promise<void> {
  const refused = form.locator('[aria-invalid]').first();
  await expect(refused).toBeFocused();
  await expect(refused).toHaveAccessibleDescription(/./);
}
