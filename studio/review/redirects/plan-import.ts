/** Says of each row of a list what an import would do with it. */
import {
  isOwnSite,
  matchKey,
  normalised,
  type Redirect,
  readTarget,
  SPLAT,
  sourceProblem,
  targetProblem,
  WILDCARD,
} from '../../../model/redirects/redirect-rules.ts';
import { createRedirectTable } from '../../../model/redirects/redirect-table.ts';
import { readLink } from '../../../packages/kit/network/read-link.ts';
import type { FileRow } from './read-rows.ts';

/** A redirection as it is stored, drafts included. */
export type StoredRedirect = Redirect & { _id: string; _rev: string };

export type PlannedRow = Redirect & {
  line: number;
  outcome: 'new' | 'replaces' | 'same' | 'refused';
  /** A sentence for the editor about a change to the row; absent where it is imported as written. */
  note?: string;
  /** The stored redirection that the row takes the place of. */
  stored?: StoredRedirect;
};

type Around = {
  stored: readonly StoredRedirect[];
  /** Whether a page exists at an address. */
  isPage(address: string): boolean;
  /** The origin of this site, without a slash at its end. */
  origin: string;
};

/**
 * Plans the rows, in the order of the file. Of two with one address the first counts; the file overrides stored
 * redirects; loops are refused, and chains are shortened.
 */
export function planImport(rows: readonly FileRow[], around: Around): PlannedRow[] {
  const { stored, isPage } = around;
  const published = new Map(
    stored.filter(({ _id }) => !_id.includes('.')).map((one) => [matchKey(one.from), one]),
  );
  const drafted = new Set(
    stored.filter(({ _id }) => _id.includes('.')).map(({ from }) => matchKey(from)),
  );
  const lines = new Map<string, PlannedRow>();
  const planned = rows.map((row): PlannedRow => {
    const { redirect, problem } = read(row, around.origin);
    const refused = (note: string): PlannedRow => ({
      ...redirect,
      line: row.line,
      outcome: 'refused',
      note,
    });
    const { from, to, isTemporary } = redirect;
    if (isPage(from)) return refused('Une page existe à cette adresse\u00A0: elle reste affichée.');
    if (problem) return refused(problem);
    const key = matchKey(from);
    const former = lines.get(key);
    if (former) {
      return refused(
        former.to === to
          ? `Répète la ligne ${former.line}.`
          : `Contredit la ligne ${former.line}, qui mène à ${former.to}.`,
      );
    }
    if (drafted.has(key)) return refused('Un brouillon de cette redirection attend déjà.');
    const existing = published.get(key);
    const isSame = existing?.to === to && existing.isTemporary === isTemporary;
    const row_: PlannedRow = {
      ...redirect,
      line: row.line,
      outcome: existing ? (isSame ? 'same' : 'replaces') : 'new',
      ...(existing && { stored: existing }),
      ...(existing && { note: isSame ? 'Déjà en place.' : `Menait à ${existing.to}.` }),
    };
    lines.set(key, row_);
    return row_;
  });
  return withoutDetours(planned, [...published.values()], isPage);
}

/** Refuses what leads in a circle, and shortens what leads to another redirection. */
function withoutDetours(
  planned: readonly PlannedRow[],
  published: readonly StoredRedirect[],
  isPage: (address: string) => boolean,
): PlannedRow[] {
  const taken = planned.filter(({ outcome }) => outcome !== 'refused');
  const table = createRedirectTable([...published, ...taken]);
  return planned.map((row) => {
    if (row.outcome === 'refused') return row;
    const { from, to } = row;
    const probe = from.endsWith(WILDCARD) ? from.replace(WILDCARD, '/x') : from;
    const destination = table.find(encodeURI(probe), isPage);
    if (!destination) {
      return { ...row, outcome: 'refused', note: 'Tourne en rond avec d’autres redirections.' };
    }
    if (row.outcome === 'same' || to.includes(SPLAT)) return row;
    const { url } = destination;
    const end = isOwnSite(url) ? normalised(url.pathname) + url.search + url.hash : url.href;
    if (readTarget(to)?.href === url.href) return row;
    return {
      ...row,
      to: end,
      note: [row.note, `Va droit à ${end}, où mène ${to}.`].filter(Boolean).join(' '),
    };
  });
}

/** A row as a redirection, whose addresses may have been written out with the name of the site, old or new. */
function read(
  { from, to, kind, problem: unread }: FileRow,
  origin: string,
): { redirect: Redirect; problem?: string } {
  const url = /^https?:\/\//i.test(from) ? URL.parse(from) : null;
  const source = normalised(url ? url.pathname + url.search : from);
  const target = onOwnSite(to, origin) ?? readLink(to, origin)?.address ?? to;
  const isTemporary = TEMPORARY.has(kind.toLowerCase());
  const redirect = { from: source, to: target, isTemporary };
  if (unread) return { redirect, problem: unread };
  if (GONE.has(kind)) {
    return {
      redirect,
      problem: `Page retirée de l’ancien site (${kind})\u00a0: sans nouvelle adresse, le site répond déjà qu’elle est introuvable.`,
    };
  }
  if (to === '') return { redirect, problem: 'La nouvelle adresse manque.' };
  const problem =
    sourceProblem(source) ??
    targetProblem(source, target) ??
    (isTemporary || PERMANENT.has(kind.toLowerCase())
      ? undefined
      : `Le type est 301 ou 302, «\u00A0permanente\u00A0» ou «\u00A0provisoire\u00A0».`);
  return problem ? { redirect, problem } : { redirect };
}

/** The path of an address of this site that is written out over http, or with `www` or without it. */
function onOwnSite(to: string, origin: string): string | undefined {
  const url = /^https?:\/\//i.test(to) ? URL.parse(to) : null;
  if (url?.username !== '' || url.password !== '') return undefined;
  if (withoutWww(url.host) !== withoutWww(new URL(origin).host)) return undefined;
  return url.pathname + url.search + url.hash;
}

function withoutWww(host: string): string {
  return host.replace(/^www\./, '');
}

/** The statuses with which other sites answer for pages that are gone: there is nothing to lead to. */
const GONE = new Set(['404', '410', '451']);

const TEMPORARY = new Set(['302', '303', '307', 'provisoire', 'temporaire', 'temporary']);
const PERMANENT = new Set([
  '',
  '301',
  '308',
  'permanente',
  'permanent',
  'définitive',
  'definitive',
]);
