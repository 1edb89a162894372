/** What browsers are told with each answer, as the Mozilla HTTP Observatory scores it. */
import { rm } from 'node:fs/promises';
import { expect } from 'vitest';
import { test } from '../support/http.ts';
import { observatoryScore } from '../support/observatory-score.ts';
import { freePort, type Site, startSite, temporaryDirectory } from '../support/site.ts';

/** The site as it stands behind a proxy that ends TLS. */
async function withSecureSite(
  use: (site: Site) => Promise<void>,
  env: Record<string, string> = {},
) {
  const directory = await temporaryDirectory();
  const port = await freePort();
  const site = await startSite({
    directory,
    port,
    env: { ORIGIN: 'https://atelier.example', ...env },
  });
  try {
    await use(site);
  } finally {
    await site.stop();
    await rm(directory, { recursive: true, force: true });
  }
}

test('every page scores 130 at the Mozilla Observatory, errors included', {
  tags: ['slow'],
}, async () => {
  await withSecureSite(async ({ origin }) => {
    for (const path of ['/', '/work', '/blog', '/contact', '/careers', '/legal', '/nulle-part']) {
      const answer = await fetch(origin + path);
      const { headers } = answer;
      expect(observatoryScore({ headers, html: await answer.text() }), path).toMatchObject({
        score: 130,
      });
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('strict-transport-security')).toBe('max-age=63072000');
    }
    // Its component library writes styles: that is what its own policy allows.
    const studio = await fetch(`${origin}/studio/connexion`);
    const { headers } = studio;
    const { score, by } = observatoryScore({ headers, html: await studio.text() });
    expect([score, by['content-security-policy']]).toEqual([120, 0]);
  });
});

test('the list of TLS-only domains is asked for by a setting alone', {
  tags: ['slow'],
}, async () => {
  await withSecureSite(
    async ({ origin }) => {
      const { headers } = await fetch(origin);
      expect(headers.get('strict-transport-security')).toBe(
        'max-age=63072000; includeSubDomains; preload',
      );
    },
    { HSTS_PRELOAD: 'true' },
  );
});

test('pictures are shown on other sites, pages and scripts are not', async ({
  site: { origin },
}) => {
  const home = await (await fetch(origin)).text();
  const [script = ''] = /\/assets\/[^"]+\.js/.exec(home) ?? [];
  for (const [path, policy] of [
    ['/social-card.png', 'cross-origin'],
    ['/favicon.ico', 'cross-origin'],
    [script, 'same-origin'],
    ['/', 'same-origin'],
    ['/search-index.json', 'same-origin'],
    ['/v2024-01-01/data/query/production?query=1', 'same-origin'],
  ]) {
    const { headers, status } = await fetch(origin + path);
    expect([path, status, headers.get('cross-origin-resource-policy')]).toEqual([
      path,
      200,
      policy,
    ]);
  }
});
