/**
 * Counts the characters to add, drop, change or swap with their neighbour to make one text of the
 * other (optimal string alignment). Gives up once that is more than `most`, and answers `most + 1`.
 * Time: at most the product of the two lengths, which the caller bounds.
 */
export function editDistance(a: string, b: string, most: number): number {
  const tooFar = most + 1;
  if (Math.abs(a.length - b.length) > most) return tooFar;
  // Three rows of the table of prefixes: the one being filled, and the two above it.
  let [row, above, twoAbove] = [rowFor(b), rowFor(b), rowFor(b)];
  for (let j = 0; j <= b.length; j++) above[j] = j;
  for (let i = 1; i <= a.length; i++) {
    row[0] = i;
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a.charCodeAt(i - 1) === b.charCodeAt(j - 1);
      let steps = read(above, j - 1) + (same ? 0 : 1);
      steps = Math.min(steps, read(above, j) + 1, read(row, j - 1) + 1);
      if (!same && i > 1 && j > 1 && swapped(a, i, b, j)) {
        steps = Math.min(steps, read(twoAbove, j - 2) + 1);
      }
      row[j] = steps;
      if (steps < least) least = steps;
    }
    if (least > most) return tooFar;
    [row, above, twoAbove] = [twoAbove, row, above];
  }
  return Math.min(read(above, b.length), tooFar);
}

function rowFor(text: string): Uint16Array {
  return new Uint16Array(text.length + 1);
}

function read(row: Uint16Array, index: number): number {
  return row[index] ?? 0;
}

function swapped(a: string, i: number, b: string, j: number): boolean {
  return a.charCodeAt(i - 1) === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === b.charCodeAt(j - 1);
}
