/**
 * Makes a site the agency's own: writes its answers as documents, in one transaction of the content service, and
 * removes the demo if it is not wanted. An editor's work is replaced only where the caller asks for it.
 */
import { isDeepStrictEqual } from 'node:util';
import type { Answers, SomeAnswers } from '../../model/contracts/setup-answers.ts';
import { ofTown } from '../../model/town-words.ts';
import { frenchTypography } from '../../packages/kit/french/french-typography.ts';
import { brandOf, settingsOf } from './agency-documents.ts';
import { type ContentApi, ContentRefusedError } from './content-api.ts';
import { type Demo, readDemo, readFirstDocuments } from './demo.ts';
import { queryDocuments, readDocumentsOf, type StoredDocument } from './stored-documents.ts';

export type SetupOptions = {
  content: ContentApi;
  /** Folder URL of `tools/demo/archive/`. */
  archive: URL;
  /** `2026-11-24`: the day the legal texts are in force from. */
  today: string;
  /** Whether a document is replaced although an editor wrote it. */
  mayReplace(id: string): boolean;
};

export type SetupOutcome = {
  /** Ids of documents that were written, emptied and deleted; none when the site was already as answered. */
  written: string[];
  emptied: string[];
  deleted: string[];
  /** Ids of documents that an editor wrote and the answers would replace: where there are any, nothing was done. */
  kept: string[];
};

/** The most times that answers are applied because an editor wrote a document they were about to replace. */
const MOST_TRIES = 5;

/**
 * Applies the parts that were answered. The legal texts name the agency and where it is reached: they are written when all three
 * parts are there. One transaction writes them, on condition that the documents are as they were read: otherwise they are read
 * again, so that no editor's change is lost. A process that is killed before the commit has written nothing.
 *
 * @throws {ContentRefusedError}
 */
export async function applyAnswers(
  answers: SomeAnswers,
  options: SetupOptions,
): Promise<SetupOutcome> {
  for (let left = MOST_TRIES - 1; ; left -= 1) {
    try {
      return await applyOnce(answers, options);
    } catch (error) {
      if (!(error instanceof ContentRefusedError && error.isOutdated) || left === 0) throw error;
    }
  }
}

async function applyOnce(answers: SomeAnswers, options: SetupOptions): Promise<SetupOutcome> {
  const demo = await readDemo(options.archive);
  const first = await readFirstDocuments(options.archive);
  const stored = await readDocumentsOf(options.content, [...demo.ids, 'brand']);
  const puts = putsOf(answers, { stored, demo, first, options }).filter(
    (put) => !saysTheSame(put, stored.get(put._id)),
  );
  const isOurs = ({ _id }: StoredDocument) => {
    const before = stored.get(_id);
    return before === undefined || demo.isUntouched(before);
  };
  const editedIds = puts
    .filter((put) => !isOurs(put) && !options.mayReplace(put._id))
    .map(({ _id }) => _id);
  if (editedIds.length > 0) return { written: [], emptied: [], deleted: [], kept: editedIds };
  const written = new Set(puts.map(({ _id }) => _id));
  const leaving = answers.demo === false ? leavingDemo({ demo, stored, written }) : [];
  const emptied = leaving.filter(isOnly).map(({ _id, _type }) => ({ _id, _type }));
  const deleted = await deletable(leaving, { content: options.content, written });
  if (puts.length + emptied.length + deleted.length > 0) {
    const replaced = [...written, ...emptied.map(({ _id }) => _id), ...deleted];
    await commit(options.content, [
      ...replaced.flatMap((id) => expecting(stored.get(id))),
      ...puts.map((put) => (stored.has(put._id) ? { createOrReplace: put } : { create: put })),
      ...emptied.map((empty) => ({ createOrReplace: empty })),
      ...deleted.map((id) => ({ delete: { id } })),
    ]);
  }
  return { written: [...written], emptied: emptied.map(({ _id }) => _id), deleted, kept: [] };
}

/** Refuses the transaction when the document is not the one that was read; changes nothing of it. */
function expecting(before: StoredDocument | undefined): object[] {
  if (!before) return [];
  const { _id: id, _rev: ifRevisionID, _type } = before;
  return [{ patch: { id, ifRevisionID, setIfMissing: { _type } } }];
}

type Site = { stored: ReadonlyMap<string, StoredDocument>; demo: Demo; options: SetupOptions };

/** The legal texts of an agency, from those that any agency starts with. */
const FIELD = /\{(\w+)\}/g;

/** The sentence on hosting while the agency has given none. */
const HOSTING =
  'Le site, ses contenus et les messages que vous nous envoyez sont hébergés sur les serveurs de l’agence.';

/** @param today `2026-11-24` */
function firstLegal(
  model: StoredDocument,
  { agency, contact, legal }: Pick<Answers, 'agency' | 'contact' | 'legal'>,
  today: string,
): StoredDocument {
  const values: Readonly<Partial<Record<string, string>>> = {
    name: agency.name,
    ofName: ofTown(agency.name),
    form: legal.form ? `, ${legal.form}` : '',
    seat: contact.address.join(', '),
    tradeRegister: legal.tradeRegister,
    ice: legal.ice,
    taxId: legal.taxId,
    professionalTax: legal.professionalTax,
    vat: legal.vat,
    registration: legal.registration,
    director: legal.director,
    // An agency without WhatsApp gets no paragraph about it.
    whatsapp: contact.whatsapp && '',
    whatsappOpened: contact.whatsapp ? 'WhatsApp ouvert, ' : '',
    hosting: legal.host ?? HOSTING,
    email: contact.email,
    court: ofTown(agency.city),
    today,
  };
  const filled = Object.entries(model).map(([name, value]) => [name, fill(value, values)]);
  return { ...Object.fromEntries(filled), _id: model._id, _type: model._type };
}

/** Lists lose what says something that was not answered: a row of a table, a paragraph. */
function fill(value: unknown, values: Readonly<Partial<Record<string, string>>>): unknown {
  if (typeof value === 'string') {
    if (!value.includes('{')) return value;
    return value.replace(FIELD, (written, name: string) => {
      const answer = values[name];
      return answer === undefined ? written : frenchTypography(answer);
    });
  }
  if (Array.isArray(value)) {
    return value.filter((item) => !lacks(item, values)).map((item) => fill(item, values));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, fill(field, values)]),
  );
}

/** Whether a row or a paragraph names an unanswered value; a text with such rows remains. */
function lacks(item: unknown, values: Readonly<Partial<Record<string, string>>>): boolean {
  if (typeof item !== 'object' || item === null || 'rows' in item) return false;
  const names = JSON.stringify(item).matchAll(FIELD);
  return [...names].some(([, name = '']) => values[name] === undefined);
}

function putsOf(
  answers: SomeAnswers,
  { stored, demo, first, options }: Site & { first: readonly StoredDocument[] },
): StoredDocument[] {
  const { agency, contact, look, legal } = answers;
  const ownOf = (id: string) => {
    const before = stored.get(id);
    if (!before) return {};
    // The demo's figures, networks and holidays belong to the demo agency: another starts without them.
    if (demo.isUntouched(before)) return {};
    const { claims, ...own } = bare(before);
    return claims === undefined || isDeepStrictEqual(claims, demo.claims)
      ? own
      : { ...own, claims };
  };
  const settings = ownOf('settings');
  const puts: StoredDocument[] = [];
  if (agency ?? contact) puts.push(settingsOf(settings, answers));
  if ((agency ?? contact) && answers.demo !== false) {
    puts.push(...[...stored.values()].flatMap((before) => demo.asExample(before) ?? []));
  }
  if (look && Object.keys(look).length > 0) puts.push(brandOf(ownOf('brand'), look));
  for (const model of first) {
    const before = stored.get(model._id);
    if (model._id !== 'legal') {
      if (answers.demo === false && (!before || demo.isUntouched(before))) puts.push(model);
    } else if (agency && contact && legal) {
      puts.push(firstLegal(model, { agency, contact, legal }, dayOf(before, options)));
    }
  }
  return puts;
}

/** The legal texts of the same answers are in force from the same day. */
function dayOf(legal: StoredDocument | undefined, { today }: SetupOptions): string {
  const day = legal?.version === '1.0' ? legal.effectiveDate : undefined;
  return typeof day === 'string' ? day : today;
}

/** The demo's documents without an editor's work. */
function leavingDemo({
  demo,
  stored,
  written,
}: Omit<Site, 'options'> & { written: ReadonlySet<string> }): StoredDocument[] {
  return [...stored.values()].filter(
    (document) =>
      demo.isUntouched(document) && !written.has(document._id) && !STAYING.has(document._id),
  );
}

/**
 * Whether there is one document of the type, whose id is its type. The site's pages have such documents: they are emptied,
 * because a Studio lets nobody write in a document that was deleted.
 */
function isOnly({ _id, _type }: StoredDocument): boolean {
  return _id === _type;
}

/** Lists, of documents that leave, those that are deleted, and the pictures only they show; what the others refer to stays. */
async function deletable(
  leaving: readonly StoredDocument[],
  { content, written }: { content: ContentApi; written: ReadonlySet<string> },
): Promise<string[]> {
  if (leaving.length === 0) return [];
  const deleting = new Map(leaving.filter((it) => !isOnly(it)).map((it) => [it._id, it]));
  const assets = leaving.flatMap(referencesOf).filter((id) => ASSET.test(id));
  const ids = [...deleting.keys()];
  const others = await queryDocuments(content, '*[!(_id in $leaving) && references($all)]', {
    leaving: leaving.map(({ _id }) => _id),
    all: [...ids, ...new Set(assets)],
  });
  const needed = new Set<string>();
  const need = (document: StoredDocument) => {
    for (const id of referencesOf(document)) {
      if (needed.has(id)) continue;
      needed.add(id);
      const referred = deleting.get(id);
      if (referred) need(referred);
    }
  };
  // A document that is written now replaces the stored one, whose references no longer count.
  for (const other of others) if (!written.has(other._id)) need(other);
  return [...new Set([...ids, ...assets])].filter((id) => !needed.has(id));
}

/** The documents that stay: they serve any agency, and no page of the demo's is named in them. */
const STAYING = new Set(['navigation', 'notFound', 'sentRequest']);

const ASSET = /^(?:image|file)-/;

function referencesOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(referencesOf);
  if (typeof value !== 'object' || value === null) return [];
  const own = '_ref' in value && typeof value._ref === 'string' ? [value._ref] : [];
  return [...own, ...Object.values(value).flatMap(referencesOf)];
}

async function commit(content: ContentApi, mutations: readonly object[]): Promise<void> {
  const answer = await content.fetch('/data/mutate/production', {
    method: 'POST',
    body: JSON.stringify({ mutations }),
  });
  if (!answer.ok) throw new ContentRefusedError(answer.status, await answer.text());
}

function bare({ _rev, _createdAt, _updatedAt, ...fields }: StoredDocument) {
  return fields;
}

/** Returns fields as the store keeps them: without those that are undefined. */
function stored(fields: object): unknown {
  return JSON.parse(JSON.stringify(fields));
}

function saysTheSame(put: StoredDocument, before: StoredDocument | undefined): boolean {
  if (!before) return false;
  const { _createdAt, ...fields } = put;
  return isDeepStrictEqual(stored(fields), stored(bare(before)));
}
