/** The ids of the parts of /legal, which are in addresses all over the web: they stay. */
export const LEGAL_ANCHORS = {
  legalNotice: 'mentions-legales',
  privacyPolicy: 'politique-confidentialite',
  termsOfSale: 'cgv',
  cookiePolicy: 'cookies',
} as const;
