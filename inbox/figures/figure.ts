/** The figures counted per day, and the most different subjects of each in a day. */

/**
 * The figures, each with the most subjects counted in one day; those beyond are counted as `OTHERS`. A program that
 * invents campaigns fills these, and nothing else.
 */
export const MOST_SUBJECTS = {
  /** Views of a page, by its path. */
  view: 2_000,
  /** Visits, by the path of their first page. */
  visit: 2_000,
  /** Visits, by the host that led here; empty for none. */
  referrer: 200,
  /** Visits of campaigns, as `writeCampaign` has them. */
  campaign: 200,
  /** Events, by their name. */
  event: 60,
  /** Forms that were begun, by kind of request. */
  form_start: 20,
  /** Measures of Core Web Vitals: vital, route and upper bound, with a space between. */
  vital: 2_000,
  /** Views of robots, which no other figure has. */
  robot: 1,
} as const;

export type Figure = keyof typeof MOST_SUBJECTS;

export type Counted = { day: string; figure: Figure; subject: string; count: number };

/** A row of `daily_figures`. */
export type DailyFiguresTable = Omit<Counted, 'figure'> & { figure: string };
