/** A site made without our framework, by another team, with the official client: drafts, live content, links to fields. */
import { createPreviewSecret } from '@sanity/preview-url-secret/create-secret';
import { PARTS } from '../../staff/desk-addresses.ts';
import { createAdministrator } from '../support/administrator.ts';
import { startOtherSite } from '../support/other-site/server.ts';
import { expect, freePort, shared, startSharedSite, test as withSite } from '../support/site.ts';

const STUDY = 'portfolio-route-9';

const test = withSite.extend<{ other: Awaited<ReturnType<typeof startBoth>> }>({
  other: shared(startBoth),
});

async function startBoth(atEnd: Parameters<typeof startSharedSite>[0]) {
  const port = await freePort();
  const content = await startSharedSite(atEnd, {
    env: { ALLOWED_ORIGINS: `http://127.0.0.1:${port}` },
  });
  const administrator = await createAdministrator(content);
  const headers = {
    'content-type': 'application/json',
    cookie: `${administrator.cookie.name}=${administrator.cookie.value}`,
    origin: content.origin,
  };
  const made = await fetch(`${content.origin}/v2025-02-19/users/tokens`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ name: 'Autre site', roles: ['editor'] }),
  });
  const { token } = await made.json();
  const studio = content.origin + PARTS.content.address;
  const site = await startOtherSite({ port, content: content.origin, studio, token });
  atEnd(() => site.close());
  return { ...administrator, origin: site.origin, content: content.origin, studio };
}

test('a site of another framework shows drafts live in its draft mode only, and links each text to its field in the Studio', {
  tag: '@slow',
}, async ({ page, other }) => {
  const { client, origin, content, studio, cookie } = other;
  const study = await client.getDocument(STUDY);
  if (!study) throw new Error('the demo has that case study');
  const address = `/${study.slug.current}`;

  // A visitor sees what is published, in plain letters, and what is published next.
  await page.goto(origin + address);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(study.title);
  expect(await page.content()).not.toMatch(/[\u200b-\u200f\u2060-\u206f\ufeff]/);
  await expect(page.locator('body')).toHaveAttribute('data-live', 'on');
  await client.patch(STUDY).set({ title: 'Publiée à l’instant' }).commit();
  await expect(title).toHaveText('Publiée à l’instant', { timeout: 2_000 });
  await expect(page.getByRole('link', { name: 'Modifier' })).toHaveCount(0);

  // Draft mode is entered as the Presentation tool enters it, by a secret kept in the content.
  expect((await fetch(`${origin}/draft?sanity-preview-secret=devine`)).status).toBe(401);
  const { secret } = await createPreviewSecret(client, 'presentation', studio, 'p1');
  const entry = new URLSearchParams({
    'sanity-preview-secret': secret,
    'sanity-preview-pathname': address,
  });
  await page.goto(`${origin}/draft?${entry}`);
  await expect(page).toHaveURL(origin + address);
  await expect(page.locator('body')).toHaveAttribute('data-live', 'on');
  const draft = { ...study, _id: `drafts.${STUDY}`, title: 'Un brouillon' };
  await client.createOrReplace(draft);
  await expect(title).toContainText('Un brouillon', { timeout: 2_000 });
  await client.patch(`drafts.${STUDY}`).set({ title: 'Un brouillon relu' }).commit();
  await expect(title).toContainText('Un brouillon relu', { timeout: 2_000 });
  const others = await (await fetch(origin + address)).text();
  expect(others).toContain('Publiée à l’instant');

  // The link of a text leads to its field.
  await page.context().addCookies([{ ...cookie, url: content }]);
  await title.locator('+ a').click();
  await expect(page).toHaveURL(new RegExp(`^${studio}/`));
  await expect(page.getByRole('textbox', { name: 'Titre', exact: true })).toHaveValue(
    'Un brouillon relu',
    { timeout: 30_000 },
  );
});
