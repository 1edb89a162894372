import { fr } from 'date-fns/locale/fr';
import { setDefaultOptions } from 'date-fns/setDefaultOptions';

/**
 * Sets the language of the dates that the studio writes with date-fns, those of releases: it names no locale, and the
 * library's own is English. What is typed into their fields is read in the same words.
 */
export function writeDatesInFrench(): void {
  setDefaultOptions({ locale: { ...fr, formatRelative } });
}

/** `demain à 9h30`: the library's own has `09:30`, which nothing else of the desk writes. */
const formatRelative: typeof fr.formatRelative = (token, date, ...others) =>
  fr.formatRelative(token, date, ...others).replace(/\bp$/, date.getMinutes() ? "H'h'mm" : "H'h'");
