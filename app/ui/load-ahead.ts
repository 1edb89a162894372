/** The number of items of a row that may come into sight with one press or swipe. */
const AHEAD = 2;

/** Asks for the pictures of the items after one: a browser that loads them lazily would wait until they are seen. */
export function loadAhead(row: Element | null, index: number): void {
  for (const item of [...(row?.children ?? [])].slice(index, index + 1 + AHEAD)) {
    for (const image of item.querySelectorAll('img')) image.loading = 'eager';
  }
}
