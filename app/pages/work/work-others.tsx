import { href, Link } from 'react-router';
import type { ProjectCard } from '../../content/projects/portfolio.ts';
import { CardCover } from './card-cover.tsx';
import { CardClient, CardFeatured, CardTags } from './card-facts.tsx';
import { CardPreview, useCardPreview } from './card-preview.tsx';
import { cardShape } from './card-shape.ts';
import type { WorkTexts } from './query.ts';
import { TimeBadge } from './time-badge.tsx';
import './work-others.css';
import '../../ui/whole-card.css';

type WorkOthersProps = {
  texts: Pick<WorkTexts, 'othersTitle' | 'othersText'>;
  projects: readonly ProjectCard[];
};

/** The items tagged neither Reels nor YouTube, in a third 16:9 grid (pages-2.08 in test/specification.md). */
export function WorkOthers({ texts, projects }: WorkOthersProps) {
  return (
    <section className="others section" aria-labelledby="hors-cadre">
      <div className="wrap">
        <div className="others-heading">
          <h2 className="large" id="hors-cadre">
            {texts.othersTitle}
          </h2>
          <p className="lead">{texts.othersText}</p>
        </div>
        <ul className="others-grid">
          {projects.map((project) => (
            <OtherProject key={project.id} project={project} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function OtherProject({ project }: { project: ProjectCard }) {
  const address = href('/work/:slug', { slug: project.slug });
  const preview = useCardPreview(project.preview);
  return (
    <li className="other-project" {...preview.watch}>
      <div className="other-cover" style={cardShape(project)}>
        <CardCover
          project={project}
          sizes="(max-width: 767px) 100vw, (max-width: 1440px) 44vw, max(630px, 32vw)"
        />
        {preview.playing && <CardPreview src={preview.playing} fail={preview.fail} />}
        <CardFeatured {...project} />
        <TimeBadge duration={project.duration} />
      </div>
      <div className="other-text">
        <CardClient {...project} />
        <h3 className="medium">
          <Link className="whole-card" to={address} viewTransition prefetch="intent">
            {project.title}
          </Link>
        </h3>
        {project.summary && <p className="muted">{project.summary}</p>}
        <CardTags tags={project.tags} />
      </div>
    </li>
  );
}
