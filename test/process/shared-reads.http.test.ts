/** Pages share what they read of the content: what is published is shown by all of them at once, a draft by none. */
import { expect } from 'vitest';
import { createAdministrator } from '../support/administrator.ts';
import type { EditedSite } from '../support/edited-site.ts';
import { test as withSite } from '../support/http.ts';
import { shared, startSharedSite } from '../support/site.ts';

const test = withSite.extend<{ edited: EditedSite }>({
  edited: shared(async (atEnd) => {
    const site = await startSharedSite(atEnd);
    return { ...site, ...(await createAdministrator(site)) };
  }),
});

const PAGES = ['/', '/services', '/work', '/work/ecommerce-modern', '/about', '/blog', '/contact'];

/** The pages that show a text, one after the other as a visitor walks. */
async function showing({ origin }: EditedSite, text: string): Promise<string[]> {
  const paths: string[] = [];
  for (const path of PAGES) if ((await current(origin + path)).includes(text)) paths.push(path);
  return paths;
}

/** A page that takes more than a second to render is shown from before a publication: no machine here is that slow for long. */
async function current(address: string): Promise<string> {
  const answer = await fetch(address);
  const isCopy = answer.headers.get('cache-status')?.includes('unavailable');
  return isCopy ? current(address) : answer.text();
}

test('an edit of what all pages show is on each of them as soon as it is published', async ({
  edited,
}) => {
  await showing(edited, '');
  for (const name of ['Atelier Sept', 'Atelier Huit']) {
    await edited.client.patch('settings').set({ agencyName: name }).commit();
    expect(await showing(edited, name)).toEqual(PAGES);
  }
});

test('a document that several pages show is edited and withdrawn on all of them at once', async ({
  edited,
}) => {
  const { client } = edited;
  await client.create({
    _id: 'service-shared',
    _type: 'service',
    title: 'Service éphémère',
    slug: { _type: 'slug', current: 'service-ephemere' },
    status: 'active',
    isActive: true,
  });
  expect(await showing(edited, 'Service éphémère')).toEqual(PAGES);
  await client.patch('service-shared').set({ title: 'Service passager' }).commit();
  expect(await showing(edited, 'Service éphémère')).toEqual([]);
  expect(await showing(edited, 'Service passager')).toEqual(PAGES);
  await client.delete('service-shared');
  expect(await showing(edited, 'Service passager')).toEqual([]);
});

test('a draft is in the preview alone, whatever visitors were shown before and are after', async ({
  edited: { origin, client, cookie: session },
}) => {
  const cookie = `${session.name}=${session.value}`;
  const read = async (path: string, headers = {}) =>
    (await fetch(origin + path, { headers })).text();
  const settings = await client.getDocument('settings');
  if (!settings) throw new Error('the demo has settings');
  await read('/contact');
  await client.createOrReplace({ ...settings, _id: 'drafts.settings', agencyName: 'Brouillon' });
  for (const _ of ['first', 'again']) {
    expect(await read('/contact')).not.toContain('Brouillon');
    expect(await read('/apercu/drafts/contact', { cookie })).toContain('Brouillon');
    expect(await read('/work')).not.toContain('Brouillon');
  }
});
