import { useMailBrand, useMailColors } from './mail-brand.ts';

const TILE = 24; // px
/** Number of tiles: as wide as a sheet of 600 px. On a telephone the rest wraps to where the band is cut off. */
const TILES = 25;

/** The colours of the diamonds from left to right, repeated. */
const DIAMONDS = ['safran', 'ciel', 'terre', 'chaux', 'majorelle', 'aube'] as const;

/** The band below the head of a mail, in the agency's family of drawings; no picture is fetched and none is attached. */
export function Band() {
  return useMailBrand().drawings === 'relief' ? <ReliefBand /> : <ZelligeBand />;
}

/**
 * The agency's tiles, for mail programs. A tile is an empty box whose four borders meet in its middle, so each is a
 * triangle; two neighbours make a diamond. Where boxes have no such borders (Outlook on Windows) a plain night band is
 * left.
 */
function ZelligeBand() {
  const colors = useMailColors();
  const { nuit } = colors;
  const diamond = (index: number) => colors[DIAMONDS[index % DIAMONDS.length] ?? 'safran'];
  return (
    <div
      aria-hidden="true"
      style={{
        height: TILE,
        overflow: 'hidden',
        background: nuit,
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
            borderColor: `${nuit} ${diamond(index + 1)} ${nuit} ${diamond(index)}`,
          }}
        />
      ))}
    </div>
  );
}

/** The relief seen from its side: three layers, each thinner than the one below it. */
function ReliefBand() {
  const { nuit, terre, safran } = useMailColors();
  const layers = [
    { color: nuit, height: 12 },
    { color: terre, height: 6 },
    { color: safran, height: 3 },
  ];
  return (
    <div aria-hidden="true" style={{ fontSize: 0, lineHeight: 0 }}>
      {layers.map(({ color, height }) => (
        <div key={height} style={{ height, background: color }} />
      ))}
    </div>
  );
}
