/** Newsletter issues: those of the archive, and one with all that a page or a mail shows of it. */
import { defineQuery } from 'groq';
import { href } from 'react-router';
import { coverOf } from '../../../model/motifs.ts';
import { isOut, SHOWN_ISSUE } from '../../../model/public-documents.ts';
import type { ContentReader } from '../../context.ts';
import type { ISSUE_BY_ID_QUERY_RESULT } from '../content.generated.ts';
import { type CoverFrame, coverPicture } from '../cover-picture.ts';
import { date, type Parts, readParts, slug, text } from '../document-parts.ts';
import { fullDate } from '../french-date.ts';
import { image, type Picture, picture } from '../image.ts';
import { leadsToOffPart } from '../off-parts.ts';
import { stillOf } from '../picture-attributes.ts';
import { RICH_TEXT, type RichText, readRichText } from '../texts/rich-text.ts';

const LINE = '{ _id, subject, preheader, slug, publishDate }';

/** The latest issues: at one a month, ten years of them. */
const ISSUES_QUERY = defineQuery(`
  *[_type == "newsletterIssue" && ${SHOWN_ISSUE}]
    | order(publishDate desc, _id asc)[0...120] ${LINE}
`);

const COVER = 'coverImage{asset, crop, hotspot, alt}';

const WHOLE = `{
  _id, subject, preheader, slug, publishDate, body[]${RICH_TEXT},
  "posts": posts[]->{_id, title, slug, publishDate, "summary": excerpt, ${COVER}},
  "projects": projects[]->{_id, title, slug, publishDate, status, summary, ${COVER}}
}`;

const ISSUE_QUERY = defineQuery(`
  *[_type == "newsletterIssue" && ($preview || ${SHOWN_ISSUE})
      && (slug.current == $slug || slug == $slug)]
    | order(publishDate desc, _id asc)[0] ${WHOLE}
`);

/** Whether or not it is in the archive: for the mail, which leaves before. */
const ISSUE_BY_ID_QUERY = defineQuery(`*[_type == "newsletterIssue" && _id == $id][0] ${WHOLE}`);

/** An issue where it is listed. */
export type IssueLine = {
  id: string;
  slug: string;
  subject: string;
  preheader?: string;
  published?: { iso: string; written: string };
};

/** An issue of the archive, with the picture that is drawn from its words. */
export type PastIssue = IssueLine & { cover: Picture };

export type Issue = IssueLine & IssueText;

type IssueText = { body: RichText; chosen: ChosenPage[] };

/** An issue for the mail: one that is being written may have no address yet. */
export type MailedIssue = Pick<IssueLine, 'subject' | 'preheader'> & IssueText & { slug?: string };

/** A post or project that an editor chose to lead to. */
export type ChosenPage = {
  /** The kind of page, as a reader would say. */
  noun: string;
  title: string;
  text?: string;
  /** The path, without the origin. */
  path: string;
  /** The editor's own; a drawn cover is left out, because mail programs draw no SVG. */
  picture?: Picture;
};

/**
 * The archive, the latest first.
 * @throws what the content client throws when the service does not answer
 */
export async function listIssues(content: ContentReader): Promise<PastIssue[]> {
  const rows = await content.client.fetch(ISSUES_QUERY);
  return rows.flatMap((row) => {
    const { line, published } = readLine(content, row);
    return line && isOut(content, published) ? [{ ...line, cover: issueCover(line, '1x1') }] : [];
  });
}

/** The drawing of an issue: lists, the search and its page show the same, each cut for its frame. */
export function issueCover(
  { slug, subject, preheader }: Pick<IssueLine, 'slug' | 'subject' | 'preheader'>,
  frame: CoverFrame,
): Picture {
  return coverPicture(slug, frame, coverOf({ slug, title: subject, lead: preheader }));
}

/**
 * The issue at an address of the archive, or undefined when there is none to show.
 * @throws what the content client throws when the service does not answer
 */
export async function findIssue(
  content: ContentReader,
  address: string,
): Promise<Issue | undefined> {
  // A preview shows an issue before it is sent.
  const preview = content.drafts === true;
  const row = await content.client.fetch(ISSUE_QUERY, { slug: address, preview });
  if (!row) return undefined;
  const { line, published } = readLine(content, row);
  return line && isOut(content, published) ? { ...line, ...readText(content, row) } : undefined;
}

/** The subject shown while an editor has written none. */
const NO_SUBJECT = 'Sans objet';

/**
 * An issue by the id of its document, in the archive or not.
 * @throws what the content client throws when the service does not answer
 */
export async function findIssueById(
  content: ContentReader,
  id: string,
): Promise<MailedIssue | undefined> {
  const row = await content.client.fetch(ISSUE_BY_ID_QUERY, { id });
  if (!row) return undefined;
  const part = readParts<LineRow>(content, row, { type: 'newsletterIssue', id: row._id });
  const subject = part.one('subject', text) ?? (content.drafts ? NO_SUBJECT : undefined);
  if (!subject) return undefined;
  return {
    subject,
    preheader: part.one('preheader', text),
    slug: part.one('slug', slug),
    ...readText(content, row),
  };
}

type LineRow = Record<'subject' | 'preheader' | 'slug' | 'publishDate', unknown> & { _id: string };

function readLine(content: ContentReader, row: LineRow) {
  const part = readParts<LineRow>(content, row, { type: 'newsletterIssue', id: row._id });
  const subject = part.one('subject', text);
  const address = part.one('slug', slug);
  const published = part.one('publishDate', date);
  if (!subject || !address) return { line: undefined, published };
  const line: IssueLine = {
    id: row._id,
    slug: address,
    subject,
    preheader: part.one('preheader', text),
    published: published && { iso: published.toISOString(), written: fullDate(published) },
  };
  return { line, published };
}

type WholeRow = NonNullable<ISSUE_BY_ID_QUERY_RESULT>;

function readText(content: ContentReader, row: WholeRow): IssueText {
  const part = readParts(content, row, { type: 'newsletterIssue', id: row._id });
  const posts = part.insideEach('posts').map((post) => {
    const address = post.one('slug', slug);
    return address
      ? chosenPage(content, post, 'Article', href('/blog/:slug', { slug: address }))
      : undefined;
  });
  const projects = part.insideEach('projects').map((project) => {
    const address = project.one('slug', slug);
    return address && project.one('status', text) !== 'archived'
      ? chosenPage(content, project, 'Étude de cas', href('/work/:slug', { slug: address }))
      : undefined;
  });
  return {
    // A mail shows animated pictures as stills, since it cannot know whether the reader prefers less motion.
    body: readRichText(content, part.insideEach('body')).map((block) =>
      block._type === 'picture' ? { ...block, picture: stillOf(block.picture) } : block,
    ),
    chosen: [...posts, ...projects].filter((page) => page !== undefined),
  };
}

/** The size of the picture above a chosen page, at 1x: the width of a mail. */
const CHOSEN = { width: 560, height: 315, widths: [1120] }; // px

type ChosenRow = Record<'title' | 'publishDate' | 'summary' | 'coverImage', unknown>;

function chosenPage<Row extends ChosenRow>(
  content: ContentReader,
  part: Parts<Row>,
  noun: string,
  path: string,
): ChosenPage | undefined {
  const title = part.one('title', text);
  if (!title || !isOut(content, part.one('publishDate', date))) return undefined;
  if (leadsToOffPart(content, path)) return undefined;
  const own = part.one('coverImage', image);
  return {
    noun,
    title,
    text: part.one('summary', text),
    path,
    picture: own && picture(content, own, CHOSEN),
  };
}
