/** The tools of the Studio, by the names they have in addresses: their titles, which chapters of the guide have too. */
export const CONTENT_TOOLS = {
  medias: 'Médias',
  revision: 'Révision',
  apercu: 'Aperçu',
  releases: 'Publications groupées',
  requetes: 'Requêtes',
  corbeille: 'Corbeille',
} as const;

/** The pane of the Studio that lists the pages of the site, in its addresses and by its title. */
export const SITE_PAGES = { name: 'site', title: 'Toutes les pages' } as const;
