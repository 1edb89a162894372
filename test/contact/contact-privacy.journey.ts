/** Pages are cached and shared, and addresses end up in histories and logs: neither may hold anything personal. */
import { answerTo, fillIn, openWithScript, sendButton } from '../support/contact-forms.ts';
import { expect, test } from '../support/site.ts';

test('nothing a visitor typed is ever part of an address, whatever became of it [shell-7.01] [shell-7.02]', {
  tag: '@slow',
}, async ({ page, site }) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  page.on('framenavigated', (frame) => addresses.push(frame.url()));

  for (const { address, question } of [
    { address: '/', question: 'Votre projet *' },
    { address: '/contact', question: 'Votre message *' },
  ]) {
    await openWithScript(page, address);
    await fillIn(page, {
      'Nom complet *': 'Canari',
      'Email *': 'canari@localhost',
      Entreprise: 'Canari SARL',
      [question]: 'Le canari chante.',
    });
    if (address === '/contact') await fillIn(page, { 'Service *': 'Autre' });
    await sendButton(page).click();
    await expect(answerTo(page, 'Email *')).toHaveAttribute('aria-invalid', 'true');
    await expect(page).toHaveURL(site.origin + address);

    await fillIn(page, { 'Email *': 'canari@cage.example' });
    await sendButton(page).click();
    await expect(page.getByText('Nous vous recontacterons dans les 24h.')).toBeVisible();
  }
  await expect(page).toHaveURL(`${site.origin}/contact?envoye=1#confirmation`);
  expect(addresses.filter((address) => address.startsWith(site.origin))).not.toEqual([]);
  expect(addresses.filter((address) => /canari/i.test(decodeURIComponent(address)))).toEqual([]);
});

test('two visitors get the same bytes, without a cookie or a token in them [shell-6.01]', async ({
  request,
}) => {
  for (const address of ['/', '/contact', '/contact?envoye=1']) {
    const [one, other] = await Promise.all([
      request.get(address, { headers: { 'user-agent': 'Firefox', 'accept-language': 'fr' } }),
      request.get(address, { headers: { 'user-agent': 'Safari', 'accept-language': 'ar-MA' } }),
    ]);
    expect((await one.body()).equals(await other.body())).toBe(true);
    expect(one.headers()['set-cookie']).toBeUndefined();
  }
});
