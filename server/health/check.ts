/** One thing the health page looks at, and what was found. */
import type { HealthLine } from '../../studio/requests/health-contract.ts';

export type Finding = Pick<HealthLine, 'state' | 'says' | 'advice'>;

export type Check = {
  name: string;
  /** In French, a noun. */
  title: string;
  /** The agency is written to by the part that failed itself, or for its cause: no second alarm leaves from here. */
  toldElsewhere?: true;
  /** What it rejects with is shown to administrators. */
  look(): Promise<Finding>;
};
