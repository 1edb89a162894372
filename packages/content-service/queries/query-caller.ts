/** The ranks of callers, the most urgent first: the site's pages, the agency's people and programs, visitors. */
export const PRIORITIES = ['site', 'staff', 'visitor'] as const;

export type Priority = (typeof PRIORITIES)[number];

export interface QueryCaller {
  readonly priority: Priority;
  /** The network of a visitor: networks share the workers' time that is left to visitors. */
  readonly network: string;
}
