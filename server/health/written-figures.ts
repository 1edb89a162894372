const relative = new Intl.RelativeTimeFormat('fr-FR', { numeric: 'auto' });

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** `il y a 5 minutes`, `il y a 3 heures`, `il y a 12 jours`; `à l’instant` below a minute. */
export function ago(at: Date, now: Date): string {
  const age = now.getTime() - at.getTime();
  if (age < MINUTE) return 'à l’instant';
  if (age < HOUR) return relative.format(-Math.floor(age / MINUTE), 'minute');
  if (age < 2 * DAY) return relative.format(-Math.floor(age / HOUR), 'hour');
  return relative.format(-Math.floor(age / DAY), 'day');
}
