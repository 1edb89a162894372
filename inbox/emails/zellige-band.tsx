/**
 * The agency's tiles, for mail programs: no picture is fetched and none is attached. A tile is an empty box whose four
 * borders meet in its middle, so each is a triangle; two neighbours make a diamond. Where boxes have no such borders
 * (Outlook on Windows) a plain night band is left.
 */
import { COLORS } from '../../zellige/colors.ts';

const TILE = 24; // px
/** Number of tiles: as wide as a sheet of 600 px. On a telephone the rest wraps to where the band is cut off. */
const TILES = 25;

/** The colours of the diamonds from left to right, repeated. */
const DIAMONDS = [
  COLORS.safran,
  COLORS.ciel,
  COLORS.terre,
  COLORS.chaux,
  COLORS.majorelle,
  COLORS.aube,
] as const;

export function ZelligeBand() {
  return (
    <div
      aria-hidden="true"
      style={{
        height: TILE,
        overflow: 'hidden',
        background: COLORS.nuit,
        fontSize: 0,
        lineHeight: 0,
        textAlign: 'center',
      }}
    >
      {Array.from({ length: TILES }, (_, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: tiles never move
          key={index}
          style={{
            display: 'inline-block',
            width: 0,
            height: 0,
            borderStyle: 'solid',
            borderWidth: TILE / 2,
            borderColor: `${COLORS.nuit} ${diamond(index + 1)} ${COLORS.nuit} ${diamond(index)}`,
          }}
        />
      ))}
    </div>
  );
}

function diamond(index: number): string {
  return DIAMONDS[index % DIAMONDS.length] ?? COLORS.safran;
}
