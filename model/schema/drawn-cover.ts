import { type ComponentType, createElement } from 'react';
import { coverAddress } from '../../packages/drawings/zellige/motifs.ts';
import { coverOfStored, DRAWN_TYPES, type DrawnType } from '../motifs.ts';

/** What the preview of a type selects for `drawnCover`. */
export function coverSelection(type: DrawnType): Record<'title' | 'slug', string> {
  const { motif, lead, tags } = DRAWN_TYPES[type];
  return { title: 'title', slug: 'slug', [motif]: motif, [lead]: lead, [tags]: tags };
}

/** What lists show of a document without a picture: the cover the site draws in its place. */
export function drawnCover(
  type: DrawnType,
  selected: Readonly<Record<string, unknown>>,
): ComponentType | undefined {
  const cover = coverOfStored(type, selected);
  if (!cover?.slug) return undefined;
  const src = coverAddress(cover.slug, '1x1', cover);
  return () => createElement('img', { src, alt: '', loading: 'lazy' });
}
