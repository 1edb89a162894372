import type { Block, Issue } from './block.ts';
import { pagesPurposeAndWork } from './pages-1-purpose-and-work.ts';
import { pagesServicesToCareers } from './pages-2-services-to-careers.ts';
import { pagesEntitiesAndStates } from './pages-3-entities-and-states.ts';
import { pagesFormsAndCalls } from './pages-5-forms-and-calls.ts';
import { pagesErrorsAndConstants } from './pages-8-errors-and-constants.ts';
import { shellPurpose } from './shell-1-purpose.ts';
import { shellHome } from './shell-2-home.ts';
import { shellNavigation } from './shell-2-navigation.ts';
import { shellEntitiesAndStates } from './shell-3-entities-and-states.ts';
import { shellFormsAndCalls } from './shell-5-forms-and-calls.ts';
import { shellConstants } from './shell-9-constants.ts';

/**
 * Every statement of the specification, numbered by us, and the issue that owes its test.
 * An id names the document (`shell` for the site's shell, `pages` for its content pages), the section of that
 * document and a running number: `shell-2.17`. Each statement makes one claim, in our own short words, with the
 * labels of the specification byte for byte between “ and ”. Where a later decision overrides or completes the
 * document, the statement says what was decided and ends with "(decisions)". What the documents only tell as
 * background ("not shown", capabilities the product does not use) has no statement.
 * To prove a statement, put its id in brackets in the name of the test: `test('a hidden header comes back on
 * scroll up [shell-2.23]', …)`, in a vitest or a Playwright file. Then write the table again: `node
 * tools/specification.ts`.
 * To add a statement, give it the next number of its section. An id never changes, nothing is removed.
 */
export const statements: readonly Block[] = [
  ...shellPurpose,
  ...shellNavigation,
  ...shellHome,
  ...shellEntitiesAndStates,
  ...shellFormsAndCalls,
  ...shellConstants,
  ...pagesPurposeAndWork,
  ...pagesServicesToCareers,
  ...pagesEntitiesAndStates,
  ...pagesFormsAndCalls,
  ...pagesErrorsAndConstants,
];

/** Issues that are closed: none of their statements may be without a test any more. */
export const FINISHED_ISSUES: readonly Issue[] = [1, 2, 3, 4, 5, 6];
