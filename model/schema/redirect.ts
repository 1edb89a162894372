import { LinkIcon } from '@sanity/icons/Link';
import { defineField, defineType } from '@sanity/types';
import { TYPES } from '../document-types.ts';
import { sourceProblem, targetProblem } from '../redirects/redirect-rules.ts';

/** An address of the site that leads to another: written when a page's address changes, imported, and by hand. */
export const redirect = defineType({
  name: 'redirect',
  title: TYPES.redirect.title,
  type: 'document',
  icon: LinkIcon,
  fields: [
    defineField({
      name: 'from',
      title: 'Ancienne adresse',
      description:
        'Sans le nom du site : « /work/ancien-titre ». Finie par « /* », elle vaut pour tout un dossier : « /ancien-blog/* ». Une page qui existe reste affichée.',
      type: 'string',
      validation: (rule) => [
        rule.required().error('Indiquez l’adresse qui n’existe plus.'),
        rule.custom((from) => (from && sourceProblem(from)) ?? true),
      ],
    }),
    defineField({
      name: 'to',
      title: 'Nouvelle adresse',
      description:
        'Où mener le visiteur : une page du site, « /work/nouveau-titre », ou l’adresse complète d’un autre, en « https:// ». Après « /* », « /blog/:splat » garde la fin de l’ancienne adresse.',
      type: 'string',
      validation: (rule) => [
        rule.required().error('Indiquez où mener le visiteur.'),
        rule.custom((to, { document }) => {
          const from = typeof document?.from === 'string' ? document.from : '';
          return (to && targetProblem(from, to)) ?? true;
        }),
      ],
    }),
    defineField({
      name: 'isTemporary',
      title: 'Provisoire',
      description:
        'Décoché, Google remplace l’ancienne adresse par la nouvelle (301). Coché, il garde l’ancienne : elle reviendra (302).',
      type: 'boolean',
      initialValue: false,
    }),
  ],
  orderings: [
    {
      name: 'from',
      title: 'Par ancienne adresse',
      by: [{ field: 'from', direction: 'asc' }],
    },
  ],
  preview: {
    select: { from: 'from', to: 'to', isTemporary: 'isTemporary' },
    prepare: ({ from, to, isTemporary }) => ({
      title: from,
      subtitle: to && `→ ${to}${isTemporary ? ' (provisoire)' : ''}`,
    }),
  },
});
