const MINUTE = 60_000; // ms
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The numbers written as words; larger ones stay in digits. */
const NUMBERS = new Map([
  [2, 'deux'],
  [3, 'trois'],
  [4, 'quatre'],
  [5, 'cinq'],
  [6, 'six'],
  [7, 'sept'],
  [8, 'huit'],
  [9, 'neuf'],
  [10, 'dix'],
  [12, 'douze'],
  [14, 'quatorze'],
  [15, 'quinze'],
  [20, 'vingt'],
  [24, 'vingt-quatre'],
  [30, 'trente'],
]);

/**
 * Writes a duration, given in ms, as it is spoken: « dix minutes », « vingt-quatre heures », « sept jours »; whole days
 * from two on.
 */
export function spokenDuration(duration: number): string {
  if (duration >= 2 * DAY && duration % DAY === 0) return counted(duration / DAY, 'jour');
  if (duration >= HOUR && duration % HOUR === 0) return counted(duration / HOUR, 'heure');
  return counted(Math.round(duration / MINUTE), 'minute');
}

function counted(count: number, unit: 'jour' | 'heure' | 'minute'): string {
  if (count === 1) return unit === 'jour' ? 'un jour' : `une ${unit}`;
  const word = NUMBERS.get(count);
  return word ? `${word} ${unit}s` : `${count}\u00a0${unit}s`;
}
