/** `20000 Casablanca` */
const POSTCODE = /\b(\d{5}) (?=\p{L})/u;

/** The lines of an address in one: `Boulevard des Almohades, 20000 Casablanca, Maroc`, the postcode kept beside its town. */
export function writtenAddress(lines: readonly string[]): string {
  return lines.map((line) => line.replace(POSTCODE, '$1\u00a0')).join(', ');
}
