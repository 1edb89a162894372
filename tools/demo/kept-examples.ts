/**
 * The demo's pages as another agency keeps them for examples: without what the demo agency says of itself. Figures, promises, subjects
 * and budgets are left out, and the sentences that named them are plainer. `server/setup/apply.ts` writes what differs.
 */
import { FIRST_APPLICATIONS } from '../../model/first-texts.ts';
import { about } from './documents/about.ts';
import { careers } from './documents/careers.ts';
import { clients } from './documents/clients.ts';
import { contact } from './documents/contact.ts';
import { home } from './documents/home.ts';
import { newsletter } from './documents/newsletter.ts';
import { questions } from './documents/questions.ts';
import { work } from './documents/work.ts';

/** A figure, in digits or of the kinds that the demo writes in letters. */
const FIGURE = /\d|trois mois|six mois|moins de deux|du mois/i;

const { subjects: _subjects, budgets: _budgets, ...keptContact } = contact;
const { figures: _figures, ...keptClients } = clients;
const { sectors: _sectors, ...keptAbout } = about;
const { satisfiedClients: _satisfied, ...keptWork } = work;
const { introduction, features, howItWorks, ...keptHome } = home;
const {
  title: _title,
  introduction: _introduction,
  confirmText: _confirmText,
  seoTitle: _seoTitle,
  seoDescription: _seoDescription,
  ...keptNewsletter
} = newsletter;

export const keptExamples = [
  keptContact,
  keptClients,
  keptAbout,
  {
    ...keptWork,
    seoDescription:
      'Reels, films, sites et identités : chaque projet avec son défi, sa solution et ses résultats.',
  },
  {
    ...keptHome,
    heroText: 'Nous filmons, écrivons et codons ce qui vous amène des clients.',
    introduction: { ...introduction, text: 'Ce que nous faisons, et ce que cela coûte.' },
    features: {
      ...features,
      benefits: features?.benefits?.filter(({ title, text }) => !FIGURE.test(`${title} ${text}`)),
    },
    howItWorks: {
      ...howItWorks,
      steps: howItWorks?.steps?.map((step) => ({
        ...step,
        details: step.details?.filter((detail) => !FIGURE.test(detail)),
      })),
    },
  },
  keptNewsletter,
  {
    ...careers,
    ...FIRST_APPLICATIONS,
    perks: careers.perks?.filter(({ text }) => !FIGURE.test(text ?? '')),
    seoDescription: 'Postes ouverts en vidéo, web, stratégie et contenu.',
  },
  {
    ...questions,
    faqs: questions.faqs?.flatMap(({ figures: _, ...faq }) =>
      FIGURE.test(faq.answer ?? '') ? [] : [faq],
    ),
  },
];
