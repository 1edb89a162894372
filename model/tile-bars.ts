/** Measures the numbers of a table in tiles, so that it can be drawn as bars made of them. */

export type TileBars = {
  /** The value of one tile, in words: `500 DH`, `2`. */
  worth: string;
  /** Tiles on a line, which the longest bar fills unless it has few. */
  line: number;
  /** The columns that are drawn, by their place. */
  columns: number[];
  /** Tiles by row and column; a part of one is a tile cut. 0 in a column that is not drawn. */
  tiles: number[][];
};

/** The most tiles on a line: on a telephone a tile must still be a star. */
export const MOST_TILES = 20;
/** The fewest tiles on a line: on a desk a tile must not be a wall. */
export const LEAST_TILES = 12;

/**
 * The bars of a table whose first column names what the others count: those of its first column of numbers, and of each
 * further one that counts in the same unit. Undefined where no column holds numbers alone, or all of them are 0.
 */
export function tileBars(rows: readonly (readonly string[])[]): TileBars | undefined {
  const width = Math.max(0, ...rows.map((cells) => cells.length));
  const counted = Array.from({ length: width }, (_, column) =>
    column === 0 ? undefined : countedIn(rows.map((cells) => cells[column] ?? '')),
  );
  const unit = counted.find((column) => column !== undefined)?.unit;
  const drawn = counted.map((column) => (column?.unit === unit ? column?.amounts : undefined));
  const longest = Math.max(0, ...drawn.flatMap((amounts) => amounts ?? []));
  if (unit === undefined || longest === 0) return undefined;
  const worth = roundAbove(longest / MOST_TILES);
  const line = Math.max(LEAST_TILES, Math.ceil(tenths(longest / worth)));
  return {
    worth: [worth.toLocaleString('fr-FR'), unit].filter(Boolean).join('\u00a0'),
    line,
    columns: drawn.flatMap((amounts, column) => (amounts ? [column] : [])),
    tiles: rows.map((_, row) => drawn.map((amounts) => tenths((amounts?.[row] ?? 0) / worth))),
  };
}

/** `3 500 DH`, `1,4 s`, `38`; not a range, nor a number with words before it. */
const AMOUNT = /^(\d[\d\s]*)(?:,(\d+))?([^\d,]*)$/;

function countedIn(cells: readonly string[]): { unit: string; amounts: number[] } | undefined {
  const read = cells.map((cell) => AMOUNT.exec(cell.trim()));
  const unit = read[0]?.[3]?.trim();
  if (unit === undefined) return undefined;
  const amounts: number[] = [];
  for (const match of read) {
    if (!match || match[3]?.trim() !== unit) return undefined;
    amounts.push(Number(`${match[1]?.replace(/\s/g, '')}.${match[2] ?? 0}`));
  }
  return { unit, amounts };
}

/** Returns the next of 1, 2, 5, 10, 20, 50…, which are easy to count by. */
function roundAbove(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  const step = [1, 2, 5].find((one) => one * power >= value) ?? 10;
  // The number is parsed from text: multiplying gives 3 × 10⁻¹ = 0.30000000000000004.
  return Number(`${step}e${Math.log10(power).toFixed()}`);
}

const tenths = (value: number) => Math.round(value * 10) / 10;
