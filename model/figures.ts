/**
 * The measure of each figure of an agency: pages show it beside the figure and the Studio beside its field, so that two
 * figures about one subject never seem to contradict each other. They are constants, so that a page downloads those it
 * shows and no schema.
 */

export const PROJECTS = 'projets livrés';
/** The measure of satisfaction. Others are taken at delivery, and among the projects of /work. */
export const SATISFACTION = 'de satisfaction à six mois';
export const COMPANIES = 'entreprises nous font confiance, conseil compris';
export const RESPONSE = 'réponse garantie';
/** The years of experience of a person: not the age of the agency, which its history tells. */
export const YEARS = 'ans d’expérience par personne';

export const SATISFIED = 'satisfaits à la livraison';
/** The measure of the average. The testimonials beside it are a choice, and may all have five stars. */
export const AVERAGE = 'sur tous nos avis';
export const RETURNING = 'nous confient un autre projet';

export const SECTORS = 'secteurs d’activité';
/** The satisfied clients of the projects that /work shows: a claim counts every project delivered. */
export const SHOWN_SATISFIED = 'de leurs clients satisfaits';
