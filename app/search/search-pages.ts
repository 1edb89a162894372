/** The pages of the site itself, with what the agency writes on them, as the search knows them. */
import { href } from 'react-router';
import { z } from 'zod';
import { PAGE_TYPES, type PageType, TYPES } from '../../model/document-types.ts';
import type { SearchDocument } from '../../packages/search/document.ts';
import { linesOfBlock } from '../blocks/block-lines.ts';
import { type About, findAbout } from '../content/agency/about.ts';
import { readParts, text } from '../content/document-parts.ts';
import { type Careers, findCareers } from '../content/jobs/careers.ts';
import { findBlogTexts } from '../content/posts/blog-texts.ts';
import { findSettings, type Settings } from '../content/settings.ts';
import { linesOf } from '../content/texts/rich-text-lines.ts';
import type { ContentReader } from '../context.ts';
import { type ContactTexts, findContact } from '../pages/contact/query.ts';
import { findHome, type Home } from '../pages/home/query.ts';
import { findLegal, type Legal } from '../pages/legal/query.ts';
import { findNewsletter } from '../pages/newsletter/query.ts';
import { findServices } from '../pages/services/query.ts';
import { findWork } from '../pages/work/query.ts';
import { pictureOf } from './search-rows.ts';
import { SITE_PAGES } from './site-pages.ts';

/** The words of a page: undefined parts were left empty by an editor. */
type PageWords = {
  category?: string;
  description?: string | undefined;
  lines?: readonly (string | undefined)[];
};

/** @throws what the content client throws when the service does not answer. */
export async function listSearchPages(content: ContentReader): Promise<SearchDocument[]> {
  const [
    words,
    home,
    about,
    blog,
    careers,
    legal,
    settings,
    services,
    work,
    contact,
    { box, texts },
  ] = await Promise.all([
    findSearchWords(content),
    findHome(content),
    findAbout(content),
    findBlogTexts(content),
    findCareers(content),
    findLegal(content),
    findSettings(content),
    findServices(content),
    findWork(content),
    findContact(content),
    findNewsletter(content),
  ]);
  const onPages: Readonly<Record<PageType, PageWords | undefined>> = {
    home: saidOnHome(home, settings),
    services: {
      description: services.seoDescription,
      lines: [
        services.title,
        services.introduction,
        ...home.blocks.flatMap((block) =>
          block.kind === 'offers' ? block.offers.map(({ title }) => title) : [],
        ),
      ],
    },
    work: { description: work.seoDescription, lines: [work.title, work.othersText] },
    about: saidOnAbout(about),
    blog: {
      description: blog.introduction ?? blog.seo.description,
      lines: [blog.seo.title, blog.call.title, blog.call.text],
    },
    careers: saidOnCareers(careers),
    contact: saidOnContact(contact, settings),
    newsletter: { description: texts.seoDescription, lines: [box.title, box.introduction] },
    legal: { description: legal.introduction, lines: [legal.seoTitle, legal.seoDescription] },
    notFound: undefined,
  };
  const questions = home.blocks.find(({ kind }) => kind === 'questionList');
  const wordsByPath = new Map([
    ...PAGE_TYPES.map((type) => [TYPES[type].page.path, onPages[type]] as const),
    [TYPES.questions.shownOn, questions && { lines: linesOfBlock(questions) }] as const,
    ...saidInLegal(legal),
  ]);
  return SITE_PAGES.flatMap(({ path, title, alsoCalled }) => {
    const page = wordsByPath.get(path);
    // A legal text, or a list of questions, without a document is not on the page.
    if (!page) return [];
    const { category = 'Page', description = '', lines = [] } = page;
    return [
      {
        id: path,
        type: 'page',
        title,
        url: path,
        picture: pictureOf(content, { slug: slugOf(path), title }),
        category,
        tags: [],
        alsoCalled: words.get(path) ?? alsoCalled,
        description,
        body: lines.filter(Boolean).join('\n'),
      },
    ];
  });
}

/** The words that editors wrote for pages of the site itself, by their paths. */
async function findSearchWords(
  content: ContentReader,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const answer = await content.client.fetch(
    '*[_id in $pages && defined(searchWords)]{ _id, searchWords }',
    { pages: PAGE_TYPES },
  );
  const rows = z
    .array(z.object({ _id: z.enum(PAGE_TYPES), searchWords: z.unknown() }))
    .parse(answer);
  return new Map(
    rows.flatMap((row) => {
      const words = readParts(content, row, { type: row._id, id: row._id }).each(
        'searchWords',
        text,
      );
      return words.length > 0 ? [[TYPES[row._id].page.path, words] as const] : [];
    }),
  );
}

function saidOnHome(home: Home, { agencyName, tagline }: Settings): PageWords {
  return {
    description: home.heroText,
    lines: [home.heroTitle.join(' '), agencyName, tagline, ...home.blocks.flatMap(linesOfBlock)],
  };
}

function saidOnAbout(about: About): PageWords {
  return {
    description: about.introduction ?? about.seoDescription,
    lines: [
      about.title.join(' '),
      about.mission,
      about.vision,
      ...about.story.milestones.flatMap(({ year, title, text }) => [year, title, text]),
      ...about.values.all.flatMap(({ title, text }) => [title, text]),
      ...(about.team?.members ?? []).flatMap(({ name, role, bio }) => [
        [name, role].filter(Boolean).join(', '),
        bio,
      ]),
    ],
  };
}

function saidOnCareers(careers: Careers): PageWords {
  return {
    description: careers.heroText ?? careers.seoDescription,
    lines: [
      careers.heroTitle.join(' '),
      ...careers.values.flatMap(({ title, text }) => [title, text]),
      ...careers.perks.map(({ text }) => text),
    ],
  };
}

function saidOnContact(
  { title, introduction, seoDescription }: ContactTexts,
  { email, phones, addressLines }: Settings,
): PageWords {
  return {
    description: seoDescription,
    lines: [
      title,
      introduction,
      email,
      ...phones,
      addressLines.join(', '),
      'WhatsApp, plan d’accès, horaires d’ouverture',
    ],
  };
}

function saidInLegal({ texts }: Legal): [string, PageWords][] {
  return texts.map(({ anchor, summary, figures, body }): [string, PageWords] => [
    `${href('/legal')}#${anchor}`,
    {
      category: 'Informations légales',
      description: summary,
      lines: [...figures.map(({ label, value }) => `${label}\u00a0: ${value}`), ...linesOf(body)],
    },
  ]);
}

/** Returns the seed of the drawing of a page without a document: the last part of its path. */
function slugOf(path: string): string {
  return path.split(/[/#]/).findLast((part) => part !== '') ?? 'accueil';
}
