/** The script of an editor's preview: in the Studio's frame it hydrates the page at once and starts the overlays. */
import { HIDDEN } from '../../model/contracts/preview-contract.ts';
import { siteRouter } from './site-router.ts';

keepTitlePlain();

// A preview in a tab of its own behaves as any page does.
if (parent !== window) {
  const router = await siteRouter();
  // Public pages hydrate at the first gesture (docs/decisions/032-hydration-on-gesture.md): this event is one, so that
  // a preview hydrates at once.
  dispatchEvent(new Event('scroll'));
  const { connect } = await import('./overlays.ts');
  connect(router);
}

/**
 * Removes the overlays' invisible marks from the title each time the page's script writes it: tabs, bookmarks and
 * screen readers would have them. The server has done so in the page it sends.
 */
function keepTitlePlain(): void {
  function clean(): void {
    const plain = document.title.replace(HIDDEN, '');
    if (plain !== document.title) document.title = plain;
  }
  new MutationObserver(clean).observe(document.head, {
    childList: true,
    characterData: true,
    subtree: true,
  });
  clean();
}
