/** One thing the health page looks at, and what was found. */
import type { HealthLine } from '../../studio/requests/health-contract.ts';

export type Finding = Pick<HealthLine, 'state' | 'says' | 'advice'>;

export type Check = {
  name: string;
  /** In French, a noun. */
  title: string;
  /** The part that failed writes to the agency itself: no second alarm leaves from here. */
  alarmsItself?: true;
  /** What it rejects with is shown to administrators. */
  look(): Promise<Finding>;
};
