import { TINT_KEY } from '../../app/index.ts';

/**
 * The script in the page's head that puts the tint of the visitor's last piece on the document before anything is seen:
 * it runs in the browser alone, so that the page stays the same for all. `tints.generated.css` knows the names.
 */
const TINT = `try{let tint=localStorage.${TINT_KEY};tint&&(document.documentElement.dataset.tint=tint)}catch{}`;

/** @param nonce marks our own scripts, this one too */
export function tinted(html: string, nonce: string): string {
  return html.replace('<head>', `<head><script nonce="${nonce}">${TINT}</script>`);
}
