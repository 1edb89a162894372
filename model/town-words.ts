/** The agency's town and trade in French sentences. Plain data and pure functions: the studio and the setup say the same. */

/** « à Tanger », « au Caire », « aux Sables-d’Olonne ». */
export function inTown(town: string): string {
  return withArticle(town, { le: 'au', les: 'aux', other: 'à ' });
}

/** « de Tanger », « d’Agadir », « du Caire », « des Sables-d’Olonne ». */
export function ofTown(town: string): string {
  return withArticle(town, { le: 'du', les: 'des', other: VOWEL.test(town) ? 'd’' : 'de ' });
}

/**
 * Returns the agency's trade and town, for titles: « Agence de marketing digital à Casablanca »; undefined without a
 * trade.
 */
export function sectorLine({
  trade,
  city,
}: {
  trade?: string | null | undefined;
  city?: string | null | undefined;
}): string | undefined {
  if (!trade) return undefined;
  return city ? `${trade} ${inTown(city)}` : trade;
}

/** The first letter of names before which « de » loses its vowel. */
const VOWEL = /^[aeiouyàâäéèêëîïôöùûüœæ]/i;

function withArticle(
  town: string,
  prepositions: { le: string; les: string; other: string },
): string {
  const [, article = '', name = ''] = /^(les?)\s+(.+)$/i.exec(town) ?? [];
  if (!article) return prepositions.other + town;
  return `${article.toLowerCase() === 'le' ? prepositions.le : prepositions.les} ${name}`;
}
