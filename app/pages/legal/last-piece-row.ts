import type { Legal } from './query.ts';

/** The first words of the row on the wall's last piece, among those of the browser's memory: `app/last-piece/tint-memory.ts`. */
const LAST_PIECE = 'La couleur de la pièce que vous posez';

/** Leaves the row about the last piece out of the legal texts: where the drawings are reliefs, or the agency switched it off, no visitor sets one. */
export function withoutLastPiece(legal: Legal): Legal {
  const texts = legal.texts.map((text) => ({
    ...text,
    body: text.body.map((block) =>
      block._type === 'table'
        ? { ...block, rows: block.rows.filter(([what]) => !what?.startsWith(LAST_PIECE)) }
        : block,
    ),
  }));
  return { ...legal, texts };
}
