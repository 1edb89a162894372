import { defineField } from '@sanity/types';
import { holdsTypedText } from './typed-text.ts';

/** Lower-case words joined by hyphens: what an address can carry unescaped. No dot: ids and paths split on it. */
export const SLUG_PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Search engines cut longer addresses, and so do people who read them out on the phone. */
const SLUG_MAX_LENGTH = 80; // characters

/**
 * The address of a page, made from `source`; `path` is the folder it lives in, shown to the editor.
 * @param taken addresses there that are other pages of the site
 */
export function slugField(source: string, path: string, taken: readonly string[] = []) {
  return defineField({
    name: 'slug',
    title: 'Adresse de la page',
    description: `La fin de l’adresse, après « ${path} ». Le bouton « Générer » la tire du titre. Évitez de la changer une fois la page publiée.`,
    type: 'slug',
    options: { source, maxLength: SLUG_MAX_LENGTH },
    validation: (rule, context) =>
      holdsTypedText(context, 'slug')
        ? []
        : [
            rule.required().error('Donnez une adresse à la page : cliquez sur « Générer ».'),
            rule.custom((slug) =>
              slug?.current === undefined || SLUG_PATTERN.test(slug.current)
                ? true
                : 'L’adresse ne contient que des minuscules sans accent, des chiffres et des tirets.',
            ),
            rule.custom((slug) =>
              taken.includes(slug?.current ?? '')
                ? 'Cette adresse est celle d’une autre page.'
                : true,
            ),
          ],
  });
}
