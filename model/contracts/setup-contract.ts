/** The contract of the setup with the desk. Plain data. */
import type { Answers } from './setup-answers.ts';

export type SetupState = {
  /** The answers as the site has them now; missing texts are empty. */
  answers: Pick<Answers, 'agency' | 'contact' | 'look'>;
  /** Whether the settings are still the demo agency's. */
  isDemoAgency: boolean;
  /** Whether the legal texts are the agency's own: writing them again would replace them. */
  isLegalWritten: boolean;
  /** Documents that are as the demo has them. */
  demoDocuments: number;
};
