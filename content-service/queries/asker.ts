/** Whose queries go first: the site's own pages, then the agency's people and programs, then everybody else. */
export const RANKS = ['site', 'staff', 'visitor'] as const;

export type Rank = (typeof RANKS)[number];

/** For whom a query is answered. */
export interface Asker {
  readonly rank: Rank;
  /** The network a visitor asks from, by which visitors share what is left for them. */
  readonly network: string;
}
