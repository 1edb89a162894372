import { fr } from 'date-fns/locale/fr';
import { setDefaultOptions } from 'date-fns/setDefaultOptions';

/**
 * Sets the language of the dates that the studio writes with date-fns, those of releases: it names no locale, and the
 * library's own is English. What is typed into their fields is read in the same words.
 */
export function writeDatesInFrench(): void {
  setDefaultOptions({ locale: fr });
}
