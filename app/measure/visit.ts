/** Tells the site of a visit, one beacon after a page is shown and one as it is left: docs/decisions/047-measurement.md. */
import { BEACON_ADDRESS, type Beacon, MOST_REPORTS } from '../../inbox/forms/beacon.ts';
import type { Source } from '../../inbox/forms/source.ts';
import { CHAT_ORIGIN } from '../content/contact-links.ts';
import { eventListeners, report } from './count.ts';
import type { Measuring } from './measuring.ts';
import { keepSource } from './source.ts';

export type CountingFacts = { preview?: unknown; measuring?: Measuring };

/** The share of visits whose Core Web Vitals are measured, by default. */
const VITALS_SHARE = 0.1;

/** The path of the visit's first page; undefined until one was counted. */
let first: string | undefined;

const pending: Required<Pick<Beacon, 'events' | 'begun' | 'vitals'>> = {
  events: [],
  begun: [],
  vitals: [],
};

/**
 * Reports each click that opens WhatsApp, wherever its link is: in the window, the menu, a card, or a text of the agency.
 * A link says by `data-suggestion` which message it sends. The floating button is no such link once its script opens the
 * window instead.
 */
function watchWhatsapp(): void {
  addEventListener('click', reportChat);
  addEventListener('auxclick', (event) => event.button === MIDDLE_BUTTON && reportChat(event));
}

/** Opens a link in a new tab, as a click with Ctrl does. */
const MIDDLE_BUTTON = 1;

/** Tells of an opened WhatsApp and its suggestion (shell-7.15 in test/specification.md). */
function reportChat({ target, defaultPrevented }: MouseEvent): void {
  const link = target instanceof Element && target.closest(`a[href^="${CHAT_ORIGIN}"]`);
  if (defaultPrevented || !(link instanceof HTMLElement)) return;
  const { suggestion } = link.dataset;
  report(suggestion ? `wa_pick:${suggestion}` : 'wa_open', {
    event_category: 'WhatsApp',
    event_label: suggestion ?? 'custom_message',
  });
}

/**
 * Notes that a page is on the screen, and counts it where visits are counted.
 *
 * @returns whether the visitor may be asked about Google Analytics too: a browser that asks not to be counted has answered
 */
export function viewed(page: string, { preview, measuring }: CountingFacts = {}): boolean {
  const { visits = true, analytics = false } = measuring ?? {};
  if (preview || asksNotToBeCounted() || !(visits || analytics)) return false;
  if (!isWatching) watchWhatsapp();
  isWatching = true;
  if (visits) countView(page, measuring);
  return analytics;
}

let isWatching = false;

/** Counts a page; one in a background tab, or prerendered, once it is visible. */
function countView(page: string, measuring: Measuring | undefined): void {
  if (document.visibilityState === 'hidden') {
    document.addEventListener('visibilitychange', () => countView(location.pathname, measuring), {
      once: true,
    });
    return;
  }
  if (first !== undefined) {
    send({ page, view: true });
    return;
  }
  first = page;
  const source = arrival();
  if (source) keepSource(source);
  send({ page, view: true, ...(source && { visit: source }) });
  begin(Math.random() < (measuring?.vitalsShare ?? VITALS_SHARE));
}

/** Reads Global Privacy Control, and Do Not Track, which browsers that dropped it still send when it was set. */
function asksNotToBeCounted(): boolean {
  return (
    navigator.doNotTrack === '1' ||
    ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true)
  );
}

/** Tells how the visit began, when this document was opened from outside: neither again, nor from another page of the site. */
function arrival(): Source | undefined {
  const [load] = performance.getEntriesByType('navigation');
  if (!(load instanceof PerformanceNavigationTiming) || load.type !== 'navigate') return undefined;
  const referrer = URL.parse(document.referrer)?.hostname ?? '';
  if (referrer === location.hostname) return undefined;
  const { pathname, searchParams } = new URL(load.name);
  const word = (of: string) => searchParams.get(`utm_${of}`)?.slice(0, LONGEST_WORD) ?? '';
  const [source, medium, name] = [word('source'), word('medium'), word('campaign')];
  const campaign = (source || medium || name) && { source, medium, name };
  return { page: pathname, referrer, ...(campaign && { campaign }) };
}

/** The longest word read, longer than any that is counted. */
const LONGEST_WORD = 100; // UTF-16 units

/** Listens for events from now on, and reports them when the page is left, or may be. */
async function begin(measured: boolean): Promise<void> {
  eventListeners.add((name) => queue(pending.events, name));
  addEventListener('focusin', ({ target }) => {
    const form = target instanceof Element && target.closest('form');
    if (!(form instanceof HTMLFormElement) || form.method !== 'post') return;
    const { pathname } = new URL(form.getAttribute('action') ?? '', location.href);
    if (!begun.has(pathname)) queue(pending.begun, pathname);
    begun.add(pathname);
  });
  if (measured) await measureVitals().catch(() => {});
  // These listeners come after those of the vitals, which must report first: they are final when the page is hidden.
  document.addEventListener('visibilitychange', leave);
  addEventListener('pagehide', leave);
}

/** The forms begun in this document, each reported once. */
const begun = new Set<string>();

async function measureVitals(): Promise<void> {
  const { onCLS, onINP, onLCP } = await import('web-vitals');
  onLCP(({ value }) => queue(pending.vitals, ['LCP', Math.round(value)]));
  onINP(({ value }) => queue(pending.vitals, ['INP', Math.round(value)]));
  onCLS(({ value }) => queue(pending.vitals, ['CLS', Math.round(value * 1000) / 1000]));
}

function queue<Entry>(list: Entry[], entry: Entry): void {
  if (list.length < MOST_REPORTS) list.push(entry);
}

function leave({ type }: Event): void {
  const isLeft = type === 'pagehide' || document.visibilityState === 'hidden';
  if (!isLeft || first === undefined) return;
  const lists = Object.entries(pending).flatMap(([name, list]) =>
    list.length > 0 ? [[name, list.splice(0)]] : [],
  );
  if (lists.length > 0) send({ page: first, ...Object.fromEntries(lists) });
}

/** A beacon is sent also while the page is being left; losing one does no harm. */
function send(beacon: Beacon): void {
  const named = navigator.webdriver ? { ...beacon, robot: true } : beacon;
  navigator.sendBeacon?.(BEACON_ADDRESS, JSON.stringify(named));
}
