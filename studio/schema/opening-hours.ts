import { defineField, defineType } from '@sanity/types';
import { siblingValue } from './sibling-value.ts';

/** Hours and minutes on a 24-hour clock, Africa/Casablanca: '09:00'. */
const TIME_PATTERN = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

const WEEKDAYS = [
  { title: 'Lundi', value: 'monday' },
  { title: 'Mardi', value: 'tuesday' },
  { title: 'Mercredi', value: 'wednesday' },
  { title: 'Jeudi', value: 'thursday' },
  { title: 'Vendredi', value: 'friday' },
  { title: 'Samedi', value: 'saturday' },
  { title: 'Dimanche', value: 'sunday' },
];

function timeField(name: 'opens' | 'closes', title: string, description: string) {
  return defineField({
    name,
    title,
    description,
    type: 'string',
    hidden: (context) => siblingValue(context, 'closed') === true,
    validation: (rule) =>
      rule.custom((time, context) => {
        if (siblingValue(context, 'closed') === true) return true;
        if (!time || !TIME_PATTERN.test(time)) return 'Écrivez l’heure ainsi : 09:00.';
        const opens = siblingValue(context, 'opens');
        return name === 'closes' && typeof opens === 'string' && time <= opens
          ? 'La fermeture vient après l’ouverture.'
          : true;
      }),
  });
}

/** One weekday: closed, or open between two local times. */
export const openingHours = defineType({
  name: 'openingHours',
  title: 'Horaires d’un jour',
  type: 'object',
  fields: [
    defineField({
      name: 'day',
      title: 'Jour',
      description: 'Chaque jour de la semaine figure une fois.',
      type: 'string',
      options: { list: WEEKDAYS },
      validation: (rule) => rule.required().error('Choisissez un jour.'),
    }),
    defineField({
      name: 'closed',
      title: 'Fermé ce jour-là',
      description: 'Cochez pour un jour sans ouverture.',
      type: 'boolean',
      initialValue: false,
    }),
    timeField('opens', 'Ouverture', 'Heure de Casablanca : 09:00.'),
    timeField('closes', 'Fermeture', 'Heure de Casablanca : 18:00.'),
  ],
  preview: {
    select: { day: 'day', closed: 'closed', opens: 'opens', closes: 'closes' },
    prepare: ({ day, closed, opens, closes }) => ({
      title: WEEKDAYS.find(({ value }) => value === day)?.title ?? 'Jour à choisir',
      subtitle: closed ? 'Fermé' : `${opens} – ${closes}`,
    }),
  },
});
