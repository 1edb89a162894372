/** What a document runs in the browser before any of it is seen: one script, at the beginning of its body. */
import { TINT_KEY } from '../../app/index.ts';
import { isSetAside, START } from './after-first-paint.ts';
import { IN_TURN } from './laid-out-in-turn.ts';

/**
 * Puts the tint of the visitor's last piece on the body: in the browser alone, so that the page stays the same for all.
 * `tints.generated.css` knows the names.
 */
const TINT = `try{let tint=localStorage.${TINT_KEY};tint&&(document.body.dataset.tint=tint)}catch{}`;

/** Of a bar that only some pages show: a visitor walks to and from them. A browser that tells of no walk leaves it as it is. */
const SHOWN_ON = `window.navigation?.addEventListener("currententrychange",()=>{let bar=document.querySelector(".announcement-bar");bar&&(bar.hidden=!bar.dataset.on.split(" ").includes(location.pathname))});`;

const HAS_BAR_OF_PAGES = ' data-on="';

/** A form that was sent without script and is refused: what is above its field has to be as tall as it will be. */
const OPENS_AT_A_FIELD = / autofocus=/i;

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
    // The last one: a browser that knows no such sheets ends the script here, and lays the page out whole.
    isPreview || OPENS_AT_A_FIELD.test(html) ? '' : IN_TURN,
  ].join('');
  return html.replace('<body>', () => `<body><script nonce="${nonce}">${script}</script>`);
}
