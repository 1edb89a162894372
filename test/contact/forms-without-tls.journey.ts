/** A site served without TLS, where browsers keep some of their interfaces from scripts: on a network of one's own, say. */
import { rm } from 'node:fs/promises';
import { fillIn, openWithScript, sendButton } from '../support/contact-forms.ts';
import { requestsFrom } from '../support/inbox-file.ts';
import { test as base, expect, freePort, startSite, temporaryDirectory } from '../support/site.ts';

const HOST = 'agence.example';

const test = base.extend<object, { launchOptions: { args?: string[] } }>({
  launchOptions: [
    // Browsers trust the addresses of their own machine without TLS, so the site needs a name.
    async ({ launchOptions }, use) => {
      const args = [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${HOST} 127.0.0.1`];
      await use({ ...launchOptions, args });
    },
    { scope: 'worker' },
  ],
});

test('without TLS a form is answered in the page as with it, and a double click keeps one message', {
  tag: '@slow',
}, async ({ page }) => {
  const email = 'ilham@sans-tls.example';
  const directory = await temporaryDirectory();
  const port = await freePort();
  const origin = `http://${HOST}:${port}`;
  const site = await startSite({ directory, port, env: { ORIGIN: origin } });
  try {
    await openWithScript(page, origin);
    expect(await page.evaluate(() => isSecureContext)).toBe(false);
    await fillIn(page, {
      'Nom complet *': 'Ilham Sefrioui',
      'Email *': email,
      'Votre projet *': 'Un site pour notre intranet.',
    });
    await sendButton(page).dblclick();
    await expect(page.getByText('Nous vous recontacterons dans les 24h.')).toBeVisible();
    await expect(page).toHaveURL(`${origin}/`);
    expect(requestsFrom(directory, email)).toHaveLength(1);
  } finally {
    await site.stop();
    await rm(directory, { recursive: true, force: true });
  }
});
