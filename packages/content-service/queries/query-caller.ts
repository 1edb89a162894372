/** The ranks of callers, the most urgent first: the site's pages, the agency's people and programs, visitors. */
export const PRIORITIES = ['site', 'staff', 'visitor'] as const;

export type Priority = (typeof PRIORITIES)[number];

export interface QueryCaller {
  readonly priority: Priority;
  /** The network a visitor asks from, by which visitors share what is left for them. */
  readonly network: string;
}
