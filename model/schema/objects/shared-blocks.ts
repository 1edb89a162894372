/** Blocks with another document's content: here they have their titles and their position. */
import { BlockquoteIcon } from '@sanity/icons/Blockquote';
import { BulbOutlineIcon } from '@sanity/icons/BulbOutline';
import { CaseIcon } from '@sanity/icons/Case';
import { ClockIcon } from '@sanity/icons/Clock';
import { EnvelopeIcon } from '@sanity/icons/Envelope';
import { HeartIcon } from '@sanity/icons/Heart';
import { HelpCircleIcon } from '@sanity/icons/HelpCircle';
import { ImagesIcon } from '@sanity/icons/Images';
import { PinIcon } from '@sanity/icons/Pin';
import { ProjectsIcon } from '@sanity/icons/Projects';
import { RocketIcon } from '@sanity/icons/Rocket';
import { TagsIcon } from '@sanity/icons/Tags';
import { UsersIcon } from '@sanity/icons/Users';
import { defineField, defineType } from '@sanity/types';
import { BLOCKS, type BlockName } from '../../blocks.ts';
import { TYPES } from '../../document-types.ts';
import { FIRST_BLOCKS, FIRST_CONTACT_FORM } from '../../first-texts.ts';
import { blockFields, blockPreview } from '../block-fields.ts';
import { textField } from '../text-field.ts';

type Shared = {
  icon: typeof UsersIcon;
  /** The fields that an editor may override on this page, with the largest length of each in characters. */
  title?: number;
  text?: number;
  /** The document with the content, by its name in lists; or the nature of the title, in words. */
  from: string;
  fields?: ReturnType<typeof defineField>[];
};

/** A block that shows another document's content, with a title and a text for this page. */
function sharedBlock<Name extends BlockName>(name: Name, shared: Shared) {
  const { icon, title, text, from, fields = [] } = shared;
  const description = `Sur cette page. Sans rien ici, c’est ${from}.`;
  return defineType({
    name,
    title: BLOCKS[name].title,
    type: 'object',
    icon,
    fields: [
      ...(title
        ? [textField({ name: 'title', title: 'Titre', description, max: longest(title) })]
        : []),
      ...(text
        ? [textField({ name: 'text', title: 'Texte', description, rows: 2, max: longest(text) })]
        : []),
      ...fields,
      ...blockFields,
    ],
    preview: blockPreview(name),
  });
}

function longest(characters: number): [number, string] {
  return [characters, `${characters} caractères au plus.`];
}

/** `celui de « Équipe »` */
function thatOf({ list }: { list: string }): string {
  return `celui de «\u00a0${list}\u00a0»`;
}

export const clientLogos = sharedBlock('clientLogos', {
  icon: ImagesIcon,
  title: 60,
  text: 80,
  from: thatOf(TYPES.clients),
});

export const clientVoices = sharedBlock('clientVoices', {
  icon: BlockquoteIcon,
  title: 60,
  from: thatOf(TYPES.clients),
});

export const teamPortraits = sharedBlock('teamPortraits', {
  icon: UsersIcon,
  title: 60,
  text: 200,
  from: thatOf(TYPES.team),
});

export const questionList = sharedBlock('questionList', {
  icon: HelpCircleIcon,
  title: 80,
  text: 160,
  from: thatOf(TYPES.questions),
});

export const missionVision = sharedBlock('missionVision', {
  icon: BulbOutlineIcon,
  from: thatOf(TYPES.about),
});

export const milestoneList = sharedBlock('milestoneList', {
  icon: ClockIcon,
  title: 60,
  from: thatOf(TYPES.about),
});

export const valueList = sharedBlock('valueList', {
  icon: HeartIcon,
  title: 60,
  from: thatOf(TYPES.about),
});

export const jobList = sharedBlock('jobList', {
  icon: CaseIcon,
  title: 60,
  from: 'leur nombre\u00a0: «\u00a0Trois postes ouverts\u00a0»',
});

export const perkList = sharedBlock('perkList', {
  icon: RocketIcon,
  title: 60,
  from: '«\u00a0Avec chaque poste\u00a0»',
});

export const serviceList = sharedBlock('serviceList', {
  icon: TagsIcon,
  title: 80,
  text: 200,
  from: thatOf(TYPES.services),
});

export const latestProjects = sharedBlock('latestProjects', {
  icon: ProjectsIcon,
  title: 80,
  from: '«\u00a0Déjà livré\u00a0»',
  fields: [
    defineField({
      name: 'service',
      title: 'Service',
      description: 'Sans service, ce sont les trois derniers projets de tous.',
      type: 'reference',
      to: [{ type: 'service' }],
    }),
  ],
});

export const visitFacts = sharedBlock('visitFacts', {
  icon: PinIcon,
  title: 60,
  from: '«\u00a0Nous trouver\u00a0»',
});

export const newsletterForm = sharedBlock('newsletterForm', {
  icon: EnvelopeIcon,
  title: 60,
  text: 300,
  from: thatOf(TYPES.newsletter),
});

export const contactForm = defineType({
  name: 'contactForm',
  title: BLOCKS.contactForm.title,
  type: 'object',
  icon: EnvelopeIcon,
  fields: [
    textField({
      name: 'title',
      title: 'Titre',
      description:
        'Au-dessus des coordonnées. Le délai promis à côté est celui des chiffres de l’agence.',
      first: FIRST_BLOCKS['contactForm.title'],
      max: [60, 'Soixante caractères au plus.'],
    }),
    textField({
      name: 'formTitle',
      title: 'Titre du formulaire',
      description:
        'En haut de la feuille sur laquelle on écrit. {délai} y devient le délai promis dans les réglages ; sans délai promis, la phrase qui le nomme ne paraît pas.',
      first: FIRST_CONTACT_FORM.formTitle,
      fields: ['délai'],
      max: [60, 'Soixante caractères au plus.'],
    }),
    ...blockFields,
  ],
  preview: blockPreview('contactForm'),
});
