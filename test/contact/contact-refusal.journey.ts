/** Messages that may not be sent as they are: stopped by the page first, by the server in any case. */
import {
  answerTo,
  expectAnswers,
  fillIn,
  openWithScript,
  sendButton,
} from '../support/contact-forms.ts';
import { requestsFrom } from '../support/inbox-file.ts';
import { expect, test } from '../support/site.ts';

test('a form says beside each field what is wrong when it is left or sent, only while it is true, and is not sent meanwhile [shell-5.11]', async ({
  page,
}) => {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url());
  });
  for (const address of ['/', '/contact']) {
    await openWithScript(page, address);
    const name = answerTo(page, 'Nom complet *');
    const email = answerTo(page, 'Email *');
    const refused = page.locator('form.contact-form [aria-invalid]');
    // Nothing is said of a field that a visitor only passes through.
    await name.focus();
    await page.keyboard.press('Tab');
    await expect(email).toBeFocused();
    await page.keyboard.type('hicham@');
    await page.keyboard.press('Tab');
    const end = 'Il manque la fin de l’adresse, après le @.';
    await expect(email).toHaveAccessibleDescription(end);
    await expect(refused).toHaveCount(1);
    await expect(page.locator('form.contact-form').getByRole('status').first()).toHaveText(end);
    await email.focus();
    await page.keyboard.press('End');
    await page.keyboard.type('cafe');
    await expect(email).toHaveAccessibleDescription(/après «\u00a0cafe\u00a0»/);
    await page.keyboard.type('.ma');
    await expect(refused).toHaveCount(0);

    await email.fill('hicham-sans-arobase');
    await name.fill('   ');
    // The mouse leaves a field that is wrong for the button, which must not move away from under it.
    await sendButton(page).click();
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription('Dites-nous comment vous vous appelez.');
    await expect(email).toHaveAccessibleDescription('Il manque le @ dans l’adresse.');
    const count = address === '/' ? 3 : 4;
    await expect(refused).toHaveCount(count);
    await expect(
      page.getByText(`Il reste ${count} champs à corriger.`, { exact: true }),
    ).toBeAttached();
    await expect(email).toHaveValue('hicham-sans-arobase');
    await expect(page.getByRole('button', { name: 'Envoyer le message' })).toBeEnabled();
  }
  expect(posts).toEqual([]);
});

for (const { address, answers } of [
  { address: '/', answers: { Budget: 'Plus de 500K DH', 'Votre projet *': 'Une application.' } },
  {
    address: '/contact',
    answers: { 'Service *': 'Media Buying', 'Votre message *': 'Une application.' },
  },
]) {
  test(`what the page of ${address} lets through is refused by the server, field by field [shell-5.12] [shell-5.13] [shell-5.14] [shell-5.15]`, {
    tag: '@slow',
  }, async ({ page, site }) => {
    await openWithScript(page, address);
    const typed = {
      'Nom complet *': 'Hicham Alaoui',
      'Email *': 'hicham@corrige.example',
      ...answers,
    };
    await fillIn(page, typed);
    // As a page would that knows other rules than its server.
    await page.route(
      (url) => url.pathname !== '/mesure',
      (route) => {
        const posted = route.request().postData();
        if (!posted) return route.continue();
        return route.continue({
          postData: posted
            .replace('Hicham Alaoui', '   ')
            .replace('hicham@corrige.example', 'hicham@localhost'),
        });
      },
    );
    const posted = page.waitForResponse((answer) => answer.status() === 400);
    await sendButton(page).click();
    await posted;
    await page.unrouteAll();

    const name = answerTo(page, 'Nom complet *');
    await expect(name).toBeFocused();
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await expect(name).toHaveAccessibleDescription('Dites-nous comment vous vous appelez.');
    const email = answerTo(page, 'Email *');
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(email).toHaveAccessibleDescription(
      'Il manque la fin de l’adresse, après «\u00a0localhost\u00a0» (.ma ou .com, par exemple).',
    );
    await expect(page.locator('[aria-invalid]')).toHaveCount(2);
    await expectAnswers(page, typed);

    await sendButton(page).click();
    await expect(page.getByText('Nous vous recontacterons dans les 24h.')).toBeVisible();
    await expect(page.locator('[aria-invalid]')).toHaveCount(0);
    expect(requestsFrom(site.directory, 'hicham@corrige.example').at(-1)?.fields.message).toBe(
      'Une application.',
    );
  });
}

test('the server refuses an empty message whoever sends it, with one message per required field [shell-5.12] [shell-5.08] [shell-5.09]', async ({
  request,
}) => {
  for (const { address, messages } of [
    {
      address: '/?index',
      messages: [
        'Dites-nous comment vous vous appelez.',
        'Indiquez l’adresse à laquelle vous répondre.',
        'Racontez-nous votre projet, même en deux phrases.',
      ],
    },
    {
      address: '/contact',
      messages: [
        'Dites-nous comment vous vous appelez.',
        'Indiquez l’adresse à laquelle vous répondre.',
        'Choisissez un service, ou «\u00a0Autre\u00a0» si vous hésitez.',
        'Écrivez-nous quelques mots, nous ferons le reste.',
      ],
    },
  ]) {
    const answer = await request.post(address, { form: { name: '' } });
    expect(answer.status()).toBe(400);
    expect(answer.headers()['cache-control']).toBe('no-store');
    const html = await answer.text();
    for (const message of messages) expect(html).toContain(message);
    expect(html.match(/class="field-error"/g)).toHaveLength(messages.length);
    // Without script browsers validate by themselves.
    expect(html).not.toMatch(/<form[^>]*novalidate/i);
  }
});

test('the server takes no more text than a field holds [shell-5.12]', async ({ request, site }) => {
  const answer = await request.post('/contact', {
    form: {
      name: 'x'.repeat(121),
      email: 'liste@trop-long.example',
      service: 'x'.repeat(161),
      message: 'x'.repeat(5_001),
    },
  });
  expect(answer.status()).toBe(400);
  const html = await answer.text();
  expect(html).toContain('120 caractères au maximum\u00a0: il y en a 121.');
  expect(html).toContain('Choisissez une réponse de la liste.');
  expect(html).toContain('5\u202f000 caractères au maximum\u00a0: il y en a 5\u202f001.');
  expect(requestsFrom(site.directory, 'liste@trop-long.example')).toEqual([]);
});
