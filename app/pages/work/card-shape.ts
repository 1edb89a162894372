import type { CSSProperties } from 'react';
import type { ProjectCard } from '../../content/projects/portfolio.ts';

/**
 * The style of a card's frame whose film has not the shape of the grid it is in (the tag decides the grid, the film the
 * card): a wide one is lower, an upright one narrower and in the middle. Of the others the stylesheet knows the shape.
 */
export function cardShape({ ratio }: Pick<ProjectCard, 'ratio'>): CSSProperties | undefined {
  if (!ratio) return undefined;
  if (ratio === '16:9') return { aspectRatio: '16 / 9' };
  return { aspectRatio: '9 / 16', width: 'min(100%, 25rem)', marginInline: 'auto' };
}
