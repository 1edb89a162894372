/**
 * The last piece of a wall: dragged, tapped or sent by the keyboard into its hole, it recolours the wall and tints the
 * visit; taken back, it undoes both. Downloaded when a visitor comes near it (`piece-intent.ts`).
 * See docs/decisions/066-last-piece.md.
 */

import { href } from 'react-router';
import type { Tint } from '../../packages/drawings/zellige/tints.ts';
import { savesData } from '../ui/saves-data.ts';
import { wantsNoMotion } from '../ui/wants-no-motion.ts';
import { followPointer } from './follow-pointer.ts';
import { EASE_OUT, fly, type Pose, poseOf, SPRING } from './motion.ts';
import { currentTint, keepTint, nextTint, tintPage } from './tint-memory.ts';
import { createWave } from './wave.ts';
import './last-piece.css';

const TAKE_BACK = 'Reprendre la pièce';
const TAKEN_BACK = 'La pièce est reprise\u00a0: à vous de la reposer.';

/** The line shown once the piece is set, and the addition for screen readers. */
const SET = {
  home: {
    line: 'Il ne manquait que vous.',
    spoken: 'La pièce est posée\u00a0: le mur et les étoiles du site ont pris ses couleurs.',
  },
  missing: {
    line: 'La page manque toujours. Le mur, lui, est fini.',
    spoken: 'La pièce est posée.',
  },
} as const;

/** The piece of a missing page is drawn turned by its fall, in degrees, and its star is this part of it. */
const FALLEN = { turn: 14, star: 304 / 310 };

/** The part of its size within which a hole draws the piece. */
const REACH = 0.8;

/** The way of a piece that is sent without a hand: it rises first, then falls into place. */
const THROWN = { part: 0.3, up: 72, larger: 1.15, turn: -26 };

const WAY_THERE = { duration: 620, easing: 'cubic-bezier(.45,0,.15,1)' };
const SNAP = { duration: 160, easing: EASE_OUT };
const WAY_BACK = { duration: 760, easing: SPRING };
const PRESSED = [{ scale: 1.07 }, { scale: 0.95 }, { scale: 1.015 }, { scale: 1 }];

type Piece = {
  /** The time from which it listens; earlier events are passed to it. */
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

type WallParts = {
  button: HTMLButtonElement;
  /** The drawn piece in its button, which is moved. */
  mover: HTMLElement;
  picture: HTMLImageElement;
  section: HTMLElement;
  /** The element that covers the heart of the home page's wall, with the hole in it; `null` elsewhere. */
  heart: HTMLElement | null;
  /** The live region beside the button. */
  status: HTMLElement;
  /** Renames the button; `undefined` gives it its own name back. */
  name(text: string | undefined): void;
};

const REGION_CLASS = 'last-piece-said';

/** Returns the parts of the wall that a piece belongs to; undefined where the button has no wall. */
function partsOf(button: HTMLButtonElement): WallParts | undefined {
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
    status: section.querySelector<HTMLElement>(`.${REGION_CLASS}`) ?? liveRegion(button),
    name: namer(button, mover),
  };
}

function liveRegion(button: HTMLElement): HTMLElement {
  const region = document.createElement('p');
  region.className = REGION_CLASS;
  region.role = 'status';
  button.after(region);
  return region;
}

/** Returns a function that names a piece, by the text beside it or by its picture's. */
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

function wired(button: HTMLButtonElement): Piece | undefined {
  const parts = partsOf(button);
  if (!parts) return undefined;
  const piece = wire(parts);
  pieces.set(button, piece);
  return piece;
}

/** A hole in a wall that a piece is set into, in px of the window: its middle, and the size of the piece that fills it, from tip to tip. */
type Hole = { x: number; y: number; size: number };

/** The disc that is drawn over the heart of the home page's wall is this much wider than the star in it (`hero-art.css`). */
const DISC = 1.34;

/** The holes of `packages/drawings/zellige/not-found.ts`, in units of its drawings: the star is 0.524 of the scale wide. */
const MISSING = {
  wide: { width: 1440, height: 900, x: 1050, y: 520, size: 304 },
  narrow: { width: 390, height: 844, x: 256, y: 262, size: 173 },
} as const;
/** The media query of a wide window, as `missing-piece.tsx` has it. */
const WIDE = '(min-width: 1024px)';

/** @param heart what covers the heart of the home page's wall; absent on a page that is missing */
function holeIn(picture: HTMLImageElement, heart: Element | null): Hole {
  if (heart) {
    const { left, top, width, height } = heart.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2, size: width / DISC };
  }
  const { width, height, x, y, size } = matchMedia(WIDE).matches ? MISSING.wide : MISSING.narrow;
  const box = picture.getBoundingClientRect();
  // The picture is scaled as `object-fit: cover` does, from the top left corner.
  const scale = Math.max(box.width / width, box.height / height);
  return {
    x: box.left + x * scale,
    y: box.top + y * scale,
    size: size * scale,
  };
}

/** The film that is seen through the piece once it is set: silent, and the way to the page where it is heard. */
type PieceFilm = { src: string; to: string; poster?: string; duration?: string };

/**
 * Opens the film in the heart of the wall. Who asked for less motion or data sees its poster: nothing of the film is loaded.
 *
 * @returns what closes it; undefined where the agency has no film, or it cannot be had
 */
async function openFilm(heart: HTMLElement): Promise<(() => void) | undefined> {
  const film = await download().catch(() => undefined);
  if (!film || !heart.isConnected) return undefined;
  const isStill = wantsNoMotion();
  const link = document.createElement('a');
  link.className = 'piece-film';
  link.href = film.to;
  const video = document.createElement('video');
  Object.assign(video, { muted: true, playsInline: true, preload: 'none', src: film.src });
  if (film.poster) video.poster = film.poster;
  const name = document.createElement('span');
  name.textContent = film.duration ? `Voir le film, ${film.duration}` : 'Voir le film';
  link.append(video, name);
  heart.append(link);
  if (!isStill) link.animate([{ scale: 0.5, opacity: 0 }, {}], { duration: 620, easing: SPRING });
  // A browser may refuse to play: the visitor still sees the poster.
  if (!isStill && !savesData()) video.play().catch(() => undefined);
  return () => link.remove();
}

async function download(): Promise<PieceFilm | undefined> {
  const answer = await fetch(href('/film.json'));
  const film: Partial<PieceFilm> = answer.ok ? await answer.json() : {};
  const { src, to } = film;
  return src && to ? { ...film, src, to } : undefined;
}

function wire({ button, mover, picture, section, heart, status, name }: WallParts): Piece {
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

  function show(line?: string, spoken?: string): void {
    name(isSet ? TAKE_BACK : undefined);
    button.toggleAttribute('data-set', isSet);
    const hidden = document.createElement('span');
    hidden.className = 'visually-hidden';
    hidden.textContent = spoken ? ` ${spoken}` : '';
    status.replaceChildren(line ?? '', hidden);
  }

  /** Returns the pose of the hole, relative to where the piece floats. */
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
    // The layout is read before anything is written: in between, it would be computed twice.
    const from = origin();
    last = tint;
    isSet = true;
    keepTint(tint);
    // The page takes the tint at the end of the wave, because recomputing all styles would cost the wave frames.
    section.dataset.tint = tint;
    show(words.line, words.spoken);
    if (!isStill) {
      // From now on the drawn heart stands for the piece.
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
    // The click that follows a drag is ignored.
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
      // The press may be over when the script has loaded.
      if (button.matches(':active') && mover.contains(targetOf(event))) void pick(event);
    }
  }

  if (isSet) show(words.line, words.spoken);
  wave.prepare(isSet && last ? last : coming, origin());
  button.addEventListener('click', hear);
  button.addEventListener('pointerdown', hear);
  return { since: performance.now(), hear };
}

function targetOf({ target }: Event): Node | null {
  return target instanceof Node ? target : null;
}
