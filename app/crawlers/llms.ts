import { href } from 'react-router';
import { isPage, type PageType, TYPES } from '../../model/document-types.ts';
import { leadsToOffPart } from '../content/off-parts.ts';
import { findTaxes } from '../content/services/service.ts';
import { findSettings, type Settings } from '../content/settings.ts';
import { contentContext, originContext, visitContext } from '../context.ts';
import { FEED_FORMATS, FEEDS } from '../feeds/addresses.ts';
import { markdownText } from '../feeds/rich-text-markdown.ts';
import type { Route } from './+types/llms.ts';
import { findReadingList, type ReadingEntry, type ReadingList } from './llms-query.ts';

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
