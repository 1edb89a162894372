import { z } from 'zod';
import { FIRST_SERVICE_CALL } from '../../../model/first-texts.ts';
import { coverOf } from '../../../model/motifs.ts';
import { isOut } from '../../../model/public-documents.ts';
import type { ContentReader } from '../../context.ts';
import type { SERVICE_BY_SLUG_QUERY_RESULT } from '../content.generated.ts';
import { coverPicture } from '../cover-picture.ts';
import { date, type Parts, paragraphs, slug, text } from '../document-parts.ts';
import { image, type Picture, picture } from '../image.ts';
import type { PostCover } from '../posts/blog-cover.ts';
import type { Film } from '../projects/video.ts';
import { readSocialImage } from '../read-social-image.ts';
import { type Seo, SOCIAL_IMAGE } from '../social-image.ts';
import { readTestimonials, type Testimonial } from '../testimonial.ts';
import { readPlayable } from '../texts/article-text.ts';
import { type StartingPrice, startingPrice } from './service-price.ts';
import { type Process, readProcess } from './service-process.ts';
import type { RelatedProject } from './service-projects.ts';

export type ServicePage = {
  slug: string;
  title: string;
  subtitle?: string;
  outcome?: string;
  description: string[];
  benefits: string[];
  /** The agency's own, or one that is drawn for it. */
  cover: PostCover & {
    /** The drawing that a tablet shows: its column is so narrow that it would cut the wide one in half. */
    upright?: Picture;
  };
  /** `figure` is shown in the largest type of the page: `1,4 s`, `67 %`; some proofs have none. */
  proof?: { figure?: string; text: string };
  film?: Film;
  /** The packages, from the simplest to the most complete. */
  packages: Package[];
  process: Process;
  projects: RelatedProject[];
  testimonials: Testimonial[];
  questions: { question: string; answer: string }[];
  relatedServices: { slug: string; title: string; outcome?: string }[];
  relatedPosts: { slug: string; title: string; excerpt?: string }[];
  call: { title: string; subtitle?: string; buttonText: string };
  seo: Seo;
};

export type Package = {
  name: string;
  /** The price as the editor wrote it: `dès 30 000 DH`, `45 000 – 70 000 DH`. */
  priceRange?: string;
  price?: StartingPrice;
  timeline?: string;
  features: string[];
  ideal?: string;
  cta: string;
  discount?: string;
  /** Whether this is the most popular package; at most one is. */
  popular: boolean;
};

/** The most packages, in 3 columns (pages-2.57 in test/specification.md). */
const PACKAGES_MAX = 3;
/**
 * The package marked 'Plus populaire' unless the agency marks another, or says that none is (pages-2.58 in
 * test/specification.md).
 */
const POPULAR_BY_DEFAULT = 1;
/** The most related items, as the studio limits them. */
const RELATED_MAX = 3;

/** Size at 1x, and what other screens and densities may ask for. */
const HERO = { width: 620, height: 744, widths: [390, 930, 1240] }; // px

type Service = NonNullable<SERVICE_BY_SLUG_QUERY_RESULT>;

/** The cover to draw where the document has no image. */
export function serviceCover(
  parts: Parts<Pick<Service, 'icon' | 'outcome' | 'portfolioTags'>>,
  name: { title: string; slug: string },
) {
  return coverOf({
    ...name,
    lead: parts.one('outcome', text),
    tags: parts.each('portfolioTags', text),
    motif: parts.one('icon', text),
  });
}

/** Reads every section; one that is missing or broken leaves its place in the page empty. */
export function readServicePage(
  content: ContentReader,
  parts: Parts<Service>,
  name: { title: string; slug: string },
): Omit<ServicePage, 'projects'> {
  const outcome = parts.one('outcome', text);
  const proof = parts.one('proofStat', text);
  const cover = parts.one('coverImage', image);
  const choice = serviceCover(parts, name);
  const heroCover: ServicePage['cover'] = cover
    ? { wide: picture(content, cover, HERO) }
    : {
        wide: coverPicture(name.slug, '4x5', choice),
        narrow: coverPicture(name.slug, '4x3', choice),
        upright: coverPicture(name.slug, '9x16', choice),
      };
  const call = parts.inside('cta');
  const video = parts.inside('video');
  return {
    ...name,
    subtitle: parts.one('subtitle', text),
    outcome,
    description: parts.one('description', paragraphs) ?? [],
    benefits: parts.each('benefits', text),
    cover: heroCover,
    proof: proof === undefined ? undefined : readProof(proof),
    film: video && readPlayable(content, video),
    packages: readPackages(parts),
    process: readProcess(parts),
    testimonials: readTestimonials(
      content,
      parts.insideEach('testimonials'),
      parts.insideEach('companies'),
    ),
    questions: parts.insideEach('faqs').flatMap((faq) => {
      const question = faq.one('question', text);
      const answer = faq.one('answer', text);
      return question && answer ? [{ question, answer }] : [];
    }),
    relatedServices: parts
      .insideEach('relatedServices')
      .flatMap((service) => {
        const link = { slug: service.one('slug', slug), title: service.one('title', text) };
        const { slug: address, title } = link;
        const active = service.one('status', text) === 'active';
        if (!active || !address || !title || address === name.slug) return [];
        return [{ slug: address, title, outcome: service.one('outcome', text) }];
      })
      .slice(0, RELATED_MAX),
    relatedPosts: parts
      .insideEach('relatedBlogPosts')
      .flatMap((post) => {
        const address = post.one('slug', slug);
        const title = post.one('title', text);
        const published = post.one('publishDate', date);
        if (!address || !title || !isOut(content, published)) return [];
        if (content.isOff?.('blog')) return [];
        return [{ slug: address, title, excerpt: post.one('excerpt', text) }];
      })
      .slice(0, RELATED_MAX),
    call: {
      title: call?.one('title', text) ?? FIRST_SERVICE_CALL['cta.title'],
      subtitle: call?.one('subtitle', text),
      buttonText: call?.one('buttonText', text) ?? FIRST_SERVICE_CALL['cta.buttonText'],
    },
    seo: {
      title: parts.one('seoTitle', text) ?? name.title,
      description: parts.one('seoDescription', text) ?? outcome,
      image: cover && picture(content, cover, SOCIAL_IMAGE).src,
      cover: heroCover.narrow && heroCover.wide.src,
      socialImage: readSocialImage(content, parts),
    },
  };
}

/** Reads the packages from the simplest to the most complete; those without a name are left out. */
export function readPackages(
  parts: Parts<Pick<Service, 'packages' | 'noPopularPackage'>>,
): Package[] {
  const packages = parts
    .insideEach('packages')
    .flatMap((offered): Package[] => {
      const name = offered.one('name', text);
      if (!name) return [];
      const priceRange = offered.one('priceRange', text);
      return [
        {
          name,
          priceRange,
          price: priceRange === undefined ? undefined : startingPrice(priceRange),
          timeline: offered.one('timeline', text),
          features: offered.each('features', text),
          ideal: offered.one('ideal', text),
          cta: offered.one('cta', text) ?? `Choisir ${name}`,
          discount: offered.one('discount', text),
          popular: offered.one('popular', z.boolean()) ?? false,
        },
      ];
    })
    .slice(0, PACKAGES_MAX);
  const marked = packages.findIndex(({ popular }) => popular);
  const byDefault = parts.one('noPopularPackage', z.boolean()) ? undefined : POPULAR_BY_DEFAULT;
  const popular = marked >= 0 ? marked : byDefault;
  return packages.map((offered, index) => ({ ...offered, popular: index === popular }));
}

/** A number with its unit, at the beginning: `1,4 s`, `67 %`, `×2`, `2,3 fois`. */
const LEADING_FIGURE =
  /^([+−×-]?\d[\d\s.,/]*(?:\s?(?:%|s|h|min|K|M|DH|fois)(?![\p{L}\d]))?)\s+(.+)$/su;

function readProof(stated: string): { figure?: string; text: string } {
  const [, figure, rest] = LEADING_FIGURE.exec(stated) ?? [];
  return figure && rest ? { figure: figure.trim(), text: rest } : { text: stated };
}
