/** The same for the queries in GROQ. */
export const FRENCH_VISION: Record<string, string> = {
  'action.query-execute': 'Exécuter',
  'action.save-personal-copy': 'Garder une copie pour soi',
  'action.save-personal-query': 'Garder pour soi',
  'action.save-shared-query': 'Garder pour tous',
  'action.unshare': 'Ne plus partager',
  'label.all': 'Toutes',
  'label.personal': 'Les miennes',
  'label.shared': 'Partagées',
  'label.untitled-query': 'Sans titre',
  'query.error.unsupported-release-perspective':
    'Cette version de l’API ne lit pas les lancements. Prenez {{apiVersion}} ou une plus récente.',
  'query.error.unsupported-variant':
    'Cette version de l’API ne lit pas les variantes. Prenez la version {{apiVersion}}.',
  // The tool sets a colon right behind these two.
  'result.end-to-end-time-label': 'Aller et retour\u00a0',
  'result.execution-time-label': 'Exécution\u00a0',
  'result.timing-not-applicable': '–',
  'save-query.personal-copy-success': 'Copie gardée',
  'save-query.share-warning':
    'Une requête partagée est un document du contenu : les autres administrateurs la voient.',
  'save-query.shared-success': 'Requête partagée',
  'save-query.unshared-success': 'Requête gardée pour vous seul',
  'settings.perspectives.pinned-release-label': 'Celle du studio',
};
