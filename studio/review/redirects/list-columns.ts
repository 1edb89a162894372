/** Tells the columns of a list of redirections by their titles, in the words of spreadsheets and of WordPress plugins. */

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
 * Tells the columns by a row of titles.
 *
 * @returns undefined for a row that does not name both addresses
 */
export function columnsOf(titles: readonly string[]): Columns | undefined {
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

export function isOff(state: string): boolean {
  return OFF.has(fold(state));
}

const OFF = new Set(
  '0 no non false off inactive inactif disabled desactive desactivee trashed'.split(' '),
);

export function isPattern(matching: string): boolean {
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
