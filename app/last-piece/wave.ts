/** Recolours a drawn wall outwards, tile by tile, from the place where its last piece was set. */
import type { Tint } from '../../zellige/tints.ts';
import { SPRING } from './motion.ts';
import { farthest, readWall, ringsAround, type Tile, type Wall } from './wall-tiles.ts';

/** A ring is a layer of the browser's compositor: few enough for the memory of a telephone, many enough for a wave. */
const RINGS = 11;
/** visual.md: up to 900 ms for the hero; the last ring starts after TRAVEL and takes what is left. */
const TRAVEL = 540; // ms
const RISE = 360; // ms
/** A ring is there before it has come to rest: two enamels at once are neither. */
const APPEAR = 110; // ms
/** How far a ring comes from, towards the middle. */
const PUSH = 12; // px
/** The way back is short: it undoes. */
const EBB = { travel: 300, fall: 200 }; // ms

/** The wall marks what stands on it: `hero.css` then leaves the drawing below as it was. */
const WAVE_MARK = 'data-wave';

export type Wave = {
  /** Downloads the drawing, which the page has already shown. */
  prepare(): void;
  /** Lays the tiles of this tint over the wall at once, unless they are. @throws when the drawing cannot be had */
  lay(tint: Tint, from: Spot): Promise<void>;
  /** Lays them in one wave, or at once. Resolves when the last one is there. @throws as above */
  rise(tint: Tint, from: Spot, isStill: boolean): Promise<void>;
  /** Takes them away again, the outermost first. */
  ebb(isStill: boolean): Promise<void>;
};

/** A place on the picture, in px from its corner as it is laid out. */
type Spot = { x: number; y: number };

type Laid = { stage: HTMLElement; rings: HTMLElement[]; place(): void };

/**
 * @param picture the wall: its drawing fills the box as `object-fit: cover` does, from the top
 * @param section where the wall stands
 */
export function createWave(picture: HTMLImageElement, section: HTMLElement): Wave {
  let drawing: { address: string; wall: Promise<Wall> } | undefined;
  let laid: Laid | undefined;

  function read(): Promise<Wall> {
    const [address = ''] = picture.currentSrc.split('#');
    if (drawing?.address !== address) drawing = { address, wall: download(address) };
    return drawing.wall;
  }

  function clear(): void {
    if (laid) removeEventListener('resize', laid.place);
    laid?.stage.remove();
    laid = undefined;
    section.removeAttribute(WAVE_MARK);
  }

  async function layTiles(tint: Tint, from: Spot): Promise<HTMLElement[]> {
    const wall = await read();
    clear();
    laid = lay(picture, wall, tint, from);
    section.setAttribute(WAVE_MARK, '');
    return laid.rings;
  }

  // Another drawing, for another width of the window: the home page has it in its tint.
  picture.addEventListener('load', clear);
  return {
    prepare() {
      // A wall that cannot be read stays as it is; the piece is set all the same.
      read().catch(() => {
        drawing = undefined;
      });
    },

    async lay(tint, from) {
      if (!laid) await layTiles(tint, from);
    },

    async rise(tint, from, isStill) {
      const rings = await layTiles(tint, from);
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
      if (laid && !isStill) {
        await run(laid.rings, (ring, part) =>
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

function lay(picture: HTMLImageElement, wall: Wall, tint: Tint, from: Spot): Laid {
  const stage = document.createElement('div');
  stage.className = 'recolored-wall';
  const place = () => {
    // It may have left with its page.
    if (!picture.isConnected) removeEventListener('resize', place);
    const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = picture;
    const scale = Math.max(offsetWidth / wall.width, offsetHeight / wall.height);
    const left = offsetLeft + (offsetWidth - wall.width * scale) / 2;
    stage.style.cssText = `left:${left}px;top:${offsetTop}px;width:${wall.width * scale}px;height:${wall.height * scale}px`;
    return { scale, left: left - offsetLeft };
  };
  const { scale, left } = place();
  const origin = { x: (from.x - left) / scale, y: from.y / scale };
  const width = farthest(wall.tiles, origin) / RINGS;
  const rings = ringsAround(wall.tiles, origin, width).map((tiles, index) =>
    ringElement(
      tiles,
      wall,
      wall.recoloring(tint),
      origin,
      1 - PUSH / scale / (width * (index + 1)),
    ),
  );
  stage.append(...rings);
  picture.parentElement?.after(stage);
  addEventListener('resize', place);
  return { stage, rings, place };
}

function ringElement(
  tiles: readonly Tile[],
  wall: Wall,
  colors: ReadonlyMap<string, string>,
  origin: Spot,
  start: number,
): HTMLElement {
  // What lies outside the drawing would be paid for and not seen.
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
