/** The longest press that is waited for: a long press, or one whose end no event reports, may take longer. */
const LONGEST_PRESS = 500; // ms

let paint: Promise<unknown> = Promise.resolve();
let press: Promise<unknown> = paint;
let end: (value?: unknown) => void = () => {};

if (typeof window !== 'undefined') {
  for (const type of ['pointerdown', 'keydown', 'pointercancel', 'keyup', 'click']) {
    addEventListener(type, hear, true);
  }
}

function hear({ type }: Event): void {
  // A task that follows a frame begins when that frame is on its way to the screen.
  paint = new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  end();
  if (!type.endsWith('down')) return;
  press = new Promise((resolve) => {
    end = resolve;
    setTimeout(resolve, LONGEST_PRESS);
  });
}

/** Resolves once the browser has painted the response to the last press of a finger, a button or a key. */
export function painted(): Promise<unknown> {
  return paint;
}

/** Resolves once that press has ended, and its effect is painted too. */
export async function released(): Promise<void> {
  await press;
  await paint;
}
