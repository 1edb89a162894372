/** The same for fields: files and images, lists, texts and what refers to another document. */
export const FRENCH_INPUTS: Record<string, string> = {
  'asset-source.dialog.load-error': 'Les fichiers n’ont pas pu être chargés',
  'inputs.image.hotspot-dialog.title': 'Recadrer l’image',
  'inputs.imagetool.title': 'Recadrage et point d’intérêt',
  'inputs.object.field-group-tabs.validation-info': 'remarque',
  'inputs.portable-text.style.normal': 'Paragraphe',
  'inputs.portable-text.table.add-column': 'Ajouter une colonne à la fin',
  'inputs.portable-text.table.add-row': 'Ajouter une ligne à la fin',
  'inputs.portable-text.table.column-handle': 'Poignée de la colonne',
  'inputs.portable-text.table.delete-column': 'Supprimer la colonne',
  'inputs.portable-text.table.delete-row': 'Supprimer la ligne',
  'inputs.portable-text.table.delete-table': 'Supprimer le tableau',
  'inputs.portable-text.table.header-row': 'Ligne d’en-tête',
  'inputs.portable-text.table.insert-here': 'Insérer ici',
  'inputs.portable-text.table.menu-aria-label': 'Options du tableau',
  'inputs.portable-text.table.row-handle': 'Poignée de la ligne',
  'inputs.portable-text.table.select-table': 'Sélectionner le tableau',
  'inputs.portable-text.unknown-value.annotation': 'Annotation inconnue : {{name}}',
  'inputs.portable-text.unknown-value.list-item': 'Type de liste inconnu : {{name}}',
  'inputs.portable-text.unknown-value.mark': 'Mise en forme inconnue : {{name}}',
  'inputs.portable-text.unknown-value.style': 'Style inconnu : {{name}}',
  // The locale says « télécharger » of both ways: these are the files that come in.
  'asset-source.file.title': 'Fichiers déjà importés',
  'asset-source.image.title': 'Images déjà importées',
  'asset-sources.common.uploader.upload-failed.title': 'Le fichier n’a pas pu être importé',
  'input.files.common.upload-placeholder.file-input-button.text': 'Importer',
  'input.files.common.upload-progress': 'Importation de <FileName/>',
  'inputs.file.upload-failed.description': 'Le fichier n’a pas pu être importé. Réessayez.',
  'inputs.file.upload-failed.title': 'Le fichier n’a pas pu être importé',
  'inputs.files.common.drop-message.drop-to-upload-multi_one':
    'Lâchez pour importer {{count}} fichier',
  'inputs.files.common.drop-message.drop-to-upload-multi_other':
    'Lâchez pour importer {{count}} fichiers',
  'inputs.files.common.drop-message.drop-to-upload.no-accepted-file-message_one':
    'Ce fichier ne va pas ici',
  'inputs.files.common.drop-message.drop-to-upload.no-accepted-file-message_other':
    'Ces fichiers ne vont pas ici',
  'inputs.files.common.drop-message.drop-to-upload.rejected-file-message_one':
    '{{count}} fichier ne va pas ici',
  'inputs.files.common.drop-message.drop-to-upload.rejected-file-message_other':
    '{{count}} fichiers ne vont pas ici',
  'inputs.files.common.stale-upload-warning.clear': 'Abandonner l’importation',
  'inputs.files.common.stale-upload-warning.description':
    'Cette importation n’avance plus depuis {{staleThresholdMinutes}} minutes : elle a sans doute été interrompue. Abandonnez-la, puis recommencez.',
  'inputs.files.common.stale-upload-warning.title': 'Importation interrompue',
  'inputs.image.drag-overlay.cannot-upload-here': 'Ce fichier ne va pas ici',
  'inputs.image.drag-overlay.drop-to-upload-image': 'Lâchez l’image pour l’importer',
  'inputs.image.preview-uploaded-image': 'Aperçu de l’image importée',
  'inputs.image.upload-error.description': 'L’image n’a pas pu être importée. Réessayez.',
  'inputs.image.upload-error.title': 'L’image n’a pas pu être importée',
  'preview.image.file-is-being-uploaded.alt-text': 'L’image en cours d’importation',
  'asset-source.asset-list.menu.show-usage': 'Voir où elle sert',
  'asset-source.asset-usage-dialog.header_file': 'Où ce fichier sert',
  'asset-source.asset-usage-dialog.header_image': 'Où cette image sert',
  'asset-source.browse-button.text': 'Choisir',
  'asset-source.delete-dialog.usage-list.confirm-delete-file_named':
    'Le fichier <strong>{{filename}}</strong> sera supprimé, avec ce que l’on sait de lui. Continuer ?',
  'asset-source.delete-dialog.usage-list.confirm-delete-file_unnamed':
    'Ce fichier sera supprimé, avec ce que l’on sait de lui. Continuer ?',
  'asset-source.delete-dialog.usage-list.confirm-delete-image_named':
    'L’image <strong>{{filename}}</strong> sera supprimée, avec ce que l’on sait d’elle. Continuer ?',
  'asset-source.delete-dialog.usage-list.confirm-delete-image_unnamed':
    'Cette image sera supprimée, avec ce que l’on sait d’elle. Continuer ?',
  'asset-source.delete-dialog.usage-list.warning-file-is-in-use_named':
    '{{filename}} ne peut pas être supprimé : il sert encore. Retirez-le d’abord de ces documents.',
  'asset-source.delete-dialog.usage-list.warning-file-is-in-use_unnamed':
    'Ce fichier ne peut pas être supprimé : il sert encore. Retirez-le d’abord de ces documents.',
  'asset-source.delete-dialog.usage-list.warning-image-is-in-use_named':
    '{{filename}} ne peut pas être supprimée : elle sert encore. Retirez-la d’abord de ces documents.',
  'asset-source.delete-dialog.usage-list.warning-image-is-in-use_unnamed':
    'Cette image ne peut pas être supprimée : elle sert encore. Retirez-la d’abord de ces documents.',
  'asset-source.dialog.accept-message':
    'Seuls ces fichiers conviennent ici : <strong>{{acceptTypes}}</strong>',
  'asset-source.dialog.button.select': 'Choisir',
  'asset-source.dialog.insert-asset-error': 'Le fichier n’a pas pu être ajouté. Réessayez.',
  'asset-source.dialog.load-more': 'Voir la suite',
  'asset-source.dialog.no-assets_file': 'Aucun fichier pour l’instant',
  'asset-source.dialog.no-assets_image': 'Aucune image pour l’instant',
  'asset-source.file.asset-list.action.select-file.title': 'Choisir le fichier {{filename}}',
  'asset-source.file.asset-list.action.show-usage.title': 'Voir où il sert',
  'asset-sources.common.uploader.upload-failed.description':
    'Vérifiez votre connexion, puis réessayez.',
  'asset-sources.dataset.file.title': 'Fichiers déjà importés',
  'asset-sources.dataset.image.title': 'Images déjà importées',
  'inputs.array.action.max-reached': 'La liste est pleine',
  'inputs.array.error.cannot-upload-unable-to-convert_one':
    'Ce fichier ne va pas dans cette liste :',
  'inputs.array.error.cannot-upload-unable-to-convert_other':
    'Ces fichiers ne vont pas dans cette liste :',
  'inputs.array.resolving-initial-value': 'Préparation…',
  'inputs.file.invalid-file-warning.description':
    'Ce champ ne contient pas un fichier lisible. Videz-le, puis choisissez à nouveau un fichier.',
  'inputs.file.invalid-file-warning.reset-button.text': 'Vider le champ',
  'inputs.file.invalid-file-warning.title': 'Fichier illisible',
  'inputs.files.common.actions-menu.clear-field.label': 'Retirer',
  'inputs.files.common.actions-menu.copy-url.label': 'Copier l’adresse',
  'inputs.files.common.actions-menu.notification.url-copied': 'L’adresse est copiée',
  'inputs.files.common.actions-menu.upload.label': 'Importer',
  'inputs.files.common.drop-message.drop-to-upload': 'Lâchez pour importer',
  'inputs.files.common.placeholder.cannot-upload-some-files_one': 'Ce fichier ne va pas ici',
  'inputs.files.common.placeholder.cannot-upload-some-files_other':
    '{{count}} fichiers ne vont pas ici',
  'inputs.files.common.placeholder.drag-or-paste-to-upload_file':
    'Glissez ou collez un fichier ici',
  'inputs.files.common.placeholder.drag-or-paste-to-upload_image':
    'Glissez ou collez une image ici',
  'inputs.files.common.placeholder.drop-to-upload_file': 'Lâchez le fichier pour l’importer',
  'inputs.files.common.placeholder.drop-to-upload_image': 'Lâchez l’image pour l’importer',
  'inputs.files.common.placeholder.select-asset-source-upload-destination': 'Importer dans :',
  'inputs.files.common.placeholder.upload-not-supported': 'Rien ne peut être importé ici',
  'inputs.files.select-dialog.title': 'Choisir un fichier pour « {{targetTitle}} »',
  'inputs.image.actions-menu.crop-image-tooltip': 'Recadrer l’image',
  'inputs.image.actions-menu.options.aria-label': 'Options de l’image',
  'inputs.image.error.possible-access-restriction': 'L’image n’a pas pu être chargée.',
  'inputs.image.invalid-image-warning.description':
    'Ce champ ne contient pas une image lisible. Videz-le, puis choisissez à nouveau une image.',
  'inputs.image.invalid-image-warning.reset-button.text': 'Vider le champ',
  'inputs.image.invalid-image-warning.title': 'Image illisible',
  'inputs.image.select-dialog.title': 'Choisir une image pour « {{targetTitle}} »',
  'inputs.imagetool.description':
    'Le rectangle recadre l’image. Le cercle entoure ce qui doit toujours rester visible, quelle que soit la forme de l’image sur la page.',
  'inputs.imagetool.load-error': 'L’image n’a pas pu être chargée : {{errorMessage}}',
  'inputs.imagetool.vector-warning.expand-developer-info': 'En savoir plus',
  'inputs.imagetool.vector-warning.title':
    'Image vectorielle : le recadrage pourrait ne pas être suivi sur le site',
  'inputs.portable-text.action.edit-annotation-aria-label': 'Modifier le lien',
  'inputs.portable-text.action.remove-annotation-aria-label': 'Retirer le lien',
  'inputs.portable-text.activate-on-focus-message_tap': 'Touchez pour écrire',
  'inputs.portable-text.activate-on-focus-message_click': 'Cliquez pour écrire',
  'inputs.portable-text.activate-on-focus-message_click-focused':
    'Cliquez, ou appuyez sur Espace, pour écrire',
  'inputs.portable-text.annotation-aria-label': 'Lien',
  'inputs.portable-text.block.aria-label': 'Bloc',
  'inputs.portable-text.block.open-reference': 'Ouvrir le document',
  'inputs.portable-text.style.none': 'Style',
  'inputs.reference.action.create-new-document': 'Créer',
  'inputs.reference.action.create-new-document-select': 'Créer…',
  'inputs.reference.error.document-unavailable-title': 'Document introuvable',
  'inputs.reference.error.failed-to-load-document-title': 'Le document n’a pas pu être chargé',
  'inputs.reference.error.invalid-search-result-type-title':
    'Ce document ne convient pas ici : « {{returnedType}} »',
  'inputs.reference.error.invalid-type-title': 'Ce document ne convient pas ici',
  'inputs.reference.error.missing-read-permissions-description':
    'Vous n’avez pas le droit de lire ce document.',
  'inputs.reference.error.missing-read-permissions-title': 'Document réservé',
  'inputs.reference.error.nonexistent-document-title': 'Document supprimé',
  'inputs.reference.error.nonexistent-document.clear-button-label': 'Retirer',
  'inputs.reference.error.search-failed-title': 'La recherche n’a pas abouti',
  'inputs.reference.metadata-error.title': 'Ce document n’a pas pu être décrit',
  'inputs.reference.referenced-document-insufficient-permissions':
    'Vous n’avez pas le droit de lire ce document.',
  'inputs.reference.resolving-initial-value': 'Préparation…',
  'inputs.reference.search-placeholder': 'Tapez pour chercher',
  'inputs.slug.error.missing-source': 'Écrivez d’abord le titre : l’adresse en est tirée.',
  'inputs.tags.placeholder': 'Écrivez une étiquette, puis appuyez sur Entrée',
  'inputs.tags.placeholder_touch': 'Écrivez une étiquette…',
};
