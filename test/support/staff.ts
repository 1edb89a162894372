/** The agency's people, as their browsers and mailboxes see the studio's door. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';
import { expectAccessible, expectFitting, expectReadable } from './accessibility.ts';
import { expect, type Site } from './site.ts';

export const ADMINISTRATOR = {
  name: 'Amina Tazi',
  email: 'amina@agence.example',
  password: 'un zellige à huit branches',
};

/** Of a page that goes to another by itself, perhaps before it has loaded; or into the Studio, which loads for seconds. */
export const LEADS_ON = { waitUntil: 'commit' } as const;

/** Does what the menu at the end of a row offers: the act by its name, which the row's name is part of. */
export async function chooseFromRow(page: Page, row: string, act: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: `Autres actions\u00a0: ${row}` }).click();
  await page.getByRole('menuitem', { name: act, exact: true }).click();
}

/** Finds the link the process prints for the operator at the first start. */
export function firstLink(site: Site): string {
  return /^ {2}(http\S+\/studio\/connexion\/premier-acces#\S+)$/m.exec(site.output())?.[1] ?? '';
}

/** With the link of the console, or logged in where it was used already. */
export async function becomeAdministrator(
  { request }: { request: APIRequestContext },
  site: Site,
): Promise<void> {
  const post = (path: string, data: object) =>
    request.post(`${site.origin}/v2025-02-19${path}`, {
      data,
      headers: { origin: site.origin },
    });
  const token = new URL(firstLink(site)).hash.slice(1);
  const first = await post('/auth/links/use', { token, ...ADMINISTRATOR });
  if (first.status() === 410) {
    expect((await post('/auth/login', ADMINISTRATOR)).status()).toBe(200);
  } else {
    expect(first.status()).toBe(200);
  }
}

/** The newest mail to an address, once it is there. */
export async function mailTo(site: Site, address: string): Promise<Email> {
  const folder = join(site.directory, 'mail');
  async function find(): Promise<Email | undefined> {
    const names = await readdir(folder).catch(() => []);
    const mails = await Promise.all(
      names
        .filter((name) => name.endsWith('.eml'))
        .map(async (name) => PostalMime.parse(await readFile(join(folder, name)))),
    );
    return mails
      .filter(({ to }) => to?.some((mailbox) => mailbox.address === address))
      .sort((a, b) => (a.date ?? '').localeCompare(b.date ?? ''))
      .at(-1);
  }
  await expect.poll(find).toBeTruthy();
  const mail = await find();
  if (!mail) throw new Error(`no mail to ${address}`);
  return mail;
}

/** The one link of a mail that does something: the same in both of its parts. */
export function linkIn({ text = '', html = '' }: Email): string {
  const link = /^http\S+#\S+$/m.exec(text)?.[0] ?? '';
  expect(html).toContain(`href="${link}"`);
  return link;
}

/** No accessibility violation on a telephone by day, no pale text on a desk by night, nothing wider than the window. */
export async function expectWellMade(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectReadable(page);
  await expectFitting(page);
}
