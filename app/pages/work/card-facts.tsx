import type { ProjectCard } from '../../content/projects/portfolio.ts';
import { Tags } from '../../content/tags.tsx';

/** Number of tags on a card (shell-3.07 in test/specification.md). */
const CARD_TAGS = 2;

/** Says for whom, and in how long: `Petit Souk · 11 semaines`. */
export function CardClient({ client, timeline }: Pick<ProjectCard, 'client' | 'timeline'>) {
  const facts = [client, timeline].filter(Boolean);
  return facts.length > 0 && <p className="card-client">{facts.join(' · ')}</p>;
}

export function CardTags({ tags }: Pick<ProjectCard, 'tags'>) {
  return <Tags tags={tags.slice(0, CARD_TAGS)} />;
}

/** The mark of a featured project on its card (shell-3.15 in test/specification.md). */
export function CardFeatured({ featured }: Pick<ProjectCard, 'featured'>) {
  return featured && <span className="card-featured">À la une</span>;
}
