import { href } from 'react-router';
import { placeholderStyle, StillSource } from '../../content/cover-image.tsx';
import { useLandingCover } from '../../content/landing-cover.ts';
import { imageAttributes, sourceAttributes } from '../../content/picture-attributes.ts';
import type { CaseStudy } from '../../content/projects/case-study.ts';
import type { Film } from '../../content/projects/video.ts';
import { CoverFilm } from './case-film.tsx';
import './case-cover.css';

type CaseCoverProps = {
  study: CaseStudy;
  /** The film that plays in the cover's place, when it has none of its own. */
  film: Film | undefined;
  /** Whether it is what a visitor pressed in the list, and flies here from there. */
  flies: boolean;
};

/** The cover from edge to edge, under the site's header; it is also the poster of the film, which then plays in its place. */
export function CaseCover({ study, film, flies }: CaseCoverProps) {
  const cover = <Cover {...study.cover} slug={study.slug} flies={flies} />;
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

const NARROW = '(max-width: 767px)';
/** Not lower than 508 px, and so never drawn narrower than this. */
const WIDE_SIZES = 'max(100vw, 963px)';

function Cover({ wide, tall, slug, flies }: CaseStudy['cover'] & { slug: string; flies: boolean }) {
  const landing = useLandingCover(href('/work/:slug', { slug }), slug);
  return (
    <picture {...(flies && landing)}>
      <StillSource picture={tall} sizes="100vw" media={NARROW} />
      <StillSource picture={wide} sizes={WIDE_SIZES} />
      <source media={NARROW} {...sourceAttributes(tall, '100vw')} />
      <img
        {...imageAttributes(wide, WIDE_SIZES)}
        alt={wide.alt}
        fetchPriority="high"
        style={placeholderStyle(wide)}
      />
    </picture>
  );
}
