import { href, Link, useViewTransitionState } from 'react-router';
import { CoverImage, coverTransition } from '../content/cover-image.tsx';
import { Carousel } from '../ui/carousel.tsx';
import type { ChosenProject, ChosenProjects } from './chosen-projects.ts';
import './projects.css';
import '../ui/whole-card.css';

type Props = { id: string; block: ChosenProjects };

/** Case studies with their figures: storeys whose covers are stacked at the page's edge. */
export function Projects({ id, block: { title, text, projects } }: Props) {
  return (
    <section className="projects section" id={id} aria-labelledby={`${id}-title`}>
      <div className="wrap grid projects-head">
        <h2 className="large" id={`${id}-title`}>
          {title}
        </h2>
        {text && <p className="lead">{text}</p>}
      </div>
      <Carousel label={title}>
        {projects.map((project) => (
          <li key={project.slug}>
            <Project project={project} />
          </li>
        ))}
      </Carousel>
    </section>
  );
}

function Project({ project: { slug, title, client, metric, cover } }: { project: ChosenProject }) {
  const address = href('/work/:slug', { slug });
  const flying = useViewTransitionState(address);
  return (
    <>
      <div className="project-cover">
        <CoverImage
          picture={cover}
          sizes="(max-width: 767px) 82vw, (max-width: 1440px) 38vw, calc(50vw - 180px)"
          style={flying ? coverTransition(slug) : undefined}
        />
      </div>
      <p className="project-figure" style={{ '--characters': metric.value.length }}>
        <strong>{metric.value}</strong> {metric.label}
      </p>
      <div className="project-name">
        <h3 className="small">
          <Link className="whole-card" to={address} viewTransition prefetch="intent">
            {title}
          </Link>
        </h3>
        {client && <p className="muted">{client}</p>}
      </div>
    </>
  );
}
