import { HomeIcon } from '@sanity/icons/Home';
import { defineField, defineType } from '@sanity/types';
import { blocksOfHome } from '../blocks.ts';
import { TYPES } from '../document-types.ts';
import { FIRST_BLOCKS, FIRST_CONTACT_FORM, FIRST_HOME } from '../first-texts.ts';
import { sectionsField } from './sections-field.ts';
import { seoFields } from './seo-fields.ts';
import { textField } from './text-field.ts';

/** Whether the page is made of a list of sections: the fields from before the list are read no longer. */
const isComposed = ({ document }: { document: Readonly<Record<string, unknown>> | undefined }) =>
  document?.sections !== undefined;

/** A section of the page as it was before pages were made of a list of them: in a tab of its own. */
function section(name: string, title: string, description: string, type: string) {
  return defineField({ name, title, description, type, group: name, hidden: isComposed });
}

/** The promised time to an answer is one of the agency's figures, in its settings. */
const fields = ['délai'];

/** The price and the delay of the first service that the introduction announces. */
const offerFields = ['prix', 'livraison'];

/** The texts only the home page shows; team, clients and questions have their own documents. One document. */
export const home = defineType({
  name: 'home',
  title: TYPES.home.title,
  type: 'document',
  icon: HomeIcon,
  groups: [
    { name: 'hero', title: 'Ouverture', default: true },
    { name: 'sections', title: 'Sections' },
    { name: 'introduction', title: 'Présentation', hidden: isComposed },
    { name: 'projects', title: 'Projets', hidden: isComposed },
    { name: 'features', title: 'Raisons', hidden: isComposed },
    { name: 'services', title: 'Métiers', hidden: isComposed },
    { name: 'content', title: 'Agence', hidden: isComposed },
    { name: 'howItWorks', title: 'Méthode', hidden: isComposed },
    { name: 'contact', title: 'Contact', hidden: isComposed },
    { name: 'seo', title: 'Référencement' },
  ],
  fields: [
    textField({
      name: 'heroTitle',
      title: 'Grand titre',
      description:
        'Une phrase, sans point final : le site le dessine. Un retour à la ligne ici est un retour à la ligne sur grand écran. Sans titre, la page s’ouvre sur le métier et la ville des réglages.',
      rows: 4,
      group: 'hero',
      max: [80, 'Quatre-vingts caractères au plus : le titre occupe tout l’écran.'],
    }),
    textField({
      name: 'heroText',
      title: 'Texte d’ouverture',
      description:
        'Ce que fait l’agence, où, dès quel prix et en combien de temps. {prix} et {livraison} sont ceux du premier des prix annoncés, dans Présentation.',
      rows: 4,
      group: 'hero',
      fields: offerFields,
      max: [260, 'Deux cent soixante caractères au plus.'],
    }),
    textField({
      name: 'heroPrimaryAction',
      title: 'Premier bouton',
      description: 'Il mène à la page Contact.',
      group: 'hero',
      first: FIRST_HOME.heroPrimaryAction,
      max: [30, 'Trente caractères au plus.'],
    }),
    textField({
      name: 'heroSecondaryAction',
      title: 'Second bouton',
      description: 'Il mène à la page Travaux.',
      group: 'hero',
      first: FIRST_HOME.heroSecondaryAction,
      max: [30, 'Trente caractères au plus.'],
    }),
    sectionsField('sections', { first: blocksOfHome() }),
    section(
      'introduction',
      'Présentation',
      'La deuxième partie de la page : quatre verbes, une promesse et des prix. Sans verbe, la page s’en passe.',
      'introduction',
    ),
    section(
      'projects',
      'Projets choisis',
      'Trois projets et leur chiffre. Sans projet choisi, la page s’en passe.',
      'chosenProjects',
    ),
    section(
      'features',
      'Pourquoi nous choisir',
      'Les raisons, sous les chiffres de l’agence. Sans raison, la page s’en passe.',
      'features',
    ),
    section(
      'services',
      'Métiers',
      'Six métiers au plus, chacun avec son dessin. Sans métier, la page s’en passe.',
      'offers',
    ),
    section(
      'content',
      'L’agence',
      'Le texte au-dessus de la ville blanche. Sans accroche ni texte, la page s’en passe.',
      'agencyStory',
    ),
    section(
      'howItWorks',
      'Méthode',
      'Quatre étapes au plus, d’un projet. Sans étape, la page s’en passe.',
      'howItWorks',
    ),
    textField({
      name: 'contactTitle',
      title: 'Titre du contact',
      description:
        'Au-dessus des coordonnées, en bas de la page. Le délai promis à côté est celui des chiffres de l’agence.',
      group: 'contact',
      hidden: isComposed,
      placeholder: FIRST_BLOCKS['contactForm.title'],
    }),
    textField({
      name: 'formTitle',
      title: 'Titre du formulaire',
      description:
        'En haut de la feuille sur laquelle on écrit. {délai} y devient le délai promis dans les réglages ; sans délai promis, la phrase qui le nomme ne paraît pas.',
      group: 'contact',
      hidden: isComposed,
      placeholder: FIRST_CONTACT_FORM.formTitle,
      fields,
      max: [60, 'Soixante caractères au plus.'],
    }),
    ...seoFields('seo', undefined, TYPES.home.page.alsoCalled),
  ],
  preview: {
    select: { subtitle: 'heroTitle' },
    prepare: ({ subtitle }) => ({ title: 'Page d’accueil', subtitle }),
  },
});
