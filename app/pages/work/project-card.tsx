import type { CSSProperties } from 'react';
import type { ProjectCard } from '../../content/projects/portfolio.ts';
import { Tags } from '../../content/tags.tsx';
import './time-badge.css';

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

/**
 * Returns the style of a card whose film has another ratio than its grid: a wide one is lower, an upright one narrower
 * and centred. The stylesheet knows all other ratios.
 */
export function cardShape({ ratio }: Pick<ProjectCard, 'ratio'>): CSSProperties | undefined {
  if (!ratio) return undefined;
  if (ratio === '16:9') return { aspectRatio: '16 / 9' };
  return { aspectRatio: '9 / 16', width: 'min(100%, 25rem)', marginInline: 'auto' };
}

/** Marks a cover behind which there is a film. */
export function TimeBadge({ duration }: { duration: string | undefined }) {
  if (!duration) return null;
  return (
    <span className="time-badge">
      <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden>
        <path d="M7 4v16l13-8z" />
      </svg>
      <span className="visually-hidden">Durée </span>
      {duration}
    </span>
  );
}
