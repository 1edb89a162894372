/** `1 résultat trouvé`, `4 résultats trouvés` (shell-2.63 in test/specification.md); French nought is singular. */
export function countFound(count: number): string {
  return count < 2 ? `${count} résultat trouvé` : `${count} résultats trouvés`;
}
