import { MenuIcon } from '@sanity/icons/Menu';
import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { TYPES } from '../document-types.ts';
import { hasMenus } from '../menus.ts';
import { fitsHeader } from './menu-rules.ts';
import { textField } from './text-field.ts';

/** The longest name of which seven fit on one line of a desktop's header. */
const LONGEST_LABEL = 14;

/** Whether the menus are lists: the names from before are read no longer, and lists there are none before. */
const isComposed = ({ document }: { document: Readonly<Record<string, unknown>> | undefined }) =>
  hasMenus(document);

function labelField(name: string, title: string, first: string) {
  const description = `Un mot ou deux, ${LONGEST_LABEL} caractères au plus\u00a0: les sept liens tiennent sur une ligne.`;
  return textField({
    name,
    title,
    description,
    first,
    hidden: isComposed,
    max: [LONGEST_LABEL, `${LONGEST_LABEL} caractères au plus.`],
  });
}

const page = defineArrayMember({ type: 'navPage' });
const link = defineArrayMember({ type: 'navLink' });

/**
 * The menus of header, footer and telephone: lists, or until an editor makes some the names of seven links
 * (shell-2.08 and 2.09 in test/specification.md).
 */
export const navigation = defineType({
  name: 'navigation',
  title: TYPES.navigation.title,
  type: 'document',
  icon: MenuIcon,
  fields: [
    defineField({
      name: 'header',
      title: 'En-tête',
      description:
        'Les liens du haut de chaque page, et du menu du téléphone, dans cet ordre. Un groupe ouvre une liste de liens. Vide, l’en-tête a ses sept liens de départ.',
      type: 'array',
      of: [page, link, defineArrayMember({ type: 'navGroup' })],
      validation: (rule) => [rule.custom(fitsHeader).warning()],
    }),
    defineField({
      name: 'action',
      title: 'Bouton de l’en-tête',
      description: 'Un seul lien, à droite. Vide, le bouton mène à la page Contact.',
      type: 'array',
      of: [page, link],
      hidden: (context) => !isComposed(context),
      validation: (rule) => rule.max(1).error('Un seul lien\u00a0: le bouton est unique.'),
    }),
    defineField({
      name: 'footer',
      title: 'Pied de page',
      description:
        'Des colonnes de liens, de gauche à droite\u00a0: cinq au plus. Vide, le pied de page a ses deux colonnes de départ.',
      type: 'array',
      of: [defineArrayMember({ type: 'navColumn' })],
      hidden: (context) => !isComposed(context),
      validation: (rule) => rule.max(5).error('Cinq colonnes au plus.'),
    }),
    defineField({
      name: 'legal',
      title: 'Liens légaux',
      description:
        'La dernière colonne du pied de page. Vide, elle mène aux quatre textes des Informations légales.',
      type: 'array',
      of: [page, link],
      hidden: (context) => !isComposed(context),
      validation: (rule) => rule.max(10).error('Dix liens au plus.'),
    }),
    labelField('home', 'Page d’accueil', 'Accueil'),
    labelField('services', 'Page des services', 'Services'),
    labelField('work', 'Page du portfolio', 'Travaux'),
    labelField('about', 'Page de l’agence', 'À propos'),
    labelField('blog', 'Page du blog', 'Blog'),
    labelField('careers', 'Page des offres d’emploi', 'Carrières'),
    labelField('contact', 'Page de contact', 'Contact'),
  ],
  preview: { prepare: () => ({ title: 'Navigation' }) },
});
