import { lazy } from 'react';
import { href, Link, useViewTransitionState } from 'react-router';
import { CaseCall } from '../../content/case-call.tsx';
import {
  CoverImage,
  coverTransition,
  placeholderStyle,
  StillSource,
} from '../../content/cover-image.tsx';
import { useLandingCover } from '../../content/landing-cover.ts';
import { imageAttributes, sourceAttributes } from '../../content/picture-attributes.ts';
import type { CaseStudy } from '../../content/projects/case-study.ts';
import { MeasuredFigures } from '../../content/projects/measured-figures.tsx';
import type { CaseStudyPage, Neighbour } from '../../content/projects/portfolio.ts';
import type { Film } from '../../content/projects/video.ts';
import type { Route } from './+types/route.ts';
import { CaseBody, CaseResults } from './case-body.tsx';
import { CoverFilm } from './case-film.tsx';
import { CaseGallery } from './case-gallery.tsx';
import './case-cover.css';
import './case-neighbours.css';
import '../../content/projects/measured-figures.css';

/** The period every figure of a case study is measured over (pages-9.03 in test/specification.md). */
const NOTE = 'Résultats mesurés sur 6 mois.';

/** The view of a chapter, which only case studies with chapters load. */
const AddedBlock = lazy(async () => ({
  default: (await import('../../blocks/added-blocks.tsx')).AddedBlock,
}));

/** The neighbours in the list's order (pages-2.32 and 2.33 in test/specification.md); the first and last have one. */
function CaseNeighbours({ previous, next }: Pick<CaseStudyPage, 'previous' | 'next'>) {
  if (!previous && !next) return null;
  return (
    <nav className="case-neighbours" aria-label="Autres projets">
      {previous && <NeighbourLink rel="prev" label="Projet précédent" project={previous} />}
      {next && <NeighbourLink rel="next" label="Projet suivant" project={next} />}
    </nav>
  );
}

type NeighbourLinkProps = { rel: 'prev' | 'next'; label: string; project: Neighbour };

function NeighbourLink({ rel, label, project }: NeighbourLinkProps) {
  const address = href('/work/:slug', { slug: project.slug });
  const flying = useViewTransitionState(address);
  return (
    <Link to={address} rel={rel} viewTransition prefetch="intent">
      <span className="case-neighbour-door">
        <CoverImage
          picture={project.thumbnail}
          sizes="120px"
          style={flying ? coverTransition(project.slug) : undefined}
        />
      </span>
      <span>
        {label}
        <b>{project.title}</b>
      </span>
    </Link>
  );
}

type CaseCoverProps = {
  study: CaseStudy;
  /** The film that plays in the cover's place, when it has none of its own. */
  film: Film | undefined;
  /** Whether the cover is the one that the visitor pressed in the list, and flies here from there. */
  flies: boolean;
};

/**
 * The cover from edge to edge, under the site's header; it is also the poster of the film, which plays in its place.
 */
function CaseCover({ study, film, flies }: CaseCoverProps) {
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
/** The `sizes` of the wide cover: not lower than 508 px, it is never drawn narrower than this. */
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

export function WorkDetailPage({ loaderData, matches }: Route.ComponentProps) {
  const { study, chapters, previous, next, closing } = loaderData;
  const { film, metrics, gallery, testimonial, results, colors } = study;
  const [{ loaderData: site }] = matches;
  const around = { settings: site.settings, contact: href('/contact') };
  const reel = film?.kind === 'local' && film.ratio === '9:16' ? film : undefined;
  return (
    <article className="case" key={study.slug} style={colors}>
      <CaseCover study={study} film={reel ? undefined : film} flies={!reel} />
      <CaseBody study={study} reel={reel} />
      {chapters.map(({ id, block }) => (
        <AddedBlock key={id} id={id} block={block} around={around} />
      ))}
      {results.length > 0 && <CaseResults results={results} />}
      {metrics.length > 0 && <MeasuredFigures figures={metrics} note={NOTE} />}
      {(gallery.length > 0 || testimonial) && (
        <CaseGallery items={gallery} testimonial={testimonial} />
      )}
      <CaseNeighbours previous={previous} next={next} />
      <CaseCall art={closing} />
    </article>
  );
}
