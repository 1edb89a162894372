import { CalendarIcon } from '@sanity/icons/Calendar';
import { defineField, defineType } from '@sanity/types';
import { hoursOf } from '../../../packages/kit/calendar/written-hours.ts';
import { days, listNote } from '../list-note.ts';
import { openingTimeField } from '../opening-time.ts';
import { siblingValue } from '../sibling-value.ts';
import { textField } from '../text-field.ts';

/** One day, or a range of days, with other hours than usual. */
export const openingException = defineType({
  name: 'openingException',
  title: 'Jour particulier',
  type: 'object',
  icon: CalendarIcon,
  fields: [
    defineField({
      name: 'from',
      title: 'Le',
      description: 'Le jour même, ou le premier de plusieurs.',
      type: 'date',
      validation: (rule) => rule.required().error('Choisissez un jour.'),
    }),
    defineField({
      name: 'to',
      title: 'Jusqu’au',
      description: 'Le dernier jour compris. Vide pour un seul jour.',
      type: 'date',
      validation: (rule) =>
        rule.custom((to, context) => {
          const from = siblingValue(context, 'from');
          return to && typeof from === 'string' && to < from
            ? 'Le dernier jour ne vient pas avant le premier.'
            : true;
        }),
    }),
    defineField({
      name: 'closed',
      title: 'Fermé',
      description:
        'Décochez pour ouvrir à d’autres heures. Sur plusieurs jours, ceux où l’agence est fermée d’habitude le restent.',
      type: 'boolean',
      initialValue: true,
    }),
    openingTimeField('opens', 'Ouverture', 'Heure du Maroc : 10:00.'),
    openingTimeField('closes', 'Fermeture', 'Heure du Maroc : 15:00.'),
    textField({
      name: 'reason',
      title: 'Raison',
      description: 'Lue par les visiteurs, entre parenthèses : « fête du Trône ».',
      max: [40, 'Quarante caractères au plus.'],
    }),
  ],
  preview: {
    select: {
      from: 'from',
      to: 'to',
      closed: 'closed',
      opens: 'opens',
      closes: 'closes',
      reason: 'reason',
    },
    prepare: ({ from, to, closed, opens, closes, reason }) => ({
      title: days(from, to) ?? 'Jour à choisir',
      subtitle: listNote(closed ? 'Fermé' : hoursOf({ opens, closes }), reason),
    }),
  },
});
