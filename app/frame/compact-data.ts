/** Loader data as one text: what compression finds again in the markup, written the way the markup is. */

/** Data of this shape, to be read with `expand`. */
export type Compact<Data> = { json: string; readonly shape?: Data };

/**
 * Writes loader data as JSON. React Router's own format gives each value a number and refers to it, and no
 * compression finds numbers again: on the home page they were 1.4 of 20 kB (docs/decisions/063-compact-page-data.md).
 * gzip sees no further back than 32 KiB: a long page sends its last parts first (`lastThirdFirst`).
 *
 * @param data plain: what JSON does not write, dates among it, does not arrive
 */
export function compact<Data>(data: Data): Compact<Data> {
  return { json: JSON.stringify(data) };
}

export function expand<Data>({ json }: Compact<Data>): Data {
  return JSON.parse(json);
}

/** The parts of a long page in the order in which compression finds most of them again: measured on the home page, 200 bytes. */
export function lastThirdFirst<Part>(parts: readonly Part[]): Part[] {
  return turned(parts, twoThirds(parts));
}

/** The parts of `lastThirdFirst` in the order of the page. */
export function inOrder<Part>(parts: readonly Part[]): Part[] {
  return turned(parts, parts.length - twoThirds(parts));
}

function twoThirds({ length }: readonly unknown[]): number {
  return Math.floor((length * 2) / 3);
}

function turned<Part>(parts: readonly Part[], by: number): Part[] {
  return [...parts.slice(by), ...parts.slice(0, by)];
}
