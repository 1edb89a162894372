/**
 * A number as the French write it: `1 234,5`, with narrow no-break spaces. By hand, because hydration and figures that
 * count need it: the first format of `Intl` on a page takes a telephone 40 to 90 ms (docs/decisions/032).
 *
 * @param value 0 or more
 */
export function frenchNumber(value: number, { decimals = 0, isGrouped = true } = {}): string {
  const [whole = '', fraction] = value.toFixed(decimals).split('.');
  const digits = isGrouped ? thousands(whole) : whole;
  return fraction ? `${digits},${fraction}` : digits;
}

function thousands(digits: string): string {
  const groups: string[] = [];
  for (let end = digits.length; end > 0; end -= 3)
    groups.unshift(digits.slice(Math.max(0, end - 3), end));
  return groups.join('\u202f');
}
