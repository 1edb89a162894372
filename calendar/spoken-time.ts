/** Days and times as they are said in French. All of Casablanca, whatever the clock of the machine. */
import { dayIn, timeIn } from './casablanca-time.ts';

/** `09:00` is `9h`, `16:30` is `16h30`. */
export function spokenTime(time: string): string {
  const [hours, minutes] = time.split(':');
  return `${Number(hours)}h${minutes === '00' ? '' : minutes}`;
}

/** `2027-01-01` is `1er janvier`: browsers that say `1 janvier` are put right. */
export function dayAndMonth(day: string): string {
  return calendar.format(new Date(day)).replace(/^1 /, '1er ');
}

/** `2026-11-24` is `mardi`. */
export function weekdayName(day: string): string {
  return weekdays.format(new Date(day));
}

/** `mardi 24 novembre à 10h`: as it is written where nobody knows on which day it will be read. */
export function spokenMoment(moment: Date): string {
  const day = dayIn(moment);
  return `${weekdayName(day)} ${dayAndMonth(day)} à ${spokenTime(timeIn(moment))}`;
}

const calendar = new Intl.DateTimeFormat('fr', { day: 'numeric', month: 'long', timeZone: 'UTC' });

const weekdays = new Intl.DateTimeFormat('fr', { weekday: 'long', timeZone: 'UTC' });
