import { TINT_KEY } from '../../app/index.ts';

/**
 * The script that puts the tint of the visitor's last piece on a page's body before anything is seen:
 * it runs in the browser alone, so that the page stays the same for all. `tints.generated.css` knows the names.
 */
const TINT = `try{let tint=localStorage.${TINT_KEY};tint&&(document.body.dataset.tint=tint)}catch{}`;

/**
 * Puts that script at the beginning of a document's body, and the colour of the browser's own bars in its head.
 *
 * @param nonce marks our own scripts, this one too
 * @param theme `#RRGGBB`. Here rather than in the app: pages would download it again in their script
 */
export function tinted(html: string, nonce: string, theme: string): string {
  return html
    .replace('<head>', `<head><meta name="theme-color" content="${theme}"/>`)
    .replace('<body>', `<body><script nonce="${nonce}">${TINT}</script>`);
}
