/** The pictures and files of the content service: queries, and the shape of their results. */
import type { SanityClient } from '@sanity/client';
import type { ImageHotspot } from '@sanity/types';
import { rowOf } from '../../model/document-types.ts';

export type MediaKind = 'image' | 'file';

/** An asset document, as far as people work with it. */
export type Media = {
  _id: string;
  _type: 'sanity.imageAsset' | 'sanity.fileAsset';
  _createdAt: string;
  originalFilename: string | null;
  title: string | null;
  /** The words that replace the picture for those who do not see it; proposed wherever it is used. */
  altText: string | null;
  /** A note for colleagues, which no page shows. */
  description: string | null;
  size: number; // bytes
  mimeType: string;
  extension: string;
  url: string;
  width: number | null; // px
  height: number | null; // px
  /**
   * The point of interest, in the form in which fields have it. The hosted service takes fields of one's own on an asset
   * too.
   */
  hotspot: ImageHotspot | null;
  /** Ids of the documents that refer to the asset, drafts and versions included, each as it is stored. */
  users: string[];
};

export const ORDERS = {
  // Among files imported at the same time, pictures come before other files.
  recent: '_createdAt desc, _type desc, lower(coalesce(title, originalFilename, _id)) asc',
  name: 'lower(coalesce(title, originalFilename, _id)) asc, _id asc',
  size: 'size desc, _id asc',
} as const;

export const MEDIA_TYPES = ['all', 'image', 'video', 'other'] as const;
export const USES = ['any', 'used', 'unused', 'undescribed'] as const;

export type MediaQuestion = {
  search: string;
  mediaType: (typeof MEDIA_TYPES)[number];
  use: (typeof USES)[number];
  order: keyof typeof ORDERS;
  /** The kind of media that a field takes; undefined takes both. */
  kind?: MediaKind | undefined;
  /** The files that a field takes, as the `accept` of an input: `video/mp4` or `.vtt,text/vtt`. Undefined takes all. */
  accept?: string | undefined;
  /** The number of media that are read, from the first. */
  count: number;
};

export type MediaPage = { total: number; items: Media[] };

const FIELDS = `_id, _type, _createdAt, originalFilename, title, altText, description, size, mimeType, extension, url,
  hotspot, "width": metadata.dimensions.width, "height": metadata.dimensions.height,
  "users": *[references(^._id)]._id`;

const CONDITIONS: Record<MediaQuestion['mediaType'] | MediaQuestion['use'], string | undefined> = {
  all: undefined,
  image: '_type == "sanity.imageAsset"',
  video: 'mimeType match "video*"',
  other: '_type == "sanity.fileAsset" && !(mimeType match "video*")',
  any: undefined,
  used: 'count(*[references(^._id)]) > 0',
  unused: 'count(*[references(^._id)]) == 0',
  undescribed: '_type == "sanity.imageAsset" && (!defined(altText) || altText == "")',
};

/** The client that sees drafts and versions as documents of their own: a picture used in one is used. */
export function everything(client: SanityClient): SanityClient {
  return client.withConfig({ perspective: 'raw', useCdn: false });
}

export async function readMedia(
  client: SanityClient,
  { search, mediaType, use, order, kind, accept, count }: MediaQuestion,
): Promise<MediaPage> {
  const words = search.trim();
  const conditions = [
    kind ? `_type == "sanity.${kind}Asset"` : '_type in ["sanity.imageAsset", "sanity.fileAsset"]',
    CONDITIONS[mediaType],
    CONDITIONS[use],
    accept && accepted,
    words && '[title, originalFilename, altText, description] match text::query($words)',
  ].filter((condition) => condition);
  const filter = `*[${conditions.map((condition) => `(${condition})`).join(' && ')}]`;
  return everything(client).fetch<MediaPage>(
    `{"total": count(${filter}), "items": ${filter} | order(${ORDERS[order]}) [0...${count}] {${FIELDS}}}`,
    { ...(words && { words: `${words}*` }), ...(accept && acceptedBy(accept)) },
  );
}

/** Reads one asset; null when it was deleted. */
export function readOne(client: SanityClient, id: string): Promise<Media | null> {
  return everything(client).fetch<Media | null>(`*[_id == $id][0]{${FIELDS}}`, { id });
}

const accepted = 'mimeType in $mimeTypes || extension in $extensions';

function acceptedBy(accept: string): { mimeTypes: string[]; extensions: string[] } {
  const parts = accept.split(',').map((part) => part.trim().toLowerCase());
  return {
    mimeTypes: parts.filter((part) => part.includes('/')),
    extensions: parts.filter((part) => part.startsWith('.')).map((part) => part.slice(1)),
  };
}

export function isImage({ _type }: Pick<Media, '_type'>): boolean {
  return _type === 'sanity.imageAsset';
}

/** The picture, or the part of it around its point of interest, at most so large; two pixels for each of a screen's. */
export function thumbnail({ url, extension, hotspot }: Media, width: number, height?: number) {
  // An SVG has no resized versions.
  if (extension === 'svg') return url;
  const size = `w=${width * 2}${height === undefined ? '' : `&h=${height * 2}`}`;
  const crop = height === undefined ? '&fit=max' : '&fit=crop';
  const focus =
    hotspot && height !== undefined ? `&crop=focalpoint&fp-x=${hotspot.x}&fp-y=${hotspot.y}` : '';
  return `${url}?${size}${crop}${focus}&frame=1&auto=format`;
}

/** The published id of a document that is stored as a draft, as a version in a release, or as published. */
export function publishedId(id: string): string {
  return id.replace(/^(?:drafts|versions\.[^.]+)\./, '');
}

/** The name of a document among others of its type; of one there is only one of, the type's. */
export function titleOf(
  document: Readonly<Record<string, unknown>> & { _id: string; _type: string },
): string {
  const { _id, _type, title, name, subject, from } = document;
  const own = [title, name, subject, from].find(
    (value) => typeof value === 'string' && value.trim() !== '',
  );
  return typeof own === 'string' && publishedId(_id) !== _type
    ? own
    : (rowOf(_type)?.title ?? _type);
}

/** Returns the number of documents that use an asset: a draft and its published document count as one. */
export function usersOf({ users }: Pick<Media, 'users'>): number {
  return new Set(users.map(publishedId)).size;
}
