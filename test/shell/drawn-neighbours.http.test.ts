import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { parseHTML } from 'linkedom';
import { expect } from 'vitest';
import { images } from '../../packages/drawings/demo/images.ts';
import { demoDocuments } from '../../tools/demo/archive.ts';
import { test } from '../support/http.ts';

/** What a medallion shows, as a cover that shows it is called. */
const MEDALLIONS = new Map([
  ['window', 'sunrise'],
  ['star', 'crop'],
  ['knot', 'strapwork'],
  ['flower', 'blossom'],
  ['shell', 'scales'],
  ['sunburst', 'carpet'],
]);

/** The motifs of the demo's own pictures, which are uploads as an editor's are, by the hash in their address. */
async function uploadedMotifs(): Promise<ReadonlyMap<string, string>> {
  const motifs = new Map<string, string>();
  for (const { name, motif } of images()) {
    if (!motif) continue;
    const file = await readFile(
      new URL(`../../tools/demo/archive/images/${name}.png`, import.meta.url),
    );
    motifs.set(createHash('sha1').update(file).digest('hex'), motif);
  }
  return motifs;
}

/** What the pictures of a served page show, in their order: drawings and uploads. */
function motifsIn(html: string, uploads: ReadonlyMap<string, string>, within = 'main'): string[] {
  const pictures = [...parseHTML(html).document.querySelectorAll(`${within} img`)];
  return pictures.flatMap((picture) => {
    const address = picture.getAttribute('src') ?? '';
    const [, kind] = /^\/covers\/\w+\/(\w+)-/.exec(address) ?? [];
    const [, medallion = ''] = /^\/medallions\/(\w+)-/.exec(address) ?? [];
    const [, hash = ''] = /\/([0-9a-f]{40})-\d+x\d+/.exec(address) ?? [];
    return kind ?? MEDALLIONS.get(medallion) ?? uploads.get(hash) ?? [];
  });
}

/** Each motif that one of the few before it shows already. */
function repeated(motifs: readonly string[], apart: number): string[] {
  return motifs.filter((motif, i) => motifs.slice(Math.max(0, i - apart), i).includes(motif));
}

test('no two pictures near each other in a list show the same, uploads included', async ({
  site,
}) => {
  const uploads = await uploadedMotifs();
  const work = await read(site.origin, '/work');
  for (const grid of ['.reels', '.featured', '.others']) {
    const motifs = motifsIn(work, uploads, grid);
    expect(motifs.length, grid).toBeGreaterThan(3);
    expect(repeated(motifs, 6), `${grid}: ${motifs.join(' ')}`).toEqual([]);
  }
  for (const path of ['/blog', '/blog?page=2']) {
    const motifs = motifsIn(await read(site.origin, path), uploads);
    expect(motifs.length, path).toBeGreaterThan(9);
    expect(repeated(motifs, 6), `${path}: ${motifs.join(' ')}`).toEqual([]);
  }
});

test('what is drawn for a page differs from what is drawn beside it, and ends with a piece of its own', {
  tags: ['slow'],
}, async ({ site }) => {
  const addresses = [
    ...demoDocuments('portfolio').map(({ slug }) => `/work/${slug?.current}`),
    ...demoDocuments('blogPost').map(({ slug }) => `/blog/${slug?.current}`),
  ];
  expect(addresses.length).toBeGreaterThan(40);
  const pages = await Promise.all(
    addresses.map(async (path) => ({ path, html: await read(site.origin, path) })),
  );
  const drawn = pages.map(({ path, html }) => ({ path, motifs: motifsIn(html, new Map()) }));
  expect(drawn.filter(({ motifs }) => repeated(motifs, 3).length > 0)).toEqual([]);
  // What a case study tells, what it leads to, and how it ends.
  const uploads = await uploadedMotifs();
  const studies = pages
    .filter(({ path }) => path.startsWith('/work/'))
    .map(({ path, html }) => {
      const { document } = parseHTML(html);
      const motifs = new Map<string | undefined, string[]>();
      for (const picture of document.querySelectorAll('main img')) {
        // The same picture may be there for a wide and for a narrow screen.
        const [which] = /\/\w+-\w+\/[^/]+\.svg|[0-9a-f]{40}/.exec(picture.outerHTML) ?? [];
        motifs.set(which, motifsIn(`<main>${picture.outerHTML}</main>`, uploads));
      }
      return { path, alike: repeated([...motifs.values()].flat(), 12) };
    });
  expect(studies.filter(({ alike }) => alike.length > 0)).toEqual([]);
  // The two neighbours differ, and neither shows what the cover does.
  const beside = pages
    .filter(({ path }) => path.startsWith('/work/'))
    .map(({ path, html }) => {
      const [cover = ''] = motifsIn(html, uploads, '.case-cover');
      return { path, motifs: [cover, ...motifsIn(html, uploads, '.case-neighbours')] };
    });
  expect(beside.filter(({ motifs }) => repeated(motifs, 2).length > 0)).toEqual([]);
  const ends = pages.map(({ html }) => /\/medallions\/\w+-\w+\//.exec(html)?.[0]);
  expect(ends).not.toContain(undefined);
  expect(new Set(ends).size).toBeGreaterThan(12);
});

async function read(origin: string, path: string): Promise<string> {
  return (await fetch(origin + path)).text();
}
