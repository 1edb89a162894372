export type WallParts = {
  button: HTMLButtonElement;
  /** What is moved: the drawn piece in its button. */
  mover: HTMLElement;
  picture: HTMLImageElement;
  section: HTMLElement;
  /** What covers the heart of the home page's wall, with the hole in it; `null` elsewhere. */
  heart: HTMLElement | null;
  /** The live region beside the button. */
  said: HTMLElement;
  /** Renames the button; `undefined` gives it its own name back. */
  name(text: string | undefined): void;
};

const SAID = 'last-piece-said';

/** The parts of the wall that a piece belongs to; undefined where the button stands beside no wall. */
export function partsOf(button: HTMLButtonElement): WallParts | undefined {
  const section = button.closest('section');
  const picture = section?.querySelector<HTMLImageElement>('picture img');
  const mover = button.firstElementChild;
  if (!section || !picture || !(mover instanceof HTMLElement)) return undefined;
  return {
    button,
    mover,
    picture,
    section,
    heart: section.querySelector<HTMLElement>('.hero-heart'),
    said: section.querySelector<HTMLElement>(`.${SAID}`) ?? liveRegion(button),
    name: namer(button, mover),
  };
}

function liveRegion(button: HTMLElement): HTMLElement {
  const region = document.createElement('p');
  region.className = SAID;
  region.role = 'status';
  button.after(region);
  return region;
}

/** A piece is named by the text beside it, or by what its picture says. */
function namer(button: HTMLElement, mover: HTMLElement): WallParts['name'] {
  const text = button.lastChild;
  if (text instanceof Text) {
    const own = text.data;
    return (name = own) => {
      text.data = name;
    };
  }
  if (!(mover instanceof HTMLImageElement)) return () => undefined;
  const own = mover.alt;
  return (name = own) => {
    mover.alt = name;
  };
}
