/** Whether each text of a page can be read where it is: what axe, which knows nothing of boxes, does not look at. */

/** Runs in the page. Sets text as far apart as WCAG 1.4.12 lets a reader do; a sheet made by script is under no policy. */
export function setTextApart(apart: boolean): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-bottom: 2em !important }
  `);
  document.adoptedStyleSheets = apart ? [sheet] : [];
}

/**
 * Runs in the page. The body clips what is too wide, so the width of the document alone would say that
 * all is well: texts are measured one by one. Decorations and rows made to be swiped may run out.
 */
export function overflowing(): string[] {
  const tooWide = document.documentElement.scrollWidth > innerWidth ? ['the document'] : [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    const element = text.parentElement;
    if (!element?.checkVisibility() || !text.textContent?.trim()) continue;
    if (element.closest('[aria-hidden=true], .visually-hidden, script, style')) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const outside = [...range.getClientRects()].some(
      ({ left, right }) => right > innerWidth + 1 || left < -1,
    );
    if (outside && !isSwiped(element)) tooWide.push(text.textContent.trim());
  }
  return tooWide;

  function isSwiped(element: Element | null): boolean {
    for (let box = element; box && box !== document.body; box = box.parentElement) {
      if (['auto', 'scroll'].includes(getComputedStyle(box).overflowX)) return true;
    }
    return false;
  }
}

/**
 * Runs in the page. The texts and controls of an element that no scrolling brings into the window: what a dialog cuts off
 * where its reader has zoomed in. A text that is shortened everywhere is not lost there.
 */
export function unreachable(selector: string): string[] {
  const part = document.querySelector(selector);
  if (!part) return [`no ${selector}`];
  const lost = new Set<string>();
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    const element = text.parentElement;
    if (!element || !isRead(element) || !text.textContent?.trim()) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const line of [0, -1]) {
      const boxOf = () => [...range.getClientRects()].at(line) ?? new DOMRect();
      if (!comesIntoView(element, boxOf)) lost.add(text.textContent.trim());
    }
  }
  for (const control of part.querySelectorAll('a, button, input, select, textarea')) {
    if (!isRead(control) || control.matches('[tabindex="-1"]')) continue;
    if (!comesIntoView(control, () => control.getBoundingClientRect())) lost.add(control.outerHTML);
  }
  return [...lost];

  function isRead(element: Element): boolean {
    if (!element.checkVisibility({ visibilityProperty: true })) return false;
    if (element.closest('[aria-hidden=true], .visually-hidden, option')) return false;
    for (let box: Element | null = element; box; box = box.parentElement) {
      const { webkitLineClamp, textOverflow } = getComputedStyle(box);
      if (webkitLineClamp !== 'none' || textOverflow !== 'clip') return false;
    }
    return true;
  }

  /** Brings a box to the middle of all that scrolls around it, in the row too, then sees whether what cuts off there leaves it whole. */
  function comesIntoView(element: Element, boxOf: () => DOMRect): boolean {
    const frames = framesAround(element);
    for (const { scrolled, frameOf } of frames) {
      const [box, frame] = [boxOf(), frameOf()];
      if (!scrolled) continue;
      scrolled.scrollTop += middle(box) - middle(frame);
      if (['auto', 'scroll'].includes(getComputedStyle(scrolled).overflowX)) {
        scrolled.scrollLeft += box.left + box.width / 2 - frame.left - frame.width / 2;
      }
    }
    const box = boxOf();
    return frames.every(({ frameOf }) => {
      const frame = frameOf();
      const seen = Math.min(box.bottom, frame.bottom) - Math.max(box.top, frame.top);
      // Of a letter's box a tight line shows less; of a field higher than the window a line is enough.
      const enough = Math.min(box.height * 0.8, 44);
      return seen >= enough && box.left >= frame.left - 2 && box.right <= frame.right + 2;
    });
  }

  /** All that cuts an element off, up to the window, and may be scrolled. */
  function framesAround(element: Element) {
    const frames: { scrolled?: Element; frameOf: () => DOMRect }[] = [];
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      const { overflowY, position } = getComputedStyle(box);
      const frame = box;
      if (overflowY !== 'visible') {
        const isScrolled = ['auto', 'scroll'].includes(overflowY);
        frames.push({
          ...(isScrolled && { scrolled: frame }),
          frameOf: () => frame.getBoundingClientRect(),
        });
      }
      if (position === 'fixed') return [...frames, { frameOf: windowOf }];
    }
    return [...frames, { scrolled: document.documentElement, frameOf: windowOf }];
  }

  function windowOf(): DOMRect {
    return new DOMRect(0, 0, innerWidth, innerHeight);
  }

  function middle({ top, height }: DOMRect): number {
    return top + height / 2;
  }
}

/**
 * Runs in the page, whose visitor has colours of their own (forced-colors). The texts in none of them, where
 * their ground is the visitor's: a reader may not be able to tell one from the other.
 */
export function inOtherColors(): string[] {
  const ruler = document.body.appendChild(document.createElement('i'));
  const own = [
    'CanvasText',
    'LinkText',
    'ButtonText',
    'FieldText',
    'GrayText',
    'HighlightText',
  ].map((name) => {
    ruler.style.cssText = `forced-color-adjust: none; color: ${name}`;
    return getComputedStyle(ruler).color;
  });
  ruler.remove();
  const failures: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    const element = text.parentElement;
    if (!element?.checkVisibility() || !text.textContent?.trim()) continue;
    if (!own.includes(getComputedStyle(element).color) && !hasGround(element)) {
      failures.push(text.textContent.trim());
    }
  }
  return failures;

  function hasGround(element: Element): boolean {
    let box: Element | null = element;
    while (box && getComputedStyle(box).forcedColorAdjust === 'none') {
      if (getComputedStyle(box).backgroundColor !== 'rgba(0, 0, 0, 0)') return true;
      box = box.parentElement;
    }
    return false;
  }
}
