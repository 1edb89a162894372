/** The settings of measuring visits. Pages contain them only where they are not the default. */
export type Measuring = {
  visits: boolean;
  /** The share of visits whose Core Web Vitals are measured, from 0 to 1; `VITALS_SHARE` of `visit.ts` when absent. */
  vitalsShare?: number | undefined;
  /** Google Analytics is configured: visitors are asked whether it may count them too. */
  analytics?: true | undefined;
};

/** The document that Google Analytics is in, apart from every page: docs/decisions/061-consent.md. */
export const ANALYTICS_ADDRESS = '/mesure/google-analytics';
