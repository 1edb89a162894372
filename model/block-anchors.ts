/** The ids of blocks for which an editor wrote no anchor. The first are in every page's script, and the others in data of pages. */
import type { AddedBlockName, BlockName } from './blocks.ts';

/** The anchors of the blocks of the first home page. */
export const FIRST_ANCHORS: { readonly [Kind in BlockName]?: string } = {
  introduction: 'introduction',
  chosenProjects: 'projects',
  clientLogos: 'clients',
  features: 'features',
  offers: 'services',
  agencyStory: 'content',
  howItWorks: 'how-it-works',
  clientVoices: 'testimonials',
  teamPortraits: 'team',
  questionList: 'faq',
  contactForm: 'contact',
} satisfies Record<Exclude<BlockName, AddedBlockName>, string>;

/** The anchors of the blocks that editors add. */
export const ADDED_ANCHORS: Readonly<Record<AddedBlockName, string>> = {
  writtenText: 'texte',
  pictureText: 'image',
  pictureGallery: 'galerie',
  film: 'film',
  beforeAfter: 'avant-apres',
  frameStrip: 'planche',
  chart: 'graphique',
  embed: 'ailleurs',
  figureList: 'chiffres',
  missionVision: 'mission',
  milestoneList: 'histoire',
  valueList: 'valeurs',
  jobList: 'postes',
  perkList: 'avantages',
  serviceList: 'tarifs',
  packageList: 'formules',
  latestProjects: 'projets',
  latestPosts: 'articles',
  visitFacts: 'visite',
  newsletterForm: 'newsletter',
  eventFacts: 'rendez-vous',
  callout: 'appel',
};
