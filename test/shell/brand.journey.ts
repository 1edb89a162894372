/** What a visitor sees of the agency's own colours, from the moment they are published. */
import { z } from 'zod';
import { COLORS } from '../../packages/drawings/zellige/colors.ts';
import { expectReadable } from '../support/accessibility.ts';
import { type EditedSite, test } from '../support/edited-site.ts';
import { expect } from '../support/site.ts';

const manifest = z.object({ background_color: z.string(), theme_color: z.string() });

/** Palettes that no one should choose: each colour of the first is what another one was meant for. */
const HOSTILE = {
  'pages darker than their text': {
    paper: '#101010',
    ink: '#F5F5F0',
    action: '#FFFF00',
    night: '#F0F0FF',
  },
  'pastels alone': {
    action: '#FFB3C7',
    night: '#B8E0D2',
    warm: '#FFF1A8',
    earth: '#FFD6A5',
    leaf: '#CAFFBF',
    ink: '#9AA5B1',
  },
  'nothing but black and white': {
    action: '#000000',
    night: '#FFFFFF',
    paper: '#FFFFFF',
    ink: '#000000',
    warm: '#000000',
    earth: '#FFFFFF',
    leaf: '#FFFFFF',
  },
} as const;

/** Drawings, scripts and stylesheets as a document spells them. */
const ASSETS = /["(]([^"(\s]*\/(?:assets\/[\w-]+\.(?:svg|js|css)|covers\/[^"\s]+\.svg))/g;

test.afterAll(async ({ edited }) => {
  await edited.client.delete('brand');
});

async function publish({ client }: EditedSite, colors: Readonly<Record<string, string>>) {
  await client.createOrReplace({ _id: 'brand', _type: 'brand', colors });
}

test('pages, drawings, manifest and theme follow the colours of the studio without a restart', {
  tag: '@slow',
}, async ({ edited }) => {
  const { origin } = edited;
  const read = async (path: string) => (await fetch(origin + path)).text();
  const page = await read('/');
  expect(page).not.toMatch(/<html[^>]* style/);
  const [drawing = ''] = /\/assets\/hero-mobile-[\w-]+\.svg/.exec(page) ?? [];
  expect(await read(drawing)).toContain(COLORS.nuit);

  await publish(edited, { night: '#0b3d2e', ink: '#1A1410', paper: '#FFF6E9' });
  const repainted = await read('/');
  expect(repainted).toMatch(/<html[^>]* style="[^"]*--night:#0B3D2E/);
  expect(repainted).toContain('<meta name="theme-color" content="#1A1410"/>');
  expect(await read(drawing)).not.toContain(COLORS.nuit);
  expect(await read(drawing)).toContain('#0B3D2E');
  expect(await read('/portraits/Leïla.svg')).not.toContain(COLORS.nuit);
  expect(await read('/covers/1x1/crop-nuit/x.svg')).toContain('#0B3D2E');
  expect(manifest.parse(JSON.parse(await read('/site.webmanifest')))).toEqual({
    background_color: '#FFF6E9',
    theme_color: '#1A1410',
  });
  // What a browser keeps has the brand in its address; the former one shows today's, and is asked for each time.
  const [own = ''] = /\/~[\da-z]+\/assets\/hero-mobile-[\w-]+\.svg/.exec(repainted) ?? [];
  expect(own).toContain(drawing);
  expect((await fetch(origin + drawing)).headers.get('cache-control')).toBe('no-cache');
  const addresses = [...repainted.matchAll(ASSETS)].map(([, address = '']) => address);
  expect(addresses.filter((address) => !address.startsWith('/~'))).toEqual([]);
  for (const address of addresses) {
    const answer = await fetch(origin + address);
    expect.soft(answer.status, address).toBe(200);
    expect.soft(answer.headers.get('cache-control'), address).toMatch(/max-age=(?:86400|31536000)/);
  }
  const zipped = await fetch(origin + own, { headers: { 'accept-encoding': 'br' } });
  const etag = zipped.headers.get('etag') ?? '';
  const again = await fetch(origin + own, {
    headers: { 'accept-encoding': 'br', 'if-none-match': etag },
  });
  expect(again.status).toBe(304);

  await edited.client.delete('brand');
  expect(await read('/')).toBe(page);
  expect(await read(drawing)).toContain(COLORS.nuit);
});

test('the next load of the desk and of the login has the new brand in its icon and its drawing', {
  tag: '@slow',
}, async ({ edited }) => {
  const { origin } = edited;
  const read = async (path: string) => (await fetch(origin + path)).text();
  const iconIn = async (path: string) =>
    /<link +rel="icon" href="([^"]+)"/.exec(await read(path))?.[1] ?? '';
  const login = await read('/studio/connexion');
  const sheets = [...login.matchAll(/href="([^"]+\.css)"/g)].map(([, sheet = '']) => sheet);
  const [door = ''] = /\/studio\/assets\/door-[\w-]+\.svg/.exec(
    (await Promise.all(sheets.map(read))).join(''),
  ) ?? [''];
  // What scripts and sheets of the desk name is kept by no browser without asking, whatever the brand.
  const named = ['/favicon.svg', '/favicon.ico', '/icon-192.png', '/site.webmanifest', door];
  const expectAskedAgain = async () => {
    for (const path of named) {
      const answer = await fetch(origin + path);
      expect
        .soft([path, answer.status, answer.headers.get('cache-control')])
        .toEqual([path, 200, 'no-cache']);
    }
  };
  await expectAskedAgain();
  const former = await Promise.all(['/favicon.svg', door].map(read));
  expect(await iconIn('/studio/connexion')).toBe('/favicon.svg');

  await publish(edited, { night: '#0b3d2e', ink: '#1A1410', paper: '#FFF6E9' });
  for (const page of ['/studio/connexion', '/studio']) {
    const icon = await iconIn(page);
    expect(icon).toMatch(/^\/~[\da-z]+\/favicon\.svg$/);
    expect(await read(icon)).not.toBe(former[0]);
    const response = await fetch(origin + icon);
    expect(response.headers.get('cache-control')).toContain('max-age=86400');
    // Another mark shows today's icon, and is no key of it.
    const other = await fetch(origin + icon.replace(/~[\da-z]+/, '~0'));
    expect(other.headers.get('cache-control')).toBe('no-cache');
  }
  await expectAskedAgain();
  const today = await Promise.all(['/favicon.svg', door].map(read));
  expect(today.every((drawing, index) => drawing !== former[index])).toBe(true);

  await edited.client.delete('brand');
  expect(await iconIn('/studio')).toBe('/favicon.svg');
  expect(await Promise.all(['/favicon.svg', door].map(read))).toEqual(former);
});

for (const [name, colors] of Object.entries(HOSTILE)) {
  test(`${name}: everything can still be read`, { tag: '@slow' }, async ({ edited, page }) => {
    await publish(edited, colors);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const path of ['/', '/services']) {
        await page.goto(edited.origin + path);
        await expectReadable(page);
      }
    }
  });
}
