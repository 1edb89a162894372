import { TINT_KEY } from '../../app/index.ts';

/**
 * The script in the page's head that puts the tint of the visitor's last piece on the document before anything is seen:
 * it runs in the browser alone, so that the page stays the same for all. `tints.generated.css` knows the names.
 */
const TINT = `try{let tint=localStorage.${TINT_KEY};tint&&(document.documentElement.dataset.tint=tint)}catch{}`;

/**
 * Puts that script in a document's head, and the colour of the browser's own bars.
 *
 * @param nonce marks our own scripts, this one too
 * @param theme `#RRGGBB`. Here rather than in the app: pages would download it again in their script
 */
export function tinted(html: string, nonce: string, theme: string): string {
  const meta = `<meta name="theme-color" content="${theme}"/>`;
  return html.replace('<head>', `<head><script nonce="${nonce}">${TINT}</script>${meta}`);
}
