/** Reads unfinished work from the content service, with the cookie of the person's session. */

import { type DocumentType, TYPES } from '../../model/document-types.ts';
import { useLive } from '../ui/live-answer.ts';
import { STEPS_TAKEN, type StepsTaken } from './first-steps.ts';

const API = '/v2025-02-19';

/** The most rows of a section that are shown; the count is of them all. */
export const ROWS = 5;

/** The draft of a document, or a document that waits for its day. */
export type WorkItem = {
  _id: string;
  _type: DocumentType;
  /** The transaction that wrote it last. */
  _rev: string;
  _updatedAt: string;
  /** The document's title; absent where there is one of the type. */
  title: string | null;
  publishDate: string | null;
};

/** A release that publishes itself at its time, or was to and could not. */
export type PlannedRelease = {
  name: string;
  title: string | null;
  /** ISO 8601; null for one that could not be published. */
  publishAt: string | null;
  /** Whether the release is the scheduled publication of a single document, whose title it then has. */
  isOfOne: boolean;
  documents: number;
  first: Pick<WorkItem, '_id' | '_type' | 'title'> | null;
};

type WorkSection<Item> = { count: number; items: Item[] };
export type ContentWork = {
  drafts: WorkSection<WorkItem>;
  planned: WorkSection<WorkItem>;
  releases: WorkSection<PlannedRelease>;
  steps: StepsTaken;
};

const DRAFTS = '_type in $types && _id in path("drafts.**")';
const PLANNED = `_type in $types && !(_id in path("drafts.**")) && !(_id in path("versions.**"))
  && dateTime(publishDate) > dateTime($now)`;
const TITLE = '"title": coalesce(title, subject, from)';
const PROJECTION = `{_id, _type, _rev, _updatedAt, ${TITLE}, publishDate}`;

// A release whose publication failed becomes active again, with the reason in it.
const RELEASES = `_type == "system.release"
  && (state == "scheduled" || state == "active" && length(error.message) > 0)`;
const RELEASE = `{
  name, publishAt, "title": metadata.title, "isOfOne": metadata.cardinality == "one",
  "documents": count(*[sanity::partOfRelease(^.name)]),
  "first": *[sanity::partOfRelease(^.name)] | order(_id asc)[0]{_id, _type, ${TITLE}}
}`;

const QUERY = `{
  "drafts": {
    "count": count(*[${DRAFTS}]),
    "items": *[${DRAFTS}] | order(_updatedAt desc)[0...${ROWS}]${PROJECTION}
  },
  "planned": {
    "count": count(*[${PLANNED}]),
    "items": *[${PLANNED}] | order(publishDate asc)[0...${ROWS}]${PROJECTION}
  },
  "releases": {
    "count": count(*[${RELEASES}]),
    "items": *[${RELEASES}] | order(coalesce(publishAt, "") asc)[0...${ROWS}]${RELEASE}
  },
  "steps": ${STEPS_TAKEN}
}`;

/** @param dataset undefined asks nothing */
export function useContentWork(dataset: string | undefined) {
  return useLive(dataset && 'content work', (signal) => readContentWork(dataset ?? '', signal));
}

async function readContentWork(dataset: string, signal: AbortSignal): Promise<ContentWork> {
  const question = new URLSearchParams({
    perspective: 'raw',
    query: QUERY,
    $types: JSON.stringify(Object.keys(TYPES)),
    $now: JSON.stringify(new Date().toISOString()),
  });
  const answer: { result: ContentWork } = await ask(
    `/data/query/${dataset}?${question}`,
    signal,
  ).then((response) => response.json());
  return answer.result;
}

/** The names of who wrote these drafts last, by the draft's id; one whose author is not known any more has none. */
export function useAuthors(dataset: string | undefined, drafts: readonly WorkItem[]) {
  // A new revision may have another author: the authors are read again only then.
  const key = drafts.map(({ _id, _rev }) => `${_id}@${_rev}`).join();
  const authors = useLive(
    dataset && key ? key : undefined,
    (signal) => readAuthors(dataset ?? '', drafts, signal),
    { once: true },
  );
  return authors.data;
}

async function readAuthors(
  dataset: string,
  drafts: readonly WorkItem[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, string>> {
  const ids = drafts.map(({ _id }) => encodeURIComponent(_id)).join();
  const oldest = drafts.map(({ _updatedAt }) => _updatedAt).sort()[0] ?? '';
  const range = new URLSearchParams({ excludeContent: 'true', fromTime: oldest, limit: '1000' });
  const written = await ask(`/data/history/${dataset}/transactions/${ids}?${range}`, signal);
  const authorOf = new Map<string, string>();
  for (const line of (await written.text()).split('\n')) {
    if (line === '') continue;
    const transaction: { id: string; author: string } = JSON.parse(line);
    authorOf.set(transaction.id, transaction.author);
  }
  const people = [...new Set(authorOf.values())];
  if (people.length === 0) return new Map();
  const accounts: NamedPerson | NamedPerson[] = await ask(
    `/users/${people.map(encodeURIComponent).join()}`,
    signal,
  ).then((response) => response.json());
  const names = new Map([accounts].flat().map(({ id, displayName }) => [id, displayName]));
  return new Map(
    drafts.flatMap(({ _id, _rev }) => {
      const name = names.get(authorOf.get(_rev) ?? '');
      return name ? [[_id, name] as const] : [];
    }),
  );
}

type NamedPerson = { id: string; displayName: string };

/** @throws {Error} with a sentence for people */
async function ask(path: string, signal: AbortSignal): Promise<Response> {
  const response = await fetch(API + path, { signal });
  if (!response.ok) throw new Error(`Le service de contenu a répondu ${response.status}.`);
  return response;
}
