/** Reads the home page: its own document, and those of the team, the clients and the questions. */
import { defineQuery } from 'groq';
import type { Choices } from '../../../inbox/forms/choices.ts';
import { fieldsIn, fillFields } from '../../../inbox/forms/text-fields.ts';
import { FIRST_HOME, FIRST_HOME_FORM } from '../../../model/first-texts.ts';
import { SHOWN_PROJECT } from '../../../model/public-documents.ts';
import { inTown, sectorLine } from '../../../model/town-words.ts';
import { findQuestions } from '../../blocks/asked-questions.ts';
import { readChosenProjects } from '../../blocks/chosen-projects.ts';
import { findClients } from '../../blocks/clients.ts';
import {
  type AnnouncedPrice,
  readAgencyStory,
  readFeatures,
  readHowItWorks,
  readIntroduction,
  readOffers,
  readPrices,
  readServicePages,
} from '../../blocks/own-blocks.ts';
import { findContactChoices } from '../../content/contact-choices.ts';
import type { HOME_QUERY_RESULT } from '../../content/content.generated.ts';
import { lines, type Parts, readParts, text } from '../../content/document-parts.ts';
import { CLIENT } from '../../content/linked-names.ts';
import { reportMissing } from '../../content/missing-documents.ts';
import { readTexts } from '../../content/page-texts.ts';
import { readSocialImage } from '../../content/read-social-image.ts';
import { startingPrice, withTaxes } from '../../content/services/service-price.ts';
import { findOpeningWords, type OpeningWords } from '../../content/settings.ts';
import { findTeam } from '../../content/team.ts';
import { UNPROMISED_HOME_FORM } from '../../content/unpromised-texts.ts';
import type { ContentReader } from '../../context.ts';

const HOME_QUERY = defineQuery(`*[_type == "home" && _id == "home"][0]{
  heroTitle,
  heroText,
  heroPrimaryAction,
  heroSecondaryAction,
  introduction,
  "announcedServices": introduction.services[]->{_id, title, slug, status, "entry": packages[0]{priceRange, timeline}},
  projects,
  "projectDocuments": projects.list[]->{
    _id, title, slug, status, publishDate, tags, metrics, ${CLIENT},
    coverImage{asset, crop, hotspot, "color": asset->metadata.palette.dominant.background}
  },
  features,
  services,
  "servicePages": services.list[].service->{_id, slug, status},
  content,
  howItWorks,
  contactTitle,
  formTitle,
  seoTitle,
  seoDescription,
  socialImage{asset, crop, hotspot, alt}
}`);

/** Whether /work has anything to show: a door to an empty page is none. */
const HAS_WORK_QUERY = defineQuery(`count(*[_type == "portfolio" && ${SHOWN_PROJECT}][0...1]) > 0`);

/** A section that is undefined is not shown. */
export type Home = ReturnType<typeof readHome> & Elsewhere;

/** The sections that come from documents other pages read too. */
type Elsewhere = Awaited<ReturnType<typeof findClients>> & {
  projects?: Awaited<ReturnType<typeof readChosenProjects>>;
  team?: Awaited<ReturnType<typeof findTeam>>;
  questions?: Awaited<ReturnType<typeof findQuestions>>;
  budgets?: Choices['budget'];
};

/**
 * What an editor emptied of the opening and the contact is what the site said on its first day; a
 * section with nothing in it is left out.
 *
 * @throws what the content client throws when the service does not answer.
 */
export async function findHome(content: ContentReader): Promise<Home> {
  const [document, hasWork, words, choices, clients, team, questions] = await Promise.all([
    content.client.fetch(HOME_QUERY),
    content.client.fetch(HAS_WORK_QUERY),
    findOpeningWords(content),
    findContactChoices(content),
    findClients(content),
    findTeam(content),
    findQuestions(content),
  ]);
  if (!document) reportMissing(content, 'home');
  const home = readHome(content, document ?? {}, words, hasWork);
  const projects = document ? await readChosenProjects(content, document) : undefined;
  return { ...home, budgets: choices.budget, projects, ...clients, team, questions };
}

/** The texts of the home page while the content service does not answer. */
export function homeWithoutContent(content: ContentReader): Home {
  return readHome(content, {}, {});
}

function readHome(
  content: ContentReader,
  fields: Partial<NonNullable<HOME_QUERY_RESULT>>,
  { response, trade, city }: OpeningWords,
  hasWork = true,
) {
  const parts = readParts(content, fields, { type: 'home', id: 'home' });
  const introduction = parts.inside('introduction');
  const features = parts.inside('features');
  const services = parts.inside('services');
  const story = parts.inside('content');
  const howItWorks = parts.inside('howItWorks');
  const prices = readPrices(parts, introduction);
  return {
    heroTitle: parts.one('heroTitle', lines) ?? firstTitle({ trade, city }),
    heroText: readHeroText(parts, prices) ?? OPENING.text,
    heroPrimaryAction: parts.one('heroPrimaryAction', text) ?? FIRST_HOME.heroPrimaryAction,
    heroSecondaryAction: hasWork
      ? (parts.one('heroSecondaryAction', text) ?? FIRST_HOME.heroSecondaryAction)
      : undefined,
    introduction: introduction && readIntroduction(introduction, prices),
    features: features && readFeatures(features),
    services: services && readOffers(services, readServicePages(parts)),
    content: story && readAgencyStory(story),
    howItWorks: howItWorks && readHowItWorks(howItWorks),
    contactTitle: parts.one('contactTitle', text) ?? FIRST_HOME.contactTitle,
    ...readTexts(
      content,
      'home',
      FIRST_HOME_FORM,
      fields,
      { délai: response },
      UNPROMISED_HOME_FORM,
    ),
    seoTitle: parts.one('seoTitle', text) ?? sectorLine({ trade, city }),
    seoDescription: parts.one('seoDescription', text),
    socialImage: readSocialImage(content, parts),
  };
}

/** What opens the page while the agency has entered neither words of its own nor its trade. */
const OPENING = {
  title: 'Parlons de votre projet',
  text: 'Ce que vous voulez dire, montrer et vendre\u00a0: commençons par en parler.',
};

/** The longest line of the opening's title on the narrowest telephone, in characters. */
const TITLE_LINE = 14;

/** The title that the agency's trade and town make, in lines; words for any agency while no trade is entered. */
function firstTitle({ trade, city }: Omit<OpeningWords, 'response'>): string[] {
  const folded: string[] = [];
  for (const word of (trade ?? OPENING.title).split(/\s+/)) {
    const longer = `${folded.at(-1)} ${word}`;
    if (folded.length === 0 || longer.length > TITLE_LINE) folded.push(word);
    else folded[folded.length - 1] = longer;
  }
  return trade && city ? [...folded, inTown(city)] : folded;
}

/** The opening text with the price and the delay of the first announced service in it; undefined when it names what none has. */
function readHeroText(
  parts: Parts<Partial<NonNullable<HOME_QUERY_RESULT>>>,
  [first]: readonly AnnouncedPrice[],
): string | undefined {
  const written = parts.one('heroText', text);
  if (!written) return undefined;
  const values = { prix: first && priceOf(first), livraison: first?.timeline };
  const filled = fillFields(written, values);
  const [missing] = fieldsIn(filled, ['prix', 'livraison']).filter(({ name }) => name);
  if (missing) parts.report(`no announced service has what stands for ${missing.written}`);
  return missing ? undefined : filled;
}

/** `30 000 DH TTC`, to stand after « dès ». */
function priceOf({ price }: AnnouncedPrice): string {
  const { amount, taxes } = withTaxes(startingPrice(price)?.text ?? price);
  return [amount, taxes].filter(Boolean).join('\u00a0');
}
