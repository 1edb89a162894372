/**
 * The last piece of a wall: dragged, tapped or sent by the keyboard into its hole, it recolours the wall and tints the
 * visit; taken back, it undoes both. Downloaded when a visitor comes near it (`piece-intent.ts`).
 * See docs/decisions/066-last-piece.md.
 */
import type { Tint } from '../../packages/drawings/zellige/tints.ts';
import { wantsNoMotion } from '../ui/wants-no-motion.ts';
import { followPointer } from './follow-pointer.ts';
import { holeIn } from './holes.ts';
import { EASE_OUT, fly, type Pose, poseOf, SPRING } from './motion.ts';
import { partsOf, type WallParts } from './parts.ts';
import { openFilm } from './piece-film.ts';
import { currentTint, keepTint, nextTint, tintPage } from './tint-memory.ts';
import { createWave } from './wave.ts';
import './last-piece.css';

const TAKE_BACK = 'Reprendre la pièce';
const TAKEN_BACK = 'La pièce est reprise\u00a0: à vous de la reposer.';

/** What is read once the piece is set, and what only a screen reader need be told besides. */
const SET = {
  home: {
    line: 'Il ne manquait que vous.',
    told: 'La pièce est posée\u00a0: le mur et les étoiles du site ont pris ses couleurs.',
  },
  missing: {
    line: 'La page manque toujours. Le mur, lui, est fini.',
    told: 'La pièce est posée.',
  },
} as const;

/** The piece of a missing page is drawn turned by its fall, in degrees, and its star is this part of it. */
const FALLEN = { turn: 14, star: 304 / 310 };

/** The part of its size within which a hole draws the piece. */
const REACH = 0.8;

/** Sent without a hand it rises first, then falls into place. */
const THROWN = { part: 0.3, up: 72, larger: 1.15, turn: -26 };

const WAY_THERE = { duration: 620, easing: 'cubic-bezier(.45,0,.15,1)' };
const SNAP = { duration: 160, easing: EASE_OUT };
const WAY_BACK = { duration: 760, easing: SPRING };
const PRESSED = [{ scale: 1.07 }, { scale: 0.95 }, { scale: 1.015 }, { scale: 1 }];

type Piece = {
  /** When it began to listen: what came before is handed to it. */
  since: number;
  hear(event: Event): void;
};

const pieces = new WeakMap<HTMLButtonElement, Piece>();

/**
 * Makes a piece ready for what its visitor does with it.
 *
 * @param event what made the page download this; answered now, if it still can be
 */
export function take(button: HTMLButtonElement, event: Event): void {
  const piece = pieces.get(button) ?? wired(button);
  if (piece && event.timeStamp < piece.since) piece.hear(event);
}

function wired(button: HTMLButtonElement): Piece | undefined {
  const parts = partsOf(button);
  if (!parts) return undefined;
  const piece = wire(parts);
  pieces.set(button, piece);
  return piece;
}

function wire({ button, mover, picture, section, heart, said, name }: WallParts): Piece {
  const words = heart ? SET.home : SET.missing;
  const wave = createWave(picture, section);
  const rest = poseOf(mover);
  /** The tint of the home page's piece, which that of another wall takes over and leaves. */
  const former = heart ? undefined : currentTint();
  let last: Tint | undefined = currentTint();
  /** The tint that the piece brings when it is set; its tiles wait for it. */
  let coming = former ?? nextTint(last);
  let isSet = heart !== null && last !== undefined;
  let isBusy = false;
  let isDragged = false;
  let closeFilm: (() => void) | undefined;

  function show(line?: string, told?: string): void {
    name(isSet ? TAKE_BACK : undefined);
    button.toggleAttribute('data-set', isSet);
    const hidden = document.createElement('span');
    hidden.className = 'visually-hidden';
    hidden.textContent = told ? ` ${told}` : '';
    said.replaceChildren(line ?? '', hidden);
  }

  /** Where the hole is, from where the piece floats. */
  function holePose(): Pose {
    const hole = holeIn(picture, heart);
    const box = mover.getBoundingClientRect();
    const now = poseOf(mover);
    return {
      x: hole.x - (box.left + box.width / 2 - now.x),
      y: hole.y - (box.top + box.height / 2 - now.y),
      size: hole.size / (mover.offsetWidth * (heart ? 1 : FALLEN.star)),
      turn: heart ? 0 : -FALLEN.turn,
    };
  }

  /** The middle of the wave, from the corner of the picture. */
  function origin() {
    const hole = holeIn(picture, heart);
    const box = picture.getBoundingClientRect();
    return { x: hole.x - box.left, y: hole.y - box.top };
  }

  async function set(hole: Pose, way: readonly Pose[], timing: typeof SNAP): Promise<void> {
    const isStill = wantsNoMotion();
    await fly(mover, [...way, hole], isStill ? { ...timing, duration: 0 } : timing);
    const tint = coming;
    // Read before anything is written: in between, styles and layout would be computed twice.
    const from = origin();
    last = tint;
    isSet = true;
    keepTint(tint);
    // The page at the end of the wave: all its styles are computed anew, which the wave would share its frames with.
    section.dataset.tint = tint;
    show(words.line, words.told);
    if (!isStill) {
      // From here on the drawn heart is the piece.
      (heart ?? mover.firstElementChild ?? mover).animate(PRESSED, { duration: 420 });
      navigator.vibrate?.(8);
    }
    if (heart) mover.style.transform = '';
    await wave.rise(tint, from, isStill).catch(() => undefined);
    await tintPage(tint, section);
    if (heart) closeFilm = await openFilm(heart);
  }

  async function takeBack(): Promise<void> {
    const isStill = wantsNoMotion();
    const hole = holePose();
    if (last && !isStill) await wave.lay(last, origin()).catch(() => undefined);
    isSet = false;
    closeFilm?.();
    if (!former) keepTint(undefined);
    const untinted = former ? undefined : tintPage(undefined, section);
    show(undefined, TAKEN_BACK);
    const back = isStill ? { ...WAY_BACK, duration: 0 } : WAY_BACK;
    await Promise.all([fly(mover, [hole, rest], back), wave.ebb(isStill), untinted]);
    mover.style.transform = '';
    coming = former ?? nextTint(last);
    wave.prepare(coming, origin());
  }

  async function alone(act: () => Promise<void>): Promise<void> {
    isBusy = true;
    try {
      await act();
    } finally {
      isBusy = false;
    }
  }

  function click(): void {
    if (isBusy || isDragged) return;
    if (isSet) return void alone(takeBack);
    const now = poseOf(mover);
    const hole = holePose();
    const { part, up, larger, turn } = THROWN;
    const highest = {
      x: now.x + (hole.x - now.x) * part,
      y: now.y + (hole.y - now.y) * part - up,
      size: hole.size * larger,
      turn,
    };
    void alone(() => set(hole, [now, highest], WAY_THERE));
  }

  async function pick(down: PointerEvent): Promise<void> {
    if (isBusy || isSet || down.button !== 0) return;
    const hole = holePose();
    button.setAttribute('data-held', '');
    const { outcome, pose } = await followPointer(mover, down, {
      start: poseOf(mover),
      hole,
      reach: hole.size * REACH * (heart ? mover.offsetWidth : mover.offsetWidth * FALLEN.star),
      onNear: (isNear) => section.toggleAttribute('data-near', isNear),
    });
    button.removeAttribute('data-held');
    if (outcome === 'tap') return;
    // The click that ends a drag is none.
    isDragged = true;
    setTimeout(() => {
      isDragged = false;
    });
    if (outcome === 'set') return alone(() => set(hole, [pose], SNAP));
    await fly(mover, [pose, rest], wantsNoMotion() ? { ...WAY_BACK, duration: 0 } : WAY_BACK);
    mover.style.transform = '';
  }

  function hear(event: Event): void {
    if (event.type === 'click') click();
    else if (event instanceof PointerEvent && event.type === 'pointerdown') {
      // The press may be over by now.
      if (button.matches(':active') && mover.contains(targetOf(event))) void pick(event);
    }
  }

  if (isSet) show(words.line, words.told);
  wave.prepare(isSet && last ? last : coming, origin());
  button.addEventListener('click', hear);
  button.addEventListener('pointerdown', hear);
  return { since: performance.now(), hear };
}

function targetOf({ target }: Event): Node | null {
  return target instanceof Node ? target : null;
}
