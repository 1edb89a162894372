import { DocumentIcon } from '@sanity/icons/Document';
import { defineField, defineType } from '@sanity/types';
import { PAGE_GROUNDS } from '../blocks.ts';
import { TYPES } from '../document-types.ts';
import { isReserved, PAGE_PATH } from '../page-address.ts';
import { describedImage } from './described-image.ts';
import { radio } from './radio.ts';
import { sectionsField } from './sections-field.ts';
import { seoFields } from './seo-fields.ts';
import { slugOf } from './slug-field.ts';
import { textField } from './text-field.ts';

/** A page that an editor makes: an opening, and blocks below it. */
export const page = defineType({
  name: 'page',
  title: TYPES.page.title,
  type: 'document',
  icon: DocumentIcon,
  groups: [
    { name: 'opening', title: 'Ouverture', default: true },
    { name: 'sections', title: 'Sections' },
    { name: 'seo', title: 'Référencement' },
  ],
  fields: [
    textField({
      name: 'title',
      title: 'Titre',
      description: 'En très grand, en haut de la page, et dans les listes.',
      group: 'opening',
      required: 'Donnez un titre à la page.',
      max: [80, 'Quatre-vingts caractères au plus.'],
    }),
    defineField({
      name: 'slug',
      title: 'Adresse de la page',
      description:
        'Après le nom du site. « agences/rabat » range la page sous « agences ». Vide, elle est tirée du titre à la première publication.',
      type: 'slug',
      group: 'opening',
      options: { source: 'title', slugify: slugOf },
      validation: (rule) => [
        rule.custom((slug, { document }) =>
          slug?.current || !document?._id.startsWith('versions.')
            ? true
            : 'Donnez une adresse à la page : cliquez sur « Générer ».',
        ),
        rule.custom((slug) => pathProblem(slug?.current)),
      ],
    }),
    textField({
      name: 'lead',
      title: 'Introduction',
      description: 'Une phrase ou deux, sous le titre.',
      rows: 3,
      group: 'opening',
      max: [260, 'Deux cent soixante caractères au plus.'],
    }),
    textField({
      name: 'action',
      title: 'Bouton',
      description:
        'Facultatif. Il mène au formulaire de la page, ou à la page Contact si elle n’en a pas.',
      group: 'opening',
      max: [30, 'Trente caractères au plus.'],
    }),
    describedImage({
      name: 'picture',
      title: 'Image',
      description: 'Facultative, à côté du titre. En portrait, elle est sous un arc.',
      group: 'opening',
    }),
    textField({
      name: 'ground',
      title: 'Fond',
      description: 'La couleur derrière le titre, parmi celles de la marque.',
      group: 'opening',
      options: radio(PAGE_GROUNDS),
      initialValue: 'ciel',
    }),
    sectionsField('sections'),
    defineField({
      name: 'listed',
      title: 'Dans les listes',
      description:
        'Proposée aux moteurs de recherche et trouvée par la recherche du site. Sinon, on ne l’ouvre que par son adresse.',
      type: 'boolean',
      group: 'seo',
      initialValue: true,
    }),
    ...seoFields('seo'),
  ],
  preview: {
    select: { title: 'title', path: 'slug.current', listed: 'listed' },
    prepare: ({ title, path, listed }: { title?: string; path?: string; listed?: boolean }) => ({
      title,
      subtitle: [path && `/${path}`, listed === false && 'hors des listes']
        .filter(Boolean)
        .join(', '),
    }),
  },
});

function pathProblem(path: string | undefined): true | string {
  if (path === undefined) return true;
  if (!PAGE_PATH.test(path)) {
    return 'Un à trois noms séparés par des barres, en minuscules sans accent, chiffres et tirets : « agences/rabat ».';
  }
  return isReserved(path) ? 'Cette adresse est celle d’une autre page du site.' : true;
}
