/** Requests that browsers seldom or never send, against the built site: each has its answer, and none is 500. */
import { z } from 'zod';
import { expect, test } from '../support/site.ts';
import { becomeAdministrator } from '../support/staff.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

test('a note is erased by a request without a body', async ({ page, site }) => {
  const { origin } = site;
  const email = 'nour@cafe.example';
  await fetch(`${origin}/contact`, {
    method: 'POST',
    headers: { ...FORM, origin },
    body: new URLSearchParams({
      name: 'Nour',
      email,
      company: '',
      service: 'Autre',
      message: 'Pour une note.',
    }),
  });
  await becomeAdministrator(page, site);
  const cookies = await page.context().cookies();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(`${origin}/inbox/v1/requests${path}`, {
      ...init,
      headers: { origin, cookie, 'content-type': 'application/json' },
    });
  const items = z.object({ items: z.array(z.object({ id: z.string() })) });
  const [request] = items.parse(await (await ask(`?q=${email}`)).json()).items;
  const detail = z.object({ notes: z.array(z.object({ id: z.string() })) });
  const noted = await ask(`/${request?.id}/notes`, {
    method: 'POST',
    body: '{"text":"À rappeler"}',
  });
  const [note] = detail.parse(await noted.json()).notes;
  const erased = await ask(`/${request?.id}/notes/${note?.id}`, { method: 'DELETE' });
  expect([erased.status, detail.parse(await erased.json()).notes]).toEqual([200, []]);
});
