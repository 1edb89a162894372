/** Dates as the site shows them: in French, on the agency's clock. content-pages §9 */
const AGENCY_TIME_ZONE = 'Africa/Casablanca';

const month = new Intl.DateTimeFormat('fr-FR', {
  month: 'long',
  year: 'numeric',
  timeZone: AGENCY_TIME_ZONE,
});

/** `mars 2025` */
export function monthAndYear(date: Date): string {
  return month.format(date);
}
