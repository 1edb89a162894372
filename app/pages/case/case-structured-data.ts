import type { CreativeWork, VideoObject } from 'schema-dts';
import { TYPES } from '../../../model/document-types.ts';
import type { CaseStudy } from '../../content/projects/case-study.ts';
import type { Film } from '../../content/projects/video.ts';
import type { Described } from '../../structured-data/page-data.ts';

/** The project as search engines are told of it: who made what for whom, and its film. */
export function projectNode(study: CaseStudy, { origin, url, page, agency }: Described) {
  const { title, seo, client, published, tags, cover, film } = study;
  return {
    '@type': TYPES.portfolio.thing,
    '@id': `${url}#project`,
    url,
    name: title,
    description: seo.description,
    datePublished: published,
    inLanguage: 'fr',
    image: new URL(seo.image ?? film?.poster.src ?? cover.wide.src, origin).href,
    keywords: tags.length > 0 ? tags.join(', ') : undefined,
    creator: agency,
    mainEntityOfPage: page,
    sourceOrganization: client ? { '@type': 'Organization', name: client } : undefined,
    video: film && filmNode(film, study, { origin, url }),
  } as const satisfies CreativeWork;
}

/** A film that cannot be played is none. */
function filmNode(
  { poster, duration, ...film }: Film,
  { title, seo, published }: CaseStudy,
  { origin, url }: Pick<Described, 'origin' | 'url'>,
): VideoObject | undefined {
  const isElsewhere = film.kind === 'youtube';
  if (!isElsewhere && !film.src) return undefined;
  return {
    '@type': 'VideoObject',
    '@id': `${url}#film`,
    name: title,
    description: seo.description,
    thumbnailUrl: new URL(poster.src, origin).href,
    uploadDate: published,
    duration: duration && isoDuration(duration),
    ...(isElsewhere
      ? { embedUrl: `https://www.youtube-nocookie.com/embed/${film.id}` }
      : { contentUrl: film.src && new URL(film.src, origin).href }),
  };
}

/** `1:34` is `PT1M34S`. */
function isoDuration(duration: string): string {
  const [minutes, seconds] = duration.split(':');
  return `PT${Number(minutes)}M${Number(seconds)}S`;
}
