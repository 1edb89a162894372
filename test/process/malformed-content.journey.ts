/** Documents as accidents leave them, rendered: no page of the site fails, nor anything in the browser. */
import { rm } from 'node:fs/promises';
import { LISTED_PAGES, PAGED_TYPES, SINGLETONS, TYPES } from '../../model/document-types.ts';
import { mutantSingleton, mutants, weakened } from '../support/mutated-documents.ts';
import { writeContent } from '../support/own-content.ts';
import { scrollThrough, watch } from '../support/page-watch.ts';
import { expect, startSite, temporaryDirectory, test } from '../support/site.ts';

const PAGES = [...LISTED_PAGES.map((type) => TYPES[type].page.path), '/blog?page=2'];

/** Of each type. The lists show all of them, the browser opens a few. */
const MUTANTS = 40;
const OPENED = 3;

/** What an asset stands for is not in this store: its picture may be missing, its page may not. */
const isMissingPicture = (complaint: string) =>
  /Failed to load resource|a cover could not be loaded/.test(complaint);

/** Seen from top to bottom in few steps. */
test.use({ viewport: { width: 1280, height: 2400 } });

test('no page answers 500, whatever is in the documents; nothing breaks in the browser', {
  tag: '@slow',
}, async ({ context }) => {
  test.setTimeout(240_000);
  const directory = await temporaryDirectory();
  const documents = [
    ...PAGED_TYPES.flatMap((type) => mutants(type, MUTANTS, 1)),
    // A brand is no part of the demo: its colours are those of the house.
    ...SINGLETONS.filter((type) => type !== 'brand').map((type, index) =>
      mutantSingleton(type, 100 + index),
    ),
  ];
  await writeContent(directory, { documents: documents.map(weakened) });
  const site = await startSite({ directory });

  const addresses = [
    ...PAGES,
    ...PAGED_TYPES.flatMap((type) =>
      Array.from({ length: MUTANTS }, (_, index) => `${TYPES[type].folder}${type}-mutant-${index}`),
    ),
  ];
  await sideBySide(4, addresses, async (address) => {
    const answer = await fetch(site.origin + address, { redirect: 'manual' });
    await answer.arrayBuffer();
    expect([200, 302, 404], address).toContain(answer.status);
  });

  const opened = [
    ...PAGES,
    ...PAGED_TYPES.flatMap((type) =>
      Array.from({ length: OPENED }, (_, index) => `${TYPES[type].folder}${type}-mutant-${index}`),
    ),
  ];
  await sideBySide(3, opened, async (address) => {
    const page = await context.newPage();
    const { complaints } = watch(page, site.origin);
    await page.goto(site.origin + address);
    await scrollThrough(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(
      complaints.filter((it) => !isMissingPicture(it)),
      address,
    ).toEqual([]);
    await page.close();
  });
  // Something was broken, and the log says so.
  expect(site.output()).toContain('a document is shown without a part');
  await site.stop();
  await rm(directory, { recursive: true, force: true });
});

/** Does it for each, so many at a time. */
async function sideBySide<Each>(
  count: number,
  all: readonly Each[],
  act: (each: Each) => Promise<void>,
): Promise<void> {
  const left = all.values();
  await Promise.all(
    Array.from({ length: count }, async () => {
      for (const each of left) await act(each);
    }),
  );
}
