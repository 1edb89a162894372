/** Asks the site itself about what the content does not tell: pages made by code, and places on pages. */

/**
 * The most addresses checked in one review, and pages read for their anchors: a page costs the site at most one render.
 */
export const MOST_ASKED = 100;

/** The number of simultaneous requests: the same process answers visitors. */
const AT_ONCE = 2;

/** The longest wait for one answer. */
const TIMEOUT = 10_000; // ms

export type SiteAnswers = {
  /** Whether an address has a page; undefined when the site did not say, or was not asked. */
  hasPage(address: string): boolean | undefined;
  /** Whether a page has a place of this name; undefined when the site did not say, or was not asked. */
  hasPlace(page: string, fragment: string): boolean | undefined;
};

type Questions = {
  addresses: ReadonlySet<string>;
  /** Pages that links lead into the middle of. */
  pages: ReadonlySet<string>;
};

/**
 * Checks addresses and anchors on the site. Rejects only when the signal fires: without an answer the result is
 * unknown.
 */
export async function askSite(
  { addresses, pages }: Questions,
  signal: AbortSignal,
): Promise<SiteAnswers> {
  const reachability = new Map<string, boolean>();
  const places = new Map<string, ReadonlySet<string>>();
  const ask = [
    ...[...addresses].slice(0, MOST_ASKED).map((address) => async () => {
      const { status } = await fetchOwn(address, 'HEAD', signal);
      if (status < 400 || status === 404 || status === 410) reachability.set(address, status < 400);
    }),
    ...[...pages].slice(0, MOST_ASKED).map((page) => async () => {
      const response = await fetchOwn(page, 'GET', signal);
      if (response.ok) places.set(page, placesIn(await response.text()));
    }),
  ];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let next = ask.shift(); next; next = ask.shift()) {
        await next().catch(() => signal.throwIfAborted());
      }
    }),
  );
  return {
    hasPage: (address) => reachability.get(address),
    hasPlace: (page, fragment) => places.get(page)?.has(fragment),
  };
}

function fetchOwn(address: string, method: 'HEAD' | 'GET', signal: AbortSignal): Promise<Response> {
  return fetch(address, {
    method,
    // The request carries no cookies, like a visitor's; HEAD checks the address itself, and not the target of its
    // redirect.
    credentials: 'omit',
    redirect: method === 'HEAD' ? 'manual' : 'follow',
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT)]),
  });
}

function placesIn(html: string): ReadonlySet<string> {
  const page = new DOMParser().parseFromString(html, 'text/html');
  return new Set([...page.querySelectorAll('[id]')].map(({ id }) => id));
}
