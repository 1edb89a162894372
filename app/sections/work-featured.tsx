import { Link, useViewTransitionState } from 'react-router';
import type { ProjectCard } from '../queries/portfolio.ts';
import { CardClient, CardTags } from './card-facts.tsx';
import { CoverImage, coverTransition } from './cover-image.tsx';
import { TimeBadge } from './time-badge.tsx';

type WorkFeaturedProps = {
  projects: readonly ProjectCard[];
  /** Nothing stands above this section but the heading: its first cover is in the first screen. */
  first: boolean;
};

/** content-pages §2: a 16:9 grid headed Projets Phares; the first is as wide as the screen. */
export function WorkFeatured({ projects, first }: WorkFeaturedProps) {
  return (
    <section className="featured section" aria-labelledby="projets-phares">
      <div className="wrap">
        <h2 className="poster" id="projets-phares">
          Projets Phares
        </h2>
        {projects.map((project, index) => (
          <FeaturedProject key={project.id} project={project} eager={first && index === 0} />
        ))}
      </div>
    </section>
  );
}

function FeaturedProject({ project, eager }: { project: ProjectCard; eager: boolean }) {
  const address = `/work/${project.slug}`;
  const flying = useViewTransitionState(address);
  return (
    <article className="featured-project">
      <div className="featured-cover">
        <CoverImage
          picture={project.cover}
          sizes="(max-width: 767px) 100vw, (min-width: 1441px) 1440px, 90vw"
          eager={eager}
          style={flying ? coverTransition(project.slug) : undefined}
        />
        <TimeBadge duration={project.duration} />
      </div>
      <div className="featured-text">
        <div>
          <CardClient {...project} />
          <h3>
            <Link className="whole-card" to={address} viewTransition prefetch="intent">
              {project.title}
            </Link>
          </h3>
        </div>
        <div>
          {project.summary && <p className="muted">{project.summary}</p>}
          <CardTags tags={project.tags} />
        </div>
      </div>
    </article>
  );
}
