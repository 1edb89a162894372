const relative = new Intl.RelativeTimeFormat('fr-FR', { numeric: 'auto' });
const figure = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 });

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const MEGABYTE = 1024 * 1024;

/** `il y a 5 minutes`, `il y a 3 heures`, `il y a 12 jours`; `à l’instant` below a minute. */
export function ago(at: Date, now: Date): string {
  const age = now.getTime() - at.getTime();
  if (age < MINUTE) return 'à l’instant';
  if (age < HOUR) return relative.format(-Math.floor(age / MINUTE), 'minute');
  if (age < 2 * DAY) return relative.format(-Math.floor(age / HOUR), 'hour');
  return relative.format(-Math.floor(age / DAY), 'day');
}

/** `120 Mo`, `3,2 Go` */
export function writtenSize(bytes: number): string {
  const megabytes = bytes / MEGABYTE;
  return megabytes < 1000
    ? `${Math.round(megabytes)}\u00a0Mo`
    : `${figure.format(megabytes / 1024)}\u00a0Go`;
}
