/** The tools of the Studio, by the names they have in addresses: their titles, which chapters of the guide have too. */
export const CONTENT_TOOLS = {
  medias: 'Médias',
  revision: 'Révision',
  apercu: 'Aperçu',
  releases: 'Publications groupées',
  requetes: 'Requêtes',
  corbeille: 'Corbeille',
} as const;
