/** Reads the blocks of a page: their own words, and what other documents hold for them. */
import { z } from 'zod';
import { ADDED_ANCHORS } from '../../model/block-anchors.ts';
import { ANCHOR, BLOCKS, type BlockName, isAddedBlock, isBlock } from '../../model/blocks.ts';
import { FIRST_BLOCKS, FIRST_CONTACT_FORM } from '../../model/first-texts.ts';
import { findContactChoices } from '../content/contact-choices.ts';
import { text } from '../content/document-parts.ts';
import { withoutHidden } from '../content/hidden-text.ts';
import { readTexts } from '../content/page-texts.ts';
import { findTeam, type Team } from '../content/team.ts';
import { UNPROMISED_HOME_FORM } from '../content/unpromised-texts.ts';
import type { ContentReader } from '../context.ts';
import type { PageData } from '../structured-data/page-data.ts';
import { findQuestions, type Questions } from './asked-questions.ts';
import { type ChosenProjects, readChosenProjects } from './chosen-projects.ts';
import { type Clients, findClients, type Testimonials } from './clients.ts';
import {
  type AgencyStory,
  type BlockParts,
  type Features,
  type HowItWorks,
  type Introduction,
  type Offers,
  readAgencyStory,
  readFeatures,
  readHowItWorks,
  readIntroduction,
  readOffers,
} from './own-blocks.ts';
import {
  type Callout,
  type EmbedBlock,
  type EventFacts,
  type FigureList,
  type FilmBlock,
  type LatestPosts,
  type PackageList,
  type PictureGallery,
  type PictureText,
  readCallout,
  readEmbedBlock,
  readEventFacts,
  readFigureList,
  readFilmBlock,
  readLatestPosts,
  readPackageList,
  readPictureGallery,
  readPictureText,
  readWrittenText,
  type WrittenText,
} from './read-added-blocks.ts';
import {
  type JobList,
  type LatestProjects,
  type MilestoneList,
  type MissionVision,
  type NewsletterForm,
  type PerkList,
  readJobList,
  readLatestProjects,
  readMilestoneList,
  readMissionVision,
  readNewsletterForm,
  readPerkList,
  readServiceList,
  readValueList,
  readVisitFacts,
  type ServiceList,
  type ValueList,
  type VisitFacts,
} from './read-document-blocks.ts';
import {
  type BeforeAfter,
  type Chart,
  type FrameStrip,
  readBeforeAfter,
  readChart,
  readFrameStrip,
} from './read-proof-blocks.ts';

/** The data that a visitor's browser gets of a block, by its kind. */
type Contents = {
  writtenText: WrittenText;
  pictureText: PictureText;
  pictureGallery: PictureGallery;
  beforeAfter: BeforeAfter;
  frameStrip: FrameStrip;
  chart: Chart;
  embed: EmbedBlock;
  figureList: FigureList;
  packageList: PackageList;
  latestPosts: LatestPosts;
  eventFacts: EventFacts;
  callout: Callout;
  film: FilmBlock;
  missionVision: MissionVision;
  milestoneList: MilestoneList;
  valueList: ValueList;
  jobList: JobList;
  perkList: PerkList;
  serviceList: ServiceList;
  latestProjects: LatestProjects;
  visitFacts: VisitFacts;
  newsletterForm: NewsletterForm;
  introduction: Introduction;
  chosenProjects: ChosenProjects;
  clientLogos: Clients;
  features: Features;
  offers: Offers;
  agencyStory: AgencyStory;
  howItWorks: HowItWorks;
  clientVoices: Testimonials;
  teamPortraits: Team;
  questionList: Questions;
  contactForm: { title: string; formTitle: string; budgets: readonly string[] };
};

/** A block as it is shown, of some kinds. */
export type BlockOf<Kind extends BlockName> = {
  [Each in Kind]: Contents[Each] & {
    kind: Each;
    /** The id that an editor gave the block, or the usual one of a block that editors add. */
    anchor?: string;
  };
}[Kind];

export type Block = BlockOf<BlockName>;

/**
 * A block at its place on a page. A block that shows another document has fields of its own on pages with a list of
 * blocks.
 */
export type PlacedBlock = { kind: BlockName; part: BlockParts | undefined };

/** The source of content that blocks do not hold themselves. */
type Source = {
  content: ContentReader;
  shared: SharedContent;
  /** The time to an answer that the agency promises. */
  response: string | undefined;
  /** The titles of the contact of a home page from before there was a list. */
  contact?: { title: string | undefined; formTitle: string | undefined };
};

/** The documents of the agency that several pages show. */
export type SharedContent = {
  clients?: Clients;
  testimonials?: Testimonials;
  team?: Team;
  questions?: Questions;
  budgets?: readonly string[];
};

/** @throws what the content client throws when the service does not answer. */
export async function findShared(content: ContentReader): Promise<SharedContent> {
  const [clients, team, questions, { budget: budgets }] = await Promise.all([
    findClients(content),
    findTeam(content),
    findQuestions(content),
    findContactChoices(content),
  ]);
  return { ...clients, team, questions, budgets };
}

/** Returns the blocks of a list that are of a kind we know; the others, and what a page may not have twice, are reported. */
export function placedIn(sections: readonly BlockParts[]): PlacedBlock[] {
  const seen = new Set<BlockName>();
  return sections.flatMap((part) => {
    const kind = part.one('_type', text) ?? '';
    if (!isBlock(kind)) {
      part.report(`no block is called ${JSON.stringify(kind)}`);
      return [];
    }
    if (seen.has(kind) && 'once' in BLOCKS[kind]) {
      part.report(`a page has one ${kind} at most`);
      return [];
    }
    seen.add(kind);
    return [{ kind, part }];
  });
}

/** An anchor without the marks that a text of a preview holds, and no id may. */
const anchorText = z.string().transform(withoutHidden).pipe(z.string().regex(ANCHOR));

/** Reads the blocks in their order, without those that have nothing to show. */
export async function readBlocks(placed: readonly PlacedBlock[], source: Source): Promise<Block[]> {
  const blocks = await Promise.all(
    placed.map(async ({ kind, part }) => {
      const block = await READERS[kind](part, source);
      const usual = isAddedBlock(kind) ? ADDED_ANCHORS[kind] : undefined;
      const anchor = part?.one('anchor', anchorText) ?? usual;
      return block && anchor ? { ...block, anchor } : block;
    }),
  );
  return blocks.flatMap((block) => block ?? []);
}

type Reader = (
  part: BlockParts | undefined,
  source: Source,
) => Block | undefined | Promise<Block | undefined>;

const READERS: Readonly<Record<BlockName, Reader>> = {
  introduction: (part) => of('introduction', part && readIntroduction(part)),
  chosenProjects: async (part, { content }) =>
    of('chosenProjects', part && readChosenProjects(content, part)),
  clientLogos: (part, { shared }) => of('clientLogos', retitled(shared.clients, part)),
  features: (part) => of('features', part && readFeatures(part)),
  offers: (part) => of('offers', part && readOffers(part)),
  agencyStory: (part) => of('agencyStory', part && readAgencyStory(part)),
  howItWorks: (part) => of('howItWorks', part && readHowItWorks(part)),
  clientVoices: (part, { shared }) => of('clientVoices', retitled(shared.testimonials, part)),
  teamPortraits: (part, { shared }) => of('teamPortraits', retitled(shared.team, part)),
  questionList: (part, { shared }) => of('questionList', retitled(shared.questions, part)),
  contactForm: (part, { content, shared, response, contact }) => {
    const title = part?.one('title', text) ?? contact?.title ?? FIRST_BLOCKS['contactForm.title'];
    const written = { formTitle: part?.one('formTitle', text) ?? contact?.formTitle };
    const { formTitle } = readTexts(
      content,
      'home',
      FIRST_CONTACT_FORM,
      written,
      { délai: response },
      UNPROMISED_HOME_FORM,
    );
    return of('contactForm', { title, formTitle, budgets: shared.budgets ?? [] });
  },
  writtenText: (part, { content }) => of('writtenText', part && readWrittenText(content, part)),
  pictureText: (part, { content }) => of('pictureText', part && readPictureText(content, part)),
  pictureGallery: (part, { content }) =>
    of('pictureGallery', part && readPictureGallery(content, part)),
  beforeAfter: (part, { content }) => of('beforeAfter', part && readBeforeAfter(content, part)),
  frameStrip: (part, { content }) => of('frameStrip', part && readFrameStrip(content, part)),
  chart: (part) => of('chart', part && readChart(part)),
  embed: (part) => of('embed', part && readEmbedBlock(part)),
  figureList: (part) => of('figureList', part && readFigureList(part)),
  packageList: (part) => of('packageList', part && readPackageList(part)),
  latestPosts: async (part, { content }) =>
    of('latestPosts', part && (await readLatestPosts(content, part))),
  eventFacts: (part) => of('eventFacts', part && readEventFacts(part)),
  callout: (part) => of('callout', part && readCallout(part)),
  film: (part, { content }) => of('film', part && readFilmBlock(content, part)),
  missionVision: async (part, { content }) =>
    of('missionVision', part && (await readMissionVision(content, part))),
  milestoneList: async (part, { content }) =>
    of('milestoneList', part && (await readMilestoneList(content, part))),
  valueList: async (part, { content }) =>
    of('valueList', part && (await readValueList(content, part))),
  jobList: async (part, { content }) => of('jobList', part && (await readJobList(content, part))),
  perkList: async (part, { content }) =>
    of('perkList', part && (await readPerkList(content, part))),
  serviceList: async (part, { content }) =>
    of('serviceList', part && (await readServiceList(content, part))),
  latestProjects: async (part, { content }) =>
    of('latestProjects', part && (await readLatestProjects(content, part))),
  visitFacts: async (part, { content }) =>
    of('visitFacts', part && (await readVisitFacts(content, part))),
  newsletterForm: async (part, { content }) =>
    of('newsletterForm', part && (await readNewsletterForm(content, part))),
};

function of<Kind extends BlockName>(kind: Kind, content: Contents[Kind] | undefined) {
  return content && { kind, ...content };
}

/** The content of another document, under the title and the text that an editor wrote for this page. */
function retitled<Content extends { title: string; text?: string }>(
  content: Content | undefined,
  part: BlockParts | undefined,
): Content | undefined {
  if (!content || !part) return content;
  const title = part.one('title', text);
  const ownText = part.one('text', text);
  return { ...content, ...(title && { title }), ...(ownText && { text: ownText }) };
}

/** Returns what blocks tell search engines: the questions that they answer, and the events that they announce. */
export function subjectsOf(blocks: readonly Block[]): Pick<PageData, 'questions' | 'events'> {
  return {
    questions: blocks.flatMap((block) => (block.kind === 'questionList' ? block.all : [])),
    events: blocks.flatMap((block) => (block.kind === 'eventFacts' ? [block] : [])),
  };
}
