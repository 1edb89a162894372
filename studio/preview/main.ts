/** The script of an editor's preview: in the Studio's frame it hydrates the page at once and starts the overlays. */
import { keepTitlePlain } from './plain-title.ts';
import { siteRouter } from './site-router.ts';

keepTitlePlain();

// In a tab of its own a preview is a page like any other.
if (parent !== window) {
  const router = await siteRouter();
  // Public pages hydrate at the first gesture (docs/decisions/032-hydration-on-gesture.md); what is edited is drawn anew now.
  dispatchEvent(new Event('scroll'));
  const { connect } = await import('./overlays.ts');
  connect(router);
}
