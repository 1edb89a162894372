/**
 * What the claim of satisfaction measures: others do at delivery, and among the projects of /work. Not beside the claims
 * themselves: with their schemas, visitors would download the library of schemas.
 */
export const SATISFACTION = 'de satisfaction à six mois';
