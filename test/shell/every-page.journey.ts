/** What is true of every page: no accessibility fault, no text cut off at any width, no complaint, no stranger. */
import type { Response } from '@playwright/test';
import { expectAccessible, expectTextsInWindow } from '../support/accessibility.ts';
import { hydrated } from '../support/hydrated.ts';
import { scrollDown, scrollThrough, watch } from '../support/page-watch.ts';
import { PAGES } from '../support/pages.ts';
import { expect, test } from '../support/site.ts';
import { inOtherColors } from '../support/text-in-window.ts';

/** One of the search library's own sentences: wherever it is, the library is. */
const SEARCH_LIBRARY = 'MiniSearch: duplicate ID';

/** Seen from top to bottom in few steps. */
test.use({ viewport: { width: 1280, height: 2400 } });

for (const address of PAGES) {
  test(`${address} breaks no policy, fails in nothing, calls no one else [S35], loads no search; from a small telephone to a large desk axe has nothing to say of it, no text leaves the screen, set wider by its reader or not, none keeps a colour its reader did not choose, and pictures are asked for as wide as they are shown`, {
    tag: '@slow',
  }, async ({ page, site }) => {
    const watched = watch(page, site.origin);
    const answers: Response[] = [];
    page.on('response', (answer) => answers.push(answer));
    await page.goto(address);
    await scrollDown(page);
    // A row that scrolls can be focused once its script is there, as axe wants it.
    await hydrated(page.getByRole('heading', { level: 1 }));
    for (const width of [320, 390, 768, 1024, 1440, 1920, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(broken), `at ${width} px`).toEqual([]);
      expect(await page.evaluate(setClose), `at ${width} px`).toEqual([]);
      if ([390, 768, 1440, 2560].includes(width)) {
        expect(await page.evaluate(misannounced), `at ${width} px`).toEqual([]);
      }
      if ([320, 390, 768, 1440].includes(width)) await expectAccessible(page);
      await expectTextsInWindow(page);
    }
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await page.evaluate(inOtherColors), 'in the colours of its visitor').toEqual([]);
    await page.waitForLoadState('networkidle');
    expect(watched).toEqual({ strangers: [], complaints: [] });
    // Nothing of the search is in the load of a page: neither its file nor its script.
    const paths = answers.map((answer) => new URL(answer.url()).pathname);
    expect(paths).not.toContain('/search-index.json');
    const scripts = answers.filter((_, index) => paths[index]?.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts) expect(await script.text()).not.toContain(SEARCH_LIBRARY);
  });
}

test('no page reached inside the site without loading a document breaks its policy, fails in silence or calls anyone else [S35]', {
  tag: '@slow',
}, async ({ page, site }) => {
  const { strangers, complaints } = watch(page, site.origin);
  await page.goto('/');
  const links = page.getByRole('navigation', { name: 'Navigation principale' }).getByRole('link');
  for (let index = 0; index < (await links.count()); index++) {
    await links.nth(index).click();
    await scrollThrough(page);
  }
  expect(strangers).toEqual([]);
  expect(complaints).toEqual([]);
});

/** Runs in the page. Texts below 24 px whose letters stand closer than the typeface sets them. */
function setClose(): string[] {
  return [...document.querySelectorAll('body *')].flatMap((it) => {
    const { fontSize, letterSpacing } = getComputedStyle(it);
    const isClose = Number.parseFloat(fontSize) < 24 && Number.parseFloat(letterSpacing) < 0;
    if (!isClose) return [];
    const texts = [...it.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    return texts.flatMap(({ textContent }) => textContent?.trim() || []);
  });
}

/** Runs in the page. The words that go on in the next line without a hyphen, for want of room; a drop cap is no line. */
function broken(): string[] {
  const words: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    const element = text.parentElement;
    if (!element?.checkVisibility() || element.closest('.visually-hidden, thead')) continue;
    const first = getComputedStyle(element, '::first-letter');
    if (first.getPropertyValue('initial-letter') !== 'normal') continue;
    for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\p{L}{4,}/gu)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
      if (new Set(lines.map(({ top }) => Math.round(top))).size > 1) words.push(word);
    }
  }
  return words;
}

/** Runs in the page. The pictures whose `sizes` says another width than their box needs, by a tenth less or 1.3 times as much. */
function misannounced(): string[] {
  return [...document.images].flatMap((image) => {
    const sources = [...(image.closest('picture')?.querySelectorAll('source') ?? [])];
    const source = sources.find(({ media }) => matchMedia(media).matches) ?? image;
    const { sizes } = source;
    if (!sizes || !image.checkVisibility()) return [];
    const announced = widthOf(sizes);
    const needed = coveringWidth(image, source.hasAttribute('width') ? source : image);
    const tiny = Math.abs(announced - needed) < 24;
    if (tiny || (announced >= 0.9 * needed && announced <= 1.3 * needed)) return [];
    return [`${image.getAttribute('src')}: ${sizes} is ${announced}, not ${needed} px`];
  });

  /** The first of the widths whose condition holds; their commas are those that stand in no brackets. */
  function widthOf(sizes: string): number {
    const conditions = sizes
      .split(/,(?![^(]*\))/)
      .map((one) => /^\s*(\([^)]*\))?\s*(.+)$/.exec(one));
    const [, , width = ''] = conditions.find((one) => matchMedia(one?.[1] ?? 'all').matches) ?? [];
    const ruler = document.body.appendChild(document.createElement('div'));
    ruler.style.cssText = `position: absolute; width: ${width}`;
    const { width: announced } = ruler.getBoundingClientRect();
    ruler.remove();
    return Math.round(announced);
  }

  /** The width of the whole picture, of this shape, where its box shows but a part of it. */
  function coveringWidth(image: HTMLImageElement, shape: Element): number {
    const ratio = Number(shape.getAttribute('width')) / Number(shape.getAttribute('height'));
    const cut = getComputedStyle(image).objectFit === 'cover';
    return Math.round(Math.max(image.offsetWidth, cut ? image.offsetHeight * ratio : 0));
  }
}
