import { StarIcon } from '@sanity/icons/Star';
import { defineType } from '@sanity/types';
import { BLOCKS } from '../../blocks.ts';
import { FIRST_BLOCKS } from '../../first-texts.ts';
import { blockFields, blockPreview } from '../block-fields.ts';
import { measuredProjects } from '../measured-projects.ts';
import { relatedField } from '../related-field.ts';
import { textField } from '../text-field.ts';

const PROJECTS_MAX = 3;

/** Case studies with their figures, a section of the home page: without any, the page does without the section. */
export const chosenProjects = defineType({
  name: 'chosenProjects',
  title: BLOCKS.chosenProjects.title,
  type: 'object',
  icon: StarIcon,
  fields: [
    textField({
      name: 'title',
      title: 'Titre',
      description: 'Quelques mots en grand : « Trois projets et leurs résultats. »',
      first: FIRST_BLOCKS['chosenProjects.title'],
      max: [60, 'Soixante caractères au plus.'],
    }),
    textField({
      name: 'text',
      title: 'Texte',
      description: 'Une phrase ou deux, à côté du titre.',
      rows: 2,
      max: [160, 'Cent soixante caractères au plus.'],
    }),
    relatedField({
      name: 'list',
      title: 'Projets',
      description: `${PROJECTS_MAX} projets au plus, dans l’ordre de la page. Le chiffre est le premier des « Chiffres mesurés » de l’étude. Sans projet, cette partie n’est pas sur la page.`,
      to: ['portfolio', 'Étude de cas'],
      noun: 'projet',
      max: PROJECTS_MAX,
      rules: measuredProjects,
    }),
    ...blockFields,
  ],
  preview: blockPreview('chosenProjects'),
});
