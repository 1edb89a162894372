/** The beacon of a visit, which does not distinguish one visitor from another. Browsers load this file. */
import type { Source } from './source.ts';

/** Takes beacons: JSON of a `Beacon`, as text. */
export const BEACON_ADDRESS = '/mesure';

/** The most bytes of one. The longest that pages send has half of it. */
export const MAX_BEACON_BYTES = 2048;

/** The most entries of each list of one. */
export const MOST_REPORTS = 20;

/** The Core Web Vitals (https://web.dev/articles/vitals): LCP and INP in ms, CLS without a unit. */
export const VITALS = ['LCP', 'INP', 'CLS'] as const;

export type Vital = (typeof VITALS)[number];

export type Beacon = {
  /** The path of the page it is about. */
  page: string;
  /** The page has been shown. */
  view?: true;
  /** The visit began with that view: it came from outside. */
  visit?: Source;
  /** Names of events: `wa_open`. */
  events?: string[];
  /** Paths to which the forms that were begun are posted. */
  begun?: string[];
  vitals?: [vital: Vital, value: number][];
  /** The browser says that a program drives it. */
  robot?: true;
};
