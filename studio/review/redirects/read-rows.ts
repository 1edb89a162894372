/** Reads the list of redirections that a spreadsheet or an older site exported. */
import Papa from 'papaparse';

/** The longest list, in rows: more is no list of redirections any more. */
export const MOST_ROWS = 5_000;

/** The largest file that is looked at. */
export const MOST_BYTES = 4 * 1024 * 1024;

export type FileRow = {
  /** Of the file, from 1. */
  line: number;
  from: string;
  to: string;
  /** The third column as it stands: permanent or temporary. Empty where there is none. */
  kind: string;
};

/** A list that cannot be read at all; its message is for editors. */
export class UnreadableListError extends Error {
  override name = 'UnreadableListError';
}

/** Decodes a file as UTF-8, or as spreadsheets on Windows save it. Throws `UnreadableListError` for one that is too large. */
export async function readFile(file: Blob): Promise<string> {
  if (file.size > MOST_BYTES) {
    throw new UnreadableListError('Ce fichier est trop lourd\u00A0: 4\u00A0Mo au plus.');
  }
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/**
 * Reads two or three columns, parted by semicolons, commas or tabs, quoted or not, with or without a line of titles.
 * Throws `UnreadableListError` for a text without a list and for one of more than 5,000 rows.
 */
export function readRows(text: string): FileRow[] {
  // Without the mark spreadsheets put first: TextDecoder drops it from files, pasted texts keep it.
  const { data } = Papa.parse<string[]>(text.replace(/^\ufeff/, ''), {
    delimitersToGuess: [';', ',', '\t'],
    // One for the titles, and one to know that there are more.
    preview: MOST_ROWS + 2,
  });
  const rows = data.flatMap((cells, index) => {
    const [from = '', to = '', kind = ''] = cells.map((cell) => cell.trim());
    return from === '' && to === '' ? [] : [{ line: index + 1, from, to, kind }];
  });
  const [first] = rows;
  const list = first && !isAddress(first.from) && !isAddress(first.to) ? rows.slice(1) : rows;
  if (list.length === 0) {
    throw new UnreadableListError(
      'Aucune ligne à lire. Il faut deux colonnes\u00A0: l’ancienne adresse, puis la nouvelle.',
    );
  }
  if (list.length > MOST_ROWS) {
    throw new UnreadableListError(
      'La liste a plus de 5\u202F000 lignes. Importez-la en plusieurs fois.',
    );
  }
  return list;
}

function isAddress(cell: string): boolean {
  return /^(?:\/|https?:)/i.test(cell);
}
