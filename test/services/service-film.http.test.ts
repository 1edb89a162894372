/** The film of a service: on its page, and through the last piece of the home page. */
import { expect } from 'vitest';
import { test } from '../support/http.ts';
import { readPage } from '../support/served-page.ts';

test('a service shows its film with captions, and loads nothing of it; one without film has not a byte for it', async ({
  site,
}) => {
  const page = await readPage(site, '/services/production-video');
  const film = page.locator('#film video');
  expect(film.count).toBe(1);
  expect(film.attribute('preload')).toBe('none');
  expect(film.attribute('poster')).toMatch(/^\/images\//);
  const captions = await fetch(
    new URL(page.locator('#film track').attribute('src') ?? '', site.origin),
  );
  expect(await captions.text()).toMatch(/^WEBVTT/);
  const without = await readPage(site, '/services/sites-vitrines');
  expect(without.locator('#film').count).toBe(0);
  expect(without.html).not.toMatch(/film-\w+\.css|article-part/);
});

test('the film behind the last piece is that of the first featured service, and no page carries its address', async ({
  site,
  empty,
}) => {
  const answer = await fetch(`${site.origin}/film.json`);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=300');
  const film: Record<string, string> = await answer.json();
  expect(film).toEqual({
    src: expect.stringMatching(/\.mp4$/),
    duration: '0:26',
    poster: expect.stringMatching(/^\/images\//),
    to: '/services/production-video#film',
  });
  expect((await readPage(site, '/')).html).not.toContain(film.src);
  const video = await fetch(new URL(film.src ?? '', site.origin), { method: 'HEAD' });
  expect(video.headers.get('content-type')).toBe('video/mp4');
  expect(await (await fetch(`${empty.origin}/film.json`)).json()).toEqual({});
});
