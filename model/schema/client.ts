import { CaseIcon } from '@sanity/icons/Case';
import { defineField, defineType } from '@sanity/types';
import { TYPES } from '../document-types.ts';
import { textField } from './text-field.ts';
import { uniqueName } from './unique-name.ts';

/** A client, once: of case studies, of testimonials, among the logos (shell-1.14 and pages-3.05 in test/specification.md). */
export const client = defineType({
  name: 'client',
  title: TYPES.client.title,
  type: 'document',
  icon: CaseIcon,
  fields: [
    textField({
      name: 'name',
      title: 'Nom',
      description: 'Le nom de l’entreprise, comme elle l’écrit. Le changer ici le change partout.',
      required: 'Indiquez le nom du client.',
      max: [60, 'Soixante caractères au plus.'],
      rules: (rule) => uniqueName(rule, 'Un autre client porte déjà ce nom.'),
    }),
    defineField({
      name: 'logo',
      title: 'Logo',
      description:
        'Facultatif. De préférence en SVG, d’une seule couleur foncée, sur fond transparent et sans marge.',
      type: 'image',
    }),
  ],
  orderings: [{ title: 'Nom, A à Z', name: 'nameAsc', by: [{ field: 'name', direction: 'asc' }] }],
  preview: { select: { title: 'name', media: 'logo' } },
});
