/** The week as answers write it. Plain data. */

export const DAYS = {
  monday: 'Lundi',
  tuesday: 'Mardi',
  wednesday: 'Mercredi',
  thursday: 'Jeudi',
  friday: 'Vendredi',
  saturday: 'Samedi',
  sunday: 'Dimanche',
} as const;

export type Day = keyof typeof DAYS;

export const DAY_NAMES = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const satisfies readonly Day[];

/** A day on which the agency is closed. */
export const CLOSED = 'fermé';

/** `09:00-18:00`, or `CLOSED`, for each day. */
export type Hours = Record<Day, string>;

/** The week of what is said of each day. */
export function hoursBy(said: (day: Day) => string): Hours {
  return {
    monday: said('monday'),
    tuesday: said('tuesday'),
    wednesday: said('wednesday'),
    thursday: said('thursday'),
    friday: said('friday'),
    saturday: said('saturday'),
    sunday: said('sunday'),
  };
}
