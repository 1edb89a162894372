/** In production a proxy ends TLS: the address in the visitor's browser is not the one our process is called at. */
import { rm } from 'node:fs/promises';
import { expect } from 'vitest';
import { test } from '../support/http.ts';
import { requestsFrom } from '../support/inbox-file.ts';
import { startSite, temporaryDirectory } from '../support/site.ts';

test('a form is taken from the public address and from no other site [shell-7.09]', async ({
  request,
}) => {
  const directory = await temporaryDirectory();
  const site = await startSite({ directory, env: { ORIGIN: 'https://atelier-anfa.example' } });
  const send = (origin: string, email: string) =>
    request.post(`${site.origin}/contact`, {
      headers: { host: 'atelier-anfa.example', origin },
      form: { name: 'Hind', email, service: 'Autre', message: 'Bonjour.' },
      maxRedirects: 0,
    });

  expect((await send('https://atelier-anfa.example', 'hind@derriere.example')).status()).toBe(303);
  expect((await send('https://ailleurs.example', 'hind@ailleurs.example')).status()).toBe(400);
  expect(requestsFrom(directory, 'hind@derriere.example')).toHaveLength(1);
  expect(requestsFrom(directory, 'hind@ailleurs.example')).toEqual([]);
  await site.stop();
  await rm(directory, { recursive: true, force: true });
});
