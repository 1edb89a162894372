/** Both contact forms, in every state a visitor can bring them to, at every width. */
import { expectPartsAccessible, expectReachable } from '../support/accessibility.ts';
import { answerTo, FAILURE, fillIn, openWithScript, sendButton } from '../support/contact-forms.ts';
import { expect, test } from '../support/site.ts';

type Form = {
  address: string;
  answers: Record<string, string>;
  /** Where the page says that a message was not kept, and that it was. */
  failed: string;
  sent: string;
};

const FORMS: readonly Form[] = [
  {
    address: '/',
    answers: { 'Nom complet *': 'Ines', 'Votre projet *': 'Bonjour.' },
    failed: '.toast-failure',
    sent: '.toast-success',
  },
  {
    address: '/contact?service=sites-e-commerce&formule=boutique',
    answers: { 'Nom complet *': 'Ines', 'Service *': 'Autre', 'Votre message *': 'Bonjour.' },
    failed: '.contact-form-problem',
    sent: '.message-sent',
  },
];

for (const { address, answers, failed, sent } of FORMS) {
  test(`the form of ${address} has no accessibility violation refused, failed and sent, and fits`, {
    tag: '@slow',
  }, async ({ page }) => {
    // As it comes it is among all kinds of pages: every-page.journey.ts.
    await page.addInitScript(stayWhatLeaves);
    await openWithScript(page, address);
    await fillIn(page, { ...answers, 'Email *': 'ines@localhost' });
    await sendButton(page).click();
    await expect(answerTo(page, 'Email *')).toHaveAttribute('aria-invalid', 'true');
    await expectPartsAccessible(page, 'form.contact-form');

    await fillIn(page, { 'Email *': 'ines@axe.example' });
    await page.route('**', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.fallback(),
    );
    await sendButton(page).click();
    await expect(page.getByRole('alert').getByText(FAILURE)).toBeVisible();
    await page.unrouteAll();
    await expectPartsAccessible(page, failed, 'form.contact-form');
    await expectReachable(page, failed);

    await sendButton(page).click();
    await expect(page.getByText('Nous vous recontacterons dans les 24h.')).toBeVisible();
    await expectPartsAccessible(page, sent);
  });
}

/** Runs in the page, before its own scripts: what leaves by itself, after three seconds or more, stays to be looked at. */
function stayWhatLeaves(): void {
  const later = window.setTimeout.bind(window);
  Object.assign(window, {
    setTimeout: (then: () => void, delay = 0) => (delay < 3_000 ? later(then, delay) : 0),
  });
}
