/** What the releases tool asks before it acts, and what it says afterwards. */
export const FRENCH_RELEASE_DIALOGS: Record<string, string> = {
  'archive-dialog.confirm-archive-button': 'Archiver le lot',
  'archive-dialog.confirm-archive-description_one':
    'La version du document qu’il contient sera mise de côté.',
  'archive-dialog.confirm-archive-description_other':
    'Les {{count}} versions de documents qu’il contient seront mises de côté.',
  'archive-dialog.confirm-archive-header': 'Archiver ce lot ?',
  'archive-dialog.confirm-archive-title': 'Archiver le lot « <strong>{{title}}</strong> » ?',
  'confirm-active-scheduled-drafts-dialog.confirm-button': 'Confirmer',
  'confirm-active-scheduled-drafts-dialog.description':
    'Planifier à nouveau toutes les publications en pause, à la date prévue pour chacune',
  'confirm-active-scheduled-drafts-dialog.past-dates-warning':
    'Pour certaines, la date prévue est passée : confirmer les publie aussitôt.',
  'confirm-active-scheduled-drafts-dialog.title': 'Reprendre les publications planifiées',
  'copy-to-draft-dialog.confirm-button': 'Remplacer le brouillon',
  'copy-to-draft-dialog.description':
    'Ce document a déjà un brouillon. Le remplacer par la version affichée ?',
  'copy-to-draft-dialog.title': 'Il y a déjà un brouillon',
  'delete-dialog.confirm-delete-button': 'Supprimer le lot',
  'delete-dialog.confirm-delete-description_one':
    'La version du document qu’il contient sera supprimée.',
  'delete-dialog.confirm-delete-description_other':
    'Les {{count}} versions de documents qu’il contient seront supprimées.',
  'delete-dialog.confirm-delete.header': 'Supprimer ce lot ?',
  'discard-version-dialog.description-draft':
    'Toutes les modifications de ce brouillon seront retirées.',
  'discard-version-dialog.description-release':
    'Toutes les modifications faites à ce document dans le lot « <strong>{{releaseTitle}}</strong> » seront retirées.',
  'discard-version-dialog.header-draft': 'Abandonner le brouillon ?',
  'discard-version-dialog.header-release':
    'Retirer le document du lot « <strong>{{releaseTitle}}</strong> » ?',
  'discard-version-dialog.title-draft': 'Abandonner le brouillon',
  'discard-version-dialog.title-release': 'Retirer du lot',
  'duplicate-dialog.confirm-duplicate-button': 'Dupliquer le lot',
  'duplicate-dialog.confirm-duplicate-description_one':
    'Le lot sera dupliqué, avec la version du document qu’il contient.',
  'duplicate-dialog.confirm-duplicate-description_other':
    'Le lot sera dupliqué, avec les {{count}} versions de documents qu’il contient.',
  'duplicate-dialog.confirm-duplicate-header': 'Dupliquer ce lot ?',
  'presence.tooltip.one':
    '{{displayName}} modifie ce document dans le lot « {{releaseTitle}} » en ce moment',
  'presence.tooltip.one-without-release': '{{displayName}} modifie ce document en ce moment',
  'presence.tooltip.other': '{{count}} personnes modifient ce document en ce moment',
  'publish-dialog.confirm-publish-description_one':
    'Le lot « <strong>{{title}}</strong> » et son document seront publiés.',
  'publish-dialog.confirm-publish-description_other':
    'Le lot « <strong>{{title}}</strong> » et ses {{releaseDocumentsLength}} documents seront publiés.',
  'publish-dialog.confirm-publish.title': 'Publier ce lot, avec tous ses documents ?',
  'publish-dialog.confirm-publish.update-drafts-checkbox': 'Mettre à jour les brouillons',
  'publish-dialog.confirm-publish.update-drafts-description_one':
    'Le brouillon de {{draftDocumentsLength}} document sera abandonné : ce qu’il contient et que le lot ne publie pas serait perdu.',
  'publish-dialog.confirm-publish.update-drafts-description_other':
    'Les brouillons de {{draftDocumentsLength}} documents seront abandonnés : ce qu’ils contiennent et que le lot ne publie pas serait perdu.',
  'publish-dialog.validation.error': 'Des documents sont à corriger',
  'publish-dialog.validation.loading': 'Vérification des documents…',
  'publish-dialog.validation.no-permission': 'Votre rôle ne permet pas de publier',
  'revert-dialog.confirm-revert-description_one':
    '{{releaseDocumentsLength}} document reviendra à son état d’avant.',
  'revert-dialog.confirm-revert-description_other':
    '{{releaseDocumentsLength}} documents reviendront à leur état d’avant.',
  'revert-dialog.confirm-revert.history-unavailable-card_one':
    'L’état d’avant de {{count}} document n’est plus dans l’historique : le retour en arrière est impossible.',
  'revert-dialog.confirm-revert.history-unavailable-card_other':
    'L’état d’avant de {{count}} documents n’est plus dans l’historique : le retour en arrière est impossible.',
  'revert-dialog.confirm-revert.resolving': 'Lecture de l’historique des documents…',
  'revert-dialog.confirm-revert.stage-revert-checkbox-label': 'Revenir en arrière tout de suite',
  'revert-dialog.confirm-revert.summary-restore_one':
    '{{count}} document retrouvera ce qui était publié avant ce lot.',
  'revert-dialog.confirm-revert.summary-restore_other':
    '{{count}} documents retrouveront ce qui était publié avant ce lot.',
  'revert-dialog.confirm-revert.summary-unpublish_one':
    '{{count}} document sera dépublié : il ne l’était pas avant ce lot.',
  'revert-dialog.confirm-revert.summary-unpublish_other':
    '{{count}} documents seront dépubliés : ils ne l’étaient pas avant ce lot.',
  'revert-dialog.confirm-revert.title': 'Revenir à l’état d’avant le lot « {{title}} » ?',
  'revert-dialog.confirm-revert.unresolved-card_one':
    'L’état d’avant de {{count}} document n’a pas été retrouvé : le retour en arrière est impossible.',
  'revert-dialog.confirm-revert.unresolved-card_other':
    'L’état d’avant de {{count}} documents n’a pas été retrouvé : le retour en arrière est impossible.',
  'revert-dialog.confirm-revert.warning-card':
    'Des documents ont été modifiés depuis la publication du lot : ces modifications seront perdues.',
  'schedule-dialog.confirm-button': 'Planifier',
  'schedule-dialog.confirm-description_one':
    'Le lot « <strong>{{title}}</strong> » et son document seront publiés à la date choisie.',
  'schedule-dialog.confirm-description_other':
    'Le lot « <strong>{{title}}</strong> » et ses {{count}} documents seront publiés à la date choisie.',
  'schedule-dialog.confirm-title': 'Planifier le lot',
  'schedule-dialog.publish-date-in-past-warning': 'Choisissez une date et une heure à venir.',
  'schedule-dialog.select-publish-date-label': 'Publier le',
  'schedule-unpublish-dialog.confirm': 'Planifier la dépublication',
  'schedule-unpublish-dialog.description': 'Choisissez quand ce document sera dépublié.',
  'schedule-unpublish-dialog.header': 'Planifier une dépublication',
  'toast.archive.error': 'Le lot « <strong>{{title}}</strong> » n’a pas été archivé : {{error}}',
  'toast.confirm-active-scheduled-drafts.error': 'La planification a échoué : {{error}}',
  'toast.copy-release-id.success': 'Identifiant du lot copié',
  'toast.copy-release-link.success': 'Adresse du lot copiée',
  'toast.copy-release-title.success': 'Titre du lot copié',
  'toast.create-version.error': 'Le document n’a pas été ajouté au lot : {{error}}',
  'toast.delete.error': 'Le lot « <strong>{{title}}</strong> » n’a pas été supprimé : {{error}}',
  'toast.delete.success': 'Le lot « <strong>{{title}}</strong> » est supprimé',
  'toast.duplicate.error': 'Le lot « <strong>{{title}}</strong> » n’a pas été dupliqué : {{error}}',
  'toast.duplicate.success': 'Le lot « <strong>{{title}}</strong> » est dupliqué. <Link/>',
  'toast.duplicate.success-link': 'Voir la copie',
  'toast.immediate-revert.success':
    'Les documents du lot « {{title}} » sont revenus à leur état d’avant',
  'toast.publish.error': 'Le lot « <strong>{{title}}</strong> » n’a pas été publié : {{error}}',
  'toast.publish.update-drafts-error':
    'Le lot est publié, mais les brouillons n’ont pas été mis à jour : {{error}}',
  'toast.revert-stage.success': 'Le lot de retour de « {{title}} » est prêt. <Link/>',
  'toast.revert-stage.success-link': 'Voir le lot de retour',
  'toast.revert.error': 'Le retour en arrière a échoué : {{error}}',
  'toast.schedule.error': 'Le lot « <strong>{{title}}</strong> » n’a pas été planifié : {{error}}',
  'toast.schedule.success': 'Le lot « <strong>{{title}}</strong> » est planifié.',
  'toast.unarchive.error': 'Le lot « <strong>{{title}}</strong> » n’a pas été rouvert : {{error}}',
  'toast.unschedule.error':
    'La planification du lot « <strong>{{title}}</strong> » n’a pas été annulée : {{error}}',
  'unpublish-dialog.action.cancel': 'Annuler',
  'unpublish-dialog.action.unpublish': 'Dépublier avec le lot',
  'unpublish-dialog.description.lost-changes':
    'Les modifications faites à cette version du document seront perdues.',
  'unpublish-dialog.description.to-draft':
    'Le document sera dépublié avec le lot <Label>{{title}}</Label> ; il restera un brouillon.',
  'unpublish-dialog.header': 'Dépublier ce document avec le lot ?',
  'unschedule-dialog.confirm-description': 'Le lot ne sera plus publié à la date planifiée',
  'unschedule-dialog.confirm-title': 'Annuler la planification de ce lot ?',
};
