/** The beginning of a visit, which the visitor's tab stores and sends with a form. Browsers load this file. */

export type Source = {
  /** The path of the first page: `/services/seo`. */
  page: string;
  /** The host of the site that led here, `google.com`; empty when the browser tells none. */
  referrer: string;
  /** `utm_source`, `utm_medium` and `utm_campaign` of the first address; absent when it had none of them. */
  campaign?: Campaign | undefined;
};

/** The campaign that an address names; each part is empty where the address did not have it. */
export type Campaign = { source: string; medium: string; name: string };

/** The field that carries a `Source` in JSON. Script adds it when a form is sent; without script there is none. */
export const SOURCE_FIELD = 'visitSource';
