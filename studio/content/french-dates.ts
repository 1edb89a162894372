import { fr } from 'date-fns/locale/fr';
import { setDefaultOptions } from 'date-fns/setDefaultOptions';

/**
 * Sets the language of the dates that the Studio writes with date-fns, those of releases: it names no locale, and the
 * library's own is English. They read as those of `desk/ui/written-time.ts`, and what is typed into their fields is read
 * in the same words.
 */
export function writeDatesInFrench(): void {
  setDefaultOptions({
    locale: { ...fr, formatLong, formatRelative, localize: { ...fr.localize, preprocessor } },
  });
}

/** Formats of dates and times at each length: `1er déc. 2026 à 9h30`, where the locale has `1 déc. 2026, 09:30:00`. */
const formatLong: typeof fr.formatLong = {
  date: (options) => fr.formatLong.date(options).replace(/\bd\b/, 'do'),
  time: () => "H'h'mm",
  dateTime: () => "{{date}} 'à' {{time}}",
};

const NEAR_DAYS: Readonly<Record<string, string>> = {
  yesterday: "'hier à' p",
  today: "'aujourd’hui à' p",
  tomorrow: "'demain à' p",
};

/** The format of a moment near another: `demain à 9h30`, `mar. 1er déc. à 9h30`, and with the year where it is another. */
const formatRelative: typeof fr.formatRelative = (token, date, baseDate) => {
  const year = date.getFullYear() === baseDate.getFullYear() ? '' : ' y';
  return NEAR_DAYS[token] ?? `EEE do MMM${year} 'à' p`;
};

/** Takes the minutes off a whole hour, `9h`. The locale's own has `1er` for the first of a month alone. */
const preprocessor: typeof fr.localize.preprocessor = (date, parts) => {
  const written = fr.localize.preprocessor?.(date, parts) ?? parts;
  if (date.getMinutes() > 0) return written;
  return written.filter(({ value }, at) => value !== 'mm' || written[at - 1]?.value !== 'h');
};
