/** Reads everything that is published once, and lists what deserves to be taken up again. */
import type { SanityClient } from '@sanity/client';
import type { Path, SchemaType } from '@sanity/types';
import { isSingleton, VISIBILITY_FIELDS } from '../../model/document-types.ts';
import { pageOf } from '../../model/page-address.ts';
import { SPLAT } from '../../model/redirects/redirect-rules.ts';
import { createRedirectTable } from '../../model/redirects/redirect-table.ts';
import { OFF_PARTS } from '../../model/site-parts.ts';
import { fieldTitles } from '../media/uses.ts';
import { askSite, type SiteAnswers } from './ask-site.ts';
import { type Examined, examine, type Link, type StoredDocument } from './examine.ts';
import { judge, NO_PAGE, pagesOf, type Verdict, whyOff } from './judge-links.ts';
import {
  descriptionSentence,
  linkSentence,
  redirectedSentence,
  sharedSentence,
} from './review-words.ts';

export const FINDING_KINDS = ['address', 'link', 'redirected', 'picture', 'description'] as const;

export type Finding = {
  kind: (typeof FINDING_KINDS)[number];
  path: Path;
  /** The field as the form calls it. */
  field: string;
  /** The sentence that says what there is to do. */
  what: string;
};

export type ReviewedDocument = { id: string; type: string; title: string; findings: Finding[] };

export type Review = {
  /** Number of documents that were read. */
  read: number;
  /** The documents with something to take up, in the order of their types and titles. */
  documents: ReviewedDocument[];
  /** Number of links that could not be judged: the site did not answer, or there were too many to ask. */
  unknown: number;
};

type Options = {
  client: SanityClient;
  typeOf(name: string): SchemaType | undefined;
  titleOf(document: StoredDocument): string;
  /** Names of the types that are looked at. */
  types: readonly string[];
  origin: string;
  signal: AbortSignal;
  onProgress(read: number, total: number): void;
  ask?: typeof askSite;
};

/** The number of documents read at once: an answer of a few megabytes at most. */
const BATCH = 200;

/** The longest wait for one answer. */
const ANSWER_TIMEOUT = 20_000; // ms

type Looked = Omit<Examined, 'links'> & {
  document: Pick<StoredDocument, '_id' | '_type'>;
  title: string;
  ownPage: string | undefined;
  links: (Link & { field: string })[];
  undescribedFields: string[];
};

/**
 * Reviews the site. Throws what the content client throws, and when the signal fires. Reads as an editor does, not as
 * visitors do.
 */
export async function reviewSite(options: Options): Promise<Review> {
  const { client, types, origin, signal, onProgress, ask = askSite } = options;
  const reader = client.withConfig({
    perspective: 'published',
    useCdn: false,
  });
  const looked: Looked[] = [];
  const addressed: StoredDocument[] = [];
  const redirects: StoredDocument[] = [];
  let off: readonly unknown[] = [];
  // The client retries for minutes while nothing answers: a timeout tells the waiting editor sooner.
  const inTime = () => ({ signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_TIMEOUT)]) });
  const total = await reader.fetch<number>('count(*[_type in $types])', { types }, inTime());
  let read = 0;
  for (let last = ''; ; ) {
    const batch = await reader.fetch<StoredDocument[]>(BATCH_QUERY, { types, last }, inTime());
    for (const document of batch) {
      if (document._type === 'redirect') redirects.push(document);
      if (Array.isArray(document[OFF_PARTS])) off = document[OFF_PARTS];
      if (document.slug !== undefined) addressed.push(visibilityOf(document));
      looked.push(look(document, options));
    }
    read += batch.length;
    onProgress(read, Math.max(read, total));
    const end = batch.at(-1);
    if (!end || batch.length < BATCH) break;
    last = end._id;
  }
  const pages = pagesOf(addressed);
  const table = createRedirectTable(
    redirects.flatMap(({ from, to, isTemporary }) =>
      typeof from === 'string' && typeof to === 'string'
        ? [{ from, to, isTemporary: isTemporary === true }]
        : [],
    ),
  );
  const site = { pages, redirects: table, origin, off };
  const judged = looked.map((one) => ({
    one,
    verdicts: one.links.map(({ address }) => judge(address, { ...site, ownPage: one.ownPage })),
  }));
  const verdicts = judged.flatMap((one) => one.verdicts);
  const atPages = Map.groupBy(looked, ({ ownPage }) => ownPage);
  const answers = await ask(questionsOf(verdicts), signal);
  const documents = judged
    // A document that visitors cannot see is on no page.
    .filter(({ one: { ownPage } }) => !ownPage || !(pages.get(ownPage) ?? whyOff(ownPage, site)))
    .map(({ one, verdicts: own }) => {
      const sharing = isSingleton(one.document._type) ? [] : (atPages.get(one.ownPage) ?? []);
      return reviewed(one, own, answers, one.ownPage === undefined ? [] : sharing);
    })
    .filter(({ findings }) => findings.length > 0)
    .sort((a, b) => a.type.localeCompare(b.type) || a.title.localeCompare(b.title, 'fr'));
  const unknown = verdicts.filter((verdict) => isUnknown(verdict, answers)).length;
  return { read, documents, unknown };

  function look(document: StoredDocument, { typeOf, titleOf }: Options): Looked {
    const type = typeOf(document._type);
    const { links, ...examined } = examine(document, type);
    const { _id, _type } = document;
    return {
      document: { _id, _type },
      title: titleOf(document),
      ownPage: pageOf(document)?.replace(/#.*/, ''),
      ...examined,
      undescribedFields: examined.undescribed.map((path) => fieldTitles(type, document, path)),
      links: [...links, ...targetOf(document)].map((link) => ({
        ...link,
        field: fieldTitles(type, document, pathToBlock(link.path)),
      })),
    };
  }
}

const BATCH_QUERY = `*[_type in $types && _id > $last] | order(_id asc) [0...${BATCH}]`;

/** The target of a redirection as a link; what its splat will be is the visitor's. */
function targetOf({ _type, to }: StoredDocument): Link[] {
  if (_type !== 'redirect' || typeof to !== 'string' || to.includes(SPLAT)) return [];
  return [{ address: to, path: ['to'], words: undefined }];
}

/** Returns the path to the paragraph that a path leads into: marks of a text are no field of the form. */
function pathToBlock(path: Path): Path {
  const marks = path.indexOf('markDefs');
  return marks === -1 ? path : path.slice(0, marks);
}

function questionsOf(verdicts: readonly Verdict[]) {
  return {
    addresses: new Set(verdicts.flatMap((one) => (one.is === 'unknown' ? [one.page] : []))),
    pages: new Set(
      verdicts.flatMap((one) => (one.is === 'sound' && one.fragment !== '' ? [one.page] : [])),
    ),
  };
}

function isUnknown(verdict: Verdict, answers: SiteAnswers): boolean {
  if (verdict.is === 'unknown') return answers.hasPage(verdict.page) === undefined;
  const leadsInto = verdict.is === 'sound' && verdict.fragment !== '';
  return leadsInto && answers.hasPlace(verdict.page, verdict.fragment) === undefined;
}

function reviewed(
  one: Looked,
  verdicts: readonly Verdict[],
  answers: SiteAnswers,
  /** The documents at the same address, itself among them: two releases may bring two, and visitors are shown one. */
  sharing: readonly Looked[],
): ReviewedDocument {
  const { document, title, links, undescribed, undescribedFields, description } = one;
  const findings = sharing.flatMap((other): Finding[] =>
    other === one
      ? []
      : [
          {
            kind: 'address',
            path: ['slug'],
            field: 'Adresse de la page',
            what: sharedSentence(one.ownPage ?? '', other.title),
          },
        ],
  );
  for (const [index, link] of links.entries()) {
    const { path, field } = link;
    const verdict = verdicts[index];
    const why = verdict && brokenBy(verdict, answers);
    if (why) findings.push({ kind: 'link', path, field, what: linkSentence(link, why) });
    if (verdict?.is === 'redirected') {
      findings.push({
        kind: 'redirected',
        path,
        field,
        what: redirectedSentence(link, verdict.to),
      });
    }
  }
  for (const [index, path] of undescribed.entries()) {
    const field = undescribedFields[index] ?? '';
    findings.push({ kind: 'picture', path, field, what: 'Image sans description.' });
  }
  if (description) {
    findings.push({
      kind: 'description',
      path: ['seoDescription'],
      field: 'Description pour Google',
      what: descriptionSentence(description),
    });
  }
  return { id: document._id, type: document._type, title, findings };
}

/** The reason why a link is broken; undefined where it is not, as far as is known. */
function brokenBy(verdict: Verdict, answers: SiteAnswers): string | undefined {
  switch (verdict.is) {
    case 'broken':
      return verdict.why;
    case 'unknown':
      return answers.hasPage(verdict.page) === false ? NO_PAGE : undefined;
    case 'sound':
      return verdict.fragment !== '' && answers.hasPlace(verdict.page, verdict.fragment) === false
        ? `La page existe, mais rien n’y porte le nom «\u00A0${verdict.fragment}\u00A0».`
        : undefined;
    default:
      return undefined;
  }
}

/** The part of a document that decides where visitors see it. */
function visibilityOf({ _id, _type, ...document }: StoredDocument): StoredDocument {
  return {
    _id,
    _type,
    ...Object.fromEntries(VISIBILITY_FIELDS.map((field) => [field, document[field]])),
  };
}
