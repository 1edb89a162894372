import { defineQuery } from 'groq';
import { z } from 'zod';
import {
  LISTED_PAGES,
  listedOn,
  PAGED_TYPES,
  type PagedType,
  SHOWN_PAGES,
  TYPES,
} from '../../model/document-types.ts';
import { addressOf } from '../../model/page-address.ts';
import { dayIn } from '../../packages/kit/calendar/casablanca-time.ts';
import type { SITEMAP_QUERY_RESULT } from '../content/content.generated.ts';
import { date, type Parts, readParts, slug, text } from '../content/document-parts.ts';
import { file, fileUrl } from '../content/file.ts';
import { image, picture, wholePicture } from '../content/image.ts';
import { isTypeOff } from '../content/off-parts.ts';
import { listAuthorPaths } from '../content/posts/blog-authors.ts';
import { listTagPaths } from '../content/posts/blog-tags.ts';
import type { ContentReader } from '../context.ts';

export type SitemapPage = {
  /** Path, percent-encoded. */
  path: string;
  changed: Date | undefined;
  /** Addresses, without the origin where the site serves them. */
  pictures: string[];
  film?: SitemapFilm | undefined;
};

/** A film as https://developers.google.com/search/docs/crawling-indexing/sitemaps/video-sitemaps asks for it. */
export type SitemapFilm = {
  /** The address of a picture that is no drawing. */
  thumbnail: string;
  title: string;
  description: string;
  /** The file, or the player where it is on YouTube. */
  at: { file: string } | { player: string };
  /** Seconds. */
  duration?: number | undefined;
};

/** The parameter that names one file of a sitemap of several, by its number. */
export const SITEMAP_PART_PARAMETER = 'partie';

/**
 * The most documents of one file. The format allows 50,000; with their pictures these would be 20 MB, a third of the
 * page cache.
 */
const MOST_OF_A_FILE = 10_000;

/** The number of documents read at once. */
const BATCH = 1_000;

/** The most pages of which only the paths are listed. */
const MOST_LISTED = 50_000;

/** The query of published pages, including those that no list of the site shows. */
const PUBLISHED_PAGES_QUERY = defineQuery(`[
  ...${SHOWN_PAGES} | order(_type asc, _id asc){ _id, _type, slug, publishDate, applicationDeadline },
  ...*[_type == "page" && listed == false && defined(slug)]{ _id, _type, slug, publishDate, applicationDeadline }
]`);

const SITEMAP_SIZE_QUERY = defineQuery(`count(${SHOWN_PAGES})`);

const SITEMAP_QUERY = defineQuery(`
  ${SHOWN_PAGES}
    | order(_type asc, _id asc)[$start...$end]{
      _id, _type, title, slug, summary, publishDate, applicationDeadline, _updatedAt,
      coverImage{asset, crop, hotspot},
      gallery[]{src{asset, crop}},
      "inText": coalesce(content, body)[_type == "image"]{asset, crop},
      video{type, src{asset}, youtubeId, duration, poster{asset, crop, hotspot}}
    }
`);

/** The times when the texts of the site's own pages changed, and the last document of each type. */
const CHANGES_QUERY = `{
  "texts": *[_id in $pages]{ _id, _updatedAt },
  ${PAGED_TYPES.map((type) => `"${type}": *[_type == "${type}"] | order(_updatedAt desc)[0...1]{ _id, _updatedAt }`).join(',\n  ')}
}`;
const changed = z.record(
  z.string(),
  z.array(z.object({ _id: z.string(), _updatedAt: z.string() })),
);

/**
 * Lists the paths of all public pages, without unpublished ones (pages-7.07 in test/specification.md) and closed jobs.
 *
 * @throws what the content client throws when the service does not answer.
 */
export async function listSitemap(
  content: ContentReader,
  now = new Date(),
): Promise<{ path: string }[]> {
  const documents = await content.client.fetch(PUBLISHED_PAGES_QUERY);
  const pages = documents.flatMap((document) => {
    const parts = readParts(content, document, { type: document._type, id: document._id });
    const path = pathOf(content, document._type, parts, now);
    return path ? [{ path }] : [];
  });
  return [
    ...listedPages(content).map((type) => ({ path: TYPES[type].page.path })),
    ...pages,
    ...(await listNames(content)).map((path) => ({ path })),
  ].slice(0, MOST_LISTED);
}

/**
 * Counts the files of the sitemap: one, until there are more documents than one may hold.
 *
 * @throws what the content client throws when the service does not answer.
 */
export async function countSitemapFiles(
  content: ContentReader,
  most = MOST_OF_A_FILE,
): Promise<number> {
  return Math.max(1, Math.ceil((await content.client.fetch(SITEMAP_SIZE_QUERY)) / most));
}

/**
 * Reads the entries of one file, a batch of documents at a time.
 *
 * @param number of the file, from 1; the first has the site's own pages too
 * @throws what the content client throws when the service does not answer.
 */
export async function readSitemapFile(
  content: ContentReader,
  number: number,
  { now = new Date(), most = MOST_OF_A_FILE } = {},
): Promise<SitemapPage[]> {
  const pages =
    number === 1 ? [...(await readOwnPages(content)), ...(await readNames(content))] : [];
  const end = number * most;
  for (let from = end - most; from < end; from += BATCH) {
    const to = Math.min(end, from + BATCH);
    const documents = await content.client.fetch(SITEMAP_QUERY, { start: from, end: to });
    for (const document of documents) {
      const parts = readParts(content, document, { type: document._type, id: document._id });
      const path = pathOf(content, document._type, parts, now);
      if (path)
        pages.push({ path, changed: parts.one('_updatedAt', date), ...media(content, parts) });
    }
    if (documents.length < to - from) break;
  }
  return pages;
}

async function readOwnPages(content: ContentReader): Promise<SitemapPage[]> {
  const answer = await content.client.fetch(CHANGES_QUERY, { pages: LISTED_PAGES });
  const { texts = [], ...lists } = changed.parse(answer);
  return listedPages(content).map((page) => {
    const listed = PAGED_TYPES.filter((type) => listedOn(type) === page);
    const moments = [
      ...texts.filter(({ _id }) => _id === page),
      ...listed.flatMap((type) => lists[type] ?? []),
    ].map(({ _updatedAt }) => _updatedAt);
    const latest = moments.toSorted().at(-1);
    const { path } = TYPES[page].page;
    return { path, changed: latest === undefined ? undefined : new Date(latest), pictures: [] };
  });
}

function listedPages(content: ContentReader) {
  return LISTED_PAGES.filter((type) => !isTypeOff(content, type));
}

/** Lists the pages of authors of published posts, and of tags that several posts have. */
async function listNames(content: ContentReader): Promise<string[]> {
  return (await Promise.all([listAuthorPaths(content), listTagPaths(content)])).flat();
}

async function readNames(content: ContentReader): Promise<SitemapPage[]> {
  const paths = await listNames(content);
  return paths.map((path) => ({ path, changed: undefined, pictures: [] }));
}

/** The path of a document's page, when it is on the site and a search engine should know it. */
function pathOf(
  content: ContentReader,
  type: PagedType,
  parts: Pick<Parts<Record<'slug' | 'publishDate' | 'applicationDeadline', unknown>>, 'one'>,
  now: Date,
): string | undefined {
  const address = parts.one('slug', slug);
  const published = parts.one('publishDate', date);
  const deadline = parts.one('applicationDeadline', date);
  const isOut = !published || published <= now;
  const isOver = deadline !== undefined && dayIn(deadline) < dayIn(now);
  const isShown = isOut && !isOver && !isTypeOff(content, type);
  return address && isShown ? addressOf(type, address) : undefined;
}

/** The longest side of a picture in the sitemap, in px: what a search engine shows, and no original of 20 MB. */
const LONGEST_SIDE = 1600;

/** The most pictures of a page in the format. */
const MOST_PICTURES = 1_000;

/** A film's picture, in px. */
const THUMBNAIL = { width: 1280, height: 720 };

type Entry = Parts<SITEMAP_QUERY_RESULT[number]>;

function media(content: ContentReader, parts: Entry): Pick<SitemapPage, 'pictures' | 'film'> {
  const cover = parts.one('coverImage', image);
  const others = [
    ...parts.insideEach('gallery').map((item) => item.one('src', image)),
    ...parts.each('inText', image),
  ];
  const references = [cover, ...others].filter((it) => it !== undefined);
  const pictures = references.map((it) => wholePicture(content, it, LONGEST_SIDE).src);
  return {
    pictures: [...new Set(pictures)].slice(0, MOST_PICTURES),
    film: film(content, parts),
  };
}

const youtubeId = z.string().regex(/^[\w-]{11}$/);

/** The longest the format allows, in s. */
const LONGEST_FILM = 28_800;
/** The longest description of a film, in characters. */
const LONGEST_DESCRIPTION = 2048;

/** A film without a picture of its own, or of the project, is left out: the format asks for one. */
function film(content: ContentReader, parts: Entry): SitemapFilm | undefined {
  const video = parts.inside('video');
  const title = parts.one('title', text);
  const still = video?.one('poster', image) ?? parts.one('coverImage', image);
  if (!video || !title || !still) return undefined;
  const player = video.one('youtubeId', youtubeId);
  const source = video.one('type', z.string()) === 'youtube' ? undefined : video.one('src', file);
  const at = source
    ? { file: fileUrl(content, source) }
    : player && { player: `https://www.youtube-nocookie.com/embed/${player}` };
  if (!at) return undefined;
  return {
    thumbnail: picture(content, still, THUMBNAIL).src,
    title,
    description: (parts.one('summary', text) ?? title).slice(0, LONGEST_DESCRIPTION),
    at,
    duration: video.one('duration', z.number().min(0.5).max(LONGEST_FILM).transform(Math.round)),
  };
}
