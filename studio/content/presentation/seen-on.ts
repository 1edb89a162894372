/** On which pages of the site a document is seen. Plain data: `locations.ts` reads what it is decided by. */
import { href } from 'react-router';
import type { DocumentLocation, DocumentLocationsState } from 'sanity/presentation';
import { pageOf } from '../../../model/schema/page-address.ts';
import { TYPE_TITLES } from '../../../model/schema/type-titles.ts';

/** A document, as far as it decides where it is seen. */
export type SeenDocument = {
  _id: string;
  _type: string;
  slug?: unknown;
  title?: string | null;
  status?: string | null;
  isActive?: boolean | null;
  publishDate?: string | null;
  /** Of a redirection. */
  to?: string | null;
};

export type Found = {
  self: SeenDocument | null;
  /** The documents that refer to it, and the posts that name one of its people as their author. */
  holders: readonly SeenDocument[];
};

const PAGE_NAMES: Readonly<Record<string, string>> = {
  '/': 'Accueil',
  [href('/services')]: 'Services',
  [href('/work')]: 'Travaux',
  [href('/about')]: 'À propos',
  [href('/blog')]: 'Blog',
  [href('/careers')]: 'Carrières',
  [href('/contact')]: 'Contact',
  [href('/legal')]: 'Informations légales',
  [href('/newsletter')]: 'Newsletter',
  '/introuvable': 'Page introuvable',
};

/** The pages that show every document of a type, beside its own. What stands on every page is shown on the first. */
const ALWAYS: Readonly<Record<string, readonly string[]>> = {
  portfolio: [href('/work')],
  service: [href('/services')],
  blogPost: [href('/blog')],
  jobPosting: [href('/careers')],
  newsletterIssue: [href('/newsletter')],
  newsletter: [href('/contact'), href('/blog')],
  team: ['/', href('/about')],
  clients: ['/', href('/about')],
  category: [href('/blog')],
  // No page of their own, nor one that shows them all: what refers to them does.
  person: [],
  client: [],
  settings: ['/', href('/contact'), href('/about'), href('/careers')],
};

export function seenOn({ self, holders }: Found): DocumentLocationsState {
  if (!self) return { message: 'Ce document n’existe pas encore.', tone: 'caution' };
  const withheld = whyWithheld(self);
  if (withheld) return { message: withheld, tone: 'caution' };
  const own = locationOf(self);
  const lists = ALWAYS[self._type]?.map((page) => ({ title: nameOf(page), href: page })) ?? [];
  const others = holders.filter((holder) => !whyWithheld(holder)).map(locationOf);
  const all = [own, ...lists, ...others].filter((place) => place !== undefined);
  if (all.length === 0) {
    return { message: 'Sur aucune page : aucun document ne s’y réfère encore.', tone: 'caution' };
  }
  return { locations: [...new Map(all.map((place) => [place.href, place])).values()] };
}

/** The reason why the site shows a document nowhere, in a preview neither. */
export function whyWithheld(document: SeenDocument): string | undefined {
  const { _type: type, status, isActive, publishDate, slug, to } = document;
  if (type === 'redirect') return `Sans page : cette adresse mène à ${to ?? 'une autre page'}.`;
  if (type === 'sentRequest') {
    return 'Sur une page privée : chaque personne ouvre la sienne par le lien de son e-mail.';
  }
  if (type === 'portfolio' && status === 'archived') return 'Archivé : sur aucune page.';
  if (type === 'service' && status !== 'active') return 'Inactif : sur aucune page.';
  if (type === 'jobPosting' && isActive !== true) return 'Poste fermé : sur aucune page.';
  if (type === 'newsletterIssue' && !publishDate) {
    return 'Pas encore dans les archives : la lettre y paraît à son envoi.';
  }
  const hasPage = pageOf(document) ?? ALWAYS[type];
  return slug === null && !hasPage ? 'Sans adresse : donnez-en une à cette page.' : undefined;
}

function locationOf(document: SeenDocument): DocumentLocation | undefined {
  const page = pageOf(document);
  if (page === undefined) return undefined;
  const known = PAGE_NAMES[page.replace(/#.*/, '')];
  return { title: known ?? titleOf(document), href: page };
}

function nameOf(page: string): string {
  return PAGE_NAMES[page] ?? page;
}

function titleOf({ _type, title }: SeenDocument): string {
  const type = Object.entries(TYPE_TITLES).find(([name]) => name === _type)?.[1];
  return [type, title].filter(Boolean).join(' · ');
}
