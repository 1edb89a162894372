/** The head of a page for search engines and networks, from a document while it is being written. */

import { fillFields, withoutUnsaid } from '../../inbox/forms/text-fields.ts';
import { isPage, type PageType, rowOf, TYPES } from '../../model/document-types.ts';
import {
  FIRST_BLOG,
  FIRST_CONTACT,
  FIRST_NEWSLETTER_PAGE,
  FIRST_SERVICES,
  FIRST_WORK,
} from '../../model/first-texts.ts';
import { pageOf } from '../../model/page-address.ts';
import { sectorLine } from '../../model/town-words.ts';
import type { HeadSettings } from './use-settings.ts';

export type PageHead = {
  title: string;
  /** The description; absent where search engines choose a sentence of the page. */
  description: string | undefined;
  /** The page's path, `/work/medina`; that of its folder while it has no slug. */
  path: string;
};

/** The fallback of an empty *Référencement* field: a field of its document, then texts of the site. */
type Otherwise = {
  titleField?: string;
  title?: string;
  descriptionField?: string;
  description?: string;
};

/** The sources of each type of page, as the routes in `app/pages/` have them: `page-head.test.ts` compares them. */
const OTHERWISE: Readonly<Record<PageType, Otherwise | undefined>> = {
  home: { title: TYPES.home.page.name },
  about: { title: TYPES.about.page.name, descriptionField: 'introduction' },
  legal: { title: TYPES.legal.page.name, descriptionField: 'introduction' },
  careers: {
    title: TYPES.careers.page.name,
    description: 'Les postes ouverts à l’agence, et la candidature spontanée.',
  },
  blog: { titleField: 'title', title: FIRST_BLOG.title, descriptionField: 'introduction' },
  work: headOf(FIRST_WORK),
  services: headOf(FIRST_SERVICES),
  contact: headOf(FIRST_CONTACT),
  newsletter: headOf(FIRST_NEWSLETTER_PAGE),
  notFound: undefined,
};

/**
 * The head of the page of a document; undefined for one without a page that search engines list.
 *
 * @param settings the tagline describes the home page where nothing else does, trade and town are its title, the time to an answer fills in `{délai}`
 */
export function pageHead(
  document: Readonly<Record<string, unknown>>,
  { tagline, response, trade, city }: HeadSettings = {},
): PageHead | undefined {
  const type = typeof document._type === 'string' ? document._type : '';
  const otherwise = otherwiseOf(type);
  if (!otherwise) return undefined;
  const fieldText = (field: string | undefined) => (field ? textOf(document[field]) : undefined);
  const filled = (text: string) =>
    type === 'contact'
      ? fillFields(withoutUnsaid(text, { délai: response }), { délai: response })
      : text;
  const [described] = fieldText(otherwise.descriptionField)?.split(/\n\s*\n/) ?? [];
  const sector = type === 'home' ? sectorLine({ trade, city }) : undefined;
  const title =
    fieldText('seoTitle') ??
    fieldText(otherwise.titleField) ??
    sector ??
    otherwise.title ??
    'Sans titre';
  const description =
    fieldText('seoDescription') ??
    described ??
    otherwise.description ??
    (type === 'home' ? tagline : undefined);
  return {
    title: filled(title),
    description: (description && filled(description)) || undefined,
    path: pageOf({ _type: type, slug: document.slug }) ?? pageOf({ _type: type, slug: '…' }) ?? '/',
  };
}

function otherwiseOf(type: string): Otherwise | undefined {
  if (isPage(type)) return OTHERWISE[type];
  const row = rowOf(type);
  return row && 'head' in row ? row.head : undefined;
}

/** The longest title with the agency's name, as in `app/frame/page-meta.ts`. */
const LONGEST_TITLE = 65; // characters

/** The title that search engines read: the agency's name follows where there is room for it. */
export function namedTitle(title: string, agencyName: string): string {
  const named = agencyName ? `${title} · ${agencyName}` : title;
  return named.length > LONGEST_TITLE ? title : named;
}

function headOf({ seoTitle, seoDescription }: { seoTitle: string; seoDescription: string }) {
  return { title: seoTitle, description: seoDescription };
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value.trim() || undefined : undefined;
}

/** An address as search engines show it: `exemple.ma › work › medina`. */
export function breadcrumb(host: string, path: string): string {
  return [host, ...path.split('/').filter(Boolean)].join(' › ');
}
