/** The home page as a whole: its order, its anchors, and a walk through it without a mouse. */
import { readPage } from '../support/served-page.ts';
import { expect, test } from '../support/site.ts';

/**
 * The sections of the home page (shell-2.95 and 2.96 in test/specification.md): how each begins, and its anchor
 * where it has one.
 */
const SECTIONS = [
  { heading: 'Le marketing', anchor: undefined },
  { heading: 'Nous filmons', anchor: 'introduction' },
  { heading: 'Trois projets', anchor: 'projects' },
  { heading: 'Ils nous font confiance', anchor: 'clients' },
  { heading: 'Pourquoi nous choisir', anchor: 'features' },
  { heading: 'Nos six', anchor: 'services' },
  { heading: 'Nous sommes', anchor: 'content' },
  { heading: 'Notre méthode', anchor: 'how-it-works' },
  { heading: 'L’avis de nos clients', anchor: 'testimonials' },
  { heading: 'Une équipe de cinq', anchor: 'team' },
  { heading: 'Les questions', anchor: 'faq' },
  { heading: 'Racontez', anchor: 'contact' },
] as const;

test('sections come in their order, with their anchors [shell-2.95] [shell-2.96]', async ({
  site,
}) => {
  const page = await readPage(site, '/');
  const sections = page.locator('main section').all();
  expect(sections).toHaveLength(SECTIONS.length);
  for (const [index, { heading, anchor }] of SECTIONS.entries()) {
    const section = sections[index];
    expect(section?.locator('h1, h2').first().text()).toContain(heading);
    expect(section?.attribute('id')).toBe(anchor ?? null);
  }
  const landmarks = page.locator('header.site-header, main, footer.site-footer').all();
  expect(landmarks.map((it) => it.attribute('class'))).toEqual([
    expect.stringContaining('site-header'),
    expect.not.stringContaining('site-'),
    expect.stringContaining('site-footer'),
  ]);
});

test('an anchor brings the heading of its section below the header', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const { anchor } of SECTIONS) {
    if (!anchor) continue;
    await page.goto(`/#${anchor}`);
    await expect(page.locator(`#${anchor}`).getByRole('heading').first(), anchor).toBeInViewport();
  }
});

for (const width of [390, 1440]) {
  test(`the keyboard reaches every control in the order of the page, sees where it is, and leaves, at ${width} px`, {
    tag: '@slow',
  }, async ({ page }) => {
    test.setTimeout(90_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/', { waitUntil: 'networkidle' });
    const count = await page.evaluate(numberControls);
    expect(count).toBeGreaterThan(40);
    for (let control = 1; control <= count; control++) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(standing)).toEqual({ control, outlined: true, covered: false });
    }
    // It came while the page was scrolled, and is the last.
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Retour en haut de la page' })).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  });
}

/** Runs in the page: numbers what the keyboard must reach, in the order of the document. */
function numberControls(): number {
  const controls = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
  const seen = [...document.querySelectorAll<HTMLElement>(controls)].filter(
    (it) =>
      it.tabIndex === 0 &&
      !it.matches(':disabled') &&
      !it.closest('[inert]') &&
      it.checkVisibility({ visibilityProperty: true }),
  );
  for (const [index, it] of seen.entries()) it.dataset.control = String(index + 1);
  return seen.length;
}

/** Runs in the page: which control has the focus, whether it shows (WCAG 2.4.7), and whether something hides it whole (2.4.11). */
function standing() {
  const it = document.activeElement;
  if (!(it instanceof HTMLElement)) return undefined;
  const { left, top, width, height } = it.getBoundingClientRect();
  const points = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [x, y] as const));
  const covered = points.every(([x, y]) => {
    const above = document.elementFromPoint(left + x * width, top + y * height);
    return !above || !(it.contains(above) || above.contains(it));
  });
  // The outline of a card that is one link is drawn around the card.
  const styles = [it, ...it.querySelectorAll('*')].flatMap((part) => [
    getComputedStyle(part),
    getComputedStyle(part, '::after'),
  ]);
  const outlined = styles.some(
    ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && outlineWidth !== '0px',
  );
  return { control: Number(it.dataset.control), outlined, covered };
}
