import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { DEFAULT_BRAND } from '../packages/drawings/brand/brand.ts';
import { studioFiles } from './studio-files.ts';
import { CV_VIEWER_POLICY, studioPolicy } from './studio-policy.ts';

const project = new URL('../', import.meta.url);
const installation = async () => ({
  agencyName: 'Atelier Anfa',
  projectId: 'agence',
  dataset: 'production',
  hosted: true,
  clock: { offsets: [], until: 0 },
});

it('the studio talks to this origin alone, and to the hosted service only where content is hosted', () => {
  expect(studioPolicy(false)).toContain("connect-src 'self';");
  expect(studioPolicy(false)).not.toContain('sanity');
  expect(studioPolicy(true)).toMatch(/connect-src 'self' https:\/\/\*\.sanity\.io wss:/);
  for (const hosted of [true, false]) {
    expect(studioPolicy(hosted)).toContain("script-src 'self';");
    expect(studioPolicy(hosted)).toContain("frame-ancestors 'none'");
  }
});

it('content of another site is edited there; what is treated here is treated here', async () => {
  const app = new Hono().use(
    studioFiles({
      project,
      installation,
      brand: async () => DEFAULT_BRAND,
      hosted: true,
      elsewhere: 'https://source.example',
    }),
  );
  const answer = await app.request('/studio/structure/home');
  expect([answer.status, answer.headers.get('location')]).toEqual([
    302,
    'https://source.example/studio/structure/home',
  ]);
  expect((await app.request('/studio/demandes')).headers.get('location')).toBeNull();
  expect(await (await app.request('/studio/installation.json')).json()).toEqual(
    await installation(),
  );
});

it('the frame that draws a CV has no origin, runs our script alone, and only our own pages show it', () => {
  const rules = CV_VIEWER_POLICY.split('; ');
  expect(rules).toEqual(
    expect.arrayContaining([
      'sandbox allow-scripts',
      "default-src 'none'",
      "script-src 'self' 'wasm-unsafe-eval'",
      "frame-ancestors 'self'",
    ]),
  );
  expect(CV_VIEWER_POLICY).not.toMatch(/unsafe-inline|'unsafe-eval'|https?:|img-src/);
});

it('an address of an earlier version leads on, with what it asks', async () => {
  const app = new Hono().use(
    studioFiles({
      project,
      installation,
      brand: async () => DEFAULT_BRAND,
      hosted: false,
      elsewhere: undefined,
    }),
  );
  for (const [from, to] of [
    ['/studio/structure/blogPost;a%20b?rev=1', '/studio/contenus/structure/blogPost;a%20b?rev=1'],
    ['/studio/demandes/recherches?jours=7', '/studio/site/recherches?jours=7'],
    ['/studio/boite', '/studio/demandes'],
  ] as const) {
    const answer = await app.request(from);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, to]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  }
  for (const path of ['/studio', '/studio/demandes/messages', '/studio/connexion', '/studio/x']) {
    const location = (await app.request(path)).headers.get('location');
    expect(location?.startsWith('/studio/contenus/')).toBe(path === '/studio/x' || undefined);
  }
});
