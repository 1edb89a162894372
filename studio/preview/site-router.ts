import type { DataRouter } from 'react-router';

/** The part of the site's router that the preview uses; React Router stores it in a property of the window. */
export type SiteRouter = Pick<
  DataRouter,
  'basename' | 'navigate' | 'revalidate' | 'state' | 'subscribe'
>;

declare global {
  interface Window {
    __reactRouterDataRouter?: DataRouter;
  }
}

/** The pause between two looks for the router, in ms: the page's script comes after its first paint. */
const LOOK_AGAIN = 20;

/** The router of this page, once it runs. */
export async function siteRouter(): Promise<SiteRouter> {
  let router = window.__reactRouterDataRouter;
  while (!router) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN));
    router = window.__reactRouterDataRouter;
  }
  return router;
}

/** Reloads the data of the page and of its frame, which for visitors stay those of the first load. */
export async function readAnew(router: SiteRouter): Promise<void> {
  for (const { route } of router.state.matches) route.shouldRevalidate = () => true;
  await router.revalidate();
}

/** The address of the page shown as visitors have it: `/work/medina?page=2`. */
export function publicAddress({ basename = '', state }: SiteRouter): string {
  const { pathname, search, hash } = state.location;
  return (withoutBase(pathname, basename) || '/') + search + hash;
}

/** A path without the part that previews put before it; '' for the home page's. */
export function withoutBase(pathname: string, base: string): string {
  return pathname === base || pathname.startsWith(`${base}/`)
    ? pathname.slice(base.length)
    : pathname;
}
