/** The same for the checks the studio brings: ours are written with the fields. */
export const FRENCH_VALIDATION: Record<string, string> = {
  'array.item-duplicate': 'Une même ligne figure deux fois',
  'date.invalid-format': 'Cette date est incomplète',
  'date.maximum': 'Au plus tard le {{maxDate}}',
  'date.minimum': 'Au plus tôt le {{minDate}}',
  'generic.incorrect-type':
    'Ce champ contient autre chose que ce qu’il attend ({{actualType}} au lieu de {{expectedType}})',
  'generic.not-allowed': 'Choisissez une valeur de la liste',
  'generic.not-allowed_hint':
    '« {{hint}} » n’est pas dans la liste : choisissez une valeur proposée',
  'generic.required': 'Ce champ est obligatoire',
  'number.non-integer': 'Un nombre entier, sans virgule',
  'object.asset-required': 'Ajoutez un fichier',
  'object.asset-required_file': 'Ajoutez un fichier',
  'object.asset-required_image': 'Ajoutez une image',
  'object.not-reference': 'Choisissez un document',
  'object.reference-not-published': 'Ce document n’est encore qu’un brouillon : publiez-le d’abord',
  'panel.no-errors-message': 'Rien à corriger',
  'panel.title': 'À corriger',
  'slug.missing-current': 'Donnez une adresse à la page',
  'slug.not-unique': 'Cette adresse est déjà celle d’une autre page',
  'string.email': 'Une adresse e-mail complète : nom@exemple.ma',
  'string.regex-does-not-match': 'Ce n’est pas écrit sous la forme attendue ({{name}})',
  'string.url.disallowed-scheme': 'L’adresse commence par https://',
  'string.url.invalid': 'L’adresse n’est pas complète : elle commence par https://',
};
