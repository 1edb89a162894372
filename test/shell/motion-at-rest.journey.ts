/** What moves on a page by itself: for five seconds at most, or until its visitor says so (WCAG 2.2.2). */
import type { Page } from '@playwright/test';
import { scrollDown } from '../support/page-watch.ts';
import { PUBLIC_ROUTES } from '../support/public-routes.ts';
import { expect, test } from '../support/site.ts';

/** As WCAG 2.2.2 has it; a page that goes on has the whole window drawn anew in each frame too. */
const LONGEST = 5_000; // ms

/** The logos that pass: home-opening.journey.ts has them pause. */
const WITH_A_SWITCH = 'frieze-passes';

/** Seen from top to bottom in few steps. */
test.use({ reducedMotion: 'no-preference', viewport: { width: 1440, height: 2400 } });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('what moves by itself comes to rest on any page, but for the frieze of logos, which has a switch and rests out of sight', {
      tag: '@slow',
    }, async ({ page }) => {
      for (const path of PUBLIC_ROUTES) {
        await page.goto(path);
        const atFirst = await restless(page);
        if (javaScriptEnabled) await scrollDown(page);
        const moving = new Set([...atFirst, ...(await restless(page))]);
        moving.delete(WITH_A_SWITCH);
        expect([...moving], path).toEqual([]);
      }
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto('/');
      const frieze = page.locator('.client-logos-rail');
      const isSkipped = () =>
        frieze.evaluate((it) => !it.checkVisibility({ contentVisibilityAuto: true }));
      await expect.poll(isSkipped).toBe(true);
      await frieze.scrollIntoViewIfNeeded();
      await expect.poll(isSkipped).toBe(false);
    });
  });
}

/** The names of what moves for longer, by the clock and not as the page is scrolled. */
function restless(page: Page): Promise<string[]> {
  return page.evaluate((longest) => {
    const names = document.getAnimations().flatMap((animation) => {
      const { activeDuration = 0 } = animation.effect?.getComputedTiming() ?? {};
      const isTimed = animation.timeline === document.timeline;
      if (!isTimed || Number(activeDuration) <= longest) return [];
      return animation instanceof CSSAnimation ? animation.animationName : animation.id;
    });
    return [...new Set(names)];
  }, LONGEST);
}
