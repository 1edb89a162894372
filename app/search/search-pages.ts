/** The pages of the site itself, with what the agency writes on them, as the search knows them. */
import { href } from 'react-router';
import type { SearchDocument } from '../../packages/search/document.ts';
import { findBlogTexts } from '../content/posts/blog-texts.ts';
import { findSettings, type Settings } from '../content/settings.ts';
import type { ContentReader } from '../context.ts';
import { type About, findAbout } from '../pages/about/query.ts';
import { type Careers, findCareers } from '../pages/careers/query.ts';
import { type ContactTexts, findContact } from '../pages/contact/query.ts';
import { findHome, type Home } from '../pages/home/query.ts';
import { findLegal, type Legal } from '../pages/legal/query.ts';
import { findServices } from '../pages/services/query.ts';
import { findWork } from '../pages/work/query.ts';
import { linesOf } from './rich-text-lines.ts';
import { SITE_PAGES } from './site-pages.ts';

/** What a page says: undefined parts are the ones an editor left empty. */
type Said = {
  category?: string;
  description?: string | undefined;
  lines?: readonly (string | undefined)[];
};

/** @throws what the content client throws when the service does not answer. */
export async function listSearchPages(content: ContentReader): Promise<SearchDocument[]> {
  const [home, about, blog, careers, legal, settings, services, work, contact] = await Promise.all([
    findHome(content),
    findAbout(content),
    findBlogTexts(content),
    findCareers(content),
    findLegal(content),
    findSettings(content),
    findServices(content),
    findWork(content),
    findContact(content),
  ]);
  const said: Partial<Record<string, Said>> = {
    '/': saidOnHome(home, settings),
    [href('/services')]: {
      description: services.seoDescription,
      lines: [
        services.title,
        services.introduction,
        ...(home.services?.offers ?? []).map(({ title }) => title),
      ],
    },
    [href('/work')]: {
      description: work.seoDescription,
      lines: [work.title, work.othersText],
    },
    [href('/about')]: saidOnAbout(about),
    [href('/blog')]: {
      description: blog.introduction ?? blog.seo.description,
      lines: [blog.seo.title, blog.call.title, blog.call.text],
    },
    [href('/careers')]: saidOnCareers(careers),
    [href('/contact')]: saidOnContact(contact, settings),
    [href('/legal')]: {
      description: legal.introduction,
      lines: [legal.seoTitle, legal.seoDescription],
    },
    ...saidInLegal(legal),
  };
  return SITE_PAGES.flatMap(({ path, title, alsoCalled }) => {
    const page = said[path];
    // A legal text without a document has no place on the page.
    if (!page) return [];
    const { category = 'Page', description = '', lines = [] } = page;
    return [
      {
        id: path,
        type: 'page',
        title,
        url: path,
        category,
        tags: [],
        alsoCalled,
        description,
        body: lines.filter(Boolean).join('\n'),
      },
    ];
  });
}

function saidOnHome(home: Home, { agencyName, tagline }: Settings): Said {
  return {
    description: home.heroText,
    lines: [
      home.heroTitle.join(' '),
      agencyName,
      tagline,
      home.introduction?.verbs.join(' '),
      home.introduction?.text,
      ...(home.introduction?.prices ?? []).map(({ title, price }) => `${title}, ${price}`),
      ...(home.features?.benefits ?? []).flatMap((benefit) => [benefit.title, benefit.text]),
      ...(home.services?.offers ?? []).flatMap((offer) => [
        offer.title,
        offer.description,
        ...offer.features,
      ]),
      home.content?.lead,
      home.content?.text,
      ...(home.howItWorks?.steps ?? []).flatMap((step) => [
        step.title,
        step.description,
        ...step.details,
      ]),
      ...(home.testimonials?.all ?? []).map(({ content }) => content),
      ...(home.questions?.all ?? []).flatMap(({ question, answer }) => [question, answer]),
      ...(home.clients?.logos ?? []).map(({ name }) => name),
    ],
  };
}

function saidOnAbout(about: About): Said {
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

function saidOnCareers(careers: Careers): Said {
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
  { email, phone, addressLines }: Settings,
): Said {
  return {
    description: seoDescription,
    lines: [
      title,
      introduction,
      email,
      phone,
      addressLines.join(', '),
      'WhatsApp, plan d’accès, horaires d’ouverture',
    ],
  };
}

function saidInLegal({ texts }: Legal): Partial<Record<string, Said>> {
  const entries = texts.map(({ anchor, summary, figures, body }): [string, Said] => [
    `${href('/legal')}#${anchor}`,
    {
      category: 'Informations légales',
      description: summary,
      lines: [...figures.map(({ label, value }) => `${label}\u00a0: ${value}`), ...linesOf(body)],
    },
  ]);
  return Object.fromEntries(entries);
}
