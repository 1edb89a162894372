/** Makes the document of one post: its text with its pictures, its links led to where they lead now, its words for search engines. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { WordpressNote } from '../../model/contracts/wordpress-import.ts';
import { readLink } from '../../packages/kit/network/read-link.ts';
import { cut, plainText } from './html-tree.ts';
import type { Brought, Media } from './media.ts';
import type { Plan, PlannedArticle } from './plan-import.ts';
import type { WxrItem, WxrSite } from './read-wxr.ts';
import { convertHtml, type PictureWanted, type RichBlock } from './rich-text.ts';

/** The lengths of the schema: `model/schema/blog-post.ts`, in characters. */
const LONGEST = { title: 90, excerpt: 240 } as const;
/** The longest post that is written. */
const LONGEST_ARTICLE = 3_500_000; // characters of JSON

type Texts = { plan: Plan; media: Media; site: WxrSite; isTrial: boolean };

/** Resolves with the document of a post, and without one where the content service could not take it. */
export async function articleOf(
  { item, planned }: { item: WxrItem; planned: PlannedArticle },
  texts: Texts,
  notes: WordpressNote[],
) {
  const { plan, media, site, isTrial } = texts;
  const note = (kind: WordpressNote['kind'], what: string) =>
    notes.push({ kind, where: planned.title, what });
  // Requests of visitors are answered between two articles.
  await nextTurn();
  const page = URL.parse(item.link)?.href ?? site.address;
  const converted = convertHtml(item.content, {
    linkTo: (href) => linkTo(href, page, plan),
    ownPictures: planned.ownPictures,
  });
  for (const { kind, what } of converted.notes) note(kind, what);
  const content = isTrial ? [] : await illustrated(converted.blocks, { page, texts, note });
  const coverId = item.meta.get('_thumbnail_id')?.trim();
  const cover = coverId && !isTrial ? await media.attachment(coverId) : undefined;
  const title = cut(planned.title, LONGEST.title);
  if (title !== planned.title) note('length', `Titre\u00a0: ${planned.title}`);
  const whole = plainText(item.excerpt);
  const excerpt = cut(whole, LONGEST.excerpt);
  if (excerpt !== whole) note('length', `Chapô\u00a0: ${whole}`);
  const seo = seoOf(item, { title: planned.title, site: site.title });
  const seoTitle = seo.title || (title === planned.title ? '' : planned.title);
  if (item.date === undefined && !planned.isDraft)
    note('name', 'Sans date\u00a0: celle de l’import.');
  const document = {
    _id: planned.isDraft ? `drafts.${planned.documentId}` : planned.documentId,
    _type: 'blogPost',
    title,
    slug: { _type: 'slug', current: planned.slug },
    ...(excerpt && { excerpt }),
    ...(content.length > 0 && { content }),
    ...(planned.categoryId && { category: referenceTo(planned.categoryId) }),
    ...(planned.tags.length > 0 && { tags: planned.tags }),
    ...(cover?.isPicture && {
      coverImage: {
        _type: 'image',
        asset: referenceTo(cover.assetId),
        alt: altOf(cover, undefined, note),
      },
    }),
    ...(planned.authorId && { author: referenceTo(planned.authorId) }),
    ...(item.date !== undefined
      ? { publishDate: item.date }
      : !planned.isDraft && { publishDate: new Date().toISOString() }),
    featured: item.isSticky,
    ...(seoTitle && { seoTitle }),
    ...(seo.description && { seoDescription: seo.description }),
  };
  if (JSON.stringify(document).length > LONGEST_ARTICLE) {
    note('left', 'Trop long pour un seul article.');
    return { item, planned, document: undefined };
  }
  return { item, planned, document };
}

type Note = (kind: WordpressNote['kind'], what: string) => void;

/** The text with its pictures and files, those that were not had left out. */
async function illustrated(
  blocks: readonly RichBlock[],
  { page, texts: { media }, note }: { page: string; texts: Texts; note: Note },
): Promise<object[]> {
  const finished = await Promise.all(
    blocks.map(async (block): Promise<object[]> => {
      if (block._type === 'block') {
        const markDefs = await Promise.all(
          block.markDefs.map(async (def) => ({ ...def, href: await fileLink(def.href, media) })),
        );
        return [{ ...block, markDefs }];
      }
      if (block._type !== 'wanted') return [block];
      const { picture } = block;
      const brought = picture.src
        ? await media.picture(picture, page)
        : await media.attachment(picture.attachmentId ?? '');
      if (!brought?.isPicture) return [];
      const { caption } = picture;
      return [
        {
          _key: block._key,
          _type: 'image',
          asset: referenceTo(brought.assetId),
          alt: altOf(brought, picture, note),
          ...(caption && { caption }),
        },
      ];
    }),
  );
  return finished.flat();
}

/** A link to a file of the old site leads to the file here. */
async function fileLink(href: string, media: Media): Promise<string> {
  const url = URL.parse(href);
  if (!url || !media.isFile(url)) return href;
  return (await media.linked(url))?.address ?? href;
}

/** Returns a picture's alternative text: its own, or else the nearest words, which is noted for the editor. */
function altOf(
  { attachment, address }: Brought,
  picture: PictureWanted | undefined,
  note: Note,
): string {
  const own = picture?.alt || plainText(attachment?.meta.get('_wp_attachment_image_alt') ?? '');
  if (own) return own;
  const file = (
    URL.parse(attachment?.file ?? picture?.src ?? '', 'http://site.invalid')?.pathname ?? address
  )
    .split('/')
    .at(-1);
  const guessed =
    picture?.caption ||
    plainText(attachment?.title ?? '') ||
    (file ?? '').replace(/\.\w{1,5}$/, '').replace(/[-_]+/g, ' ') ||
    'Image';
  note('description', guessed);
  return guessed;
}

/** Finds where a link of an old text leads: to the page’s new address, to a file of the old site, or where it led. */
function linkTo(written: string, page: string, plan: Plan): string | undefined {
  const href = written.trim();
  if (href.startsWith('#')) return readLink(href)?.address;
  const url = /^(?:mailto|tel):/i.test(href) ? null : URL.parse(href, page);
  if (!url) return readLink(href)?.address;
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return undefined;
  if (!plan.isOldSite(url)) return readLink(url.href)?.address;
  if (url.pathname.includes('/wp-content/uploads/')) return url.href;
  const to = plan.newAddress(url) ?? url.pathname + url.search;
  return readLink(to.includes('#') ? to : to + url.hash)?.address;
}

/** Returns the title and description of an SEO plugin, without its variables. */
function seoOf(
  { meta }: WxrItem,
  words: { title: string; site: string },
): { title: string; description: string } {
  const first = (names: readonly string[]) =>
    names.map((name) => filled(meta.get(name) ?? '', words)).find(Boolean) ?? '';
  return {
    title: first([
      '_yoast_wpseo_title',
      'rank_math_title',
      '_seopress_titles_title',
      '_aioseop_title',
    ]),
    description: first([
      '_yoast_wpseo_metadesc',
      'rank_math_description',
      '_seopress_titles_desc',
      '_aioseop_description',
    ]),
  };
}

/** Fills in `%%title%% %%sep%% %%sitename%%` and `%title%`; empty where another variable is left. */
function filled(text: string, { title, site }: { title: string; site: string }): string {
  const filledText = plainText(text).replace(/%%?(\w{1,40})%%?/g, (whole, name: string) => {
    if (/^(?:post_)?title$/.test(name)) return title;
    if (/^site(?:name|title)$/.test(name)) return site;
    if (name === 'sep') return '-';
    return name === 'page' ? '' : whole;
  });
  return /%%\w|%\w{1,40}%/.test(filledText) ? '' : filledText.replace(/ {2,}/g, ' ').trim();
}

function referenceTo(_ref: string) {
  return { _type: 'reference', _ref };
}
