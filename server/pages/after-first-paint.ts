/**
 * Delays a page's modules until its first view is on the screen. On a telephone's line the script is three quarters of the
 * bytes: asked for at once, it shares the line with the stylesheet, the fonts and the first picture, and
 * everything is late. See docs/decisions/009-script-after-first-paint.md.
 */

/** The longest wait, in ms: a tab in the background paints nothing, and its page is ready when it is shown. */
const LONGEST_WAIT = 1000;
/** The time that the frame with the last picture of the first view may take to the screen, in ms. */
const FRAME = 100;

/** A type that no browser runs. */
const ASIDE = 'after-paint';

/**
 * The part of the opening script that turns what was set aside, once, back into what React Router wrote. It has run when a
 * form is sent: where there is script, no browser validates in its own way (docs/decisions/062-validation-in-the-page.md).
 */
export const START = [
  `let start=()=>{for(let form of document.forms)form.noValidate=true;let aside=document.querySelector('script[type=${ASIDE}]'),script=aside?.cloneNode(true);if(aside){`,
  `for(let link of document.querySelectorAll('link[rel=${ASIDE}]'))link.rel='modulepreload';`,
  "script.type='module';aside.replaceWith(script)}};",
  'onpointerdown=onkeydown=start;',
  // Marks a button that only works with script: `app/frame/hydrate-later.tsx` presses it again after hydration.
  "onclick=({target})=>{let button=target.closest?.('main [type=button]:not([popovertarget])');if(button){onclick=null;button.ariaBusy=true}};",
  `addEventListener('load',()=>requestAnimationFrame(()=>setTimeout(start,${FRAME})));`,
  `setTimeout(start,${LONGEST_WAIT});`,
].join('');

/**
 * Sets aside the modules of a document React Router has rendered.
 *
 * @param nonce marks our own scripts
 */
export function setAside(html: string, nonce: string): string {
  const ours = `nonce="${nonce}"`;
  const module = new RegExp(`<script (?=[^>]*${ours})[^>]*type="module"[^>]*>`);
  const aside = html.replace(module, `<script ${ours} type="${ASIDE}">`);
  return aside === html
    ? html
    : aside.replaceAll('<link rel="modulepreload"', `<link rel="${ASIDE}"`);
}

export function isSetAside(html: string): boolean {
  return html.includes(` type="${ASIDE}">`);
}
