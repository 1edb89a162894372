import { ClockIcon } from '@sanity/icons/Clock';
import { defineField, defineType } from '@sanity/types';
import { WEEKDAY_NAMES, WEEKDAYS } from '../../../packages/kit/calendar/weekdays.ts';
import { hoursOf } from '../../../packages/kit/calendar/written-hours.ts';
import { openingTimeField, pauseField } from '../opening-time.ts';
import { textField } from '../text-field.ts';

const DAYS = WEEKDAYS.map((value) => ({ title: WEEKDAY_NAMES[value], value }));

/** One weekday: closed, or open between two local times. */
export const openingHours = defineType({
  name: 'openingHours',
  title: 'Horaires d’un jour',
  type: 'object',
  icon: ClockIcon,
  fields: [
    textField({
      name: 'day',
      title: 'Jour',
      description: 'Chaque jour de la semaine figure une fois.',
      options: { list: DAYS },
      required: 'Choisissez un jour.',
    }),
    defineField({
      name: 'closed',
      title: 'Fermé ce jour-là',
      description: 'Cochez pour un jour sans ouverture.',
      type: 'boolean',
      initialValue: false,
    }),
    openingTimeField('opens', 'Ouverture', 'Heure du Maroc : 09:00.'),
    openingTimeField('closes', 'Fermeture', 'Heure du Maroc : 18:00.'),
    pauseField('pauseFrom', 'Début de la pause', 'Vide sans pause de midi\u00a0: 12:30.'),
    pauseField('pauseTo', 'Fin de la pause', 'Vide sans pause de midi\u00a0: 14:00.'),
  ],
  preview: {
    select: {
      day: 'day',
      closed: 'closed',
      opens: 'opens',
      closes: 'closes',
      pauseFrom: 'pauseFrom',
      pauseTo: 'pauseTo',
    },
    prepare: ({ day, closed, ...hours }) => ({
      title: DAYS.find(({ value }) => value === day)?.title ?? 'Jour à choisir',
      subtitle: closed ? 'Fermé' : hoursOf(hours),
    }),
  },
});
