import { href, Link } from 'react-router';
import type { ProjectCard } from '../../content/projects/portfolio.ts';
import { CardCover } from './card-cover.tsx';
import { CardClient, CardFeatured, CardTags } from './card-facts.tsx';
import { CardPreview, useCardPreview } from './card-preview.tsx';
import { cardShape } from './card-shape.ts';
import type { WorkTexts } from './query.ts';
import { TimeBadge } from './time-badge.tsx';
import './work-featured.css';
import '../../ui/whole-card.css';

type WorkFeaturedProps = {
  texts: Pick<WorkTexts, 'featuredTitle'>;
  projects: readonly ProjectCard[];
  /** Nothing stands above this section but the heading: its first cover is in the first screen. */
  first: boolean;
};

/** The width of a cover beside its text: of all but the first, which has the whole row. */
const BESIDE_ITS_TEXT = '(max-width: 767px) 100vw, 65vw';

/** A 16:9 grid, first headed Projets Phares (pages-2.07 in test/specification.md); its first item is as wide as the screen. */
export function WorkFeatured({ texts, projects, first }: WorkFeaturedProps) {
  return (
    <section className="featured section" aria-labelledby="projets-phares">
      <div className="wrap">
        <h2 className="poster" id="projets-phares">
          {texts.featuredTitle}
        </h2>
        {projects.map((project, index) => (
          <FeaturedProject
            key={project.id}
            project={project}
            sizes={index === 0 ? '100vw' : BESIDE_ITS_TEXT}
            eager={first && index === 0}
          />
        ))}
      </div>
    </section>
  );
}

type FeaturedProps = { project: ProjectCard; sizes: string; eager: boolean };

function FeaturedProject({ project, sizes, eager }: FeaturedProps) {
  const address = href('/work/:slug', { slug: project.slug });
  const preview = useCardPreview(project.preview);
  return (
    <article className="featured-project" {...preview.watch}>
      <div className="featured-cover" style={cardShape(project)}>
        <CardCover project={project} sizes={sizes} eager={eager} />
        {preview.playing && <CardPreview src={preview.playing} fail={preview.fail} />}
        <CardFeatured {...project} />
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
