/** The sections the home page opens with, and how sections come into view. */
import type { Locator, Page } from '@playwright/test';
import { watch } from '../support/page-watch.ts';
import { readPage } from '../support/served-page.ts';
import { expect, test } from '../support/site.ts';

test.use({ reducedMotion: 'no-preference' });

const BENEFITS = [
  'Une équipe complète',
  'Un seul interlocuteur',
  'Des prix annoncés',
  'La langue de vos clients',
  'Des résultats chiffrés',
  'Support de trois mois offert',
];

const FIGURES = [
  /^120\+ projets livrés$/,
  /^95\s% de satisfaction à six mois$/,
  /^24h réponse garantie$/,
  /^5\+ ans d’expérience par personne$/,
];

test('four figures, as text for readers and printers too, and six benefits say why [shell-2.100] [shell-2.101]', async ({
  page,
  site,
}) => {
  const served = (await readPage(site, '/')).locator('#features');
  expect(served.getByRole('heading', { level: 2 }).text()).toMatch(/^Pourquoi nous choisir\s\?/);
  expect(served.getByRole('heading', { level: 3 }).texts()).toEqual(BENEFITS);

  // With script the figures count up once they are seen.
  await page.goto('/');
  for (const figure of FIGURES) {
    expect(served.getByRole('listitem').filter((it) => figure.test(it.text())).count).toBe(1);
    const item = page.locator('#features').getByRole('listitem').filter({ hasText: figure });
    await item.scrollIntoViewIfNeeded();
    await expect(item).toBeVisible();
  }

  // The first is text that a reader and a printer can see.
  const figure = page.locator('#features strong').first();
  await expect(figure).toHaveText('120+');
  await expect(figure).toHaveCSS('background-clip', 'text');

  const plain = async () => {
    await expect(figure).toHaveCSS('background-image', 'none');
    await expect(figure).not.toHaveCSS('color', /rgba\(.*, 0\)/);
  };
  await page.emulateMedia({ media: 'print' });
  await plain();
  await page.emulateMedia({ media: 'screen', forcedColors: 'active' });
  await plain();
});

test('figures nobody has scrolled to are printed whole', { tag: '@slow' }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const figures = page.locator('#features strong [aria-hidden]');
  await expect(figures).toHaveText([/^0\s%$/, '0h', '0+']);
  await page.pdf();
  await expect(page.locator('#features strong > span:last-child')).toHaveText([
    /^95\s%$/,
    '24h',
    '5+',
  ]);
});

test('title and actions are on the first screen, upright or lying', { tag: '@slow' }, async ({
  page,
}) => {
  await page.goto('/');
  for (const [width, height] of [
    [390, 844],
    [768, 1024],
    [1024, 768],
    [844, 390],
    [667, 375],
    [1366, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const name of ['Parler à un expert', 'Voir le portfolio']) {
      const link = page.locator('.hero').getByRole('link', { name });
      const box = await link.boundingBox();
      expect(box && box.y + box.height, `${name} at ${width} × ${height}`).toBeLessThan(height);
    }
  }
});

test('on a desktop the logos pass without end, twice in the page and once to a reader [shell-2.98]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const strip = page.getByRole('region', { name: 'Ils nous font confiance' });
  await strip.scrollIntoViewIfNeeded();
  await expect(strip.locator('ul')).toHaveCount(2);
  await expect(strip.locator('ul[aria-hidden=true] img')).toHaveCount(15);
  await expect(strip.getByRole('listitem')).toHaveCount(15);

  expect(await passing(strip)).toEqual({ endless: true, running: true });
  const before = await leftOf(strip);
  await expect.poll(() => leftOf(strip)).toBeLessThan(before - 10);

  // The copy comes in exactly where the list began: the round has no seam.
  const seam = await strip.locator('.client-logos-rail').evaluate((rail) => {
    const [first, second] = rail.querySelectorAll('ul');
    const [list, copy] = [first?.getBoundingClientRect(), second?.getBoundingClientRect()];
    return list && copy && Math.abs(copy.left - list.left - rail.getBoundingClientRect().width / 2);
  });
  expect(seam).toBeLessThan(1);
});

for (const javaScriptEnabled of [true, false]) {
  test(`the frieze can be paused ${javaScriptEnabled ? 'with' : 'without'} script, and resumed`, {
    tag: '@slow',
  }, async ({ browser, site }) => {
    const visitor = await browser.newContext({
      javaScriptEnabled,
      baseURL: site.origin,
      viewport: { width: 1440, height: 900 },
    });
    const page = await visitor.newPage();
    await page.goto('/');
    const strip = page.getByRole('region', { name: 'Ils nous font confiance' });
    const pause = strip.getByRole('checkbox', { name: 'Mettre le défilé des logos en pause' });
    const rail = strip.locator('.client-logos-rail');
    await pause.scrollIntoViewIfNeeded();
    const box = await pause.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);

    await expect(rail).toHaveCSS('animation-play-state', 'running');
    await pause.focus();
    await page.keyboard.press('Space');
    await expect(rail).toHaveCSS('animation-play-state', 'paused');
    await page.keyboard.press('Space');
    await expect(rail).toHaveCSS('animation-play-state', 'running');
    await strip.locator('.client-logos-frieze').hover();
    await expect(rail).toHaveCSS('animation-play-state', 'paused');
    await visitor.close();
  });
}

test('who wants no motion sees all fifteen logos at once, standing still', {
  tag: '@slow',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const strip = page.getByRole('region', { name: 'Ils nous font confiance' });
    await expect(strip.getByRole('checkbox')).toBeHidden();
    expect(await passing(strip)).toBeUndefined();
    for (const logo of await strip.getByRole('listitem').all()) {
      const box = await logo.boundingBox();
      expect(box && box.x >= 0 && box.x + box.width <= width).toBe(true);
    }
  }
});

test('a section is revealed once a tenth of it is seen, not before [shell-2.97] [shell-9.16]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const section = page.locator('#features');
  const content = section.locator('> *').first();
  await expect(content).toHaveCSS('opacity', '0');

  await showShare(page, section, 0.07);
  await expect(content).toHaveCSS('opacity', '0');
  await showShare(page, section, 0.13);
  await expect(content).toHaveCSS('animation-name', 'rise');
  await expect(content).toHaveCSS('opacity', '1');
  await expect(content).toHaveCSS('translate', /^none$|^0px$/);
});

test('nothing moves and nothing is held back where no motion is wanted, or no script runs', {
  tag: '@slow',
}, async ({ browser, site }) => {
  for (const visitor of [
    await browser.newContext({ baseURL: site.origin, reducedMotion: 'reduce' }),
    await browser.newContext({ baseURL: site.origin, javaScriptEnabled: false }),
  ]) {
    const page = await visitor.newPage();
    await page.goto('/', { waitUntil: 'networkidle' });
    for (const content of await page.locator('main section > *').all()) {
      await expect(content).toHaveCSS('opacity', '1');
    }
    await visitor.close();
  }
});

test('what is already on the screen is never taken away: neither below a fold nor after a jump', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/#features');
  await expect(page.locator('#features > *').first()).toHaveCSS('opacity', '1');
  await expect(page.locator('#features > [data-reveal=held]')).toHaveCount(0);
});

test('revealing sections moves nothing else and breaks nothing', { tag: '@slow' }, async ({
  page,
  site,
}) => {
  const { complaints } = watch(page, site.origin);
  await page.goto('/');
  await page.evaluate(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const score: unknown = Reflect.get(entry, 'value');
        const shift = typeof score === 'number' ? score : 0;
        document.documentElement.dataset.shift = String(
          Number(document.documentElement.dataset.shift ?? 0) + shift,
        );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const end = await page.evaluate(() => document.body.scrollHeight);
  for (let top = 0; top < end; top += 300) {
    await page.evaluate((to) => scrollTo(0, to), top);
    await framePassed(page);
  }
  await expect(page.locator('[data-reveal=held]')).toHaveCount(0);
  const shifted = await page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0));
  expect(shifted).toBeLessThanOrEqual(0.01);
  expect(complaints).toEqual([]);
});

/** How the strip moves; undefined when nothing in it does. */
function passing(strip: Locator) {
  return strip.locator('.client-logos-rail').evaluate((rail) => {
    const [animation] = rail.getAnimations();
    return (
      animation && {
        endless: animation.effect?.getTiming().iterations === Number.POSITIVE_INFINITY,
        running: animation.playState === 'running',
      }
    );
  });
}

function leftOf(strip: Locator): Promise<number> {
  return strip
    .locator('li')
    .first()
    .evaluate((logo) => logo.getBoundingClientRect().left);
}

/** Scrolls until this share of a section stands in the window, and until the page has noticed. */
async function showShare(page: Page, section: Locator, share: number): Promise<void> {
  await section.evaluate((element, part) => {
    const { top, height } = element.getBoundingClientRect();
    scrollBy({ top: top - innerHeight + height * part, behavior: 'instant' });
  }, share);
  await framePassed(page);
}

/** Resolves after the page's own observers have been told what is in the window: they were there first. */
function framePassed(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect();
          resolve();
        });
        observer.observe(document.body);
      }),
  );
}
