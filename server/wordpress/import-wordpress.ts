/**
 * Brings a WordPress site in: posts, pages, categories, authors, pictures, and a redirection from each old address. Everything
 * is created and nothing replaced: a run that was broken off is begun again, and what editors changed since stays.
 */
import { z } from 'zod';
import type {
  WordpressCounts,
  WordpressNote,
  WordpressProgress,
  WordpressReport,
} from '../../model/contracts/wordpress-import.ts';
import { matchKey } from '../../model/redirects/redirect-rules.ts';
import { redirectId } from '../pages/moved-pages.ts';
import { type ContentApi, ContentRefusedError } from '../setup/content-api.ts';
import { queryDocuments } from '../setup/stored-documents.ts';
import { articleOf } from './article.ts';
import type { Reach } from './fetch-file.ts';
import { type Media, openMedia } from './media.ts';
import {
  type IndexedItem,
  isPicture,
  type Named,
  type Plan,
  type PlannedArticle,
  planImport,
  type StoredContent,
  siteKey,
} from './plan-import.ts';
import { readWxr, WxrError, type WxrItem, type WxrSite } from './read-wxr.ts';

/** Posts that are read, illustrated and written together. */
const ARTICLES_AT_ONCE = 20;
/** The largest transaction: the content service takes 4 MB, and two seconds of work. */
const LARGEST_WRITE = 1_000_000; // characters
const MOST_WRITTEN = 200; // documents
/** Redirections the site follows: `app/content/redirects/list-redirects.ts`. */
const MOST_REDIRECTS = 20_000;
/** Notes of a report; more are counted. */
const MOST_NOTES = 5_000;

export type ImportOptions = {
  /** The export. */
  file: string;
  content: ContentApi;
  /** A copy of `wp-content/uploads`; pictures come from the old site when absent. */
  uploads?: string | undefined;
  /** Whether nothing is written or fetched, and the report says what would be. */
  isTrial?: boolean;
  onProgress?: (progress: WordpressProgress) => void;
  signal?: AbortSignal;
  reach?: Reach;
  clock?: () => Date;
};

/**
 * Imports an export. Resolves with what came of it; rejects with `WxrError` for a file that is none, with nothing written, and
 * with `ContentRefusedError` when the content service stops taking documents.
 */
export async function importWordpress(options: ImportOptions): Promise<WordpressReport> {
  const { file, content, isTrial = false, onProgress = () => {}, reach = 'public' } = options;
  const { signal = new AbortController().signal, clock = () => new Date() } = options;
  onProgress({ step: 'reading', done: 0, total: 0 });
  const { site, items } = await readIndex(file, signal);
  const stored = await readStored(content, siteKey(site));
  const plan = planImport(site, items, { stored, now: clock() });
  const notes: WordpressNote[] = [...plan.notes];
  const counts: WordpressCounts = {
    articles: 0,
    planned: 0,
    drafts: 0,
    alreadyThere: 0,
    people: plan.newPeople.length,
    categories: plan.newCategories.length,
    pictures: 0,
    files: 0,
    redirects: 0,
    comments: plan.comments,
  };
  const media = await openMedia({
    content,
    key: siteKey(site),
    attachments: plan.attachments,
    uploads: options.uploads,
    isOldSite: plan.isOldSite,
    reach,
    signal,
    missed: (name, why) => notes.push({ kind: 'picture', where: name, what: why }),
  });
  const write = isTrial
    ? async () => {}
    : (documents: readonly object[]) => create(content, documents);
  await write([
    ...plan.newCategories.map(({ _id, name, slug }) => ({
      _id,
      _type: 'category',
      name,
      slug: { _type: 'slug', current: slug },
    })),
    ...plan.newPeople.map(({ _id, name }) => ({ _id, _type: 'person', name })),
  ]);

  const now = clock().toISOString();
  const texts = { plan, media, site, isTrial };
  let done = 0;
  let batch: { item: WxrItem; planned: PlannedArticle }[] = [];
  const writeBatch = async () => {
    const articles = await Promise.all(batch.map((one) => articleOf(one, texts, notes)));
    for (const { document, planned, item } of articles) {
      if (!document) continue;
      if (planned.isDraft) counts.drafts += 1;
      else if (item.date !== undefined && item.date > now) counts.planned += 1;
      else counts.articles += 1;
    }
    await write(articles.flatMap(({ document }) => document ?? []));
    done += batch.length;
    batch = [];
    onProgress({ step: 'articles', done, total: plan.articles.size });
  };
  onProgress({ step: 'articles', done, total: plan.articles.size });
  for await (const part of readWxr(file, signal)) {
    const planned = part.is === 'item' ? plan.articles.get(part.item.id) : undefined;
    if (part.is !== 'item' || !planned) continue;
    if (planned.isThere) {
      counts.alreadyThere += 1;
      done += 1;
      continue;
    }
    batch.push({ item: part.item, planned });
    if (batch.length >= ARTICLES_AT_ONCE) await writeBatch();
  }
  await writeBatch();

  const files = await bringRest(plan, media, { isTrial, onProgress });
  const room = MOST_REDIRECTS - stored.redirects.size;
  const wanted = [...plan.redirects, ...files].filter(
    ({ from }) => !stored.redirects.has(matchKey(from)),
  );
  if (wanted.length > room) {
    const rest = wanted.length - Math.max(0, room);
    notes.push({
      kind: 'redirect',
      where: `${rest} adresses`,
      what: `Le site suit ${MOST_REDIRECTS} redirections au plus.`,
    });
  }
  const redirects = wanted.slice(0, Math.max(0, room));
  counts.redirects = redirects.length;
  for (let at = 0; at < redirects.length; at += MOST_WRITTEN) {
    onProgress({ step: 'redirects', done: at, total: redirects.length });
    signal.throwIfAborted();
    await write(
      redirects.slice(at, at + MOST_WRITTEN).map(({ from, to }) => ({
        _id: redirectId(from),
        _type: 'redirect',
        from,
        to,
        isTemporary: false,
      })),
    );
  }
  counts.pictures = isTrial
    ? plan.attachments.filter((one) => isPicture(one.file)).length
    : media.counts.pictures;
  counts.files = isTrial ? plan.attachments.length - counts.pictures : media.counts.files;
  const uniqueNotes = [...new Map(notes.map((note) => [JSON.stringify(note), note])).values()];
  return {
    site: site.address,
    name: site.title,
    isTrial,
    counts,
    notes: uniqueNotes.slice(0, MOST_NOTES),
    moreNotes: Math.max(0, uniqueNotes.length - MOST_NOTES),
  };
}

/** Reads the whole file once without its texts, so that a file that is cut off changes nothing. */
async function readIndex(
  file: string,
  signal: AbortSignal,
): Promise<{ site: WxrSite; items: IndexedItem[] }> {
  let site: WxrSite | undefined;
  const items: IndexedItem[] = [];
  for await (const part of readWxr(file, signal)) {
    if (part.is === 'site') site = part.site;
    else {
      const { content: _, excerpt: __, meta, ...item } = part.item;
      items.push({ ...item, meta: new Map([...meta].filter(([name]) => KEPT_META.has(name))) });
    }
  }
  if (!site) throw new WxrError('Ce fichier ne contient rien.');
  return { site, items };
}

/** The metadata of items that the plan reads, and those that describe attachments. */
const KEPT_META = new Set([
  '_wp_old_slug',
  '_wp_attachment_image_alt',
  '_yoast_wpseo_primary_category',
  'rank_math_primary_category',
]);

async function readStored(content: ContentApi, key: string): Promise<StoredContent> {
  const documents = await queryDocuments(
    content,
    `*[_type in ["blogPost", "category", "person", "redirect"]]{
      _id, _type, name, "slug": coalesce(slug.current, slug), from, to
    }`,
    {},
  );
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  const named = (type: string): Named[] =>
    documents
      .filter(({ _type, _id }) => _type === type && !_id.includes('.'))
      .map(({ _id, name, slug }) => ({ _id, name: text(name), slug: text(slug) }));
  const redirects = documents.filter(
    ({ _type, from }) => _type === 'redirect' && text(from) !== '',
  );
  return {
    articles: new Map(
      documents
        .filter(({ _type }) => _type === 'blogPost')
        // Drafts sort before published posts, whose slug then wins in the map.
        .sort((one, other) => Number(other._id.includes('.')) - Number(one._id.includes('.')))
        .map(({ _id, slug }) => [_id.replace(/^(?:drafts|versions\.[^.]+)\./, ''), text(slug)]),
    ),
    categories: named('category'),
    people: named('person'),
    redirects: new Map(redirects.map(({ from, to }) => [matchKey(text(from)), text(to)])),
    deleted: await readDeleted(content, key),
  };
}

const trashPage = z.object({
  documents: z.array(z.object({ id: z.string() })),
  nextCursor: z.string().nullable(),
});

/** Ids of documents of this WordPress site that editors deleted. */
async function readDeleted(content: ContentApi, key: string): Promise<Set<string>> {
  const deleted = new Set<string>();
  for (let cursor: string | null = ''; cursor !== null; ) {
    const query: string = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`;
    const answer = await content.fetch(`/data/bin/production?type=blogPost&limit=100${query}`, {
      method: 'GET',
    });
    if (!answer.ok) throw new ContentRefusedError(answer.status, await answer.text());
    const page = trashPage.parse(await answer.json());
    for (const { id } of page.documents) if (id.startsWith(`wordpress-${key}-`)) deleted.add(id);
    cursor = page.nextCursor;
  }
  return deleted;
}

/** Creates the missing documents, in transactions of limited size. */
async function create(content: ContentApi, documents: readonly object[]): Promise<void> {
  let part: string[] = [];
  let length = 0;
  const commit = async () => {
    if (part.length === 0) return;
    const body = `{"mutations":[${part.join(',')}]}`;
    [part, length] = [[], 0];
    const answer = await content.fetch('/data/mutate/production?visibility=async', {
      method: 'POST',
      body,
    });
    if (!answer.ok) throw new ContentRefusedError(answer.status, await answer.text());
    await answer.arrayBuffer();
  };
  for (const createIfNotExists of documents) {
    const json = JSON.stringify({ createIfNotExists });
    if (length + json.length > LARGEST_WRITE || part.length >= MOST_WRITTEN) await commit();
    part.push(json);
    length += json.length;
  }
  await commit();
}

/** Brings the attachments that no text shows, and returns where the addresses of all files lead now. */
async function bringRest(
  plan: Plan,
  media: Media,
  { isTrial, onProgress }: { isTrial: boolean; onProgress(progress: WordpressProgress): void },
): Promise<{ from: string; to: string }[]> {
  if (isTrial) return [];
  const total = plan.attachments.length;
  let done = 0;
  const brought = await Promise.all(
    plan.attachments.map(async ({ id, file }) => {
      const asset = await media.attachment(id);
      done += 1;
      if (done % 10 === 0 || done === total) onProgress({ step: 'media', done, total });
      const url = URL.parse(file);
      return asset && url && plan.isOldSite(url) ? [{ from: url.pathname, to: asset.address }] : [];
    }),
  );
  return brought.flat();
}
