import { href, Link, useViewTransitionState } from 'react-router';
import { CoverImage, coverTransition } from '../../content/cover-image.tsx';
import type { CaseStudyPage, Neighbour } from '../../content/projects/portfolio.ts';
import './case-neighbours.css';

/** The neighbours in the list's order (pages-2.32 and 2.33 in test/specification.md); the first and last have one. */
export function CaseNeighbours({ previous, next }: Pick<CaseStudyPage, 'previous' | 'next'>) {
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
