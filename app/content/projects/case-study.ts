/** One case study, in the shape its page shows. */

import { z } from 'zod';
import { isPalette } from '../../../model/motifs.ts';
import type { ColorName } from '../../../packages/drawings/brand/colors-in-use.ts';
import { propertyOf } from '../../../packages/drawings/brand/custom-properties.ts';
import type { CoverChoice } from '../../../packages/drawings/zellige/motifs.ts';
import type { ContentReader } from '../../context.ts';
import type { PORTFOLIO_BY_SLUG_QUERY_RESULT } from '../content.generated.ts';
import { coverPicture } from '../cover-picture.ts';
import {
  date,
  type Parts,
  paragraphs,
  readParts,
  text,
  textOrNumber,
  webAddress,
} from '../document-parts.ts';
import { file, fileUrl } from '../file.ts';
import { monthAndYear } from '../french-date.ts';
import {
  type ImageReference,
  image,
  isUpright,
  type Picture,
  picture,
  wholePicture,
} from '../image.ts';
import { readSocialImage } from '../read-social-image.ts';
import { type Seo, SOCIAL_IMAGE } from '../social-image.ts';
import { month } from '../testimonial.ts';
import type { GalleryPicture } from '../texts/gallery-lightbox.tsx';
import { type Metric, readMetrics } from './metrics.ts';
import type { Placed } from './portfolio-order.ts';
import { type Film, type LocalFilm, readFilm } from './video.ts';

export type CaseStudy = {
  slug: string;
  title: string;
  tags: string[];
  summary?: string;
  /** The opening paragraphs of the story. */
  description: string[];
  client?: string;
  /** The time from the first meeting to the delivery: `11 semaines`. */
  timeline?: string;
  /** Month of publishDate: `mars 2025`. */
  delivery?: string;
  /** publishDate for machines, ISO 8601. */
  published?: string;
  roles: string[];
  technologies: string[];
  /** Full addresses of the finished work and of its code. */
  links: { site?: string; code?: string };
  /** The covers. For a Reel they are landscapes: its poster is beside the story. */
  cover: { wide: Picture; tall: Picture };
  film?: Film;
  problem: string[];
  solution: string[];
  results: string[];
  metrics: Metric[];
  gallery: GalleryItem[];
  testimonial?: Testimonial;
  credits: Credit[];
  /** The custom properties of its page, by the palette that it wears. */
  colors: Colors;
  /** `image` is the cover where it is a picture that is not upright. */
  seo: Seo;
};

/** A picture, or a short film whose first view the picture is. */
export type GalleryItem = GalleryPicture & { film?: LocalFilm };

/** A work, and who did it: `Réalisation`, by one or several. */
export type Credit = { work: string; names: string[] };

export type Testimonial = {
  content: string;
  name?: string;
  role?: string;
  company?: string;
  /** The month of the quotation: `août 2026`. */
  date?: string;
};

/** Sizes at 1x, and what other screens and densities may ask for. */
const WIDE = { width: 1440, height: 760, widths: [768, 1080, 1920, 2560] }; // px
const TALL = { width: 390, height: 520, widths: [585, 780, 1170] }; // px
const POSTER = { width: 1280, height: 720, widths: [640, 960, 1920] }; // px
const REEL = { width: 450, height: 800, widths: [360, 675, 900] }; // px
const GALLERY = { width: 960, height: 720, widths: [480, 720, 1440, 1920] }; // px
const UPRIGHT_GALLERY = { width: 720, height: 960, widths: [480, 960, 1440] }; // px
/** The longest side of a picture that fills the window. */
const WHOLE = 1920; // px

/** A palette: a ground and the ink on it, a light tint, and a dark one that is readable on the page. */
function worn(ground: ColorName, ink: ColorName, tint: ColorName, deep: ColorName) {
  return {
    '--case-ground': `var(${propertyOf(ground)})`,
    '--case-ink': `var(${propertyOf(ink)})`,
    '--case-tint': `var(${propertyOf(tint)})`,
    '--case-deep': `var(${propertyOf(deep)})`,
  } as const;
}

type Colors = ReturnType<typeof worn>;

/** The palettes by name. Every brand has their contrasts: packages/drawings/brand/colors-in-use.ts. */
const COLORS: Readonly<Record<CoverChoice['palette'], Colors>> = {
  nuit: worn('nuit', 'chaux', 'ciel', 'nuit'),
  encre: worn('encre', 'chaux', 'safran', 'encre'),
  terre: worn('terre', 'blanc', 'aube', 'terre'),
  menthe: worn('menthe', 'blanc', 'verveine', 'menthe'),
  safran: worn('safran', 'encre', 'safran', 'nuit'),
  aube: worn('aube', 'encre', 'aube', 'terre'),
  ciel: worn('ciel', 'encre', 'ciel', 'nuit'),
  chaux: worn('sable', 'encre', 'sable', 'terre'),
};

type Item = NonNullable<PORTFOLIO_BY_SLUG_QUERY_RESULT>;

/** Reads every section; one that is missing or broken leaves its place in the page empty. */
export function readCaseStudy(content: ContentReader, item: Item, placed: Placed): CaseStudy {
  const { slug, title, tags, choice } = placed;
  const part = readParts(content, item, { type: 'portfolio', id: item._id });
  const own = part.one('coverImage', image);
  const video = part.inside('video');
  const film =
    video &&
    readFilm(content, video, {
      '16:9': own ? picture(content, own, POSTER) : coverPicture(slug, '16x9', choice),
      '9:16': own ? picture(content, own, REEL) : coverPicture(slug, '9x16', choice),
    });
  // An upright picture is shown beside the story uncut: as a band it would lose its head, and appear twice.
  const besidePoster = film?.kind === 'local' && film.ratio === '9:16';
  const wide = own && !(besidePoster && isUpright(own)) ? own : undefined;
  // A cover that stands for a film is its poster, and does not move.
  const moves = !film;
  const cover = {
    wide: wide ? picture(content, wide, { ...WIDE, moves }) : coverPicture(slug, '36x19', choice),
    tall: wide ? picture(content, wide, { ...TALL, moves }) : coverPicture(slug, '4x5', choice),
  };
  const published = part.one('publishDate', date);
  const summary = part.one('summary', text);
  const testimonial = part.inside('testimonial');
  return {
    slug,
    title,
    tags,
    summary,
    description: part.one('description', paragraphs) ?? [],
    client: part.one('client', text),
    timeline: part.one('timeline', textOrNumber),
    delivery: published && monthAndYear(published),
    published: published?.toISOString(),
    roles: part.each('role', text),
    technologies: part.each('techStack', text),
    links: { site: part.one('projectUrl', webAddress), code: part.one('githubUrl', webAddress) },
    cover,
    film,
    problem: part.one('problem', paragraphs) ?? [],
    solution: part.one('solution', paragraphs) ?? [],
    results: part.each('results', text),
    metrics: readMetrics(part.insideEach('metrics')),
    gallery: part
      .insideEach('gallery')
      .flatMap((entry) => readGalleryItem(content, entry, { own, slug, choice })),
    testimonial: testimonial && readTestimonial(testimonial, part.one('company', text)),
    credits: part.insideEach('credits').flatMap((credit): Credit[] => {
      const work = credit.one('work', text);
      const names = credit.each('names', text);
      return work && names.length > 0 ? [{ work, names }] : [];
    }),
    colors: COLORS[part.one('palette', z.string().refine(isPalette)) ?? choice.palette],
    seo: {
      title: part.one('seoTitle', text) ?? title,
      description: part.one('seoDescription', text) ?? summary,
      image: wide && picture(content, wide, SOCIAL_IMAGE).src,
      cover: wide ? undefined : cover.wide.src,
      socialImage: readSocialImage(content, part),
    },
  };
}

type Entry<List> = NonNullable<List> extends readonly (infer E)[] ? E : never;

/** The source of a film's poster: a picture, or in some datasets the file of the film itself. */
const gallerySource = z.union([
  image.transform((still) => ({ still, film: undefined })),
  file.transform((film) => ({ still: undefined, film })),
]);

type Cover = { own: ImageReference | undefined; slug: string; choice: CoverChoice };

function readGalleryItem(
  content: ContentReader,
  part: Parts<Entry<Item['gallery']>>,
  cover: Cover,
): GalleryItem[] {
  const own = part.one('src', gallerySource);
  const source = part.one('videoFile', file) ?? own?.film;
  if (!own && !source) return [];
  const alt = part.one('alt', text) ?? '';
  // A film without a poster of its own shows the project's cover.
  const still = own?.still ?? cover.own;
  const drawn = coverPicture(cover.slug, '4x3', cover.choice);
  const frame = still && isUpright(still) ? UPRIGHT_GALLERY : GALLERY;
  // An item marked as a film stays one even when its file is missing; its picture is a poster, and does not move.
  const isFilm = source !== undefined || part.one('type', z.string()) === 'video';
  const moves = !isFilm;
  const framedPicture = { ...(still ? picture(content, still, { ...frame, moves }) : drawn), alt };
  const whole = { ...(still ? wholePicture(content, still, WHOLE, { moves }) : drawn), alt };
  if (isFilm && !source) part.report('no video file');
  return [
    {
      picture: framedPicture,
      whole,
      caption: part.one('caption', text),
      film: isFilm
        ? { kind: 'local', ratio: '16:9', poster: whole, src: source && fileUrl(content, source) }
        : undefined,
    },
  ];
}

function readTestimonial(
  part: Parts<NonNullable<Item['testimonial']>>,
  company: string | undefined,
): Testimonial | undefined {
  const quote = part.one('content', text);
  if (!quote) return undefined;
  return {
    content: quote,
    name: part.one('name', text),
    role: part.one('role', text),
    company,
    date: part.one('date', month),
  };
}
