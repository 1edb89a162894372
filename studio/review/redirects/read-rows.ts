/** Reads the list of redirections that a spreadsheet or an older site exported. */
import Papa from 'papaparse';
import { SPLAT } from '../../../model/redirects/redirect-rules.ts';

/** The longest list, in rows: more is no list of redirections any more. */
export const MOST_ROWS = 5_000;

/** The largest file that is looked at. */
export const MOST_BYTES = 4 * 1024 * 1024;

export type FileRow = {
  /** The line in the file, from 1. */
  line: number;
  from: string;
  to: string;
  /** The text of the type column: permanent or temporary. Empty without one. */
  kind: string;
  /** Why the row cannot be imported, as its other columns say. */
  problem?: string;
};

/** A list that cannot be read at all; its message is for editors. */
export class UnreadableListError extends Error {
  override name = 'UnreadableListError';
}

/**
 * Decodes a file as UTF-8, as UTF-16 where its mark says so, or as spreadsheets on Windows save it. Throws
 * `UnreadableListError` for one that is too large.
 */
export async function readFile(file: Blob): Promise<string> {
  if (file.size > MOST_BYTES) {
    throw new UnreadableListError('Ce fichier est trop lourd\u00a0: 4\u00a0Mo au plus.');
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/**
 * Reads columns parted by semicolons, tabs or commas, quoted or not. A line of titles names them, as the plugins of
 * WordPress do; without one they are the old address, the new one and the type.
 * Throws `UnreadableListError` for a text without a list and for one of more than 5,000 rows.
 */
export function readRows(text: string): FileRow[] {
  // Spreadsheets put a byte order mark first: TextDecoder drops it from files, pasted text keeps it.
  const list = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  const [announcement = '', announced] = /^"?sep=(.)"?\n/i.exec(list) ?? [];
  const body = list.slice(announcement.length);
  const before = announcement === '' ? 0 : 1;
  const rows = parsed(body, announced ?? delimiterOf(body), MOST_ROWS + 2).flatMap(
    (cells, index) => {
      const trimmed = cells.map((cell) => cell.trim());
      return trimmed.some(Boolean) ? [{ line: index + 1 + before, cells: trimmed }] : [];
    },
  );
  const titles = rows[0]?.cells ?? [];
  const areTitles = !titles.some(isAddress);
  const columns = areTitles ? columnsOf(titles) : undefined;
  const below = areTitles ? rows.slice(1) : rows;
  if (below.length === 0) {
    throw new UnreadableListError(
      'Aucune ligne à lire. Il faut deux colonnes\u00a0: l’ancienne adresse, puis la nouvelle.',
    );
  }
  if (below.length > MOST_ROWS) {
    throw new UnreadableListError(
      'La liste a plus de 5\u202f000 lignes. Importez-la en plusieurs fois.',
    );
  }
  return below.map(({ line, cells }) => {
    const cell = (at: number | undefined) => (at === undefined ? '' : (cells[at] ?? ''));
    if (!columns) return { line, from: cell(0), to: cell(1), kind: cell(2) };
    // Where three columns have only two titles, the third is the type.
    const kind = columns.kind ?? (titles.length === 2 ? 2 : undefined);
    const row = { line, from: cell(columns.from), to: cell(columns.to), kind: cell(kind) };
    if (isOff(cell(columns.state))) return { ...row, problem: 'Désactivée dans la liste.' };
    return isPattern(cell(columns.pattern)) ? withoutPattern(row) : fromRoot(row);
  });
}

/** Puts the slash before an address of the site, which plugins leave out. */
function fromRoot(row: FileRow): FileRow {
  const { from, to } = row;
  return {
    ...row,
    from: isAddress(from) || from === '' ? from : `/${from}`,
    to: /^[\w-]+(?:\/|$)/.test(to) ? `/${to}` : to,
  };
}

/** Converts regular expressions that match a folder or one address, `^/vieux/(.*)$`, to the site's form. */
function withoutPattern(row: FileRow): FileRow {
  const [, address, rest] = /^\^?(\/?[\w/-]+?)(\/\(?\.[*+]\)?)?(?:\/\??)?\$?$/.exec(row.from) ?? [];
  if (!address || (row.to.includes('$') && !(rest && row.to.endsWith('/$1')))) {
    return {
      ...row,
      problem:
        'Une expression régulière ne s’importe pas\u00a0: écrivez l’adresse, ou son dossier suivi de «\u00a0/*\u00a0».',
    };
  }
  return fromRoot({
    ...row,
    from: rest ? `${address}/*` : address,
    to: row.to.replace(/\$1$/, SPLAT),
  });
}

/** Finds the sign between the columns by the first rows: with the right one most have two addresses, or two cells at least. */
function delimiterOf(text: string): string {
  const sample = text.split('\n').filter(Boolean).slice(0, SAMPLE).join('\n');
  const scored = [';', '\t', ','].map((delimiter) => {
    const rows = parsed(sample, delimiter, SAMPLE);
    const addressed = rows.filter((cells) => cells.filter(isAddress).length > 1).length;
    const parted = rows.filter((cells) => cells.length > 1).length;
    return { delimiter, score: addressed * SAMPLE + parted };
  });
  return scored.reduce((best, one) => (one.score > best.score ? one : best)).delimiter;
}

/** The number of lines looked at for the sign between the columns. */
const SAMPLE = 20;

function parsed(text: string, delimiter: string, preview: number): string[][] {
  return Papa.parse<string[]>(text, { delimiter, newline: '\n', preview }).data;
}

function isAddress(cell: string): boolean {
  return /^\s*(?:\/|https?:)/i.test(cell);
}

/** The places of the columns in a row; absent for those the list does not have. */
type Columns = {
  from: number;
  to: number;
  kind?: number | undefined;
  /** Whether the old address is a regular expression. */
  pattern?: number | undefined;
  /** Whether the redirection is in use. */
  state?: number | undefined;
};

/** The titles of each column, folded, the surest first: in exports of Redirection, `code` is the type and `type` is not. */
const TITLES: Record<keyof Columns, readonly string[]> = {
  from: [
    'ancienne adresse',
    'ancienne url',
    'ancien',
    'ancienne',
    'source url',
    'url source',
    'source',
    'url d origine',
    'origine',
    'origin',
    'old url',
    'old',
    'url to match',
    'redirect from',
    'request path',
    'from',
    'depuis',
    'de',
  ],
  to: [
    'nouvelle adresse',
    'nouvelle url',
    'nouveau',
    'nouvelle',
    'target url',
    'url cible',
    'cible',
    'target',
    'destination url',
    'url de destination',
    'destination',
    'new url',
    'new',
    'url redirection',
    'redirect to',
    'target path',
    'to',
    'vers',
  ],
  kind: [
    'code',
    'http code',
    'code http',
    'status code',
    'redirect type',
    'redirection type',
    'type de redirection',
    'type',
  ],
  pattern: ['regex', 'expression reguliere', 'matching', 'correspondance', 'format'],
  state: ['enabled', 'active', 'actif', 'activee', 'status', 'statut', 'etat'],
};

/**
 * Tells the columns of a list by its row of titles, in the words of spreadsheets and of WordPress plugins.
 *
 * @returns undefined for a row that does not name both addresses
 */
function columnsOf(titles: readonly string[]): Columns | undefined {
  const folded = titles.map(fold);
  const place = (column: keyof Columns): number | undefined => {
    const title = TITLES[column].find((one) => folded.includes(one));
    return title === undefined ? undefined : folded.indexOf(title);
  };
  const from = place('from');
  const to = place('to');
  if (from === undefined || to === undefined) return undefined;
  return { from, to, kind: place('kind'), pattern: place('pattern'), state: place('state') };
}

function isOff(state: string): boolean {
  return OFF.has(fold(state));
}

const OFF = new Set(
  '0 no non false off inactive inactif disabled desactive desactivee trashed'.split(' '),
);

function isPattern(matching: string): boolean {
  return ['1', 'yes', 'oui', 'true', 'regex'].includes(fold(matching));
}

function fold(title: string): string {
  return title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}
