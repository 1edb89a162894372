import { type ComponentType, createElement } from 'react';

/** What lists show of a person without a picture: the portrait the site draws from the name. */
export function drawnPortrait(name: unknown): ComponentType | undefined {
  if (typeof name !== 'string' || name.trim() === '') return undefined;
  const src = `/portraits/${encodeURIComponent(name)}.svg`;
  return () => createElement('img', { src, alt: '', loading: 'lazy' });
}
