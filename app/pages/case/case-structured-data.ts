import type { CaseStudy } from '../../content/projects/case-study.ts';
import type { Film } from '../../content/projects/video.ts';
import type { SiteFacts } from '../../frame/site-footer.tsx';

/** The structured data of a case study for search engines (schema.org): who made what for whom, and its film. */
export function caseStudyData(
  { title, seo, client, published, tags, cover, film }: CaseStudy,
  { settings, origin }: SiteFacts & { origin: string },
  url: string,
) {
  const maker = { '@type': 'Organization', name: settings.agencyName, url: origin };
  const image = new URL(seo.image ?? cover.wide.src, origin).href;
  return {
    '@context': 'https://schema.org',
    '@type': 'CreativeWork',
    '@id': `${url}#project`,
    url,
    name: title,
    description: seo.description,
    datePublished: published,
    inLanguage: 'fr',
    image,
    keywords: tags.join(', '),
    creator: maker,
    ...(client && { sourceOrganization: { '@type': 'Organization', name: client } }),
    ...(film && { video: videoData(film) }),
  };

  function videoData({ poster, duration, ...file }: Film) {
    return {
      '@type': 'VideoObject',
      name: title,
      description: seo.description,
      thumbnailUrl: new URL(poster.src, origin).href,
      uploadDate: published,
      duration: duration && isoDuration(duration),
      ...(file.kind === 'youtube'
        ? { embedUrl: `https://www.youtube-nocookie.com/embed/${file.id}` }
        : { contentUrl: file.src && new URL(file.src, origin).href }),
    };
  }
}

/** `1:34` is `PT1M34S`. */
function isoDuration(duration: string): string {
  const [minutes, seconds] = duration.split(':');
  return `PT${Number(minutes)}M${Number(seconds)}S`;
}
