import type { MetaDescriptor } from 'react-router';
import {
  cardAddress,
  DEFAULT_SOCIAL_IMAGE,
  SOCIAL_IMAGE,
  type SocialImage,
} from '../content/social-image.ts';
import type { SiteFacts } from './site-footer.tsx';

type Page = {
  /** The agency's name follows where there is room for it. */
  title: string;
  description?: string | undefined;
  /** The page's one address, without the origin: `/contact`. Absent on pages search engines leave out. */
  path?: string;
  /** The picture an editor chose for links to the page; a card is drawn for others. */
  socialImage?: SocialImage | undefined;
  /** The address of the cover that is drawn for its document: the card shows the same. */
  cover?: string | undefined;
  /** The type networks take the page for. */
  type?: 'website' | 'article';
};

/** The longest title that search engines show: about 600 px of their type. */
const LONGEST_TITLE = 65; // characters

/** Title, description, canonical address and sharing card of a page. */
export function pageMeta(
  site: (SiteFacts & { origin: string; look?: { cards?: string } }) | undefined,
  { title, description, path, socialImage, cover = '', type = 'website' }: Page,
): MetaDescriptor[] {
  const agencyName = site?.settings.agencyName;
  const named = agencyName ? `${title} · ${agencyName}` : title;
  const url = site && path !== undefined ? site.origin + path : undefined;
  const card =
    path === undefined
      ? DEFAULT_SOCIAL_IMAGE
      : cardAddress(path, named + (site?.look?.cards ?? '') + cover);
  const image = socialImage ?? { src: card, alt: title };
  return [
    { title: named.length > LONGEST_TITLE ? title : named },
    ...(description ? [{ name: 'description', content: description }] : []),
    ...(url
      ? [
          { tagName: 'link' as const, rel: 'canonical', href: url },
          { property: 'og:url', content: url },
        ]
      : [{ name: 'robots', content: 'noindex' }]),
    { property: 'og:type', content: type },
    { property: 'og:locale', content: 'fr_MA' },
    { property: 'og:title', content: title },
    ...(description ? [{ property: 'og:description', content: description }] : []),
    ...(agencyName ? [{ property: 'og:site_name', content: agencyName }] : []),
    ...(site ? imageTags(new URL(image.src, site.origin).href, image.alt) : []),
  ];
}

/** The tags of a link's picture: networks want a full address, and a tag to show the large card. */
function imageTags(src: string, alt: string): MetaDescriptor[] {
  return [
    { property: 'og:image', content: src },
    { property: 'og:image:width', content: String(SOCIAL_IMAGE.width) },
    { property: 'og:image:height', content: String(SOCIAL_IMAGE.height) },
    { property: 'og:image:alt', content: alt },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
