/** Case studies: the list of /work, and one of them with its neighbours in that list. */
import { defineQuery } from 'groq';
import { z } from 'zod';
import { SHOWN_PROJECT } from '../../../model/public-documents.ts';
import type { ContentReader } from '../../context.ts';
import { closingArt } from '../closing-art.ts';
import { coverPicture } from '../cover-picture.ts';
import { text, textOrNumber } from '../document-parts.ts';
import { image, type Picture, picture } from '../image.ts';
import { CLIENT } from '../linked-names.ts';
import { stillOf } from '../picture-attributes.ts';
import { sharedRead } from '../shared-read.ts';
import { type CaseStudy, readCaseStudy } from './case-study.ts';
import { findBeside, findCovers, type Grid, type Placed, placed } from './portfolio-order.ts';
import { type Ratio, readPreview } from './video.ts';

export type ProjectCard = {
  id: string;
  slug: string;
  title: string;
  client?: string;
  /** The time from the first meeting to the delivery: `11 semaines`. */
  timeline?: string;
  summary?: string;
  tags: string[];
  grid: Grid;
  /** 9:16 for a Reel, 16:9 for the others, unless its film is of the other shape. */
  cover: Picture;
  /** The shape of its film, where that is not the shape of its grid: the tag decides the grid, the film the card. */
  ratio?: Ratio;
  /** The pictures to try when a cover does not load, the best first (shell-4.22 in test/specification.md). */
  spareCovers: string[];
  featured: boolean;
  /** Address of a local film, to be previewed without sound. */
  preview?: string;
  /** The duration as a visitor reads it: `0:18`. */
  duration?: string;
};

export type Neighbour = { slug: string; title: string; thumbnail: Picture };

export type CaseStudyPage = {
  study: CaseStudy;
  /** Address of the piece that ends the page. */
  closing: string;
  /** The project above this one in the list (more recent), when there is one. */
  previous?: Neighbour;
  /** The project below this one in the list (older), when there is one. */
  next?: Neighbour;
};

/** The projects by publishDate descending (pages-7.06 in test/specification.md); the id breaks ties: neighbours are stable. */
export const PORTFOLIO_LIST_QUERY = defineQuery(`
  *[_type == "portfolio" && ${SHOWN_PROJECT}] | order(publishDate desc, _id asc) {
    _id, title, slug, publishDate, ${CLIENT}, timeline, summary, motif, tags, featured,
    coverImage{asset, crop, hotspot, "color": asset->metadata.palette.dominant.background},
    video{type, src{asset}, duration, aspectRatio,
      poster{asset, crop, hotspot, "color": asset->metadata.palette.dominant.background}}
  }
`);

export const PORTFOLIO_BY_SLUG_QUERY = defineQuery(`
  *[_type == "portfolio" && ${SHOWN_PROJECT} && (slug.current == $slug || slug == $slug)]
    | order(publishDate desc, _id asc) [0] {
    _id, title, slug, publishDate, tags, ${CLIENT}, summary, motif, description, timeline, role, techStack,
    problem, solution, results, metrics, testimonial, credits, palette,
    "company": coalesce(testimonial.company->name, testimonial.company), projectUrl, githubUrl, seoTitle, seoDescription,
    socialImage{asset, crop, hotspot, alt},
    coverImage{asset, crop, hotspot, alt, "lqip": asset->metadata.lqip,
      "color": asset->metadata.palette.dominant.background},
    video{type, src{asset}, youtubeId, duration, aspectRatio, captions{asset},
      poster{asset, crop, hotspot, alt, "color": asset->metadata.palette.dominant.background}},
    gallery[]{type, alt, caption, videoFile{asset},
      src{asset, crop, hotspot, "color": asset->metadata.palette.dominant.background}}
  }
`);

/** Sizes at 1x, and what other screens and densities may ask for. */
const REEL = { width: 360, height: 640, widths: [240, 480, 720, 960], moves: true }; // px
const WIDE = { width: 1280, height: 720, widths: [640, 960, 1600, 1920, 2560], moves: true }; // px
const THUMBNAIL = { width: 120, height: 120, widths: [240, 360] }; // px

/** The most projects marked as featured (pages-9.11 in test/specification.md). */
const FEATURED_MAX = 6;

/**
 * Lists the projects of /work, newest first: published, not archived, not dated in the future.
 *
 * @throws what the content client throws when the service does not answer.
 */
export const listPortfolio = sharedRead(async (content: ContentReader): Promise<ProjectCard[]> => {
  const items = await content.client.fetch(PORTFOLIO_LIST_QUERY);
  const entries = placed(content, items);
  const featured = new Set(
    entries
      .filter(({ part }) => part.one('featured', z.boolean()))
      .slice(0, FEATURED_MAX)
      .map(({ id }) => id),
  );
  return entries.map(({ part, choice, place: _place, ...project }): ProjectCard => {
    const video = part.inside('video');
    const preview = video && readPreview(content, video);
    const ofGrid: Ratio = project.grid === 'reels' ? '9:16' : '16:9';
    const ratio = preview?.ratio ?? ofGrid;
    const upright = ratio === '9:16';
    const frame = upright ? REEL : WIDE;
    const drawn = coverPicture(project.slug, upright ? '9x16' : '16x9', choice);
    const cover = part.one('coverImage', image);
    // An upright film has an upright poster; the cover may be the wide one of its case study.
    const own = [upright ? preview?.poster : undefined, cover].filter((it) => it !== undefined);
    const [first = drawn, ...spare] = own.map((it) => picture(content, it, frame));
    return {
      ...project,
      client: part.one('client', text),
      timeline: part.one('timeline', textOrNumber),
      summary: part.one('summary', text),
      cover: first,
      ratio: ratio === ofGrid ? undefined : ratio,
      spareCovers: [...new Set([...spare, drawn].map((it) => stillOf(it).src))].filter(
        (src) => src !== first.src,
      ),
      featured: featured.has(project.id),
      preview: preview?.src,
      duration: preview?.duration,
    };
  });
});

/**
 * The case study at an address, or undefined when there is none to show.
 *
 * @throws what the content client throws when the service does not answer.
 */
export const findPortfolio = sharedRead(
  async (content: ContentReader, slug: string): Promise<CaseStudyPage | undefined> => {
    const item = await content.client.fetch(PORTFOLIO_BY_SLUG_QUERY, { slug });
    const [placedProject] = item ? placed(content, [item]) : [];
    if (!item || !placedProject) return undefined;
    const { previous, next } = await findBeside(content, placedProject);
    const covers = await findCovers(
      content,
      [previous, next].filter((project) => project !== undefined),
    );
    const own = placedProject.part.one('coverImage', image);
    const neighbour = ({ id, slug, title, choice }: Placed): Neighbour => {
      const cover = covers.get(id)?.image;
      const thumbnail = cover
        ? picture(content, cover, THUMBNAIL)
        : coverPicture(slug, '1x1', choice);
      return { slug, title, thumbnail };
    };
    const drawn = [placedProject, previous, next].flatMap((project) => project?.choice ?? []);
    return {
      study: readCaseStudy(content, item, placedProject),
      closing: closingArt(`/work/${slug}`, drawn, { uploaded: own?.color }),
      previous: previous && neighbour(previous),
      next: next && neighbour(next),
    };
  },
);
