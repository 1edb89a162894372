/**
 * The ranks of callers, whose queries go first: the site's own pages, then the agency's people and programs,
 * then visitors.
 */
export const RANKS = ['site', 'staff', 'visitor'] as const;

export type Rank = (typeof RANKS)[number];

/** The caller a query is answered for. */
export interface Asker {
  readonly rank: Rank;
  /** The network a visitor asks from, by which visitors share what is left for them. */
  readonly network: string;
}
