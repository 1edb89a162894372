import { type SiteRouter, withoutBase } from './site-router.ts';

/** What is served beside the pages, and what other rooms answer: the frame cannot show it in a preview. */
const NO_PAGE = /^\/(?:images|files|assets|covers|portraits|studio)\//;

/**
 * Keeps a click on a plain link of the page in the preview: its address is a public page's, which no frame may show.
 * Another site opens in a tab of its own.
 */
export function keepInPreview(router: SiteRouter): void {
  addEventListener('click', (event) => {
    const { target, defaultPrevented } = event;
    if (defaultPrevented || !(target instanceof Element)) return;
    const link = target.closest<HTMLAnchorElement>('a[href]:not([target], [download])');
    if (!link || !/^https?:$/.test(link.protocol)) return;
    if (link.origin !== location.origin || NO_PAGE.test(link.pathname)) {
      link.target = '_blank';
      return;
    }
    // An anchor of this page the browser follows by itself.
    if (link.pathname === location.pathname && link.hash !== '') return;
    event.preventDefault();
    const path = withoutBase(link.pathname, router.basename ?? '') || '/';
    void router.navigate(path + link.search + link.hash);
  });
}
