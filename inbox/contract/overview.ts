/** The work that waits for a person, for the desk's first page. */
import { z } from 'zod';
import { requestItem } from './requests.ts';

/** The most requests of a section that are shown; `count` is of them all. */
export const OVERVIEW_ROWS = 5;

const section = z.object({ count: z.int(), items: z.array(requestItem).max(OVERVIEW_ROWS) });

export const overview = z.object({
  /** Answers promised for today or before and still owed, and what the caller wanted back by now; the most pressing first. */
  due: section,
  /** Owed an answer and assigned to the caller; the most pressing first. */
  mine: section,
  /** Owed an answer, assigned to no one and not yet due today; the most pressing first. */
  unassigned: section,
  /** Comments to decide on; the longest waiting first. */
  comments: section,
  /** Requests with a delivery that has failed for good; the newest first. */
  undelivered: section,
});

export type Overview = z.infer<typeof overview>;
export type OverviewSection = keyof Overview;
