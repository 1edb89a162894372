/** The days of the week, for weekly opening hours. Plain data. */

/** The days from Monday, as an agency writes its week. */
export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

export type Weekday = (typeof WEEKDAYS)[number];

export const WEEKDAY_NAMES: Readonly<Record<Weekday, string>> = {
  monday: 'Lundi',
  tuesday: 'Mardi',
  wednesday: 'Mercredi',
  thursday: 'Jeudi',
  friday: 'Vendredi',
  saturday: 'Samedi',
  sunday: 'Dimanche',
};

/** Returns a value for each weekday. */
export function byWeekday<Value>(valueFor: (day: Weekday) => Value): Record<Weekday, Value> {
  return {
    monday: valueFor('monday'),
    tuesday: valueFor('tuesday'),
    wednesday: valueFor('wednesday'),
    thursday: valueFor('thursday'),
    friday: valueFor('friday'),
    saturday: valueFor('saturday'),
    sunday: valueFor('sunday'),
  };
}

/** @param date `YYYY-MM-DD` */
export function weekdayOf(date: string): Weekday {
  // `getUTCDay` counts from Sunday, which is 0: `at(-1)` is the last.
  return WEEKDAYS.at(new Date(date).getUTCDay() - 1) ?? 'sunday';
}
