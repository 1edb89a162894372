/** Loader data as one text: what compression finds again in the markup, written the way the markup is. */

/** Data of this shape, to be read with `expand`. */
export type Compact<Data> = { json: string; readonly shape?: Data };

/**
 * Writes loader data as JSON. React Router's own format gives each value a number and refers to it, and no
 * compression finds numbers again: on the home page they were 1.4 of 20 kB (docs/decisions/063-compact-page-data.md).
 * What stands at the end of the page goes first: gzip sees no further back than 32 KiB.
 *
 * @param data plain: what JSON does not write, dates among it, does not arrive
 */
export function compact<Data>(data: Data): Compact<Data> {
  return { json: JSON.stringify(data) };
}

export function expand<Data>({ json }: Compact<Data>): Data {
  return JSON.parse(json);
}
