/** The first steps of an agency that starts without content: what a visitor would miss first, in the order to write it. */

import type { DocumentType } from '../../model/document-types.ts';
import { PARTS } from '../../staff/desk-addresses.ts';

type Step = {
  title: string;
  /** The page or section that visitors will see. */
  about: string;
  type: DocumentType;
  /** Whether there is one document of the type, whose id is its type. */
  isOnly?: true;
  /** The GROQ condition under which the step is done; absent: the document is published. */
  when?: string;
  /** The words of the button by which a person puts it aside; absent where no agency does without. */
  aside?: string;
};

/** Whether a section of the home page has words of the agency; one that shows another document has none. */
const COMPOSED =
  'count(sections[defined(verbs) || defined(lead) || count(list) > 0 || count(benefits) > 0 || count(steps) > 0]) > 0';

const STEPS = {
  settings: {
    title: 'Dites qui vous êtes et où vous joindre',
    about: 'Nom, adresse, téléphone, horaires\u00a0: en haut et en bas de chaque page.',
    type: 'settings',
    isOnly: true,
    when: 'defined(agencyName) && (defined(email) || defined(phone))',
  },
  service: {
    title: 'Écrivez votre premier service',
    about: 'Ce que vous faites, et ce que cela coûte.',
    type: 'service',
  },
  portfolio: {
    title: 'Ajoutez un projet',
    about: 'La page Travaux attend sa première étude de cas.',
    type: 'portfolio',
    aside: 'Pas pour nous',
  },
  team: {
    title: 'Présentez l’équipe',
    about: 'Des noms et des visages, sur l’accueil et la page À propos.',
    type: 'team',
    isOnly: true,
    when: 'count(members) > 0',
  },
  home: {
    title: 'Composez la page d’accueil',
    about: 'Votre promesse, vos métiers, votre méthode.',
    type: 'home',
    isOnly: true,
    // The setup leaves these texts of the home page empty.
    when: `count([heroTitle, heroText, introduction, services, content, howItWorks][defined(@)]) > 0 || ${COMPOSED}`,
  },
  about: {
    title: 'Racontez l’agence',
    about: 'Sa mission, ses étapes, ses chiffres.',
    type: 'about',
    isOnly: true,
    when: 'count([title, introduction, mission, vision, milestones][defined(@)]) > 0',
  },
  clients: {
    title: 'Montrez qui vous fait confiance',
    about: 'Des logos, ou les mots d’un client\u00a0: la page d’accueil attend les premiers.',
    type: 'clients',
    isOnly: true,
    when: 'count(logos) > 0 || count(testimonials) > 0',
    aside: 'Pas pour nous',
  },
  questions: {
    title: 'Répondez aux questions que l’on vous pose',
    about: 'Celles d’avant le premier appel, sur la page d’accueil.',
    type: 'questions',
    isOnly: true,
    when: 'count(faqs) > 0',
    aside: 'Pas pour nous',
  },
  legal: {
    title: 'Faites vôtres les informations légales',
    about: 'Relisez les conditions de vente, qui partent d’un modèle, puis changez la version.',
    type: 'legal',
    isOnly: true,
    // The setup writes this version; an editor changes it together with the texts.
    when: 'coalesce(version, "") != "1.0"',
    aside: 'C’est fait',
  },
  blogPost: {
    title: 'Signez un premier article',
    about: 'Le blog, les flux et la newsletter partent de là.',
    type: 'blogPost',
    aside: 'Pas pour nous',
  },
} as const satisfies Readonly<Record<string, Step>>;

type StepName = keyof typeof STEPS;

/** The state of each step, and the id of its draft, if there is one. */
export type StepsTaken = Readonly<Record<StepName, { done: boolean; draft: string | null }>>;

const ALL: readonly Step[] = Object.values(STEPS);

/** Asks for `StepsTaken`, in GROQ, of all documents with their drafts. */
export const STEPS_TAKEN = `{${ALL.map(
  ({ type, when = 'true' }) => `"${type}": {
    "done": count(*[_type == "${type}" && !(_id in path("drafts.**")) && !(_id in path("versions.**")) && ${when}][0...1]) > 0,
    "draft": *[_type == "${type}" && _id in path("drafts.**")][0]._id
  }`,
).join(',\n')}}`;

export type NextStep = Pick<Step, 'title' | 'about' | 'aside'> & { name: StepName; href: string };

/** Lists the unfinished steps. Each leads to the form of a new document, or to its draft. */
export function nextSteps(taken: StepsTaken): NextStep[] {
  const names = Object.keys(STEPS).filter(isStep);
  return names
    .filter((name) => !taken[name].done)
    .map((name) => {
      const step: Step = STEPS[name];
      const { title, about, aside } = step;
      return { name, title, about, aside, href: formOf(step, taken[name].draft) };
    });
}

function isStep(name: string): name is StepName {
  return Object.hasOwn(STEPS, name);
}

function formOf({ type, isOnly }: Step, draft: string | null): string {
  const intents = `${PARTS.content.address}/intent`;
  const id = isOnly ? type : draft?.replace(/^drafts\./, '');
  return id
    ? `${intents}/edit/id=${encodeURIComponent(id)};type=${type}/`
    : `${intents}/create/type=${type}/`;
}
