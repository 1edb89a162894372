/** Counts what a paste inserted and what it left out, and writes the sentences about it. */
import { ofName } from '../../../inbox/forms/elision.ts';
import { frenchNumber } from '../../../packages/kit/french/french-number.ts';

export type BlockKind =
  | 'paragraph'
  | 'heading'
  | 'list'
  | 'quote'
  | 'table'
  | 'code'
  | 'picture'
  | 'note';

export type LossKind =
  | 'underline'
  | 'strike'
  | 'colour'
  | 'link'
  | 'cellLink'
  | 'cellHeight'
  | 'picture'
  | 'film'
  | 'sound'
  | 'rule'
  | 'comment'
  | 'note'
  | 'deletion'
  | 'formula'
  | 'drawing';

export type PasteReport = {
  kept: Partial<Record<BlockKind, number>>;
  left: Partial<Record<LossKind, number>>;
  /** Frames and players of other sites, by host; by an empty text where none is named. */
  frames: Record<string, number>;
  /** Tables that have no caption yet, and pictures that nothing describes. */
  unnamed: { table: number; picture: number };
};

/** A noun in the singular and in the plural. */
type Noun = readonly [one: string, many: string];

const BLOCK_NOUNS: Record<BlockKind, Noun> = {
  paragraph: ['paragraphe', 'paragraphes'],
  heading: ['titre', 'titres'],
  list: ['liste', 'listes'],
  quote: ['citation', 'citations'],
  table: ['tableau', 'tableaux'],
  code: ['extrait de code', 'extraits de code'],
  picture: ['image', 'images'],
  note: ['note', 'notes'],
};

const LOSS_NOUNS: Record<LossKind, Noun> = {
  underline: ['soulignement', 'soulignements'],
  strike: ['texte barré', 'textes barrés'],
  colour: ['couleur', 'couleurs'],
  link: ['lien que le site n’ouvre pas', 'liens que le site n’ouvre pas'],
  cellLink: ['lien dans un tableau', 'liens dans un tableau'],
  cellHeight: ['case sur plusieurs lignes', 'cases sur plusieurs lignes'],
  picture: ['image illisible (déposez-la)', 'images illisibles (déposez-les)'],
  film: ['film', 'films'],
  sound: ['son', 'sons'],
  rule: ['trait de séparation', 'traits de séparation'],
  comment: ['commentaire', 'commentaires'],
  note: ['note sans son texte', 'notes sans leur texte'],
  deletion: ['suppression suivie', 'suppressions suivies'],
  formula: ['formule', 'formules'],
  drawing: ['graphique', 'graphiques'],
};

const FRAME: Noun = ['cadre', 'cadres'];

/**
 * Returns the report in French, a sentence each for what is there, what was left out and what is still to do; undefined
 * where a paste came whole and nothing is left to do.
 *
 * @param opening what was done with the text
 */
export function pasteWords(
  { kept: blockCounts, left, frames, unnamed }: PasteReport,
  opening: 'Collé' | 'Importé' = 'Collé',
): string[] | undefined {
  const losses = [
    ...counts(LOSS_NOUNS, left),
    ...Object.entries(frames).map(([host, count]) =>
      host ? `${counted(count, FRAME)} ${ofName(host)}` : counted(count, FRAME),
    ),
  ];
  const tasks = [
    ...(unnamed.table > 0
      ? [task(unnamed.table, 'donnez une légende', ['au', 'aux'], BLOCK_NOUNS.table)]
      : []),
    ...(unnamed.picture > 0
      ? [task(unnamed.picture, 'décrivez', ['l’', 'les'], BLOCK_NOUNS.picture)]
      : []),
  ];
  if (losses.length === 0 && tasks.length === 0 && opening === 'Collé') return undefined;
  const gains = counts(BLOCK_NOUNS, blockCounts);
  return [
    sentence(opening, gains.length > 0 ? gains : ['rien']),
    ...(losses.length > 0 ? [sentence('Laissé de côté', losses)] : []),
    ...(tasks.length > 0 ? [sentence('Reste à faire', tasks)] : []),
  ];
}

function sentence(opening: string, parts: readonly string[]): string {
  return `${opening}\u00a0: ${parts.join(', ')}.`;
}

function counts<Kind extends string>(
  nouns: Record<Kind, Noun>,
  countByKind: Partial<Record<Kind, number>>,
): string[] {
  const parts: string[] = [];
  for (const kind in nouns) {
    const count = countByKind[kind] ?? 0;
    if (count > 0) parts.push(counted(count, nouns[kind]));
  }
  return parts;
}

function counted(count: number, [one, many]: Noun): string {
  return `${frenchNumber(count)}\u00a0${count < 2 ? one : many}`;
}

function task(count: number, doing: string, [one, many]: Noun, [noun, nouns]: Noun): string {
  if (count > 1) return `${doing} ${many} ${counted(count, ['', nouns])}`;
  return `${doing} ${one}${one.endsWith('’') ? '' : ' '}${noun}`;
}

/** Counts while a paste is read. */
export class PasteCount {
  readonly left: Partial<Record<LossKind, number>> = {};
  readonly frames: Record<string, number> = {};

  leave(kind: LossKind, count = 1): void {
    if (count > 0) this.left[kind] = (this.left[kind] ?? 0) + count;
  }

  leaveFrame(host: string): void {
    this.frames[host] = (this.frames[host] ?? 0) + 1;
  }
}
