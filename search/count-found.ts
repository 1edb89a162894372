/**
 * The number of results in words (shell-2.63 in test/specification.md): `1 résultat trouvé`, `4 résultats
 * trouvés`; nought is singular in French.
 */
export function countFound(count: number): string {
  return count < 2 ? `${count} résultat trouvé` : `${count} résultats trouvés`;
}
