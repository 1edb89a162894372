/** The same for copying and pasting fields and documents. */
export const FRENCH_COPY_PASTE: Record<string, string> = {
  'copy-paste.on-paste.validation.array-type-incompatible.description':
    'Cette liste n’admet pas ce genre de contenu',
  'copy-paste.on-paste.validation.array-value-incompatible.description':
    'Cette liste n’admet pas ce genre de contenu',
  'copy-paste.on-paste.validation.clipboard-invalid.title': 'Ce qui est copié ne va pas ici',
  'copy-paste.on-paste.validation.image-file-incompatible.description':
    'Une image ne va pas dans un champ de fichier, ni un fichier dans un champ d’image',
  'copy-paste.on-paste.validation.partial-warning.title': 'Tout n’a pas pu être collé',
  'copy-paste.on-paste.validation.primitive-type-incompatible.description':
    'Ce champ n’admet pas ce genre de contenu',
  'copy-paste.on-paste.validation.read-only-fields-skipped.description':
    'Laissés tels quels, car ils ne se modifient pas : {{fieldNames}}',
  'copy-paste.on-paste.validation.read-only-fields-skipped-truncated.description':
    'Laissés tels quels, car ils ne se modifient pas : {{fieldNames}} et {{count}} de plus',
  'copy-paste.on-paste.validation.read-only-target.description': 'Ce champ ne se modifie pas',
  'copy-paste.on-paste.validation.reference-filter-incompatible.description':
    'Ce document ne convient pas à ce champ',
  'copy-paste.on-paste.validation.schema-type-incompatible.description':
    'Ce qui est copié vient d’un champ d’un autre genre',
};
