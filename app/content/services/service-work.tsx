import { href, Link, useViewTransitionState } from 'react-router';
import { CoverImage, coverTransition } from '../cover-image.tsx';
import type { RelatedProject } from './service-projects.ts';

type Props = { id: string; title: string; projects: readonly RelatedProject[] };

/** Up to three case studies, of a service (pages-2.60 in test/specification.md) or the latest ones. */
export function ServiceWork({ id, title, projects }: Props) {
  return (
    <section className="service-work section night" id={id} aria-labelledby={`${id}-title`}>
      <div className="wrap">
        <h2 className="large" id={`${id}-title`}>
          {title}
        </h2>
        <ul>
          {projects.map((project) => (
            <Project key={project.slug} project={project} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function Project({ project: { slug, title, client, cover } }: { project: RelatedProject }) {
  const address = href('/work/:slug', { slug });
  const flying = useViewTransitionState(address);
  return (
    <li>
      <div className="service-work-cover">
        <CoverImage
          picture={cover}
          sizes="(max-width: 767px) 100vw, (max-width: 1023px) 42vw, (max-width: 1440px) 36vw, max(560px, 29vw)"
          style={flying ? coverTransition(slug) : undefined}
        />
      </div>
      {client && <p className="muted">{client}</p>}
      <h3 className="small">
        <Link className="whole-card" to={address} viewTransition prefetch="intent">
          {title}
        </Link>
      </h3>
    </li>
  );
}
