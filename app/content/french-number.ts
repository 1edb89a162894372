/**
 * A number as the French write it: `1 234,5`, with narrow no-break spaces. By hand, because hydration and figures that
 * count need it: the first format of `Intl` on a page takes a telephone 40 to 90 ms (decisions/032).
 */
export function frenchNumber(value: number, { decimals = 0, isGrouped = true } = {}): string {
  const [whole = '', fraction] = value.toFixed(decimals).split('.');
  const digits = isGrouped ? whole.replace(/\B(?=(\d{3})+$)/g, '\u202f') : whole;
  return fraction ? `${digits},${fraction}` : digits;
}
