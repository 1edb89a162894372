/** The figures of visits for the desk: `GET /figures?period=`, `PERIODS` of `figure-words.ts`. */
import { z } from 'zod';
import { VITALS } from '../forms/beacon.ts';
import { CHANNELS } from './figure-words.ts';

const day = z.iso.date();

/** Days of the agency's calendar, both included. */
const span = z.object({ from: day, to: day });

const count = z.int();

const totals = z.object({
  visits: count,
  views: count,
  /** Requests of the desk *Messages*: what the site is there for. */
  requests: count,
  /** The requests sent on the site, from which conversion is computed. */
  fromVisits: count,
  searches: count,
  /** Views of robots, which no other figure has. */
  robots: count,
});

const whence = z.object({
  /** A path, a host, or a campaign as it is read; `OTHERS` for all others; empty for a visit that came directly. */
  subject: z.string(),
  visits: count,
  requests: count,
  visitsBefore: count,
  requestsBefore: count,
});

const answers = z.object({
  /** Answered within the promise, and after it or not yet though it is over. */
  kept: count,
  broken: count,
  /** The number of requests neither answered nor late. */
  waiting: count,
  /** Half of the answers took no longer, in ms by the clock; null without an answer. */
  median: z.number().nullable(),
});

/** The value that three quarters of the measures are not above: LCP and INP in ms, CLS without a unit. */
const measured = z.object({ vital: z.enum(VITALS), value: z.number(), measures: count });

export const figures = z.object({
  period: span,
  /** The period it is compared with, of as many days. */
  before: span,
  totals,
  totalsBefore: totals,
  /** Each day of the period, with the day it is compared with; null where the former period is shorter. */
  days: z.array(
    z.object({
      day,
      visits: count,
      views: count,
      visitsBefore: count.nullable(),
    }),
  ),
  /** Each week of the period, by its Monday, with the requests per channel. */
  weeks: z.array(z.object({ week: day, requests: z.record(z.enum(CHANNELS), count) })),
  /**
   * The pages by number of visits, the most first; requests by the page, campaign or site that their visit began with.
   */
  pages: z.array(whence.extend({ views: count })),
  campaigns: z.array(whence),
  sites: z.array(whence),
  /** Forms that were begun, and sent: a form without script is sent without being begun. */
  forms: z.array(z.object({ kind: z.string(), begun: count, sent: count })),
  events: z.array(z.object({ name: z.string(), count, before: count })),
  answers,
  answersBefore: answers,
  vitals: z.array(z.object({ route: z.string(), measured: z.array(measured) })),
});

export type FiguresAnswer = z.infer<typeof figures>;
export type Whence = z.infer<typeof whence>;
export type Totals = z.infer<typeof totals>;
