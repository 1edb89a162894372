/** The text of an article or of a page: formatted text, and between its paragraphs films, galleries, notes, buttons, dividers and what other sites show. */
import type { ContentReader } from '../../context.ts';
import { coverPicture } from '../cover-picture.ts';
import { type Parts, paragraphs, text } from '../document-parts.ts';
import { type Embedded, readEmbedded } from '../embedded.ts';
import { type Film, readFilm } from '../projects/video.ts';
import type { GalleryPicture } from './gallery-lightbox.tsx';
import { readGallery } from './gallery-pictures.ts';
import {
  address,
  type Projected,
  RICH_TEXT_FIELDS,
  type RichTextBlock,
  readBlock,
} from './rich-text.ts';

export type ArticleText = ArticleBlock[];

export type ArticleBlock = RichTextBlock | ArticlePart;

export type ArticlePart = { _key: string } & (
  | { _type: 'articleButton'; action: string; href: string }
  | { _type: 'articleEmbed'; embed: Embedded }
  | { _type: 'articleNote'; title?: string; paragraphs: string[] }
  | { _type: 'articleGallery'; pictures: GalleryPicture[] }
  | { _type: 'video'; film: Film }
  | { _type: 'divider' }
);

/** The projection of each block: `content[]${ARTICLE_TEXT}`. */
export const ARTICLE_TEXT = `{${RICH_TEXT_FIELDS},
  _type == "articleButton" => {action, href},
  _type == "articleEmbed" => {title, url},
  _type == "articleNote" => {title, text},
  _type == "articleGallery" => {pictures},
  _type == "video" => {type, src, youtubeId, duration, poster, captions, aspectRatio}
}`;

/** The projected block as a type: the fields of a part are there in blocks of its kind alone. */
type Article = Projected &
  Partial<
    Record<
      | ('action' | 'href' | 'title' | 'text' | 'url' | 'pictures')
      | ('type' | 'src' | 'youtubeId' | 'duration' | 'poster' | 'captions' | 'aspectRatio'),
      unknown
    >
  >;

/** Reads an article's sound blocks; broken and unknown ones are reported. Blocks are keyed by their place. */
export function readArticleText<Block extends Article>(
  content: ContentReader,
  blocks: readonly Parts<Block>[],
): ArticleText {
  return blocks.flatMap((block, place): ArticleBlock[] => {
    const type = block.one('_type', text);
    const read = isPart(type) ? PARTS[type](content, block) : readBlock(content, block, `${place}`);
    return read ? [{ ...read, _key: `${place}` }] : [];
  });
}

type PartType = ArticlePart['_type'];

/** A part without its key, which is its place. */
type Unkeyed = ArticlePart extends infer Part
  ? Part extends unknown
    ? Omit<Part, '_key'>
    : never
  : never;

type Read = (content: ContentReader, part: Parts<Article>) => Unkeyed | undefined;

const PARTS: Readonly<Record<PartType, Read>> = {
  articleButton(_, part) {
    const [action, href] = [part.one('action', text), part.one('href', address)];
    return action && href ? { _type: 'articleButton', action, href } : undefined;
  },
  articleEmbed(_, part) {
    const embed = readEmbedded(part);
    return embed && { _type: 'articleEmbed', embed };
  },
  articleNote(_, part) {
    const noteParagraphs = part.one('text', paragraphs) ?? [];
    const title = part.one('title', text);
    return noteParagraphs.length > 0
      ? { _type: 'articleNote', title, paragraphs: noteParagraphs }
      : undefined;
  },
  articleGallery(content, part) {
    const pictures = readGallery(content, part);
    return pictures.length > 0 ? { _type: 'articleGallery', pictures } : undefined;
  },
  video(content, part) {
    const film = readPlayable(content, part);
    return film && { _type: 'video', film };
  },
  divider: () => ({ _type: 'divider' }),
};

/** The motif where a film has no poster of its own. */
const FILM = { motif: 'film', palette: 'encre' } as const;
const POSTERS = {
  '16:9': coverPicture('film', '16x9', FILM),
  '9:16': coverPicture('film', '9x16', FILM),
};

/** Returns a film of an article or a page; undefined where it cannot be played. */
export function readPlayable(content: ContentReader, video: Parameters<typeof readFilm>[1]) {
  const film = readFilm(content, video, POSTERS);
  return film && (film.kind === 'youtube' || film.src) ? film : undefined;
}

function isPart(type: string | undefined): type is PartType {
  return type !== undefined && Object.hasOwn(PARTS, type);
}

/** A block between those of the text. */
export function isArticlePart(block: ArticleBlock): block is ArticlePart {
  return isPart(block._type);
}
