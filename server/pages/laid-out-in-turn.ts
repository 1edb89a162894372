/**
 * The server has each page laid out from its first view on. A browser lays out a whole document before it shows any of
 * it, and most of that is for what is below the window. See docs/decisions/080-laid-out-in-turn.md.
 */

/** How long a page's pictures, script and first movements have the processor after it has loaded, in ms. */
const PAUSE = 1500;
/** The time from one section to the next, in ms: three frames, in which a gesture is answered. */
const STEP = 50;
/** The longest page has twelve sections; what a longer one has more is laid out at the last step. */
const MOST_SECTIONS = 16;

/** What a skipped section is taken for until it is near the window; what it draws beyond its edges is drawn. */
const SKIPPED =
  'content-visibility:auto;contain-intrinsic-size:auto 50rem;overflow-clip-margin:50rem';

/**
 * The part of the opening script that does so. A page that was open before (React Router's key is in its history), that
 * opens at an anchor or that its visitor has touched is laid out whole, and any page once an anchor of it is followed:
 * where that lies depends on the height of all that is above. `isUnderWay` in `app/frame/first-gesture.ts` has the same rule.
 */
export const IN_TURN = [
  'if(!history.state&&!location.hash&&!navigator.userActivation?.hasBeenActive){',
  'let nth=2,sheets=document.adoptedStyleSheets,sheet=new CSSStyleSheet,',
  `skip=()=>sheet.replaceSync(\`main section:nth-of-type(n+\${nth}),main~footer{${SKIPPED}}\`),`,
  `next=()=>{if(nth++<${MOST_SECTIONS}){skip();setTimeout(next,${STEP})}else sheets.pop()};`,
  `skip();sheets.push(sheet);addEventListener('load',()=>setTimeout(next,${PAUSE}));`,
  "addEventListener('click',({target})=>target.closest?.('a')?.hash&&sheets.pop(),true)}",
].join('');
