import { defineField } from '@sanity/types';
import { siblingValue } from './sibling-value.ts';

/** Hours and minutes on a 24-hour clock, Africa/Casablanca: '09:00'. '24:00' is the end of the day. */
const TIME_PATTERN = /^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/;

/** The field of when a day's opening begins or ends. Asked for unless the object's `closed` says that there is none. */
export function openingTimeField(name: 'opens' | 'closes', title: string, description: string) {
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

/** The field of when a break within a day begins or ends; nobody has to make one. */
export function pauseField(name: 'pauseFrom' | 'pauseTo', title: string, description: string) {
  return defineField({
    name,
    title,
    description,
    type: 'string',
    hidden: (context) => siblingValue(context, 'closed') === true,
    validation: (rule) =>
      rule.custom((time, context) => {
        if (siblingValue(context, 'closed') === true) return true;
        const times = ['opens', 'pauseFrom', 'pauseTo', 'closes'].map((sibling) =>
          siblingValue(context, sibling),
        );
        if (!times[1] && !times[2]) return true;
        if (!time || !TIME_PATTERN.test(time)) return 'Écrivez l’heure ainsi\u00a0: 12:30.';
        const isInOrder = times.every(
          (later, index) => index === 0 || String(times[index - 1]) < String(later),
        );
        return isInOrder ? true : 'La pause vient entre l’ouverture et la fermeture.';
      }),
  });
}
