import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { publicPages } from './public-pages.ts';

test('the pages are those of the last list that could be read, and are listed anew after a publication', async () => {
  const site = { paths: ['/'], revision: 1, isAway: false, reads: 0 };
  const warnings: string[] = [];
  const pages = publicPages({
    async list() {
      site.reads += 1;
      if (site.isAway) throw new Error('away');
      return site.paths.map((path) => ({ path }));
    },
    revision: () => site.revision,
    warn: (message) => warnings.push(message),
  });
  const listed = async () => {
    pages();
    await pause(1);
    return [...pages()];
  };
  expect([...pages()]).toEqual([]);
  expect(await listed()).toEqual(['/']);
  expect(await listed()).toEqual(['/']);
  expect(site.reads).toBe(1);

  site.paths = ['/', '/blog/un'];
  site.revision = 2;
  expect(await listed()).toEqual(['/', '/blog/un']);

  site.isAway = true;
  site.revision = 3;
  expect(await listed()).toEqual(['/', '/blog/un']);
  expect(warnings).toEqual(['the public pages could not be listed']);
  expect(site.reads).toBe(3);
});
