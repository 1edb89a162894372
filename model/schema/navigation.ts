import { MenuIcon } from '@sanity/icons/Menu';
import { defineType } from '@sanity/types';
import { TYPES } from '../document-types.ts';
import { textField } from './text-field.ts';

/** Seven names of this length stand on one line of a desktop's header. */
const LONGEST_LABEL = 14;

function labelField(name: string, title: string, first: string) {
  const description = `Un mot ou deux, ${LONGEST_LABEL} caractères au plus : les sept liens tiennent sur une ligne.`;
  return textField({
    name,
    title,
    description,
    first,
    max: [LONGEST_LABEL, `${LONGEST_LABEL} caractères au plus.`],
  });
}

/** The names of the seven links of header, menu and footer (shell-2.08 and 2.09 in test/specification.md). */
export const navigation = defineType({
  name: 'navigation',
  title: TYPES.navigation.title,
  type: 'document',
  icon: MenuIcon,
  fields: [
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
