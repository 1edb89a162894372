import { linkField } from './link-field.ts';
import { siblingValue } from './sibling-value.ts';
import { textField } from './text-field.ts';

/**
 * The words and the address of a button.
 *
 * @param otherwise where it leads without an address
 */
export function buttonFields(otherwise: string) {
  return [
    textField({
      name: 'action',
      title: 'Bouton',
      description: 'Un verbe et un objet\u00a0: «\u00a0Demander un devis\u00a0».',
      max: [30, 'Trente caractères au plus.'],
      rules: (rule) =>
        rule.custom((action, context) =>
          !action && siblingValue(context, 'href')
            ? 'Écrivez ce que dit le bouton, ou videz son adresse.'
            : true,
        ),
    }),
    linkField({ name: 'href', about: otherwise }),
  ];
}
