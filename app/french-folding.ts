/**
 * Reduces text to what a French visitor means by it: « Stratégie », « STRATEGIE » and « strategie »
 * are one word, so are « l’œuvre » and « l'oeuvre ».
 */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('’', "'")
    .replace(/\s+/gu, ' ')
    .trim();
}
