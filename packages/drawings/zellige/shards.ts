import { blast } from './blast.ts';
import { field } from './field.ts';
import { drawing } from './markup.ts';
import { INK } from './palettes.ts';
import { familyTiling } from './tiling.ts';

/** The speed at which the wall comes off upwards, in times of that sideways. */
const STEEPNESS = 2.4;

interface Shards {
  readonly width: number;
  readonly height: number;
  /** The distance from one rosette to the next, in pixels. */
  readonly pitch: number;
  /** How far to the right the wall is whole, and how far its last piece flies. */
  readonly calm: number;
  readonly reach: number;
  /** The colour of the field above, which is also that of the wall's joints. */
  readonly ground: string;
}

/**
 * The divider between two flat fields: on the left a wall stands on the lower one, to the right its pieces fly off over
 * the upper one.
 */
function shards({ width, height, pitch, calm, reach, ground }: Shards): string {
  const colors = [INK.safran, INK.nuit, INK.terre, INK.ciel, INK.menthe];
  const foot = { x: 0, y: height };
  const explode = blast({ origin: foot, calm, reach, carry: 1.4 * pitch, spread: 0.4 * pitch });
  return drawing(
    width,
    height,
    field({
      tiling: familyTiling('eight'),
      frame: { width, height },
      placement: { scale: pitch, ...foot },
      seed: 'eclats',
      joint: { width: pitch / 60, color: ground },
      margin: 200,
      // Only whole pieces are drawn along the top, where no edge cuts them.
      keep: (_, outline) => outline.every(({ y }) => y >= 0),
      // Pieces higher up come off first, so that the wall thins out along its top as it does along its foot.
      fly: (piece) => {
        const { x, y } = piece.spot;
        return explode({ ...piece, spot: { x, y: foot.y - STEEPNESS * (foot.y - y) } });
      },
      paint: ({ kind }) => colors[kind % colors.length],
    }),
    'xMinYMax',
  );
}

/** The shards for a desk, 1440 × 200. */
export function wideShards(ground: string): string {
  return shards({ width: 1440, height: 200, pitch: 150, calm: 330, reach: 1400, ground });
}

/** The shards for a telephone, 390 × 120, drawn anew and not cropped. */
export function narrowShards(ground: string): string {
  return shards({ width: 390, height: 120, pitch: 84, calm: 150, reach: 440, ground });
}
