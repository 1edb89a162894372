import { href } from 'react-router';
import { findTaxes } from '../content/services/service.ts';
import { findSettings, type Settings } from '../content/settings.ts';
import { contentContext, originContext, visitContext } from '../context.ts';
import { FEED_FORMATS, FEEDS } from '../feeds/addresses.ts';
import type { Route } from './+types/llms.ts';
import { findReadingList, type ReadingEntry, type ReadingList } from './llms-query.ts';

/** Answers with llms.txt (https://llmstxt.org): what the agency does and where it is written, for language models. */
export async function loader({ context }: Route.LoaderArgs) {
  const content = context.get(contentContext);
  const found = await Promise.all([
    findSettings(content),
    findReadingList(content),
    findTaxes(content),
  ]).catch((error: unknown) => {
    context.get(visitContext).reportError(error);
  });
  if (!found) return new Response('Contenus indisponibles', { status: 503 });
  return new Response(write(context.get(originContext), ...found), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
}

/** The site's own pages. */
const PAGES: readonly ReadingEntry[] = [
  { title: 'L’agence', path: href('/about'), line: 'L’équipe, la méthode, les valeurs' },
  { title: 'Services', path: href('/services'), line: 'Les métiers et leurs prix, en dirhams' },
  { title: 'Travaux', path: href('/work'), line: 'Tous les projets' },
  { title: 'Blog', path: href('/blog'), line: 'Tous les articles' },
  { title: 'Carrières', path: href('/careers'), line: 'Les postes ouverts' },
  { title: 'Contact', path: href('/contact'), line: 'Écrire, appeler, venir' },
  {
    title: 'Informations légales',
    path: href('/legal'),
    line: 'Mentions, confidentialité, conditions générales de vente, cookies',
  },
];

const FEED_ENTRIES: readonly ReadingEntry[] = [
  ...FEED_FORMATS.map((format) => ({ title: FEEDS[format].title, path: FEEDS[format].href })),
  { title: 'Plan du site', path: href('/sitemap.xml') },
];

function write(
  origin: string,
  settings: Settings,
  reading: ReadingList,
  taxes: string | undefined,
): string {
  const { agencyName, tagline, email, phone, addressLines } = settings;
  const reached = [...addressLines, phone, email].filter((it) => it !== undefined);
  const parts = [
    `# ${plain(agencyName ?? new URL(origin).host)}`,
    tagline && `> ${plain(tagline)}`,
    `Le site est en français.${taxes ? ` Les prix y sont en dirhams marocains, ${taxes}.` : ''}`,
    reached.length > 0 && plain(`Pour joindre l’agence\u00a0: ${reached.join(', ')}.`),
    section('Pages', PAGES, origin),
    section('Services', reading.services, origin),
    section('Travaux', reading.projects, origin),
    section('Articles', reading.posts, origin),
    section('Postes ouverts', reading.jobs, origin),
    section('Flux', FEED_ENTRIES, origin),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

function section(title: string, entries: readonly ReadingEntry[], origin: string): string {
  if (entries.length === 0) return '';
  const lines = entries.map(({ title, path, line }) => {
    const said = line ? ` : ${plain(line)}` : '';
    return `- [${plain(title)}](${origin}${path})${said}`;
  });
  return `## ${title}\n\n${lines.join('\n')}`;
}

/** A text on one line, in which nothing is taken for Markdown or HTML. */
function plain(text: string): string {
  return text.replace(/\s+/gu, ' ').replace(/[\\`*_[\]<>#]/g, '\\$&');
}
