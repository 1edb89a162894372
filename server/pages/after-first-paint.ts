/**
 * Delays a page's modules until its first view is on the screen. On a telephone's line the script is three quarters of the
 * bytes: asked for at once, it shares the line with the stylesheet, the fonts and the first picture, and
 * everything is late. See decisions/009-script-after-first-paint.md.
 */

/** Longest wait, in ms: a tab in the background paints nothing, and its page is ready when it is shown. */
const LONGEST_WAIT = 1000;
/** How long the frame that shows the last picture of the first view may take to the screen, in ms. */
const FRAME = 100;

/** The script in the page, run once: it turns what was set aside back into what React Router wrote. */
const START = [
  'let start=()=>{start=()=>{};',
  "for(let link of document.querySelectorAll('link[rel=after-paint]'))link.rel='modulepreload';",
  "let aside=document.querySelector('script[type=after-paint]'),script=document.createElement('script');",
  "script.type='module';script.textContent=aside.textContent;aside.replaceWith(script)},soon=()=>start();",
  "for(let gesture of['pointerdown','keydown'])addEventListener(gesture,soon,true);",
  // Marks a button that only script answers: `app/frame/held-clicks.ts` presses it again.
  "onclick=({target})=>{let button=target.closest?.('main [type=button]:not([popovertarget])');if(button){onclick=null;button.setAttribute('aria-busy',true)}};",
  `addEventListener('load',()=>requestAnimationFrame(()=>setTimeout(soon,${FRAME})));`,
  `setTimeout(soon,${LONGEST_WAIT})`,
].join('');

/**
 * Sets aside the modules of a document React Router has rendered, until its first paint.
 *
 * @param nonce marks our own scripts, this one too.
 */
export function afterFirstPaint(html: string, nonce: string): string {
  const ours = `nonce="${nonce}"`;
  const module = new RegExp(`<script (?=[^>]*${ours})[^>]*type="module"[^>]*>`);
  const end = html.lastIndexOf('</body>');
  if (!module.test(html) || end < 0) return html;
  return `${html.slice(0, end)}<script ${ours}>${START}</script>${html.slice(end)}`
    .replaceAll('<link rel="modulepreload"', '<link rel="after-paint"')
    .replace(module, `<script ${ours} type="after-paint">`);
}
