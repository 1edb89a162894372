/** The blocks whose words are their own. Each is undefined when there is nothing to show. */
import { FIRST_BLOCKS } from '../../model/first-texts.ts';
import { addressOf } from '../../model/page-address.ts';
import type { HOME_QUERY_RESULT } from '../content/content.generated.ts';
import { lines, type PartsIn, slug, text } from '../content/document-parts.ts';

/** The parts of a block, of whatever kind it is. */
export type BlockParts = PartsIn<NonNullable<HOME_QUERY_RESULT>['sections']>;

export type Introduction = {
  /** `Nous filmons,`: a storey each. */
  verbs: string[];
  promise?: string;
  text?: string;
  prices: AnnouncedPrice[];
};

/** The lowest price of a service and its duration: those of its first package. */
export type AnnouncedPrice = {
  slug: string;
  title: string;
  /** The price as the editor wrote it: `dès 30 000 DH`. */
  price: string;
  timeline?: string;
};

export function readIntroduction(part: BlockParts): Introduction | undefined {
  const verbs = part.one('verbs', lines);
  const prices = readPrices(part);
  return (
    verbs && { verbs, promise: part.one('promise', text), text: part.one('text', text), prices }
  );
}

/** Reads the prices in the editor's order. A service that is not shown, or has no price, announces none. */
export function readPrices(part: BlockParts): AnnouncedPrice[] {
  const pricesById = new Map(
    part.insideEach('announcedServices').flatMap((service): [string, AnnouncedPrice][] => {
      const id = service.one('_id', text);
      const address = service.one('slug', slug);
      const title = service.one('title', text);
      const entry = service.inside('entry');
      const price = entry?.one('priceRange', text);
      const active = service.one('status', text) === 'active';
      if (!id || !address || !title || !price || !active) return [];
      return [[id, { slug: address, title, price, timeline: entry?.one('timeline', text) }]];
    }),
  );
  const ids = new Set(part.insideEach('services').map((chosen) => chosen.one('_ref', text)));
  return [...ids].flatMap((id) => pricesById.get(id ?? '') ?? []);
}

export type Features = { title: string; benefits: { title: string; text?: string }[] };

export function readFeatures(part: BlockParts): Features | undefined {
  const benefits = part.insideEach('benefits').flatMap((benefit) => {
    const title = benefit.one('title', text);
    return title ? [{ title, text: benefit.one('text', text) }] : [];
  });
  if (benefits.length === 0) return undefined;
  return { title: part.one('title', text) ?? FIRST_BLOCKS['features.title'], benefits };
}

export type Offer = {
  title: string;
  description?: string;
  features: string[];
  /** The page of its trade; without one, /services says more. */
  to?: string;
};

export type Offers = { title: string; text?: string; offers: Offer[] };

export function readOffers(part: BlockParts): Offers | undefined {
  // An offer may name a service or page that is not public: it gets no link then.
  const addresses = new Map(
    part.insideEach('servicePages').flatMap((page): [string, string][] => {
      const id = page.one('_id', text);
      const path = page.one('slug', slug);
      const type = page.one('_type', text) === 'page' ? 'page' : 'service';
      const isShown = type === 'page' || page.one('status', text) === 'active';
      return id && path && isShown ? [[id, addressOf(type, path)]] : [];
    }),
  );
  const offers = part.insideEach('list').flatMap((offer): Offer[] => {
    const title = offer.one('title', text);
    if (!title) return [];
    const service = offer.inside('service')?.one('_ref', text);
    return [
      {
        title,
        description: offer.one('description', text),
        features: offer.each('features', text),
        to: service && addresses.get(service),
      },
    ];
  });
  if (offers.length === 0) return undefined;
  return {
    title: part.one('title', text) ?? FIRST_BLOCKS['offers.title'],
    text: part.one('text', text),
    offers,
  };
}

export type AgencyStory = { title: string[]; lead?: string; text?: string; action: string };

export function readAgencyStory(part: BlockParts): AgencyStory | undefined {
  const lead = part.one('lead', text);
  const body = part.one('text', text);
  if (!lead && !body) return undefined;
  return {
    title: part.one('title', lines) ?? [FIRST_BLOCKS['agencyStory.title']],
    lead,
    text: body,
    action: part.one('action', text) ?? FIRST_BLOCKS['agencyStory.action'],
  };
}

export type WorkStep = { title: string; description?: string; details: string[] };

export type HowItWorks = { title: string[]; steps: WorkStep[] };

export function readHowItWorks(part: BlockParts): HowItWorks | undefined {
  const steps = part.insideEach('steps').flatMap((step): WorkStep[] => {
    const title = step.one('title', text);
    if (!title) return [];
    const description = step.one('description', text);
    return [{ title, description, details: step.each('details', text) }];
  });
  if (steps.length === 0) return undefined;
  return { title: part.one('title', lines) ?? [FIRST_BLOCKS['howItWorks.title']], steps };
}
