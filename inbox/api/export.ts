/** Exports a desk's requests or the newsletter's list, and records it in the audit log before the first line. */

import { dayIn, timeIn } from '../../packages/kit/calendar/casablanca-time.ts';
import type { Staff } from '../../staff/roles.ts';
import { AREA_WORDS, type Area } from '../contract/areas.ts';
import { campaignWords, subjectWord } from '../contract/figure-words.ts';
import type { ExportFilter } from '../contract/questions.ts';
import type { RequestItem } from '../contract/requests.ts';
import {
  STAGE_WORDS,
  STATUS_WORDS,
  SUBSCRIPTION_WORDS,
  type SubscriptionState,
} from '../contract/states.ts';
import { readStoredSource } from '../figures/source.ts';
import type { FieldValues } from '../form-schema.ts';
import type { Source } from '../forms/source.ts';
import { kindName, kindsOf, sourceName } from '../kinds/kinds.ts';
import { errorName } from '../log.ts';
import { recordAccess } from '../requests/history.ts';
import { textFieldsOf } from '../requests/request-detail.ts';
import { readFieldValues } from '../requests/request-item.ts';
import { countRequests, type ListOptions, listRequests } from '../requests/request-list.ts';
import { listSubscriptions } from '../requests/subscriptions.ts';
import type { ApiOptions } from './api-options.ts';
import { csvResponse } from './csv.ts';

/** Lines read at a time; between two batches visitors are served. */
const BATCH = 100;

type Exporting = Pick<ApiOptions, 'log' | 'clock'> & ListOptions & { staff: Staff };

/** @throws {Refusal} for a desk that is not theirs */
export async function exportRequests(
  { staff, log, clock, ...listing }: Exporting,
  filter: ExportFilter,
): Promise<Response> {
  const whole = { ...filter, limit: BATCH };
  const rows = await countRequests(listing, staff, whole);
  const details = { area: filter.area, rows };
  const at = clock();
  await recordAccess(listing.db, { actor: staff, action: 'requests_exported', at, details });
  const columns = fieldColumns(filter.area);

  async function* batches() {
    let cursor: string | undefined;
    do {
      const { items, next } = await listRequests(listing, staff, { ...whole, cursor });
      const sent = await sentOf(listing, items);
      yield items.map((item) => [
        ...beginning(item),
        ...sourceCells(sent.get(item.id)?.source),
        ...[...columns.keys()].map((name) => sent.get(item.id)?.fields[name] ?? ''),
      ]);
      cursor = next ?? undefined;
    } while (cursor);
  }

  return csvResponse(
    `demandes-${AREA_WORDS[filter.area].file}-${dayIn(at)}`,
    [...header(filter.area), ...columns.values()],
    batches(),
    logFailure(log, 'requests'),
  );
}

/** An application has one state, its stage; every other request its status. */
const header = (area: Area) => [
  'Référence',
  'Reçue le',
  'Formulaire',
  'Source',
  area === 'applications' ? 'Étape' : 'Statut',
  'Attribuée à',
  'Réponse promise pour le',
  'Au sujet de',
  'Campagne',
  'Première page',
  'Venu de',
];

function beginning(item: RequestItem): string[] {
  return [
    item.reference,
    written(item.receivedAt),
    kindName(item.kind),
    sourceName(item.kind),
    item.stage ? STAGE_WORDS[item.stage].label : STATUS_WORDS[item.status].label,
    item.assignee?.name ?? '',
    written(item.dueAt),
    item.about?.title ?? '',
  ];
}

/** The fields of all forms of a desk by name, each under the noun it has first. */
function fieldColumns(area: Area): Map<string, string> {
  const columns = new Map<string, string>();
  for (const kind of kindsOf([area])) {
    for (const [name, { noun }] of textFieldsOf(kind)) {
      if (!columns.has(name)) columns.set(name, noun);
    }
  }
  return columns;
}

/** Returns the cells of a source, empty where it is not known. */
function sourceCells(source: Source | undefined): string[] {
  const { campaign, page = '', referrer = '' } = source ?? {};
  return [campaign ? campaignWords(campaign) : '', subjectWord(page), subjectWord(referrer)];
}

async function sentOf(
  { db }: Pick<ListOptions, 'db'>,
  items: readonly RequestItem[],
): Promise<Map<string, { fields: FieldValues; source: Source | undefined }>> {
  if (items.length === 0) return new Map();
  const rows = await db
    .selectFrom('requests')
    .select(['id', 'fields', 'source'])
    .where(
      'id',
      'in',
      items.map(({ id }) => id),
    )
    .execute();
  return new Map(
    rows.map(({ id, fields, source }) => [
      id,
      { fields: readFieldValues(fields), source: readStoredSource(source) },
    ]),
  );
}

export async function exportSubscriptions(
  {
    db,
    staff,
    log,
    clock,
    links,
  }: Pick<ApiOptions, 'db' | 'log' | 'clock' | 'links'> & { staff: Staff },
  state: SubscriptionState | undefined,
): Promise<Response> {
  const at = clock();
  const details = { state: state ?? null };
  await recordAccess(db, { actor: staff, action: 'subscriptions_exported', at, details });

  async function* batches() {
    let cursor: string | undefined;
    do {
      const { items, next } = await listSubscriptions(db, { state, cursor, limit: BATCH });
      yield items.map((item) => [
        item.address ?? '',
        SUBSCRIPTION_WORDS[item.state].label,
        written(item.requestedAt),
        written(item.confirmedAt),
        written(item.unsubscribedAt),
        item.consent,
        // An agency that sends with another program can use this link, which ends the subscription here.
        item.address === null ? '' : links.unsubscription(item.id),
      ]);
      cursor = next ?? undefined;
    } while (cursor);
  }

  return csvResponse(
    `newsletter-${dayIn(at)}`,
    [
      'Adresse',
      'État',
      'Demandée le',
      'Confirmée le',
      'Désinscrite le',
      'Texte accepté',
      'Lien de désinscription',
    ],
    batches(),
    logFailure(log, 'subscriptions'),
  );
}

/** A time on the agency's clock, in a form every spreadsheet sorts and reads. */
function written(time: string | null): string {
  if (time === null) return '';
  const moment = new Date(time);
  return `${dayIn(moment)} ${timeIn(moment)}`;
}

function logFailure(log: ApiOptions['log'], list: string) {
  return (error: unknown) => {
    log('error', 'export_cut_off', { list, error: errorName(error) });
  };
}
