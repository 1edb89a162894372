/** What the studio asks for by names its own English does not have either: without these the names would be read aloud. */
export const FRENCH_UNNAMED: Record<string, string> = {
  'asset-source.asset-list.table.preview-alt': 'Aperçu',
  'asset-source.dialog.default-title': 'Choisir un fichier',
  'asset-source.dialog.default-title_image': 'Choisir une image',
  'asset-source.file.asset-list.item.select-file-tooltip': 'Choisir {{filename}}',
  'asset-source.usage-list.image-alt': 'Aperçu',
  'inputs.array.error.cannot-resolve-initial-value-description':
    'Ses valeurs de départ n’ont pas pu être préparées : {{errorMessage}}',
  'new-document.new-document': 'Nouveau document',
  'presence.tooltip.one': '{{displayName}} est ici',
  'presence.tooltip.one-without-release': '{{displayName}} est ici',
  'presence.tooltip.other': '{{count}} personnes sont ici',
  'search.search-results-label': 'Résultats de la recherche',
};
