/** The script that a document runs in the browser before its first paint, at the beginning of its body. */
import { TINT_KEY } from '../../app/index.ts';
import { isSetAside, START } from './after-first-paint.ts';

/**
 * Puts the tint of the visitor's last piece on the body: in the browser alone, so that the page stays the same for all.
 * `tints.generated.css` knows the names.
 */
const TINT = `try{let tint=localStorage.${TINT_KEY};tint&&(document.body.dataset.tint=tint)}catch{}`;

/**
 * The script of a bar that only some pages show, also after client navigations. A browser without the Navigation API
 * leaves the bar as it is.
 */
const SHOWN_ON = `window.navigation?.addEventListener("currententrychange",()=>{let bar=document.querySelector(".announcement-bar");bar&&(bar.hidden=!bar.dataset.on.split(" ").includes(location.pathname))});`;

const HAS_BAR_OF_PAGES = ' data-on="';

/**
 * Matches a form that was sent without script and refused: the page must have its final height above the focused field.
 */
const OPENS_AT_A_FIELD = / autofocus=/i;

// The server has a page laid out from its first view on: a browser lays out a whole document before it shows any of it,
// and most of that is below the window. See docs/decisions/080-laid-out-in-turn.md.

/** The time that a page's pictures, script and first movements have the processor after it has loaded, in ms. */
const PAUSE = 1500;
/** The time from one section to the next, in ms: three frames, in which a gesture is answered. */
const STEP = 50;
/** The longest page has twelve sections; what a longer one has more is laid out at the last step. */
const MOST_SECTIONS = 16;

/** The styles of a skipped section: an estimated height until it is near the window, and visible overflow. */
const SKIPPED =
  'content-visibility:auto;contain-intrinsic-size:auto 50rem;overflow-clip-margin:50rem';

/**
 * The part of the opening script that does so. A page that was open before (React Router's key is in its history), that
 * opens at an anchor or that its visitor has touched is laid out whole, and any page once an anchor of it is followed:
 * where that lies depends on the height of all that is above. `isUnderWay` in `app/frame/hydrate-later.tsx` has the same rule.
 */
const IN_TURN = [
  'if(!history.state&&!location.hash&&!navigator.userActivation?.hasBeenActive){',
  'let nth=2,sheets=document.adoptedStyleSheets,sheet=new CSSStyleSheet,',
  `skip=()=>sheet.replaceSync(\`main section:nth-of-type(n+\${nth}),main~footer{${SKIPPED}}\`),`,
  `next=()=>{if(nth++<${MOST_SECTIONS}){skip();setTimeout(next,${STEP})}else sheets.pop()};`,
  `skip();sheets.push(sheet);addEventListener('load',()=>setTimeout(next,${PAUSE}));`,
  "addEventListener('click',({target})=>target.closest?.('a')?.hash&&sheets.pop(),true)}",
].join('');

/**
 * Puts that script into a document.
 *
 * @param nonce marks our own scripts, this one too
 * @param isPreview an editor's overlays lie over all sections: they are laid out at once
 * @param hasPiece whether a visitor may set the last piece: without it, an earlier tint could not be taken back
 */
export function withOpeningScript(
  html: string,
  nonce: string,
  { isPreview, hasPiece }: { isPreview: boolean; hasPiece: boolean },
): string {
  const script = [
    hasPiece ? TINT : '',
    isSetAside(html) ? START : '',
    !isPreview && html.includes(HAS_BAR_OF_PAGES) ? SHOWN_ON : '',
    // `IN_TURN` comes last: in a browser without constructable stylesheets it ends the script, and the page is laid out
    // whole.
    isPreview || OPENS_AT_A_FIELD.test(html) ? '' : IN_TURN,
  ].join('');
  return html.replace('<body>', () => `<body><script nonce="${nonce}">${script}</script>`);
}
