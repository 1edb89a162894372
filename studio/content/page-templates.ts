/** Templates that a page an editor makes may begin with. */
import { BulbOutlineIcon } from '@sanity/icons/BulbOutline';
import { CalendarIcon } from '@sanity/icons/Calendar';
import { DocumentIcon } from '@sanity/icons/Document';
import { PinIcon } from '@sanity/icons/Pin';
import type { Template } from 'sanity';
import type { BlockName } from '../../model/blocks.ts';

type Section = { _type: BlockName; [field: string]: unknown };

type Beginning = Pick<Template, 'title' | 'description' | 'icon'> & {
  /** The words of the button in the opening. */
  action?: string;
  sections: Section[];
};

/** The templates of pages. The first has the type's own name, and so is the default for a new page. */
const PAGES = {
  page: {
    title: 'Page simple',
    description: 'Un titre et un texte.',
    icon: DocumentIcon,
    sections: [{ _type: 'writtenText' }],
  },
  'page-atterrissage': {
    title: 'Page d’atterrissage',
    description: 'Une offre, ce qu’elle apporte, et un formulaire.',
    icon: BulbOutlineIcon,
    action: 'Nous écrire',
    sections: [
      { _type: 'pictureText', title: 'Les bénéfices pour vous', side: 'left' },
      { _type: 'clientVoices' },
      { _type: 'questionList' },
      { _type: 'contactForm' },
    ],
  },
  'page-ville': {
    title: 'Agence d’une ville',
    description: 'Une adresse, une équipe, et de quoi écrire.',
    icon: PinIcon,
    action: 'Nous écrire',
    sections: [
      { _type: 'pictureText', title: 'Où nous trouver', side: 'right' },
      { _type: 'teamPortraits' },
      { _type: 'clientLogos' },
      { _type: 'contactForm' },
    ],
  },
  'page-evenement': {
    title: 'Événement',
    description: 'Une date, un lieu, un programme, et comment s’inscrire.',
    icon: CalendarIcon,
    action: 'Réserver une place',
    sections: [
      { _type: 'eventFacts', action: 'Réserver une place' },
      { _type: 'writtenText', title: 'Au programme', anchor: 'programme' },
      { _type: 'callout', title: 'On vous garde une place\u202f?', action: 'Réserver une place' },
    ],
  },
} satisfies Record<string, Beginning>;

/** Gives the templates of pages in the place of the one that the Studio makes of each type. */
export function withPages(templates: Template[]): Template[] {
  return [
    ...templates.filter(({ id }) => !(id in PAGES)),
    ...Object.entries(PAGES).map(([id, { sections, ...page }]) => ({
      id,
      title: page.title,
      description: page.description,
      icon: page.icon,
      schemaType: 'page',
      value: {
        listed: true,
        ...('action' in page && { action: page.action }),
        sections: sections.map((section) => ({ ...section, _key: section._type })),
      },
    })),
  ];
}
