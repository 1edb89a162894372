/** The location among the screens, as an address that can be sent to a colleague. */
import { AREA_WORDS, AREAS, type Area } from '../../inbox/contract/areas.ts';
import { PERIOD_WORDS, type Period } from '../../inbox/contract/figure-words.ts';
import type { RequestQuery, SubscriptionQuery } from '../../inbox/contract/questions.ts';
import type { Facet } from '../../inbox/contract/requests.ts';
import {
  COMMENT_WORDS,
  codeOf,
  codesOf,
  STAGE_WORDS,
  SUBSCRIPTION_WORDS,
  type Word,
} from '../../inbox/contract/states.ts';
import { kindFromSource, kindOf } from '../../inbox/kinds/kinds.ts';
import { PARTS } from '../../staff/desk-addresses.ts';
import { VIEW_WORDS, type View } from './words.ts';

const TAB_WORDS = {
  ...AREA_WORDS,
  quarantine: { label: 'Indésirables', slug: 'indesirables' },
  figures: { label: 'Mesures', slug: 'mesures' },
  health: { label: 'Santé du site', slug: 'sante' },
  searches: { label: 'Recherches sans résultat', slug: 'recherches' },
  templates: { label: 'Modèles de réponse', slug: 'modeles' },
  webhooks: { label: 'Webhooks', slug: 'webhooks' },
  audit: { label: 'Journal', slug: 'journal' },
  setup: { label: 'Installation', slug: 'installation' },
} as const satisfies Record<string, Word>;

export type Tab = keyof typeof TAB_WORDS;
export const TABS = codesOf(TAB_WORDS);

const SITE_TABS: readonly Tab[] = ['figures', 'health', 'searches', 'audit', 'setup'];

/** Returns the section that a tab belongs to: requests, or the site. */
export function partOf(tab: Tab): 'requests' | 'site' {
  return SITE_TABS.includes(tab) ? 'site' : 'requests';
}

/** The periods for fruitless searches: the last is as long as they are stored. */
export const SEARCHED_DAYS = [7, 30, 90] as const;
type SearchedDays = (typeof SEARCHED_DAYS)[number];

export type Filters = Pick<
  RequestQuery,
  'stage' | 'comment' | 'assignee' | 'overdue' | 'undelivered' | 'q' | 'order' | Facet
> & {
  /** The chosen view: see `viewOf`. */
  view: View;
};

export type DeskLocation = {
  tab: Tab;
  id: string | undefined;
  filters: Partial<Filters>;
  subscriptions: SubscriptionQuery['state'];
  /** Whether applications are shown as a board, by stage. */
  board: boolean;
  days: SearchedDays;
  /** The period of the figures. */
  period: Period;
};

const BLANK = {
  id: undefined,
  filters: {},
  subscriptions: undefined,
  board: false,
  days: 90,
  period: '30',
} as const;

export function tabName(tab: Tab): string {
  return TAB_WORDS[tab].label;
}

export function areaOf(tab: Tab): Area | undefined {
  return AREAS.find((area) => area === tab);
}

/** Returns the view of a list: unfinished requests without filters, all matches with some. */
export function viewOf({ tab, filters, board }: DeskLocation): View {
  if (tab !== 'contact' && tab !== 'applications') return 'all';
  if (filters.view) return filters.view;
  return board || filters.stage || filters.undelivered || filters.q ? 'all' : 'owed';
}

/** Returns the initial list of a tab. */
export function tabLocation(tab: Tab): DeskLocation {
  return { ...BLANK, tab };
}

/** Returns the address of a location, below the desk's own. */
export function addressOf(location: DeskLocation): string {
  const { filters } = location;
  const parameters = new URLSearchParams();
  const add = (name: string, value: string | undefined) => {
    if (value) parameters.set(name, value);
  };
  add('statut', filters.view && VIEW_WORDS[filters.view].slug);
  add('etape', filters.stage && STAGE_WORDS[filters.stage].slug);
  add('decision', filters.comment && COMMENT_WORDS[filters.comment].slug);
  add('abonnement', location.subscriptions && SUBSCRIPTION_WORDS[location.subscriptions].slug);
  add('responsable', assigneeSlug(filters.assignee));
  add('source', filters.kind && kindOf(filters.kind)?.source.slug);
  for (const [facet, name] of FACET_NAMES) add(name, filters[facet]);
  add('retard', filters.overdue && 'oui');
  add('echec', filters.undelivered && 'oui');
  add('ordre', filters.order === 'oldest' ? 'anciens' : undefined);
  add('vue', location.board ? 'tableau' : undefined);
  add('jours', location.days === BLANK.days ? undefined : String(location.days));
  add('periode', location.period === BLANK.period ? undefined : PERIOD_WORDS[location.period].slug);
  add('q', filters.q);
  const part = PARTS[partOf(location.tab)].address.slice(PARTS.home.address.length);
  const path = `${part}/${TAB_WORDS[location.tab].slug}${location.id ? `/${location.id}` : ''}`;
  return parameters.size > 0 ? `${path}?${parameters}` : path;
}

/** Parses an address. Unknown parts are ignored; undefined for an address of no tab. */
export function parseLocation(address: string): DeskLocation | undefined {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const [, , slug = '', id] = pathname.split('/');
  const tab = codeOf(TAB_WORDS, slug);
  if (!tab) return undefined;
  const filters: Partial<Filters> = {};
  const view = codeOf(VIEW_WORDS, searchParams.get('statut'));
  const stage = codeOf(STAGE_WORDS, searchParams.get('etape'));
  const comment = codeOf(COMMENT_WORDS, searchParams.get('decision'));
  const assignee = searchParams.get('responsable');
  const q = searchParams.get('q');
  if (view) filters.view = view;
  if (stage) filters.stage = stage;
  if (comment) filters.comment = comment;
  if (assignee) filters.assignee = ASSIGNEES.get(assignee) ?? assignee;
  const kind = kindFromSource(searchParams.get('source'));
  if (kind) filters.kind = kind;
  for (const [facet, name] of FACET_NAMES) {
    const value = searchParams.get(name);
    if (value) filters[facet] = value.slice(0, LONGEST_WORDS);
  }
  if (searchParams.get('retard') === 'oui') filters.overdue = 'true';
  if (searchParams.get('echec') === 'oui') filters.undelivered = 'true';
  if (searchParams.get('ordre') === 'anciens') filters.order = 'oldest';
  if (q) filters.q = q.slice(0, LONGEST_WORDS);
  return {
    tab,
    id: id || undefined,
    filters,
    subscriptions: codeOf(SUBSCRIPTION_WORDS, searchParams.get('abonnement')),
    board: searchParams.get('vue') === 'tableau',
    period: codeOf(PERIOD_WORDS, searchParams.get('periode')) ?? BLANK.period,
    days: SEARCHED_DAYS.find((days) => String(days) === searchParams.get('jours')) ?? BLANK.days,
  };
}

/** The longest words that the service takes. */
const LONGEST_WORDS = 200;

/** The filters whose values are in the address unchanged; a source has a word of its own. */
const FACET_NAMES = [
  ['service', 'service'],
  ['budget', 'budget'],
  ['company', 'entreprise'],
  ['about', 'offre'],
] as const satisfies readonly (readonly [Facet, string])[];

const ASSIGNEES: ReadonlyMap<string, string> = new Map([
  ['moi', 'me'],
  ['personne', 'none'],
]);

function assigneeSlug(assignee: string | undefined): string | undefined {
  for (const [slug, code] of ASSIGNEES) if (code === assignee) return slug;
  return assignee;
}

type Narrowed = { [Name in keyof Filters]?: Filters[Name] | undefined };

/** Returns the same list with other filters, and no open request. */
export function narrowed(location: DeskLocation, conditions: Narrowed): DeskLocation {
  const merged: Narrowed = { ...location.filters, ...conditions };
  // JSON drops undefined values, so a removed condition leaves the address too.
  const filters: Partial<Filters> = JSON.parse(JSON.stringify(merged));
  return { ...location, id: undefined, filters };
}
