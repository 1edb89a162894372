/** Recolours a drawn wall outwards, tile by tile, from the place where its last piece was set. */
import type { Tint } from '../../packages/drawings/zellige/tints.ts';
import { nextFrame, SPRING } from './motion.ts';
import { farthest, readWall, ringsAround, type Tile, type Wall } from './wall-tiles.ts';

/** A ring is a layer of the browser's compositor: few enough for the memory of a telephone, many enough for a wave. */
const RINGS = 11;
/** visual.md: up to 900 ms for the hero; the last ring starts after TRAVEL and takes what is left. */
const TRAVEL = 540; // ms
const RISE = 360; // ms
/** The time in which a ring appears, shorter than its motion: a blend of two colours would be neither. */
const APPEAR = 110; // ms
/** The distance that a ring comes from, towards the middle. */
const PUSH = 12; // px
/** The way back is short: it undoes. */
const EBB = { travel: 300, fall: 200 }; // ms

/** Marks the wall during a wave: `hero-art.css` then leaves the drawing below as it was. */
const WAVE_MARK = 'data-wave';
/** Tiles that are laid and wait for the piece (`last-piece.css`). */
const UNSEEN = 'data-unseen';

export type Wave = {
  /**
   * Downloads the drawing, which the page has already shown, and lays its tiles over the wall unseen, one ring a frame:
   * laid in the frame in which a piece lands, they would be a task of 75 ms on a slow telephone.
   */
  prepare(tint: Tint, from: Spot): void;
  /** Shows the tiles of this tint at once. @throws when the drawing cannot be loaded */
  lay(tint: Tint, from: Spot): Promise<void>;
  /** Shows the tiles in one wave, or at once. Resolves with the last tile. @throws as above */
  rise(tint: Tint, from: Spot, isStill: boolean): Promise<void>;
  /** Removes the tiles, the outermost first. */
  ebb(isStill: boolean): Promise<void>;
};

/** A place on the picture, in px from its corner as it is laid out. */
type Spot = { x: number; y: number };

type Stage = { element: HTMLElement; rings: HTMLElement[] };

type Laid = { address: string; tint: Tint; ready: Promise<Stage>; clear(): void };

/**
 * @param picture the wall: its drawing fills the box as `object-fit: cover` does, from the top left corner
 * @param section where the wall stands
 */
export function createWave(picture: HTMLImageElement, section: HTMLElement): Wave {
  let laid: Laid | undefined;

  function clear(): void {
    laid?.clear();
    laid = undefined;
    section.removeAttribute(WAVE_MARK);
  }

  function tiles(tint: Tint, from: Spot): Promise<Stage> {
    const [address = ''] = picture.currentSrc.split('#');
    if (laid?.address === address && laid.tint === tint) return laid.ready;
    clear();
    laid = { address, tint, ...layUnseen(picture, address, tint, from) };
    return laid.ready;
  }

  async function show(tint: Tint, from: Spot): Promise<HTMLElement[]> {
    const { element, rings } = await tiles(tint, from);
    element.removeAttribute(UNSEEN);
    section.setAttribute(WAVE_MARK, '');
    return rings;
  }

  // The picture loads another drawing, for another width of the window: the page itself tints that one.
  picture.addEventListener('load', clear);
  return {
    prepare(tint, from) {
      // A wall that cannot be read stays as it is; the piece is set all the same.
      tiles(tint, from).catch(clear);
    },

    async lay(tint, from) {
      await show(tint, from);
    },

    async rise(tint, from, isStill) {
      const rings = await show(tint, from);
      if (isStill) return;
      await run(rings, (ring, part) => {
        const start = `scale(${ring.dataset.start})`;
        const timing = { delay: part * TRAVEL, fill: 'backwards' } as const;
        ring.animate([{ opacity: 0 }, {}], { ...timing, duration: APPEAR });
        return ring.animate([{ transform: start }, {}], {
          ...timing,
          duration: RISE,
          easing: SPRING,
        });
      });
    },

    async ebb(isStill) {
      const stage = isStill ? undefined : await laid?.ready;
      if (stage) {
        await run(stage.rings, (ring, part) =>
          ring.animate([{}, { opacity: 0 }], {
            delay: (1 - part) * EBB.travel,
            duration: EBB.fall,
            fill: 'forwards',
          }),
        );
      }
      clear();
    },
  };
}

async function download(address: string): Promise<Wall> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return readWall(await answer.text());
}

/** Animates each ring by its part of the way from the middle (0) to the edge (1). */
async function run(
  rings: readonly HTMLElement[],
  animate: (ring: HTMLElement, part: number) => Animation,
): Promise<void> {
  const last = Math.max(1, rings.length - 1);
  await Promise.all(rings.map((ring, index) => animate(ring, index / last).finished));
}

/** Adds a ring of tiles per frame; `clear` removes those added so far, and stops. */
function layUnseen(
  picture: HTMLImageElement,
  address: string,
  tint: Tint,
  from: Spot,
): Pick<Laid, 'ready' | 'clear'> {
  const stage = document.createElement('div');
  stage.className = 'recolored-wall';
  stage.setAttribute(UNSEEN, '');
  let clear = () => stage.remove();

  async function lay(): Promise<Stage> {
    const wall = await download(address);
    const place = () => {
      // The picture may have been removed with its page.
      if (!picture.isConnected) removeEventListener('resize', place);
      return placeOver(picture, wall, stage);
    };
    const scale = place();
    const origin = { x: from.x / scale, y: from.y / scale };
    const width = farthest(wall.tiles, origin) / RINGS;
    const colors = wall.recoloring(tint);
    const rings: HTMLElement[] = [];
    picture.parentElement?.after(stage);
    addEventListener('resize', place);
    clear = () => {
      removeEventListener('resize', place);
      stage.remove();
    };
    for (const tiles of ringsAround(wall.tiles, origin, width)) {
      const start = 1 - PUSH / scale / (width * (rings.length + 1));
      const ring = ringElement(tiles, wall, colors, origin, start);
      rings.push(ring);
      stage.append(ring);
      await nextFrame();
    }
    return { element: stage, rings };
  }

  return { ready: lay(), clear: () => clear() };
}

/** Puts the tiles where the picture shows its own, and returns how large it shows them. */
function placeOver(picture: HTMLImageElement, wall: Wall, stage: HTMLElement): number {
  const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = picture;
  const scale = Math.max(offsetWidth / wall.width, offsetHeight / wall.height);
  stage.style.cssText = `left:${offsetLeft}px;top:${offsetTop}px;width:${wall.width * scale}px;height:${wall.height * scale}px`;
  return scale;
}

function ringElement(
  tiles: readonly Tile[],
  wall: Wall,
  colors: ReadonlyMap<string, string>,
  origin: Spot,
  start: number,
): HTMLElement {
  // Tiles outside the drawing would cost time, and are never visible.
  const left = Math.max(0, Math.min(...tiles.map((tile) => tile.left - 2)));
  const top = Math.max(0, Math.min(...tiles.map((tile) => tile.top - 2)));
  const width = Math.min(wall.width, Math.max(...tiles.map((tile) => tile.right + 2))) - left;
  const height = Math.min(wall.height, Math.max(...tiles.map((tile) => tile.bottom + 2))) - top;
  const share = (part: number, whole: number) => `${(100 * part) / whole}%`;
  const ring = document.createElement('div');
  ring.dataset.start = String(start);
  Object.assign(ring.style, {
    left: share(left, wall.width),
    top: share(top, wall.height),
    width: share(width, wall.width),
    height: share(height, wall.height),
    transformOrigin: `${share(origin.x - left, width)} ${share(origin.y - top, height)}`,
  });
  const paths = tiles.map(
    ({ fill, outline }) => `<path fill="${colors.get(fill) ?? fill}" d="${outline}"/>`,
  );
  ring.innerHTML = `<svg viewBox="${left} ${top} ${width} ${height}"><g${wall.grout}>${paths.join('')}</g></svg>`;
  return ring;
}
