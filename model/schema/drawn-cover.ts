import { type ComponentType, createElement } from 'react';
import { coverChoice } from '../../packages/drawings/zellige/cover.ts';

/** What lists show of a document without a picture: the cover the site draws in its place. */
export function drawnCover(slug: unknown): ComponentType | undefined {
  const seed = currentOf(slug);
  if (!seed) return undefined;
  const { kind, palette } = coverChoice(seed);
  const src = `/covers/1x1/${kind}-${palette}/${encodeURIComponent(seed)}.svg`;
  return () => createElement('img', { src, alt: '', loading: 'lazy' });
}

function currentOf(slug: unknown): string | undefined {
  if (typeof slug !== 'object' || slug === null || !('current' in slug)) return undefined;
  return typeof slug.current === 'string' ? slug.current : undefined;
}
