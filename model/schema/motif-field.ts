import type { StringRule } from '@sanity/types';
import { DRAWN_TYPES, type DrawnType, motifNamed } from '../motifs.ts';
import { textField } from './text-field.ts';

declare module '@sanity/types' {
  interface StringOptions {
    /** The type whose covers show the motif: `studio/content/motif-input.tsx` shows how. */
    drawn?: DrawnType;
  }
}

/** What the cover of a document shows. */
export function motifField(type: DrawnType, group: string) {
  return textField({
    name: DRAWN_TYPES[type].motif,
    title: 'Dessin',
    description:
      'Ce que montre la couverture dessinée, partout où le site montre ce contenu sans image à lui. Sans choix, le site le tire du titre, et le garde à la publication.',
    group,
    options: { drawn: type },
    rules: known,
  });
}

function known(rule: StringRule): StringRule {
  return rule.custom(
    (value) => !value || motifNamed(value) !== undefined || 'Choisissez un des dessins proposés.',
  );
}
