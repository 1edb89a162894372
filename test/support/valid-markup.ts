/** What the validator is asked about the pages: whether they are HTML, by the standard. */
import type { ConfigData } from 'html-validate';

export const MARKUP_RULES: ConfigData = {
  root: true,
  // Style of writing is React's (`<br/>`, `srcSet`); what screen readers meet is axe's in every-page.journey.ts.
  extends: ['html-validate:standard', 'html-validate:document'],
  rules: {
    // The menu stands before the page's own heading, and begins at the second level as all parts do: a dialog is none apart.
    'heading-level': ['error', { minInitialRank: 'h2', sectioningRoots: [] }],
    // For files of other origins: ours come from where the page does, at addresses made of their content.
    'require-sri': ['error', { target: 'crossorigin' }],
  },
};
