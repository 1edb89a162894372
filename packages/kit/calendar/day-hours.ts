/** The hours of one day, without a clock: what browsers say of them needs no time zone. */

/** `HH:MM` on a 24-hour clock, in Casablanca; `24:00` is the end of the day. Without both it is a day off. */
export type Hours = {
  opens?: string | undefined;
  closes?: string | undefined;
  /** A break in between, at noon; both or neither. */
  pauseFrom?: string | undefined;
  pauseTo?: string | undefined;
};

/** The stretches of a day on which somebody is there: none on a day off, two around a break. */
export function stretchesOf({ opens, closes, pauseFrom, pauseTo }: Hours) {
  if (!opens || !closes) return [];
  if (!pauseFrom || !pauseTo) return [{ opens, closes }];
  return [
    { opens, closes: pauseFrom },
    { opens: pauseTo, closes },
  ];
}
