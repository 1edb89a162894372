/** What stands for the site outside its pages: in a tab, among a telephone's apps, under a shared link. */
import { test } from '../support/bare-site.ts';
import { expect } from '../support/site.ts';

test('every drawing beside a text is in the file of drawings', { tag: '@slow' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const job = '/careers/monteuse-monteur-video';
  for (const path of ['/', '/work', '/blog', '/careers', job, '/contact', '/legal']) {
    await page.goto(path);
    const drawings = page.locator('svg.icon use');
    await expect(drawings.first()).toBeAttached();
    // What no symbol answers to has no size.
    const missing = () =>
      drawings.evaluateAll((all) =>
        all.flatMap((use) => {
          const isMissing = use instanceof SVGUseElement && use.getBBox().width === 0;
          return isMissing && use.checkVisibility() ? use.getAttribute('href') : [];
        }),
      );
    await expect.poll(missing, { message: path }).toEqual([]);
  }
});
