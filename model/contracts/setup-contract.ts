/** What the setup tells the desk. Plain data. */
import type { Answers } from './setup-answers.ts';

export type SetupState = {
  /** As the site says them now; texts that are missing are empty. */
  answers: Pick<Answers, 'agency' | 'contact' | 'look'>;
  /** Whether the settings are still the demo agency's. */
  isDemoAgency: boolean;
  /** Whether the legal texts are the agency's own: written anew, they would be replaced. */
  isLegalWritten: boolean;
  /** Documents that are as the demo has them. */
  demoDocuments: number;
};
