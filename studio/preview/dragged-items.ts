/** Lets an editor put the items of arrays in another order by drag, on a preview of drafts. */
import { createDataAttribute } from '@sanity/visual-editing';
import { PARTS } from '../../staff/desk-addresses.ts';
import { GROUP, nameItems } from './array-items.ts';
import { type PageItems, readPageItems } from './page-items.ts';
import { sectionElements } from './section-elements.ts';
import { type SourcedElement, sourcedElements } from './text-sources.ts';

/** The pause before the texts of the page are read again: pages that draw in turn change many times a second. */
const PAUSE = 100; // ms

/** The attribute that tells which way the row of an item runs. */
const FLOW = 'data-sanity-drag-flow';

const NONE: PageItems = { referring: [], page: null };

export type DraggedItems = {
  /** Says that a document was stored: what its arrays refer to may have changed. */
  documentStored(): void;
};

/** Names the page's items for the overlays, now and after each render. */
export function nameDraggedItems(): DraggedItems {
  let items: PageItems = NONE;
  let readFor: string | undefined;
  let isAwaited = false;
  let last = Promise.resolve();

  async function name(): Promise<void> {
    isAwaited = false;
    const ids = idsOf(sourcedElements(main()));
    if (readFor !== ids.join()) {
      readFor = ids.join();
      items = await readPageItems(ids, pageOf(sourcedElements(main()))).catch(() => {
        // After a failure, the items are read again at the next render.
        readFor = undefined;
        return NONE;
      });
    }
    const { referring, page } = items;
    const sections = page ? sectionElements(main(), page) : [];
    nameItems(main(), [...sections, ...sourcedElements(main())], referring, (item) =>
      createDataAttribute({ ...item, baseUrl: PARTS.content.address }).toString(),
    );
  }

  function nameSoon(): void {
    if (isAwaited) return;
    isAwaited = true;
    setTimeout(() => {
      last = last.then(name);
    }, PAUSE);
  }

  addEventListener('mousedown', tellFlow, { capture: true });
  new MutationObserver(nameSoon).observe(document.body, {
    childList: true,
    characterData: true,
    subtree: true,
  });
  nameSoon();
  return {
    documentStored() {
      readFor = undefined;
      nameSoon();
    },
  };
}

/**
 * Tells the overlays whether the pressed row runs across the page or down, by its present layout. They take a row for a
 * column as soon as no two of its items begin at the same height, as in a staircase.
 */
function tellFlow({ target }: MouseEvent): void {
  const item = target instanceof Element ? target.closest(`[${GROUP}]`) : null;
  const row = [...(item?.parentElement?.children ?? [])].map((one) => one.getBoundingClientRect());
  const runsAcross = row.some((one, index) =>
    row.slice(index + 1).some((other) => isBeside(one, other)),
  );
  item?.setAttribute(FLOW, runsAcross ? 'horizontal' : 'vertical');
}

/** Whether half of the lower element is beside the other. */
function isBeside(one: DOMRect, other: DOMRect): boolean {
  const shared = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return shared > Math.min(one.height, other.height) / 2;
}

/** The content of the page without header and footer, which list documents for another reason than to show an array. */
function main(): Element {
  return document.querySelector('main') ?? document.body;
}

/** The document whose title the page has. */
function pageOf(texts: readonly SourcedElement[]): string {
  return texts.find(({ element }) => element.closest('h1'))?.source.id ?? '';
}

function idsOf(texts: readonly SourcedElement[]): string[] {
  return [...new Set(texts.map(({ source }) => source.id))].sort();
}
