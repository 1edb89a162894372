/** Reads the home page: its own document, and those of the team, the clients and the questions. */
import { defineQuery } from 'groq';
import type { HOME_QUERY_RESULT } from '../../content/content.generated.ts';
import { readParts, text } from '../../content/document-parts.ts';
import { FIRST_HOME_FORM } from '../../content/first-texts.ts';
import {
  lines,
  readAgencyStory,
  readFeatures,
  readHowItWorks,
  readIntroduction,
  readOffers,
  readServicePages,
} from '../../content/home-sections.ts';
import { readTexts } from '../../content/page-texts.ts';
import { readSocialImage } from '../../content/read-social-image.ts';
import { findResponse, RESPONSE_WITHOUT_CONTENT } from '../../content/settings.ts';
import { findTeam } from '../../content/team.ts';
import type { ContentReader } from '../../context.ts';
import { findClients } from './clients.ts';
import { findQuestions } from './questions.ts';

const HOME_QUERY = defineQuery(`*[_type == "home" && _id == "home"][0]{
  heroTitle,
  heroText,
  heroPrimaryAction,
  heroSecondaryAction,
  introduction,
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

/** A section that is undefined is not shown. */
export type Home = ReturnType<typeof readHome> & Elsewhere;

/** The sections that come from documents other pages read too. */
type Elsewhere = Awaited<ReturnType<typeof findClients>> & {
  team?: Awaited<ReturnType<typeof findTeam>>;
  questions?: Awaited<ReturnType<typeof findQuestions>>;
};

/**
 * What an editor emptied of the opening and the contact is what the site said on its first day; a
 * section with nothing in it is left out.
 *
 * @throws what the content client throws when the service does not answer.
 */
export async function findHome(content: ContentReader): Promise<Home> {
  const [document, response, clients, team, questions] = await Promise.all([
    content.client.fetch(HOME_QUERY),
    findResponse(content),
    findClients(content),
    findTeam(content),
    findQuestions(content),
  ]);
  if (!document) content.warn('the home document is missing', { id: 'home' });
  return { ...readHome(content, document ?? {}, response), ...clients, team, questions };
}

/** The texts of the home page while the content service does not answer. */
export function homeWithoutContent(content: ContentReader): Home {
  return readHome(content, {}, RESPONSE_WITHOUT_CONTENT);
}

function readHome(
  content: ContentReader,
  fields: Partial<NonNullable<HOME_QUERY_RESULT>>,
  response: string,
) {
  const parts = readParts(content, fields, { type: 'home', id: 'home' });
  const introduction = parts.inside('introduction');
  const features = parts.inside('features');
  const services = parts.inside('services');
  const story = parts.inside('content');
  const howItWorks = parts.inside('howItWorks');
  return {
    heroTitle: parts.one('heroTitle', lines) ?? [
      'Le marketing',
      'digital, taillé',
      'pièce à pièce',
      'à Casablanca',
    ],
    heroText: parts.one('heroText', text) ?? 'Une agence de marketing digital à Casablanca.',
    heroPrimaryAction: parts.one('heroPrimaryAction', text) ?? 'Parler à un expert',
    heroSecondaryAction: parts.one('heroSecondaryAction', text) ?? 'Voir le portfolio',
    introduction: introduction && readIntroduction(introduction),
    features: features && readFeatures(features),
    services: services && readOffers(services, readServicePages(parts)),
    content: story && readAgencyStory(story),
    howItWorks: howItWorks && readHowItWorks(howItWorks),
    contactTitle: parts.one('contactTitle', text) ?? 'Racontez-nous votre projet.',
    ...readTexts(content, 'home', FIRST_HOME_FORM, fields, { délai: response }),
    seoTitle: parts.one('seoTitle', text),
    seoDescription: parts.one('seoDescription', text),
    socialImage: readSocialImage(content, parts),
  };
}
