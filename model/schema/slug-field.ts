import { defineField } from '@sanity/types';
import { hyphenated } from '../../packages/search/french-folding.ts';
import { holdsTypedText } from './typed-text.ts';

declare module '@sanity/types' {
  interface SlugOptions {
    /** Slugs that are the addresses of other pages. */
    taken?: readonly string[];
  }
}

/** Lower-case words joined by hyphens: what an address can carry unescaped. No dot: ids and paths split on it. */
export const SLUG_PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Search engines cut longer addresses, and so do people who read them out on the phone. */
const SLUG_MAX_LENGTH = 80; // characters

/** Returns the slug of a title; empty when none of its letters is allowed in one. */
export function slugOf(title: string): string {
  return hyphenated(title).slice(0, SLUG_MAX_LENGTH).replace(/-$/, '');
}

/**
 * The address of a page, made from `source`; `path` is the folder it lives in, shown to the editor. The first publication
 * fills it where it is empty (`studio/content/first-values.ts`), but for that of a version, which its release publishes.
 *
 * @param taken addresses there that are other pages of the site
 */
export function slugField(source: string, path: string, taken: readonly string[] = []) {
  return defineField({
    name: 'slug',
    title: 'Adresse de la page',
    description: `La fin de l’adresse, après « ${path} ». Vide, elle est tirée du titre à la première publication. Évitez de la changer une fois la page publiée.`,
    type: 'slug',
    options: { source, maxLength: SLUG_MAX_LENGTH, slugify: slugOf, taken },
    validation: (rule, context) =>
      holdsTypedText(context, 'slug')
        ? []
        : [
            // A version must have its slug: when its release publishes it, nobody is there to fill it in.
            rule.custom((slug, { document }) =>
              slug?.current || !document?._id.startsWith('versions.')
                ? true
                : 'Donnez une adresse à la page : cliquez sur « Générer ».',
            ),
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
