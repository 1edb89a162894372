/** The ranks of callers, the most urgent first: the site's pages, the agency's people and programs, visitors. */
export const RANKS = ['site', 'staff', 'visitor'] as const;

export type Rank = (typeof RANKS)[number];

/** The caller a query is answered for. */
export interface Asker {
  readonly rank: Rank;
  /** The network a visitor asks from, by which visitors share what is left for them. */
  readonly network: string;
}
