/** The agency's wall clock. The time-zone database knows that it leaves UTC+1 during Ramadan. */
const FORMAT = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: 'Africa/Casablanca',
});

/** "samedi 21 novembre 2026 à 10:12" */
export function writtenDate(date: Date): string {
  return FORMAT.format(date);
}
