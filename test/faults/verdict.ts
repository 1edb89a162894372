/** What a fault run found out: figures for people, breaches for the exit code. */

import type { CatalogueId } from './catalogue.ts';

export type Verdict = {
  /** What was done and how often, in a few words. */
  tried: string;
  figures: Readonly<Record<string, string | number>>;
  /** Promises that did not hold; none when all did. */
  breaches: readonly string[];
};

/** Load balancers that several processes are tried behind; `own` is what there is where nothing is installed. */
export const FRONTS = ['haproxy', 'caddy', 'own'] as const;
export type Front = (typeof FRONTS)[number];

/** What `npm run faults` was asked for besides names; a fault that knows no such thing does as it always does. */
export type FaultOptions = {
  /** How often each thing is done. */
  rounds?: number | undefined;
  /** Visits in a second. */
  rate?: number | undefined;
  /** The load balancer in front of several processes. */
  behind?: Front | undefined;
};

/** Something done to the site, and what it promises to be like all the same. */
export type Fault = {
  promise: string;
  holds: readonly CatalogueId[];
  /** As much as a night allows: `npm run faults`. */
  full(options?: FaultOptions): Promise<Verdict>;
  /** As much as a commit waits for: `npm test`. */
  small(): Promise<Verdict>;
};

export type Breaches = {
  readonly all: readonly string[];
  /** Notes a breach when it does not hold. Of a hundred of one kind the first few say enough. */
  unless(holds: boolean, breach: string): void;
};

const MOST = 20;

export function createBreaches(): Breaches {
  const all: string[] = [];
  let more = 0;
  return {
    get all() {
      return more === 0 ? all : [...all, `and ${more} more`];
    },
    unless(holds, breach) {
      if (holds) return;
      if (all.length < MOST) all.push(breach);
      else more += 1;
    },
  };
}

/** What 99 of 100 stay below, rounded. */
export function percentile99(durations: readonly number[]): number {
  const sorted = durations.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.ceil(sorted.length * 0.99) - 1] ?? 0);
}
