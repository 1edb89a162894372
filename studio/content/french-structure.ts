/** The same for the desk: lists, documents and what is done with them. */
export const FRENCH_STRUCTURE: Record<string, string> = {
  'action.discard-changes.confirm-dialog.confirm-discard-changes':
    'Ce qui a changé depuis la dernière publication sera retiré. Vous le retrouverez dans l’historique.',
  'action.discard-changes.confirm-dialog.confirm-discard-changes-draft':
    'Ce brouillon sera retiré. Vous le retrouverez dans l’historique.',
  'action.discard-changes.label': 'Abandonner les modifications',
  // Asked for here, but kept with the texts of other screens.
  'changes.action.close-label': 'Fermer l’historique',
  'panel.close-button-aria-label': 'Fermer le panneau',
  'panes.document-header-title.new.text': 'Sans titre',
  'panes.document-list-pane.error.text': 'La liste n’a pas pu être lue.',
  'panes.document-list-pane.error.text.dev': 'La liste n’a pas pu être lue : {{error}}',
  'panes.document-operation-results.operation-error_delete':
    'Le document n’a pas été supprimé : un autre y renvoie encore. Retirez d’abord ce renvoi.',
  'panes.document-operation-results.operation-error_unpublish':
    'Le document n’a pas été dépublié : un autre y renvoie encore. Retirez d’abord ce renvoi.',
  'action.delete.disabled.target-not-found': 'Ce document n’existe pas dans la version choisie',
  'action.discard-changes.disabled.target-not-found':
    'Ce document n’existe pas dans la version choisie',
  'action.duplicate.disabled.target-not-found': 'Ce document n’existe pas dans la version choisie',
  'action.publish.disabled.not-publishable': 'Cette version est publiée avec son lot',
  'action.publish.disabled.target-not-found': 'Ce document n’existe pas dans la version choisie',
  'action.restore.confirm.message': 'Reprendre cette version ? Elle deviendra un brouillon.',
  'action.unpublish.disabled.already-unpublished': 'Ce document sera déjà dépublié',
  'action.unpublish.disabled.target-not-found': 'Ce document n’existe pas dans la version choisie',
  'banners.obsolete-draft.actions.compare-draft.tooltip':
    'Rien n’est publié : il n’y a rien à quoi comparer ce brouillon.',
  'buttons.focus-pane-button.aria-label.collapse': 'Afficher les listes',
  'buttons.focus-pane-button.aria-label.focus': 'Agrandir le document',
  'buttons.focus-pane-button.tooltip.collapse': 'Afficher les listes',
  'buttons.focus-pane-button.tooltip.focus': 'Agrandir le document',
  'compare-version.error.loadVersions.title': 'Les versions n’ont pas pu être chargées',
  'confirm-delete-dialog.confirm-anyway-button.text_delete_one': 'Supprimer quand même',
  'confirm-delete-dialog.confirm-anyway-button.text_delete_other':
    'Supprimer quand même toutes les versions',
  'confirm-delete-dialog.confirm-button.text_delete_one': 'Supprimer le document',
  'confirm-delete-dialog.confirm-button.text_delete_other': 'Supprimer toutes les versions',
  'confirm-delete-dialog.confirmation.text_delete_one':
    'S’il est publié, il disparaîtra aussi du site.',
  'confirm-delete-dialog.confirmation.text_delete_other':
    'Supprimer toutes les versions de ce document ?',
  'action.unpublish.label': 'Dépublier',
  'confirm-delete-dialog.confirm-anyway-button.text_unpublish': 'Dépublier quand même',
  'confirm-delete-dialog.confirm-button.text_unpublish': 'Dépublier',
  'confirm-delete-dialog.confirmation.text_delete':
    'Supprimer ce document ? Sa page disparaîtra du site.',
  'confirm-delete-dialog.confirmation.text_unpublish':
    'Dépublier « <DocumentTitle/> » ? Sa page disparaîtra du site, le texte restera ici en brouillon.',
  'confirm-delete-dialog.header.text_unpublish': 'Dépublier ce document ?',
  'confirm-delete-dialog.header.text_delete': 'Supprimer ce document ?',
  'confirm-delete-dialog.referential-integrity-disclaimer.text_delete':
    'Retirez d’abord ces renvois : tant qu’ils existent, ce document ne peut pas être supprimé.',
  'confirm-delete-dialog.referential-integrity-disclaimer.text_unpublish':
    'Retirez d’abord ces renvois : tant qu’ils existent, ce document ne peut pas être dépublié.',
  'confirm-delete-dialog.referring-document-count.text_one':
    'Un document renvoie à « <DocumentTitle/> »',
  'confirm-delete-dialog.referring-document-count.text_other':
    '{{count}} documents renvoient à « <DocumentTitle/> »',
  'confirm-delete-dialog.referring-documents-descriptor.text_delete':
    '« <DocumentTitle/> » ne peut pas être supprimé, car ces documents y renvoient :',
  'confirm-delete-dialog.referring-documents-descriptor.text_unpublish':
    '« <DocumentTitle/> » ne peut pas être dépublié, car ces documents y renvoient :',
  'document-group-inventory.onboarding-hint': 'Les versions se trouvent maintenant ici.',
  'document-inspector.error.close-button.aria-label': 'Fermer le panneau',
  'document-inspector.error.description': 'Ce panneau n’a pas pu être affiché.',
  'document-inspector.error.retry-button.text': 'Réessayer',
  'document-inspector.error.title': 'Quelque chose s’est mal passé',
  'document-target-badges.not-in-target.tooltip': 'Ce document n’existe pas encore ici.',
  'document-view.form-view.sync-pending.description':
    'Le studio continue d’essayer. D’ici là, vos modifications sont gardées dans ce navigateur.',
  'document-view.form-view.sync-pending.title': 'Vos modifications ne s’enregistrent pas',
  'document-view.form-view.sync-recovering.description':
    'Vous pourrez écrire de nouveau dès qu’elles seront enregistrées.',
  'document-view.form-view.sync-recovering.title': 'Enregistrement de vos modifications…',
  'document-view.form-view.sync-stalled.description':
    'La saisie reprendra quand elles seront enregistrées. Elles sont gardées dans ce navigateur : laissez cet onglet ouvert, le studio continue d’essayer.',
  'document-view.form-view.sync-stalled.title': 'Vos modifications ne s’enregistrent toujours pas',
  'incoming-references-pane.no-references': 'Aucun document n’y renvoie.',
  'menu-items.layout.restore-default': 'Affichage d’origine',
  'menu-items.layout.restore-default.disabled-reason': 'C’est déjà l’affichage d’origine',
  'menu-items.sort-by.restore-default': 'Ordre d’origine',
  'menu-items.sort-by.restore-default.disabled-reason': 'C’est déjà l’ordre d’origine',
  'panes.document-list-pane.error.max-retries-attempted':
    'Le studio n’essaie plus de lui-même, après {{count}} tentatives.',
  'panes.document-list-pane.search-ordering.aria-label': 'Changer l’ordre des résultats',
  'panes.document-list-pane.search-ordering.label': 'Ordre : {{order}}',
  'panes.document-list-pane.search-ordering.relevance': 'Pertinence',
  'panes.document-list-pane.search-ordering.summary-relevance': 'Par pertinence',
  'panes.document-list-pane.sort-order.disabled-reason':
    'Cet ordre se fonde sur des champs que ces documents n’ont pas',
  'panes.document-operation-results.operation-success_publishVersion': 'La version est publiée',
  'panes.document-operation-results.operation-success_unpublishVersion':
    'Le document sera dépublié avec son lot',
  'panes.document-pane.variant-target.loading': 'Chargement du document…',
  'production-preview.menu-item.title': 'Voir sur le site',
  'action.copy-document-id.label': 'Copier l’identifiant du document',
  'action.copy-document-url.label': 'Copier l’adresse du document',
  'action.copy-link-to-document.label': 'Copier l’adresse du document',
  'action.delete.disabled.not-ready': 'Un instant…',
  'action.discard-changes.disabled.not-ready': 'Un instant…',
  'action.duplicate.disabled.not-ready': 'Un instant…',
  'action.publish.disabled.not-ready': 'Un instant…',
  'action.unpublish.disabled.not-ready': 'Un instant…',
  'action.duplicate.disabled.nothing-to-duplicate':
    'Ce document n’existe pas encore : il n’y a rien à dupliquer',
  'action.publish.already-published.tooltip': 'Publié {{timeSincePublished}}',
  'action.publish.no-changes.tooltip': 'Tout est déjà publié',
  'action.publish.validation-in-progress.label': 'Vérification…',
  'action.publish.validation-issues-toast.description':
    'Les champs à revoir sont marqués d’un point rouge.',
  'action.publish.validation-issues-toast.title': 'Il reste des champs à corriger',
  'action.publish.validation-issues.tooltip': 'Il reste des champs à corriger avant de publier',
  'action.publish.waiting': 'Publication dès que la vérification sera finie',
  'action.restore.disabled.cannot-restore-initial':
    'La toute première version ne peut pas être reprise',
  'action.restore.tooltip': 'Reprendre cette version',
  'compare-versions.menu-item.disabled-reason': 'Il n’y a pas d’autre version à comparer.',
  'confirm-delete-dialog.confirm-button.text_delete': 'Supprimer',
  'confirm-delete-dialog.error.message.text':
    'Les documents qui y renvoient n’ont pas pu être lus.',
  'confirm-delete-dialog.loading.text': 'Recherche des documents qui y renvoient…',
  'confirm-delete-dialog.other-reference-count.title_one': 'Un autre renvoi n’est pas affiché',
  'confirm-delete-dialog.other-reference-count.title_other':
    '{{count}} autres renvois ne sont pas affichés',
  'document-inspector.dialog.title': 'Données de <DocumentTitle/>',
  'document-inspector.menu-item.title': 'Voir les données',
  'document-inspector.view-mode.parsed': 'Mises en forme',
  'document-inspector.view-mode.raw-json': 'Brutes',
  'incoming-references-pane.no-references-found': 'Aucun document de ce type n’y renvoie.',
  'panes.document-list-pane.error.text.offline': 'Vous êtes hors ligne.',
  'panes.document-list-pane.error.title': 'La liste n’a pas pu être lue',
  'panes.document-list-pane.error.will-retry-automatically_other':
    'Nouvelle tentative… (la {{count}}e)',
  'panes.document-list-pane.max-items.text': 'Seuls les {{limit}} premiers documents sont affichés',
  'panes.document-list-pane.no-documents-of-type.text':
    'Rien ici pour l’instant. Le bouton « + » crée le premier.',
  'panes.document-list-pane.no-documents.text': 'Rien ici pour l’instant',
  'panes.document-list-pane.no-matching-documents.text': 'Aucun document de ce nom',
  'panes.document-operation-results.operation-error': 'L’opération n’a pas abouti',
  'panes.document-operation-results.operation-success': 'C’est fait',
  'panes.document-operation-results.operation-success_copy-id': 'L’identifiant est copié',
  'panes.document-operation-results.operation-success_copy-url': 'L’adresse est copiée',
  'panes.document-operation-results.operation-success_discardChanges':
    'Les modifications sont abandonnées',
  'panes.document-operation-results.operation-success_duplicate': 'Le document est dupliqué',
  'panes.document-operation-results.operation-success_publish': 'C’est publié',
  'panes.document-operation-results.operation-success_restore':
    'La version choisie de <Strong>{{title}}</Strong> est reprise',
  'panes.document-operation-results.operation-success_unpublish':
    'Le document est dépublié : son texte reste ici en brouillon.',
  'panes.document-pane.document-not-found.title': 'Ce document n’existe pas, ou plus',
  'panes.document-pane.document-unknown-type.without-schema.text':
    'Ce document n’existe pas, ou plus.',
  // Of text within fields, and not of a site that is online.
  'toggle-inline-changes.menu-item.title': 'Modifications dans le texte',
  'action.delete.disabled.scheduled-release':
    'Ce document ne peut pas être supprimé : il est dans un lot planifié',
  'banners.archived-release.description':
    'Cette version appartient au lot archivé <VersionBadge>{{title}}</VersionBadge>',
  'banners.archived-scheduled-draft.description': 'Cette publication planifiée est archivée',
  'banners.choose-new-document-destination.release-inactive':
    'Le lot <VersionBadge>{{title}}</VersionBadge> ne se modifie plus.',
  'banners.paused-scheduled-draft.text':
    'Publication en pause pendant que vous modifiez. Planifiez-la à nouveau, à la même date ou à une autre.',
  'banners.published-release.description':
    'Cette version a été publiée avec le lot <VersionBadge>{{title}}</VersionBadge> : elle ne se modifie plus.',
  'banners.release.action.add-to-bundle': 'Ajouter au groupe',
  'banners.release.action.add-to-release': 'Ajouter au lot',
  'banners.release.action.open-to-edit': 'Ouvrir dans le lot',
  'banners.release.error.description': 'Le document n’a pas été ajouté au lot : {{message}}',
  'banners.release.error.title': 'Le document n’a pas été ajouté au lot',
  'banners.release.navigate-to-edit-description': 'Le document n’existe que dans le',
  'banners.release.navigate-to-edit-description-end_one': 'lot',
  'banners.release.navigate-to-edit-description-end_other': 'lots',
  'banners.release.navigate-to-edit-description-multiple_one':
    'Ce document est dans le lot <VersionBadge/> et dans {{count}} autre.',
  'banners.release.navigate-to-edit-description-multiple_other':
    'Ce document est dans le lot <VersionBadge/> et dans {{count}} autres.',
  'banners.release.navigate-to-edit-description-none': 'Ce document n’est dans aucun lot',
  'banners.release.navigate-to-edit-description-single':
    'Ce document est dans le lot <VersionBadge/>',
  'banners.release.not-in-release': 'Pas dans le lot <VersionBadge>{{title}}</VersionBadge>.',
  'banners.release.waiting.description': 'Un instant : le document est ajouté au lot.',
  'banners.release.waiting.title': 'Ajout au lot…',
  'banners.scheduled-draft-override-banner.text':
    'Un changement de ce document est planifié. Ce que vous publiez maintenant sera remplacé à cette date.',
  'banners.unpublished-release-banner.text':
    'Ce document sera dépublié avec le lot <VersionBadge>{{title}}</VersionBadge>.',
  'banners.unpublished-release-banner.text-with-published':
    'Voici ce qui est <strong>publié</strong> :',
  'compare-version.error.loadReleases.title': 'Les lots n’ont pas pu être chargés',
  'events.open.release': 'Ouvrir le lot <VersionBadge>{{releaseTitle}}</VersionBadge>',
  'panes.document-operation-results.operation-success_createVersion':
    '<Strong>{{title}}</Strong> est ajouté au lot',
  'timeline-item.not-found-release.tooltip': 'Lot introuvable : « {{releaseId}} »',
};
