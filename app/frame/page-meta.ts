import type { MetaDescriptor } from 'react-router';
import { DEFAULT_SOCIAL_IMAGE, SOCIAL_IMAGE } from '../content/social-image.ts';
import type { SiteFacts } from './site-footer.tsx';

type Page = {
  /** Alone when it already names the agency; else the agency's name follows. */
  title: string;
  description?: string | undefined;
  /** The page's one address, without the origin: `/contact`. Absent on pages search engines leave out. */
  path?: string;
  /** The picture a link to the page is shown with, 1200 × 630; the agency's own card unless given. */
  image?: string | undefined;
  /** The type networks take the page for. */
  type?: 'website' | 'article';
};

/** Title, description, canonical address and sharing card of a page. */
export function pageMeta(
  site: (SiteFacts & { origin: string }) | undefined,
  { title, description, path, image = DEFAULT_SOCIAL_IMAGE, type = 'website' }: Page,
): MetaDescriptor[] {
  const agencyName = site?.settings.agencyName;
  const fullTitle = agencyName ? `${title} · ${agencyName}` : title;
  const url = site && path !== undefined ? site.origin + path : undefined;
  return [
    { title: fullTitle },
    ...(description ? [{ name: 'description', content: description }] : []),
    ...(url
      ? [
          { tagName: 'link' as const, rel: 'canonical', href: url },
          { property: 'og:url', content: url },
        ]
      : [{ name: 'robots', content: 'noindex' }]),
    { property: 'og:type', content: type },
    { property: 'og:locale', content: 'fr_FR' },
    { property: 'og:title', content: title },
    ...(description ? [{ property: 'og:description', content: description }] : []),
    ...(agencyName ? [{ property: 'og:site_name', content: agencyName }] : []),
    ...(site ? socialImage(new URL(image, site.origin).href) : []),
  ];
}

/** The tags of the social image: networks want a full address, and a tag to show the large card. */
function socialImage(url: string): MetaDescriptor[] {
  return [
    { property: 'og:image', content: url },
    { property: 'og:image:width', content: String(SOCIAL_IMAGE.width) },
    { property: 'og:image:height', content: String(SOCIAL_IMAGE.height) },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
