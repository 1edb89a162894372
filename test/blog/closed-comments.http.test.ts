/** A blog whose agency wants no comments, or no likes: nothing under its articles offers them, and nothing takes them. */
import { expect } from 'vitest';
import { test as base } from '../support/http.ts';
import { readPage } from '../support/served-page.ts';
import { type Site, shared, startSharedSite } from '../support/site.ts';

const POST = {
  _id: 'muet',
  _type: 'blogPost',
  title: 'Un article',
  slug: { _type: 'slug', current: 'muet' },
  publishDate: '2026-01-05T09:00:00Z',
};
const PATH = '/blog/muet';

const closed = (blog: object) =>
  shared((atEnd) =>
    startSharedSite(atEnd, {
      content: { documents: [POST, { _id: 'blog', _type: 'blog', ...blog }] },
    }),
  );

const test = base.extend<{ quiet: Site; unliked: Site }>({
  quiet: closed({ takesComments: false }),
  unliked: closed({ takesLikes: false }),
});

const sendComment = ({ origin }: Site, path: string, comment = 'Merci.') =>
  fetch(origin + path, {
    method: 'POST',
    headers: { origin },
    body: new URLSearchParams({ name: 'Salma', email: 'salma@cafe.example', comment }),
    redirect: 'manual',
  });

const like = ({ origin }: Site) =>
  fetch(`${origin}${PATH}/jaime`, {
    method: 'POST',
    headers: { origin },
    body: new URLSearchParams({ visitor: 'v-1', liked: 'true' }),
  });

test('without comments a page has neither their form nor its link, and what is sent is refused in French', async ({
  quiet,
}) => {
  const page = await readPage(quiet, PATH);
  expect(page.locator('#commentaires').count).toBe(0);
  expect(page.locator('.post-tools [aria-pressed]').count).toBe(1);
  for (const path of [PATH, `${PATH}/commentaire`]) {
    const answer = await sendComment(quiet, path);
    expect([answer.status, await answer.text()], path).toEqual([
      409,
      expect.stringContaining(path === PATH ? 'Un article' : 'Les commentaires sont fermés'),
    ]);
  }
  expect((await like(quiet)).status).toBe(200);
});

test('a comment sent without script to a closed or missing article comes back with its words', async ({
  quiet,
}) => {
  const { status, text } = await unsent(quiet, PATH);
  expect(status).toBe(409);
  expect(text).toContain('Commentaire non envoyé');
  expect(text).toContain('Les commentaires sont fermés. Écrivez-nous\u00a0: nous lisons tout.');
  expect(text).toContain('Merci.\n&lt;b&gt;Salma&lt;/b&gt;');

  const gone = await unsent(quiet, '/blog/disparu');
  expect(gone.status).toBe(404);
  expect(gone.text).toContain('Cet article n’est plus en ligne');
  expect(gone.text).toContain('Merci.\n&lt;b&gt;Salma&lt;/b&gt;');

  const answer = await sendComment(quiet, '/blog/disparu/commentaire');
  expect([answer.status, await answer.json()]).toEqual([
    409,
    expect.objectContaining({
      state: 'refused',
      values: expect.objectContaining({ comment: 'Merci.' }),
    }),
  ]);
});

async function unsent(site: Site, path: string) {
  const answer = await sendComment(site, path, 'Merci.\r\n<b>Salma</b>');
  // The data for the page's script holds the words as well: they are looked for on the page.
  const text = (await answer.text()).replace(/<script.*?<\/script>/gs, '');
  return { status: answer.status, text: text.replaceAll('\r', '') };
}

test('without likes a page has no button for them, and none is counted', async ({ unliked }) => {
  const page = await readPage(unliked, PATH);
  expect(page.locator('.post-tools [aria-pressed]').count).toBe(0);
  expect(page.locator('#commentaires').count).toBe(1);
  expect((await like(unliked)).status).toBe(404);
  expect((await fetch(`${unliked.origin}${PATH}/jaime`)).status).toBe(404);
});
