import { href } from 'react-router';
import { DEFAULT_SOCIAL_IMAGE } from '../../content/social-image.ts';
import type { Post } from './query.ts';

type Publisher = {
  origin: string;
  settings: { agencyName?: string | undefined };
};

/** The structured data of a post for search engines: schema.org `BlogPosting`, and its place on the site. */
export function postStructuredData(
  { title, published, author, category, tags, minutes, seo }: Post,
  { origin, settings: { agencyName } }: Publisher,
  address: string,
) {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'BlogPosting',
        headline: title,
        description: seo.description,
        image: new URL(seo.image ?? DEFAULT_SOCIAL_IMAGE, origin).href,
        datePublished: published?.iso,
        author: author && { '@type': 'Person', name: author },
        publisher: agencyName && { '@type': 'Organization', name: agencyName, url: origin },
        articleSection: category,
        keywords: tags.length > 0 ? tags.join(', ') : undefined,
        timeRequired: minutes && `PT${minutes}M`,
        inLanguage: 'fr',
        mainEntityOfPage: address,
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { name: 'Accueil', item: origin },
          { name: 'Blog', item: origin + href('/blog') },
          { name: title, item: address },
        ].map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
      },
    ],
  };
}
