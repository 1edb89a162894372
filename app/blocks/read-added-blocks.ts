/** The blocks that editors add to pages. Each is undefined when there is nothing to show. */
import { z } from 'zod';
import { MOST_FIGURES } from '../../model/blocks.ts';
import { dayIn } from '../../packages/kit/calendar/casablanca-time.ts';
import { spokenMoment, timeOf } from '../../packages/kit/calendar/spoken-moment.ts';
import { dayAndMonth, monthAndYear, weekdayName } from '../../packages/kit/calendar/written-day.ts';
import { closingArt } from '../content/closing-art.ts';
import { date, LEADS_NOWHERE, paragraphs, slug, text } from '../content/document-parts.ts';
import { type Embedded, readEmbedded } from '../content/embedded.ts';
import { withoutHidden } from '../content/hidden-text.ts';
import { image, type Picture, wholePicture } from '../content/image.ts';
import { listLatest, type PostCard } from '../content/posts/blog.ts';
import { type Metric, readMetrics } from '../content/projects/metrics.ts';
import type { Film } from '../content/projects/video.ts';
import { type Package, readPackages } from '../content/services/service-page.ts';
import { type ArticleText, readArticleText, readPlayable } from '../content/texts/article-text.ts';
import type { GalleryPicture } from '../content/texts/gallery-lightbox.tsx';
import { readGallery } from '../content/texts/gallery-pictures.ts';
import { address } from '../content/texts/rich-text.ts';
import type { ContentReader } from '../context.ts';
import type { BlockParts } from './own-blocks.ts';

/** A button that an editor wrote: its words, and where it leads, to the form of the page without an address. */
export type Action = { says: string; to?: string };

export type WrittenText = { title?: string; body: ArticleText };

export function readWrittenText(content: ContentReader, part: BlockParts): WrittenText | undefined {
  const body = readArticleText(content, part.insideEach('body'));
  return body.length > 0 ? { title: part.one('title', text), body } : undefined;
}

export type PictureText = {
  title: string;
  paragraphs: string[];
  picture?: Picture;
  /** The side of the picture, on a large screen. */
  side: 'left' | 'right';
  action?: Action;
};

/** The longest side of a picture beside a text; other screens get half of it. */
const BESIDE = 1440; // px

export function readPictureText(content: ContentReader, part: BlockParts): PictureText | undefined {
  const title = part.one('title', text);
  const source = part.one('picture', image);
  if (!title) return undefined;
  return {
    title,
    paragraphs: part.one('text', paragraphs) ?? [],
    picture: source && wholePicture(content, source, BESIDE, { moves: true }),
    side: part.one('side', z.enum(['left', 'right'])) ?? 'left',
    action: readAction(part),
  };
}

export type PictureGallery = { title?: string; pictures: GalleryPicture[] };

export function readPictureGallery(
  content: ContentReader,
  part: BlockParts,
): PictureGallery | undefined {
  const pictures = readGallery(content, part);
  if (pictures.length === 0) return undefined;
  return { title: part.one('title', text), pictures };
}

export type FilmBlock = { title?: string; film: Film };

/** Reads the film; undefined for one that is announced and cannot be played. */
export function readFilmBlock(content: ContentReader, part: BlockParts): FilmBlock | undefined {
  const video = part.inside('video');
  const film = video && readPlayable(content, video);
  return film && { title: part.one('title', text), film };
}

export type EmbedBlock = { embed: Embedded };

export function readEmbedBlock(part: BlockParts): EmbedBlock | undefined {
  const embed = readEmbedded(part);
  return embed && { embed };
}

export type FigureList = { title?: string; figures: Metric[]; note?: string };

export function readFigureList(part: BlockParts): FigureList | undefined {
  const figures = readMetrics(part.insideEach('figures')).slice(0, MOST_FIGURES);
  if (figures.length === 0) return undefined;
  return { title: part.one('title', text), figures, note: part.one('note', text) };
}

export type PackageList = { title: string; slug: string; packages: Package[] };

export function readPackageList(part: BlockParts): PackageList | undefined {
  const service = part.inside('offering');
  const name = service?.one('title', text);
  const at = service?.one('slug', slug);
  if (!service || !name || !at || service.one('status', text) !== 'active') return undefined;
  const packages = readPackages(service);
  if (packages.length === 0) return undefined;
  return { title: part.one('title', text) ?? name, slug: at, packages };
}

export type LatestPosts = { title: string; posts: PostCard[] };

export async function readLatestPosts(
  content: ContentReader,
  part: BlockParts,
): Promise<LatestPosts | undefined> {
  if (content.isOff?.('blog')) return undefined;
  const chosen = part.inside('category')?.one('_ref', text);
  const name = part.inside('categoryDocument')?.one('name', text);
  const posts = await listLatest(content, chosen === undefined ? undefined : { id: chosen, name });
  return posts.length > 0
    ? { title: part.one('title', text) ?? 'À lire sur le blog', posts }
    : undefined;
}

export type EventFacts = {
  title: string;
  /** The start and end of the event, for machines (ISO 8601). */
  start: string;
  end?: string;
  /** The first day as a visitor reads it: `mardi`, `24`, `novembre 2026`. */
  weekday: string;
  date: string;
  month: string;
  /** `de 18h à 20h30`, `à 18h`, `de 9h au jeudi 26 novembre à 18h`. */
  hours: string;
  place: string;
  address?: string;
  price?: string;
  action?: Action;
};

export function readEventFacts(part: BlockParts): EventFacts | undefined {
  const title = part.one('title', text);
  const start = part.one('start', date);
  const place = part.one('place', text);
  if (!title || !start || !place) return undefined;
  const last = part.one('end', date);
  const end = last && last > start ? last : undefined;
  const day = dayIn(start);
  return {
    title,
    start: start.toISOString(),
    end: end?.toISOString(),
    weekday: weekdayName(day),
    date: dayAndMonth(day).split('\u00a0')[0] ?? '',
    month: monthAndYear(day),
    hours: hoursOf(start, end),
    place,
    address: part.one('address', text),
    price: part.one('price', text),
    action: readAction(part),
  };
}

function hoursOf(start: Date, end: Date | undefined): string {
  if (!end) return `à ${timeOf(start)}`;
  const isOneDay = dayIn(start) === dayIn(end);
  return `de ${timeOf(start)} ${isOneDay ? `à ${timeOf(end)}` : `au ${spokenMoment(end)}`}`;
}

export type Callout = { title: string; text?: string; art: string; action: Action };

export function readCallout(part: BlockParts): Callout | undefined {
  const title = part.one('title', text);
  if (!title) return undefined;
  return {
    title,
    text: part.one('text', text),
    art: closingArt(withoutHidden(title).slice(0, 80)),
    action: readAction(part) ?? { says: 'Nous écrire' },
  };
}

/** A button to a part of the site that is off has no place: without an address it would lead to the form. */
function readAction(part: BlockParts): Action | undefined {
  const says = part.one('action', text);
  const to = part.one('href', address);
  return says && part.one('href', z.unknown()) !== LEADS_NOWHERE ? { says, to } : undefined;
}
