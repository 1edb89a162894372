/** What documents say of releases and of their planned publication: the French locale has four words for either. */
export const FRENCH_SCHEDULING: Record<string, string> = {
  'banners.deleted-bundle-banner.text': 'Le lot « <strong>{{title}}</strong> » a été supprimé.',
  'release.action.add-to-new-release': 'Ajouter à un lot',
  'release.action.already-exists-in-release': 'Le document est déjà dans ce lot',
  'release.action.already-in-release': 'Déjà dans le lot {{title}}',
  'release.action.copy-to': 'Copier la version vers',
  'release.action.create-new': 'Nouveau lot',
  'release.action.create-version.failure': 'La version n’a pas été créée',
  'release.action.delete-schedule': 'Annuler la publication planifiée',
  'release.action.discard-version': 'Retirer la version',
  'release.action.discard-version.failure': 'La version n’a pas été retirée',
  'release.action.edit-details': 'Titre et description',
  'release.action.edit-schedule': 'Changer la date',
  'release.action.new-release': 'Nouveau lot',
  'release.action.new-release.limit-reached': 'Cet espace est limité à {{count}} lot',
  'release.action.new-release.limit-reached_other': 'Cet espace est limité à {{count}} lots',
  'release.action.pause-to-edit': 'Mettre en pause pour modifier',
  'release.action.permission.error': 'Votre rôle ne permet pas cette action',
  'release.action.revert-unpublish-version.failure.description':
    'Réessayez dans un instant. Le document sera toujours dépublié avec son lot.',
  'release.action.revert-unpublish-version.failure.title': 'La dépublication n’a pas été annulée.',
  'release.action.revert-unpublish-version.success.description':
    'Vous pouvez modifier cette version.',
  'release.action.revert-unpublish-version.success.title':
    'Le document ne sera plus dépublié avec son lot.',
  'release.action.schedule-publish': 'Publier ce changement le…',
  'release.action.unpublish-version.failure': 'La dépublication n’a pas été planifiée',
  'release.action.unpublish-version.success':
    '<strong>{{title}}</strong> sera dépublié avec son lot',
  'release.action.view-release': 'Voir le lot',
  'release.action.view-scheduled-drafts': 'Voir les publications planifiées',
  'release.banner.scheduled-for-publishing-on': 'Publication prévue : {{date}}',
  'release.chip.tooltip.archived': 'Ce lot est archivé : il ne se modifie plus.',
  'release.chip.tooltip.edited-date': 'Modifié {{date}}',
  'release.chip.tooltip.created-date': 'Créé {{date}}',
  'release.chip.tooltip.published-date': 'Publié {{date}}',
  'release.chip.tooltip.intended-for-date': 'Prévu : {{date}}',
  'release.chip.tooltip.no-edits': 'Aucune modification',
  'release.chip.tooltip.not-published': 'Pas publié',
  'release.chip.tooltip.other-versions_one': 'Une autre version, hors des lots',
  'release.chip.tooltip.other-versions_other': '{{count}} autres versions, hors des lots',
  'release.chip.tooltip.scheduled-for-date': 'Planifié : {{date}}',
  'release.deleted-tooltip': 'Ce lot a été supprimé',
  'release.dialog.copy-to-release.title': 'Copier la version vers un nouveau lot',
  'release.dialog.create.confirm': 'Créer le lot',
  'release.dialog.create.title': 'Nouveau lot',
  'release.dialog.delete-schedule-draft.body-already-current':
    'Annuler cette publication planifiée ? Votre brouillon est à jour.',
  'release.dialog.delete-schedule-draft.body-will-save-to-draft':
    'Annuler cette publication planifiée ? Vos modifications redeviennent un brouillon.',
  'release.dialog.delete-schedule-draft.body-with-choice': 'Annuler cette publication planifiée ?',
  'release.dialog.delete-schedule-draft.confirm': 'Annuler la publication',
  'release.dialog.delete-schedule-draft.copy-checkbox':
    'Garder ce qui était planifié, en le copiant dans le brouillon (recommandé)',
  'release.dialog.delete-schedule-draft.different-changes-explanation':
    'Ce qui est planifié et le brouillon actuel ne contiennent pas les mêmes modifications.',
  'release.dialog.delete-schedule-draft.header': 'Annuler la publication planifiée',
  'release.dialog.edit-schedule.body': 'Choisissez une autre date et une autre heure.',
  'release.dialog.edit-schedule.confirm': 'Changer la date',
  'release.dialog.edit-schedule.header': 'Changer la date de publication',
  'release.dialog.edit.confirm': 'Enregistrer',
  'release.dialog.edit.description-label': 'Description',
  'release.dialog.edit.title': 'Modifier le lot',
  'release.dialog.edit.title-label': 'Titre',
  'release.dialog.publish-scheduled-draft.body': 'Publier ce changement sans attendre sa date ?',
  'release.dialog.publish-scheduled-draft.confirm': 'Publier maintenant',
  'release.dialog.publish-scheduled-draft.header': 'Publier maintenant',
  'release.dialog.tooltip.description':
    'Cette date sert aux aperçus et à signaler les conflits. Elle ne planifie rien : le lot est à publier ou à planifier quand ses documents sont prêts.',
  'release.dialog.tooltip.title': 'Date approximative du lot',
  'release.form.placeholder-describe-release': 'Décrivez ce lot…',
  'release.layer.hide': 'Masquer le lot',
  'release.menu.label': 'Actions du lot',
  'release.menu.scheduled-drafts': 'Publications planifiées',
  'release.menu.view-releases': 'Tous les lots',
  'release.navbar.tooltip': 'Ce qui est planifié',
  'release.placeholder-untitled-release': 'Lot sans titre',
  'release.schedule-dialog.publish-date-in-past-warning':
    'Choisissez une date et une heure à venir.',
  'release.toast.archived-release.description': 'Les contenus sont affichés sans lui',
  'release.toast.archived-release.title': 'Le lot « {{title}} » a été archivé',
  'release.toast.create-release-error.title': 'Le lot n’a pas été créé',
  'release.toast.delete-schedule-draft.error':
    'La publication planifiée de <strong>{{title}}</strong> n’a pas été annulée : {{error}}',
  'release.toast.delete-schedule-draft.success':
    'La publication planifiée de <strong>{{title}}</strong> est annulée.',
  'release.toast.edit-release-error.title': 'Les modifications du lot n’ont pas été enregistrées',
  'release.toast.not-found-release.title': 'Le lot « {{title}} » est introuvable',
  'release.toast.pause-scheduled-draft.error':
    'La publication planifiée de <strong>{{title}}</strong> n’a pas été mise en pause : {{error}}',
  'release.toast.publish-scheduled-draft.error':
    '<strong>{{title}}</strong> n’a pas été publié : {{error}}',
  'release.toast.publish-scheduled-draft.success': '<strong>{{title}}</strong> est publié.',
  'release.toast.published-release.description': 'Les contenus sont affichés sans lui',
  'release.toast.published-release.title': 'Le lot « {{title}} » a été publié',
  'release.toast.reschedule-scheduled-draft.error':
    'La date de publication de <strong>{{title}}</strong> n’a pas été changée : {{error}}',
  'release.toast.reschedule-scheduled-draft.success':
    'La date de publication de <strong>{{title}}</strong> est changée.',
  'release.toast.schedule-publish.error': 'La publication n’a pas été planifiée : {{error}}',
  'release.toast.schedule-publish.success': 'La publication est planifiée',
  'release.toast.scheduled-draft-published.title': 'Le changement planifié est publié',
  'release.tooltip.already-added': 'Une version de ce document est déjà dans le lot',
  'release.tooltip.locked':
    'Ce lot est planifié. Annulez la planification pour y ajouter des documents.',
  'release.type.undecided': 'À décider',
  'releases.upsell.misconfiguration.contact-support': 'Prévenir l’administrateur',
  'releases.upsell.misconfiguration.header': 'Les lots ne sont pas disponibles',
  'releases.upsell.misconfiguration.message':
    'Aucun lot ne peut être créé : prévenez la personne qui s’occupe du site.',
  'schedule-publish-dialog.confirm': 'Planifier',
  'schedule-publish-dialog.description':
    'Ce changement sera publié à cette date. Pour le modifier d’ici là, vous pourrez le mettre en pause.',
  'schedule-publish-dialog.header': 'Publier ce changement le…',
  'time-zone.dialog-info.content-releases':
    'Les dates des lots et des publications planifiées seront données dans ce fuseau horaire.',
  'time-zone.time-zone-tooltip-content-releases': 'Dates en {{alternativeName}} GMT{{offset}}',
};

/** The action that publishes one document later, and its list. */
export const FRENCH_SCHEDULED_DRAFTS: Record<string, string> = {
  'action.schedule-publish': 'Publier ce changement le…',
  'action.schedule-publish-error': 'La publication n’a pas été planifiée',
  'action.schedule-publish-success': 'La publication est planifiée',
  'action.schedule-publish-success-description': 'Publication le {{publishAt}}',
  'action.schedule-publish.disabled.cardinality-one':
    'Une publication de ce document est déjà planifiée.',
  'action.schedule-publish.disabled.validation-issues':
    'Corrigez d’abord les erreurs du brouillon : sa publication pourra ensuite être planifiée.',
  'action.schedule-publish.disabled.variant': 'Une variante ne peut pas encore être planifiée.',
  'empty-state.action.documentation': 'En savoir plus',
  'empty-state.description':
    'Un changement peut être publié plus tard, à la date de votre choix : « Publier ce changement le… », à côté de « Publier » dans un document.',
  'empty-state.title': 'Publications planifiées',
};
