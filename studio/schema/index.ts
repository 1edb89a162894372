/** The content model: what the studio edits, what queries are typed from, what the demo content is checked against. */
import type { SchemaTypeDefinition } from '@sanity/types';
import { about } from './about.ts';
import { agencyStory } from './agency-story.ts';
import { agencyValue } from './agency-value.ts';
import { announcement } from './announcement.ts';
import { answerFigure } from './answer-figure.ts';
import { benefit } from './benefit.ts';
import { blog } from './blog.ts';
import { blogPost } from './blog-post.ts';
import { callToAction } from './call-to-action.ts';
import { careers } from './careers.ts';
import { claims } from './claims.ts';
import { clientFigures } from './client-figures.ts';
import { clientLogo } from './client-logo.ts';
import { clients } from './clients.ts';
import { codeBlock } from './code-block.ts';
import { faq } from './faq.ts';
import { features } from './features.ts';
import { galleryItem } from './gallery-item.ts';
import { home } from './home.ts';
import { howItWorks } from './how-it-works.ts';
import { introduction } from './introduction.ts';
import { jobPosting } from './job-posting.ts';
import { legal } from './legal.ts';
import { legalText } from './legal-text.ts';
import { metric } from './metric.ts';
import { milestone } from './milestone.ts';
import { navigation } from './navigation.ts';
import { offer } from './offer.ts';
import { offers } from './offers.ts';
import { openingException } from './opening-exception.ts';
import { openingHours } from './opening-hours.ts';
import { perk } from './perk.ts';
import { portfolio } from './portfolio.ts';
import { processStep } from './process-step.ts';
import { questions } from './questions.ts';
import { redirect } from './redirect.ts';
import { richText } from './rich-text.ts';
import { salaryRange } from './salary-range.ts';
import { service } from './service.ts';
import { servicePackage } from './service-package.ts';
import { settings } from './settings.ts';
import { socialLink } from './social-link.ts';
import { table, tableRow } from './table.ts';
import { team } from './team.ts';
import { teamMember } from './team-member.ts';
import { testimonial } from './testimonial.ts';
import { video } from './video.ts';
import { whatsapp } from './whatsapp.ts';
import { whatsappMessage } from './whatsapp-message.ts';
import { whatsappSuggestions } from './whatsapp-suggestions.ts';
import { workStep } from './work-step.ts';

/** Documents of which there is one, with the type's name as its id: the desk offers no second one. */
export const SINGLETONS = [
  'settings',
  'navigation',
  'home',
  'about',
  'team',
  'clients',
  'questions',
  'legal',
  'whatsapp',
  'careers',
  'blog',
] as const;

export const schemaTypes: SchemaTypeDefinition[] = [
  portfolio,
  service,
  blogPost,
  jobPosting,
  redirect,
  settings,
  navigation,
  home,
  about,
  team,
  clients,
  questions,
  legal,
  whatsapp,
  careers,
  blog,
  agencyStory,
  agencyValue,
  announcement,
  answerFigure,
  benefit,
  callToAction,
  claims,
  clientFigures,
  clientLogo,
  codeBlock,
  faq,
  features,
  galleryItem,
  howItWorks,
  introduction,
  legalText,
  metric,
  milestone,
  offer,
  offers,
  openingException,
  openingHours,
  perk,
  processStep,
  richText,
  salaryRange,
  servicePackage,
  socialLink,
  table,
  tableRow,
  teamMember,
  testimonial,
  video,
  whatsappMessage,
  whatsappSuggestions,
  workStep,
];
