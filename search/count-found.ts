/** decisions, Readings: `1 résultat trouvé`, `4 résultats trouvés`; nought is singular in French. */
export function countFound(count: number): string {
  return count < 2 ? `${count} résultat trouvé` : `${count} résultats trouvés`;
}
