import type { HealthLine } from '../../model/contracts/health-contract.ts';

export type Finding = Pick<HealthLine, 'state' | 'says' | 'advice' | 'confirm'>;

export type Check = {
  name: string;
  /** In French, a noun. */
  title: string;
  /** Set when the part that failed, or its cause, writes to the agency itself: no second alarm leaves. */
  toldElsewhere?: true;
  /** Looks at the part; what it rejects with is shown to administrators. */
  look(): Promise<Finding>;
};
