/** French words for texts that the French locale lacks on every screen, and for those it says in an unusual way. */
export const FRENCH_STUDIO: Record<string, string> = {
  'calendar.error.must-be-in-format': 'Écrivez la date sous la forme {{exampleDate}}',
  'changes.unknown-schema-field.description':
    'Ce champ n’existe plus dans le formulaire : sa valeur brute est affichée.',
  'common.error': 'Erreur',
  'diagnostics.menu-item': 'Diagnostic',
  'document-group-inventory.action.cancel': 'Annuler',
  'document-group-inventory.action.manage-versions': 'Gérer les versions',
  'document-group-inventory.feedback.sentiment-label': 'Cette liste est-elle facile à utiliser ?',
  'document-group-inventory.filter-string.label': 'Filtrer : {{subject}}',
  'document-group-inventory.title': '{{count}} {{subject}}',
  'document-group-inventory.title_one': '{{count}} {{subject}}',
  'document-group-inventory.title_other': '{{count}} {{subject}}',
  'document-group-inventory.viewing-item-label': 'affichée',
  'document-group.base-variant': 'Tout le monde',
  'document-group.delete.cancel-button.text': 'Annuler',
  'document-group.delete.confirm-button.text_one': 'Supprimer',
  'document-group.delete.confirm-button.text_other': 'Supprimer ({{count}})',
  'document-group.delete.error.message':
    'Le document n’a pas pu être supprimé. Le plus souvent, c’est qu’un autre document y renvoie.',
  'document-group.delete.other-reference-count.title_one': 'Un autre renvoi n’est pas affiché',
  'document-group.delete.other-reference-count.title_other':
    '{{count}} autres renvois ne sont pas affichés',
  'document-group.delete.other-reference-count.tooltip':
    'Ces renvois viennent d’un endroit que le studio ne peut pas lire.',
  'document-group.delete.preview-item.preview-unavailable.subtitle': 'Identifiant : {{documentId}}',
  'document-group.delete.preview-item.preview-unavailable.title': 'Aperçu indisponible',
  'document-group.delete.referring-document-count.text_one':
    'Un document renvoie à « <DocumentTitle/> »',
  'document-group.delete.referring-document-count.text_other':
    '{{count}} documents renvoient à « <DocumentTitle/> »',
  'document-group.delete.referring-documents-descriptor.text':
    '« <DocumentTitle/> » ne peut pas être supprimé tant que ces documents y renvoient :',
  'document-group.delete.title_one': 'Supprimer {{count}} {{subject}}',
  'document-group.delete.title_other': 'Supprimer {{count}} {{subject}}',
  'document-group.subject.version_one': 'version',
  'document-group.subject.version_other': 'versions',
  'document-status.published-at': 'Publié {{date}}',
  'document.initial-value.error.description': 'Le document s’est ouvert vide. {{errorMessage}}',
  'document.initial-value.error.title': 'Les valeurs de départ n’ont pas pu être préparées',
  // Without the date: the studio writes it in English.
  'document-status.revision-from': 'Version antérieure, telle que l’historique la garde',
  'form.field.actions-menu.title': 'Actions du champ',
  'changes.image.hotspot-changed': 'Point d’intérêt déplacé',
  'login.logged-out.generic': 'Votre session n’est plus valable. Connectez-vous à nouveau.',
  'login.logged-out.session-expired': 'Votre session a expiré. Connectez-vous à nouveau.',
  'login.logged-out.title': 'Votre session est fermée',
  'presence.no-one-else-description':
    'Vos collègues apparaîtront ici dès qu’ils ouvriront le studio.',
  'search.action.select-asset': 'Choisir un fichier',
  'timeline.operation.draft-discarded': 'Brouillon abandonné',
  'timeline.operation.draft-discarded_timestamp': 'Brouillon abandonné : {{timestamp, datetime}}',
  'timeline.operation.unpublished': 'Dépublié',
  'timeline.operation.unpublished_timestamp': 'Dépublié : {{timestamp, datetime}}',
  'changes.action.revert-all-description': 'Annuler les {{count}} modifications ?',
  'changes.action.revert-changes-description': 'Annuler ces modifications ?',
  'changes.action.revert-changes-description_one': 'Annuler cette modification ?',
  'changes.changes-by-author': 'Modifications de',
  'changes.error-boundary.developer-info':
    'Rechargez la page. Si cela se répète, prévenez la personne qui s’occupe du site.',
  'changes.error-boundary.title': 'Les modifications de ce champ n’ont pas pu être affichées',
  'changes.error-description': 'Les modifications de ce document n’ont pas pu être lues.',
  'changes.loading-changes': 'Chargement des modifications…',
  'changes.missing-since-document-error':
    'La version <code>{{revisionId}}</code> n’a pas été retrouvée.',
  'changes.no-changes-description':
    'Modifiez le document, ou choisissez dans l’historique une version plus ancienne à laquelle le comparer.',
  'changes.no-changes-title': 'Aucune modification',
  'changes.not-selectable': 'Cette étape ne peut pas être choisie',
  'changes.portable-text.block-style-changed':
    'Style changé de « {{fromStyle}} » à « {{toStyle}} »',
  'changes.portable-text.changed-formatting': 'Mise en forme modifiée',
  'changes.same-revision-selected-description':
    'La version <strong>de départ</strong> et celle <strong>d’arrivée</strong> sont la même : il n’y a rien à comparer.',
  'changes.same-revision-selected-title': 'Deux fois la même version',
  'common.context-menu-button.tooltip': 'Actions',
  'common.reconnecting.toast.title': 'Reconnexion…',
  'document-status.created': 'Créé {{date}}',
  'document-status.edited': 'Modifié {{date}}',
  'document-status.revision-not-found': 'Version introuvable',
  'new-document.no-document-types-found': 'Aucun contenu de ce nom',
  'presence.not-in-a-document': 'Dans aucun document',
  'package-version.new-package-available.reload-button': 'Recharger',
  'package-version.new-package-available.title': 'Une nouvelle version du studio est prête',
  'search.action.search-specific-types': 'Rechercher dans : {{types, list}}',
  'search.action.search-specific-types-truncated':
    'Rechercher dans : {{types, list}} et {{count}} de plus',
  'search.document-type-list-truncated': '{{types, list}} et {{count}} de plus',
  'search.filter-boolean-false': 'Non',
  'search.filter-boolean-true': 'Oui',
  'search.ordering.created-ascending-label': 'Création, ancienne d’abord',
  'search.ordering.created-descending-label': 'Création, récente d’abord',
  'search.ordering.updated-ascending-label': 'Modification, ancienne d’abord',
  'search.ordering.updated-descending-label': 'Modification, récente d’abord',
  'search.operator.date-last.description':
    '<Field/> <Operator>date de moins de</Operator> <Value>{{value}}</Value>',
  'search.operator.date-last.name': 'date de moins de',
  'search.operator.date-time-last.description':
    '<Field/> <Operator>date de moins de</Operator> <Value>{{value}}</Value>',
  'search.operator.date-time-last.name': 'date de moins de',
  'timeline.error.load-document-changes-description':
    'Rien n’est perdu : rechargez la page pour réessayer.',
  'timeline.error.load-document-changes-title': 'L’historique n’a pas pu être lu',
  'timeline.error.no-document-history-description':
    'Les versions apparaîtront ici dès que le document aura été modifié.',
  'timeline.error.no-document-history-title': 'Pas encore d’historique',
  'timeline.error.unable-to-load-revision': 'Cette version n’a pas pu être chargée',
  'timeline.list.aria-label': 'Versions du document',
  'timeline.operation.edited-draft': 'Modifié',
  'timeline.operation.edited-draft_timestamp': 'Modifié : {{timestamp, datetime}}',
  'timeline.operation.edited-live': 'Modifié en ligne',
  'timeline.operation.edited-live_timestamp': 'Modifié en ligne : {{timestamp, datetime}}',
  'user-menu.action.portable-text.annotation-disabled_empty-block':
    'Écrivez d’abord le texte du lien',
  'user-menu.action.portable-text.annotation-disabled_multiple-blocks':
    'Un lien tient dans un seul paragraphe',
  'incoming-references.title': 'Documents qui y renvoient',
};
