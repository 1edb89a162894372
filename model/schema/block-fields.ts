import { defineField } from '@sanity/types';
import { ANCHOR, BLOCKS, type BlockName } from '../blocks.ts';

/** Whether a block is edited in the list of a page, and not in the field the home page had for it before. */
const isListed = ({ path }: { path: readonly unknown[] }) => path.includes('sections');

/** The fields that every block has besides its own. */
export const blockFields = [
  defineField({
    name: 'hidden',
    title: 'Masquer cette section',
    description:
      'Elle reste ici, et n’est plus sur la page. Masquée n’est pas secrète\u00a0: un programme peut la lire.',
    type: 'boolean',
    initialValue: false,
    hidden: (context) => !isListed(context),
  }),
  defineField({
    name: 'anchor',
    title: 'Ancre',
    description:
      'Pour mener droit à cette section\u00a0: avec «\u00a0tarifs\u00a0», l’adresse de la page suivie de #tarifs.',
    type: 'string',
    hidden: (context) => !isListed(context),
    validation: (rule) => [
      rule
        .regex(ANCHOR)
        .error(
          'Des minuscules sans accent, des chiffres et des traits d’union\u00a0: «\u00a0nos-tarifs\u00a0».',
        ),
      rule.max(40).error('Quarante caractères au plus.'),
    ],
  }),
];

/** Names a block in a list: by its texts, then by its kind, and whether it is hidden. */
export function blockPreview(name: BlockName) {
  return {
    select: { title: 'title', hidden: 'hidden' },
    prepare: ({ title, hidden }: { title?: string; hidden?: boolean }) => {
      const { title: kind, about } = BLOCKS[name];
      const subtitle = title ? kind : about;
      return { title: title ?? kind, subtitle: hidden ? `Masquée. ${subtitle}` : subtitle };
    },
  };
}
