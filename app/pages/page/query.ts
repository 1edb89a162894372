/** Reads a page that an editor made, by its path. */

import { defineQuery } from 'groq';
import { z } from 'zod';
import { isPageGround } from '../../../model/blocks.ts';
import { PAGE_PATH } from '../../../model/page-address.ts';
import { propertyOf } from '../../../packages/drawings/brand/custom-properties.ts';
import { SECTIONS } from '../../blocks/query.ts';
import { type Block, findShared, placedIn, readBlocks } from '../../blocks/read-blocks.ts';
import { readParts, slug, text } from '../../content/document-parts.ts';
import { image, type Picture, wholePicture } from '../../content/image.ts';
import { readSocialImage } from '../../content/read-social-image.ts';
import { findOpeningWords } from '../../content/settings.ts';
import { sharedRead } from '../../content/shared-read.ts';
import type { SocialImage } from '../../content/social-image.ts';
import type { ContentReader } from '../../context.ts';
import type { PageLink } from '../../structured-data/page-data.ts';

/** The page of a path, and those above it. Two releases may bring two pages to one path: the elder has it. */
const PAGE_QUERY = defineQuery(`{
  "page": *[_type == "page" && slug.current == $path] | order(_createdAt asc, _id asc)[0]{
    _id, title, lead, action, ground, listed, ${SECTIONS}, seoTitle, seoDescription,
    picture{asset, crop, hotspot, alt, "color": asset->metadata.palette.dominant.background},
    socialImage{asset, crop, hotspot, alt}
  },
  "above": *[_type == "page" && slug.current in $above]{_id, title, slug}
}`);

export type MadePage = {
  /** The path without a leading slash: `agences/rabat`. */
  path: string;
  title: string;
  lead?: string;
  action?: string;
  /** The uncropped picture beside the title. */
  picture?: Picture;
  /** The background of the head, as CSS: `var(--warm-2)`. */
  ground?: string;
  /** Whether search engines may list it. */
  listed: boolean;
  /** The published pages above it, the first one first. */
  above: PageLink[];
  blocks: Block[];
  seoTitle?: string;
  seoDescription?: string;
  socialImage?: SocialImage;
};

/** The longest side of the picture of an opening; other screens are offered its half. */
const OPENING = 1440; // px

const ground = z
  .string()
  .refine(isPageGround)
  .transform((name) => `var(${propertyOf(name)})`);

/**
 * Returns the page at a path; undefined where there is none.
 *
 * @param path decoded, without a slash before it; any address of the site
 * @throws what the content client throws when the service does not answer.
 */
export const findPage = sharedRead(
  async (content: ContentReader, path: string): Promise<MadePage | undefined> => {
    if (!PAGE_PATH.test(path)) return undefined;
    const above = path
      .split('/')
      .flatMap((_, depth, names) => names.slice(0, depth).join('/') || []);
    const answer = await content.client.fetch(PAGE_QUERY, { path, above });
    if (!answer.page) return undefined;
    const parts = readParts(content, answer.page, { type: 'page', id: answer.page._id });
    const title = parts.one('title', text);
    if (!title) {
      parts.report('a page without a title is not shown', 'title');
      return undefined;
    }
    if (answer.page.isComposed && !answer.page.sections) parts.report('not a list', 'sections');
    const [shared, { response }] = await Promise.all([
      findShared(content),
      findOpeningWords(content),
    ]);
    const own = parts.one('picture', image);
    const placed = placedIn(parts.insideEach('sections'));
    return {
      path,
      title,
      lead: parts.one('lead', text),
      action: parts.one('action', text),
      picture: own && wholePicture(content, own, OPENING, { moves: true }),
      ground: parts.one('ground', ground),
      listed: answer.page.listed !== false,
      above: answer.above
        .flatMap((row): PageLink[] => {
          const one = readParts(content, row, { type: 'page', id: row._id });
          const [name, at] = [one.one('title', text), one.one('slug', slug)];
          return name && at ? [{ name, path: `/${at}` }] : [];
        })
        .toSorted((one, other) => one.path.length - other.path.length),
      blocks: await readBlocks(placed, { content, shared, response }),
      seoTitle: parts.one('seoTitle', text),
      seoDescription: parts.one('seoDescription', text),
      socialImage: readSocialImage(content, parts),
    };
  },
);
