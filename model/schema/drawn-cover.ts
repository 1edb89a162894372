/** The drawn cover of a document: the field that chooses its motif, and the picture in lists of the Studio. */
import type { StringRule } from '@sanity/types';
import { type ComponentType, createElement } from 'react';
import { coverAddress } from '../../packages/drawings/zellige/motifs.ts';
import { coverOfStored, DRAWN_TYPES, type DrawnType, motifNamed } from '../motifs.ts';
import { textField } from './text-field.ts';

declare module '@sanity/types' {
  interface StringOptions {
    /** The type whose covers show the motif: `studio/content/form-components.tsx` shows how. */
    drawn?: DrawnType;
  }
}

/** The field for the motif of a document's cover. */
export function motifField(type: DrawnType, group: string) {
  return textField({
    name: DRAWN_TYPES[type].motif,
    title: 'Dessin',
    description:
      'Ce que montre la couverture dessinée, partout où le site montre ce contenu sans image à lui. Sans choix, le site le tire du titre, et le garde à la publication.',
    group,
    options: { drawn: type },
    rules: motifRule,
  });
}

function motifRule(rule: StringRule): StringRule {
  return rule.custom(
    (value) => !value || motifNamed(value) !== undefined || 'Choisissez un des dessins proposés.',
  );
}

/** Returns the preview's selection for `drawnCover`. */
export function coverSelection(type: DrawnType): Record<'title' | 'slug', string> {
  const { motif, lead, tags } = DRAWN_TYPES[type];
  return { title: 'title', slug: 'slug', [motif]: motif, [lead]: lead, [tags]: tags };
}

/** Returns the picture in lists for a document without one: the cover that the site draws. */
export function drawnCover(
  type: DrawnType,
  selected: Readonly<Record<string, unknown>>,
): ComponentType | undefined {
  const cover = coverOfStored(type, selected);
  if (!cover?.slug) return undefined;
  const src = coverAddress(cover.slug, '1x1', cover);
  return () => createElement('img', { src, alt: '', loading: 'lazy' });
}
