/** Converts a document of each type for the search. Undefined for one without a title or an address. */
import { type PagedType, TYPES } from '../../model/document-types.ts';
import { coverOf, type MotifWords } from '../../model/motifs.ts';
import { addressOf } from '../../model/page-address.ts';
import { dayIn, momentAt } from '../../packages/kit/calendar/casablanca-time.ts';
import type { SearchDocument } from '../../packages/search/document.ts';
import { linesOfBlock } from '../blocks/block-lines.ts';
import { readChapters } from '../blocks/chapters.ts';
import { placedIn, readBlocks } from '../blocks/read-blocks.ts';
import type { SEARCH_ROWS_QUERY_RESULT } from '../content/content.generated.ts';
import { coverPicture } from '../content/cover-picture.ts';
import {
  date,
  type Parts,
  readParts,
  slug,
  text,
  textOrNumber,
} from '../content/document-parts.ts';
import { type ImageReference, image, picture } from '../content/image.ts';
import { readPostText } from '../content/posts/post-text.ts';
import { readRichText } from '../content/texts/rich-text.ts';
import { linesOf } from '../content/texts/rich-text-lines.ts';
import type { ContentReader } from '../context.ts';

/** A document with the time in which it is public, both ends in ms since 1970. */
export type SearchEntry = { document: SearchDocument; from: number; until: number };

type Rows = SEARCH_ROWS_QUERY_RESULT;
type Project = Rows['portfolio'][number];
type Service = Rows['service'][number];
type Post = Rows['blogPost'][number];
type Job = Rows['jobPosting'][number];
type Issue = Rows['newsletterIssue'][number];
type Page = Rows['page'][number];

export async function readProject(
  content: ContentReader,
  row: Project,
): Promise<SearchEntry | undefined> {
  const part = readParts(content, row, { type: 'portfolio', id: row._id });
  const client = part.one('client', text);
  const quote = part.inside('testimonial');
  const chapters = await readChapters(content, part.insideEach('sections'));
  return entryOf(content, part, row._id, {
    type: 'project',
    paged: 'portfolio',
    from: part.one('publishDate', date),
    category: client ?? TYPES.portfolio.title,
    tags: part.each('tags', text),
    alsoCalled: part.each('searchWords', text),
    description: part.one('summary', text),
    cover: {
      own: part.one('coverImage', image),
      motif: part.one('motif', text),
      lead: part.one('summary', text),
    },
    body: [
      part.one('description', text),
      part.one('problem', text),
      part.one('solution', text),
      ...part.each('results', text),
      ...part
        .insideEach('metrics')
        .map((metric) =>
          line([
            metric.one('value', textOrNumber),
            metric.one('label', text),
            metric.one('description', text),
          ]),
        ),
      quote?.one('content', text),
      line([quote?.one('name', text), quote?.one('role', text), part.one('company', text)]),
      ...part.insideEach('gallery').map((item) => item.one('caption', text)),
      ...chapters.flatMap(linesOfBlock),
      line([...part.each('role', text), ...part.each('techStack', text)]),
      ...part
        .insideEach('credits')
        .map((credit) => line([credit.one('work', text), ...credit.each('names', text)])),
    ],
  });
}

export function readService(content: ContentReader, row: Service): SearchEntry | undefined {
  const part = readParts(content, row, { type: 'service', id: row._id });
  const category = part.one('category', text);
  return entryOf(content, part, row._id, {
    type: 'service',
    paged: 'service',
    // "Autre" is the contact form's last choice, and says nothing about the service.
    category: category === undefined || category === 'Autre' ? TYPES.service.title : category,
    tags: part.each('portfolioTags', text),
    alsoCalled: part.each('searchWords', text),
    description: part.one('outcome', text) ?? part.one('subtitle', text),
    cover: {
      own: part.one('coverImage', image),
      motif: part.one('icon', text),
      lead: part.one('outcome', text),
    },
    body: [
      part.one('subtitle', text),
      part.one('description', text),
      ...part.each('benefits', text),
      part.one('proofStat', text),
      ...part
        .insideEach('packages')
        .flatMap((offered) => [
          line([
            offered.one('name', text),
            offered.one('priceRange', text),
            offered.one('ideal', text),
          ]),
          ...offered.each('features', text),
        ]),
      ...part
        .insideEach('process')
        .flatMap((step) => [
          line([step.one('title', text), step.one('description', text)]),
          ...step.each('deliverables', text),
        ]),
      ...part
        .insideEach('faqs')
        .flatMap((faq) => [faq.one('question', text), faq.one('answer', text)]),
    ],
  });
}

export function readPost(content: ContentReader, row: Post): SearchEntry | undefined {
  const part = readParts(content, row, { type: 'blogPost', id: row._id });
  const author = part.one('author', text);
  return entryOf(content, part, row._id, {
    type: 'blog',
    paged: 'blogPost',
    from: part.one('publishDate', date),
    category: part.one('category', text) ?? TYPES.blogPost.title,
    tags: part.each('tags', text),
    alsoCalled: part.each('searchWords', text),
    description: part.one('excerpt', text),
    cover: {
      own: part.one('coverImage', image),
      motif: part.one('motif', text),
      lead: part.one('excerpt', text),
    },
    body: [
      ...linesOf(readPostText(content, part, part.insideEach('content'))),
      author && `Par ${author}`,
    ],
  });
}

export function readJob(content: ContentReader, row: Job): SearchEntry | undefined {
  const part = readParts(content, row, { type: 'jobPosting', id: row._id });
  const deadline = part.one('applicationDeadline', date);
  const [description, ...paragraphs] = part.one('description', text)?.split(/\n+/) ?? [];
  return entryOf(content, part, row._id, {
    type: 'page',
    paged: 'jobPosting',
    // A job is open until the end of its last day.
    until: deadline && momentAt(dayIn(deadline), '24:00'),
    category: TYPES.jobPosting.title,
    alsoCalled: part.each('searchWords', text),
    tags: [
      part.one('department', text),
      part.one('employmentType', text),
      part.one('location', text),
      part.one('experienceLevel', text),
    ].filter((tag) => tag !== undefined),
    description,
    body: [
      ...paragraphs,
      ...part.each('responsibilities', text),
      ...part.each('requirements', text),
      ...part.each('skills', text),
      ...part.each('benefits', text),
    ],
  });
}

export function readIssue(content: ContentReader, row: Issue): SearchEntry | undefined {
  const part = readParts(content, row, { type: 'newsletterIssue', id: row._id });
  const preheader = part.one('preheader', text);
  return entryOf(content, part, row._id, {
    type: 'page',
    paged: 'newsletterIssue',
    from: part.one('publishDate', date),
    category: TYPES.newsletterIssue.title,
    tags: [],
    cover: { own: undefined, motif: undefined, lead: preheader },
    description: preheader,
    body: linesOf(readRichText(content, part.insideEach('body'))),
  });
}

export async function readPage(
  content: ContentReader,
  row: Page,
): Promise<SearchEntry | undefined> {
  const part = readParts(content, row, { type: 'page', id: row._id });
  const placed = placedIn(part.insideEach('sections'));
  // The search finds the content of other documents at their own pages.
  const blocks = await readBlocks(placed, { content, shared: {}, response: undefined });
  return entryOf(content, part, row._id, {
    type: 'page',
    paged: 'page',
    category: TYPES.page.title,
    tags: [],
    alsoCalled: part.each('searchWords', text),
    description: part.one('lead', text),
    body: blocks.flatMap(linesOfBlock),
  });
}

/** The size of a result's picture, at twice the resolution. */
const PICTURE = { width: 208, height: 208 }; // px

/** The picture of a page: the agency's own, or the cover that is drawn for its document. */
export function pictureOf(
  content: ContentReader,
  words: MotifWords & { motif?: unknown },
  own?: ImageReference,
): string {
  const drawing = own
    ? picture(content, own, PICTURE)
    : coverPicture(words.slug, '1x1', coverOf(words));
  return drawing.src;
}

type EntryParts = Pick<SearchDocument, 'type' | 'category' | 'tags' | 'alsoCalled'> & {
  paged: PagedType;
  /** The inputs of its drawn cover besides title and tags; undefined without a cover. */
  cover?: { own: ImageReference | undefined; motif: string | undefined; lead: string | undefined };
  description: string | undefined;
  body: readonly (string | undefined)[];
  from?: Date | undefined;
  until?: Date | undefined;
};

function entryOf(
  content: ContentReader,
  part: Parts<{ title: unknown; slug: unknown }>,
  id: string,
  { paged, cover, from, until, body, description = '', ...words }: EntryParts,
): SearchEntry | undefined {
  const title = part.one('title', text);
  const address = part.one('slug', slug);
  if (!title || !address) return undefined;
  const url = addressOf(paged, address);
  const { own, ...drawn } = cover ?? {};
  const pictureAddress = pictureOf(
    content,
    { slug: address, title, tags: words.tags, ...drawn },
    own,
  );
  return {
    document: {
      ...words,
      id,
      title,
      url,
      picture: pictureAddress,
      description,
      body: body.filter(Boolean).join('\n'),
    },
    from: from?.getTime() ?? Number.NEGATIVE_INFINITY,
    until: until?.getTime() ?? Number.POSITIVE_INFINITY,
  };
}

function line(texts: readonly (string | undefined)[]): string {
  return texts.filter(Boolean).join(', ');
}
