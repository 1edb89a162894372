/** Services: the list of /services, one of them with its page, and the names the footer shows. */
import { defineQuery } from 'groq';
import { z } from 'zod';
import { SHOWN_SERVICE } from '../../../model/public-documents.ts';
import type { ContentReader } from '../../context.ts';
import type { SERVICES_QUERY_RESULT } from '../content.generated.ts';
import { coverPicture } from '../cover-picture.ts';
import { type Parts, paragraphs, readParts, slug, text } from '../document-parts.ts';
import { image, type Picture, picture } from '../image.ts';
import { LINKED } from '../linked-names.ts';
import { sharedRead } from '../shared-read.ts';
import { readServicePage, type ServicePage, serviceCover } from './service-page.ts';
import { commonTaxes, type StartingPrice, startingPrice } from './service-price.ts';
import { findRelatedProjects } from './service-projects.ts';

const SERVICE_NAMES_QUERY = defineQuery(
  `*[_type == "service" && ${SHOWN_SERVICE} && defined(slug.current)]
    | order(featured desc, title asc)[0...5]{ _id, title, slug }`,
);

const PRICES_QUERY = defineQuery(
  `*[_type == "service" && ${SHOWN_SERVICE} && defined(packages)].packages[].priceRange`,
);

const SERVICES_QUERY = defineQuery(`
  *[_type == "service" && ${SHOWN_SERVICE}] | order(_id asc) {
    _id, title, slug, featured, icon, portfolioTags, outcome, description, benefits, "price": packages[0].priceRange,
    coverImage{asset, crop, hotspot, alt, "color": asset->metadata.palette.dominant.background}
  }
`);

export const SERVICE_BY_SLUG_QUERY = defineQuery(`
  *[_type == "service" && ${SHOWN_SERVICE} && (slug.current == $slug || slug == $slug)]
    | order(_id asc)[0] {
    _id, title, slug, subtitle, outcome, description, benefits, icon, proofStat, packages, noPopularPackage, process, faqs,
    testimonials, "companies": testimonials[].company->${LINKED}, cta, portfolioTags, seoTitle, seoDescription,
    coverImage{asset, crop, hotspot}, socialImage{asset, crop, hotspot, alt},
    video{type, src{asset}, youtubeId, duration, aspectRatio, captions{asset}, poster{asset, crop, hotspot, alt}},
    "caseStudies": caseStudies[]._ref,
    "relatedServices": relatedServices[]->{ _id, title, slug, outcome, status },
    "relatedBlogPosts": relatedBlogPosts[]->{ _id, title, slug, excerpt, publishDate }
  }
`);

export type ServiceName = { title: string; slug: string };

export type ServiceCard = {
  slug: string;
  title: string;
  /** Whether this is one of at most six services shown large. */
  featured: boolean;
  outcome?: string;
  /** The first paragraph of its page. */
  description?: string;
  /** The first four benefits (pages-9.16 in test/specification.md). */
  benefits: string[];
  /** The price of the first package; its words alone when they name no amount. */
  price?: StartingPrice | string;
  /** The agency's own, or one that is drawn for it. */
  cover: Picture;
  /** The address of the same, upright. */
  upright: string;
};

/** Benefits on a service card (pages-9.16 in test/specification.md). */
const CARD_BENEFITS = 4;
/** The most featured services (pages-9.12 in test/specification.md). */
const FEATURED_MAX = 6;

/** Sorts titles in French: GROQ sorts by code point, « Étude » after « Vidéo ». */
const byTitle = new Intl.Collator('fr');

/** Size at 1x, and what other screens and densities may ask for. */
const UPRIGHT = { width: 480, height: 853 }; // px
const COVER = { width: 480, height: 480, widths: [240, 360, 720, 960, 1200], moves: true }; // px

/** The services the footer names: the featured ones first, five at most. */
export const listServiceNames = sharedRead(
  async (content: ContentReader): Promise<ServiceName[]> => {
    const documents = await content.client.fetch(SERVICE_NAMES_QUERY);
    return z
      .array(z.object({ _id: z.string() }).loose())
      .parse(documents)
      .flatMap((document) => {
        const parts = readParts(content, document, { type: 'service', id: document._id });
        const name = { title: parts.one('title', text), slug: parts.one('slug', slug) };
        return name.title && name.slug ? [{ title: name.title, slug: name.slug }] : [];
      });
  },
);

/**
 * Lists the services of /services: status active, featured first then title (pages-7.10 in
 * test/specification.md).
 *
 * @throws what the content client throws when the service does not answer.
 */
export const listServices = sharedRead(async (content: ContentReader): Promise<ServiceCard[]> => {
  const documents = await content.client.fetch(SERVICES_QUERY);
  const cards = documents.flatMap((document) => {
    const parts = readParts(content, document, { type: 'service', id: document._id });
    const name = { title: parts.one('title', text), slug: parts.one('slug', slug) };
    if (!name.title || !name.slug) {
      content.warn('a document cannot be shown', {
        type: 'service',
        id: document._id,
        problem: name.title ? 'no slug' : 'no title',
      });
      return [];
    }
    return [readCard(content, parts, { title: name.title, slug: name.slug })];
  });
  return cards
    .toSorted(
      (one, other) =>
        Number(other.featured) - Number(one.featured) || byTitle.compare(one.title, other.title),
    )
    .map((card, index) => ({ ...card, featured: card.featured && index < FEATURED_MAX }));
});

/**
 * What the prices of all packages say of taxes: `toutes taxes comprises`; undefined while there is no price.
 *
 * @throws what the content client throws when the service does not answer.
 */
export async function findTaxes({ client }: ContentReader): Promise<string | undefined> {
  const prices: unknown[] = (await client.fetch(PRICES_QUERY)) ?? [];
  return commonTaxes(prices.filter((price) => typeof price === 'string'));
}

function readCard(
  content: ContentReader,
  parts: Parts<SERVICES_QUERY_RESULT[number]>,
  name: ServiceName,
): ServiceCard {
  const price = parts.one('price', text);
  const cover = parts.one('coverImage', image);
  const choice = serviceCover(parts, name);
  return {
    ...name,
    featured: parts.one('featured', z.boolean()) ?? false,
    outcome: parts.one('outcome', text),
    description: parts.one('description', paragraphs)?.[0],
    benefits: parts.each('benefits', text).slice(0, CARD_BENEFITS),
    price: price && (startingPrice(price) ?? price),
    cover: cover ? picture(content, cover, COVER) : coverPicture(name.slug, '1x1', choice),
    upright: (cover ? picture(content, cover, UPRIGHT) : coverPicture(name.slug, '9x16', choice))
      .src,
  };
}

/**
 * The service at an address, or undefined when there is none to show.
 *
 * @throws what the content client throws when the service does not answer.
 */
export const findService = sharedRead(
  async (content: ContentReader, address: string): Promise<ServicePage | undefined> => {
    const item = await content.client.fetch(SERVICE_BY_SLUG_QUERY, { slug: address });
    if (!item) return undefined;
    const parts = readParts(content, item, { type: 'service', id: item._id });
    const title = parts.one('title', text);
    if (!title) return undefined;
    return {
      ...readServicePage(content, parts, { title, slug: address }),
      projects: await findRelatedProjects(content, {
        chosen: parts.each('caseStudies', text),
        tags: parts.each('portfolioTags', text),
      }),
    };
  },
);
