import type { EventListener } from './count.ts';
import { ANALYTICS_ADDRESS } from './measuring.ts';

type Gtag = (...words: unknown[]) => void;

declare global {
  interface Window {
    /** https://developers.google.com/tag-platform/gtagjs/reference, in the document at `ANALYTICS_ADDRESS` alone. */
    gtag?: Gtag;
  }
}

export type GoogleAnalytics = {
  /** Tells that the page at this path is shown. */
  viewed(path: string): void;
  hear: EventListener;
  close(): void;
};

/**
 * Opens Google Analytics in a frame of its own, whose document may load Google's script: pages may not. Earlier events
 * wait until it has loaded.
 */
export function openGoogleAnalytics(): GoogleAnalytics {
  const frame = document.createElement('iframe');
  frame.src = ANALYTICS_ADDRESS;
  frame.title = 'Google Analytics';
  frame.hidden = true;
  // Google must not learn the page's address from the referrer: the page sends it without its search term.
  frame.referrerPolicy = 'no-referrer';
  const waiting: unknown[][] = [];
  let gtag: Gtag = (...words) => waiting.push(words);
  frame.onload = () => {
    // The property is missing when a browser extension has replaced the frame's page.
    const loaded = frame.contentDocument?.defaultView?.gtag;
    if (!loaded) return;
    gtag = loaded;
    for (const words of waiting.splice(0)) gtag(...words);
  };
  document.body.append(frame);
  let referrer = siteBefore();
  return {
    viewed(path) {
      const page = {
        page_location: location.origin + path + campaign(),
        page_title: document.title,
        page_referrer: referrer,
      };
      gtag('set', page);
      gtag('event', 'page_view', page);
      referrer = page.page_location;
    },
    hear: (name, fields) => gtag('event', name, fields),
    close: () => frame.remove(),
  };
}

/** The site that led here, without the page: an address of ours may hold a signed link. */
function siteBefore(): string {
  const before = URL.parse(document.referrer);
  return before && before.host !== location.host ? `${before.origin}/` : '';
}

/** Returns the address's campaign parameters only: the others are search terms or choices. */
function campaign(): string {
  const words = [...new URLSearchParams(location.search)].filter(([name]) =>
    name.startsWith('utm_'),
  );
  return words.length > 0 ? `?${new URLSearchParams(words)}` : '';
}

/** Deletes the cookies that Google Analytics has set on this site. */
export function forgetGoogleAnalytics(): void {
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=');
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
    if (/^_ga(?:_|$)/.test(name)) document.cookie = `${name}=; Path=/; Max-Age=0`;
  }
}
