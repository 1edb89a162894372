/** The agency's wall clock. Its distance to UTC changes by decree: only the time-zone database knows it. */
const FORMAT = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: 'Africa/Casablanca',
});

/** "samedi 21 novembre 2026 à 10:12" */
export function writtenDate(date: Date): string {
  return FORMAT.format(date);
}
