import { href } from 'react-router';
import { placeholderStyle } from '../../content/cover-image.tsx';
import { useLandingCover } from '../../content/landing-cover.ts';
import type { CaseStudy } from '../../content/projects/case-study.ts';
import type { Film } from '../../content/projects/video.ts';
import { srcSet } from '../../content/src-set.ts';
import { CoverFilm } from './case-film.tsx';
import './case-cover.css';

type CaseCoverProps = {
  study: CaseStudy;
  /** The film that plays in the cover's place, when it has none of its own. */
  film: Film | undefined;
};

/** The cover from edge to edge; it is also the poster of the film, which then plays in its place. */
export function CaseCover({ study, film }: CaseCoverProps) {
  const cover = <Cover {...study.cover} slug={study.slug} />;
  return (
    <div className="case-cover">
      {film ? (
        <CoverFilm film={film} title={study.title}>
          {cover}
        </CoverFilm>
      ) : (
        cover
      )}
    </div>
  );
}

function Cover({ wide, tall, slug }: CaseStudy['cover'] & { slug: string }) {
  return (
    <picture {...useLandingCover(href('/work/:slug', { slug }), slug)}>
      <source
        media="(max-width: 767px)"
        srcSet={srcSet(tall) ?? tall.src}
        sizes={tall.widths && '100vw'}
        width={tall.width}
        height={tall.height}
      />
      <img
        src={wide.src}
        srcSet={srcSet(wide)}
        sizes={wide.widths && '100vw'}
        width={wide.width}
        height={wide.height}
        alt={wide.alt}
        fetchPriority="high"
        style={placeholderStyle(wide)}
      />
    </picture>
  );
}
