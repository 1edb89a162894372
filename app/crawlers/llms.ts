import { href } from 'react-router';
import { z } from 'zod';
import {
  isPage,
  isPaged,
  listedRule,
  type PagedType,
  type PageType,
  TYPES,
} from '../../model/document-types.ts';
import { addressOf } from '../../model/page-address.ts';
import { isOut } from '../../model/public-documents.ts';
import { dayIn } from '../../packages/kit/calendar/casablanca-time.ts';
import { date, readParts, slug, text } from '../content/document-parts.ts';
import { isTypeOff, leadsToOffPart } from '../content/off-parts.ts';
import { findTaxes } from '../content/services/service.ts';
import { findSettings, type Settings } from '../content/settings.ts';
import { type ContentReader, contentContext, originContext, visitContext } from '../context.ts';
import { FEED_FORMATS, FEEDS } from '../feeds/addresses.ts';
import { markdownText } from '../feeds/rich-text-markdown.ts';
import type { Route } from './+types/llms.ts';

type ReadingEntry = { title: string; path: string; line?: string | undefined };

/** Documents to read, a section for each type that the file lists, in the order of `SECTIONS`. */
type ReadingList = { title: string; entries: ReadingEntry[] }[];

type Section = { title: string; line: string; order: string };

/** The sections of documents in their order; null where the file says nothing of a type. `line` and `order` are GROQ. */
const SECTIONS: Readonly<Record<PagedType, Section | null>> = {
  service: {
    title: 'Services',
    line: 'coalesce(outcome, subtitle)',
    order: 'featured desc, title asc',
  },
  portfolio: { title: 'Travaux', line: 'summary', order: 'publishDate desc, _id asc' },
  blogPost: { title: 'Articles', line: 'excerpt', order: 'publishDate desc, _id asc' },
  jobPosting: { title: 'Postes ouverts', line: 'location', order: '_createdAt desc, _id asc' },
  newsletterIssue: null,
  page: { title: 'Autres pages', line: 'lead', order: 'title asc, _id asc' },
};

/** Entries of each kind: a model reads the file whole, and the sitemap has the others. */
const MOST = 20;

const LISTED = Object.keys(SECTIONS)
  .filter(isPaged)
  .flatMap((type) => {
    const section = SECTIONS[type];
    return section ? [{ type, ...section, visible: listedRule(type) }] : [];
  });

/** A few more than are listed: some may not be shown. */
const READING_LIST_QUERY = `{${LISTED.map(
  ({ type, line, order, visible }) => `
  "${type}": *[_type == "${type}" && ${visible}] | order(${order})[0...30]{
    _id, title, slug, publishDate, applicationDeadline, "line": ${line}
  }`,
).join(',')}
}`;

const row = z.object({
  _id: z.string(),
  title: z.unknown(),
  slug: z.unknown(),
  publishDate: z.unknown(),
  applicationDeadline: z.unknown(),
  line: z.unknown(),
});
const answer = z.record(z.string(), z.array(row));

/** @throws what the content client throws when the service does not answer. */
async function findReadingList(content: ContentReader): Promise<ReadingList> {
  const rowsByType = answer.parse(await content.client.fetch(READING_LIST_QUERY));
  return LISTED.filter(({ type }) => !isTypeOff(content, type)).map(({ type, title }) => {
    const entries = (rowsByType[type] ?? []).flatMap((document) =>
      readEntry(content, type, document),
    );
    return { title, entries: entries.slice(0, MOST) };
  });
}

function readEntry(
  content: ContentReader,
  type: PagedType,
  document: z.infer<typeof row>,
): ReadingEntry[] {
  const parts = readParts(content, document, { type, id: document._id });
  const title = parts.one('title', text);
  const address = parts.one('slug', slug);
  const deadline = parts.one('applicationDeadline', date);
  const isOver = deadline !== undefined && dayIn(deadline) < dayIn(new Date());
  const isShown = isOut(content, parts.one('publishDate', date)) && !isOver;
  if (!title || !address || !isShown) return [];
  const path = addressOf(type, address);
  return [{ title, path, line: parts.one('line', text) }];
}

/** Answers with llms.txt (https://llmstxt.org): what the agency does and where it is written, for language models. */
export async function loader({ context }: Route.LoaderArgs) {
  const content = context.get(contentContext);
  const sources = await Promise.all([
    findSettings(content),
    findReadingList(content),
    findTaxes(content),
  ]).catch((error: unknown) => {
    context.get(visitContext).reportError(error);
  });
  if (!sources) return new Response('Contenus indisponibles', { status: 503 });
  const isOn = (path: string) => !leadsToOffPart(content, path);
  return new Response(write(context.get(originContext), isOn, ...sources), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
}

/** Names the pages of the site itself to a model, in this order; the file leaves out those that are null. */
const PAGE_LINES: Readonly<Record<PageType, { line: string; title?: string } | null>> = {
  about: { line: 'L’équipe, la méthode, les valeurs', title: 'L’agence' },
  services: { line: 'Les métiers et leurs prix, en dirhams' },
  work: { line: 'Tous les projets' },
  blog: { line: 'Tous les articles' },
  careers: { line: 'Les postes ouverts' },
  contact: { line: 'Écrire, appeler, venir' },
  legal: { line: 'Mentions, confidentialité, conditions générales de vente, cookies' },
  home: null,
  newsletter: null,
  notFound: null,
};

const PAGES: readonly ReadingEntry[] = Object.entries(PAGE_LINES).flatMap(([type, entry]) => {
  if (!entry || !isPage(type)) return [];
  const { path, name: title } = TYPES[type].page;
  return [{ title, path, ...entry }];
});

const FEED_ENTRIES: readonly ReadingEntry[] = [
  ...FEED_FORMATS.map((format) => ({ title: FEEDS[format].title, path: FEEDS[format].href })),
  { title: 'Plan du site', path: href('/sitemap.xml') },
];

function write(
  origin: string,
  isOn: (path: string) => boolean,
  settings: Settings,
  reading: ReadingList,
  taxes: string | undefined,
): string {
  const { agencyName, tagline, email, phones, addressLines } = settings;
  const onlyOn = (entries: readonly ReadingEntry[]) => entries.filter(({ path }) => isOn(path));
  const reached = [...addressLines, ...phones, email].filter((it) => it !== undefined);
  const parts = [
    `# ${markdownText(agencyName ?? new URL(origin).host)}`,
    tagline && `> ${markdownText(tagline)}`,
    `Le site est en français.${taxes ? ` Les prix y sont en dirhams marocains, ${taxes}.` : ''}${isOn(href('/blog')) ? ' Chaque article se lit aussi en Markdown, à son adresse suivie de .md.' : ''}`,
    reached.length > 0 && markdownText(`Pour joindre l’agence\u00a0: ${reached.join(', ')}.`),
    section('Pages', onlyOn(PAGES), origin),
    ...reading.map(({ title, entries }) => section(title, entries, origin)),
    section('Flux', onlyOn(FEED_ENTRIES), origin),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

function section(title: string, entries: readonly ReadingEntry[], origin: string): string {
  if (entries.length === 0) return '';
  const lines = entries.map(({ title, path, line }) => {
    const summary = line ? `: ${markdownText(line)}` : '';
    return `- [${markdownText(title)}](${origin}${path})${summary}`;
  });
  return `## ${title}\n\n${lines.join('\n')}`;
}
