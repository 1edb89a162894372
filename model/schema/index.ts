/** The content model: what the studio edits, what queries are typed from, what the demo content is checked against. */
import type { SchemaTypeDefinition } from '@sanity/types';
import type { BlockName } from '../blocks.ts';
import type { DocumentType } from '../document-types.ts';
import { about } from './about.ts';
import { blog } from './blog.ts';
import { blogPost } from './blog-post.ts';
import { brand } from './brand.ts';
import { careers } from './careers.ts';
import { category } from './category.ts';
import { client } from './client.ts';
import { clients } from './clients.ts';
import { contact } from './contact.ts';
import { home } from './home.ts';
import { jobPosting } from './job-posting.ts';
import { legal } from './legal.ts';
import { navigation } from './navigation.ts';
import { newsletter } from './newsletter.ts';
import { newsletterIssue } from './newsletter-issue.ts';
import { notFound } from './not-found.ts';
import {
  callout,
  embed,
  eventFacts,
  figureList,
  film,
  latestPosts,
  packageList,
  pictureGallery,
  pictureText,
  writtenText,
} from './objects/added-blocks.ts';
import { agencyStory } from './objects/agency-story.ts';
import { agencyValue } from './objects/agency-value.ts';
import { announcement } from './objects/announcement.ts';
import { announcementBar } from './objects/announcement-bar.ts';
import { answerFigure } from './objects/answer-figure.ts';
import {
  articleButton,
  articleEmbed,
  articleGallery,
  articleNote,
  divider,
} from './objects/article-parts.ts';
import { articleText } from './objects/article-text.ts';
import { benefit } from './objects/benefit.ts';
import { brandColor, brandColors } from './objects/brand-colors.ts';
import { callToAction } from './objects/call-to-action.ts';
import { chosenProjects } from './objects/chosen-projects.ts';
import { claims } from './objects/claims.ts';
import { clientFigures } from './objects/client-figures.ts';
import { clientLogo } from './objects/client-logo.ts';
import { codeBlock } from './objects/code-block.ts';
import { credit } from './objects/credit.ts';
import { faq } from './objects/faq.ts';
import { features } from './objects/features.ts';
import { galleryItem } from './objects/gallery-item.ts';
import { howItWorks } from './objects/how-it-works.ts';
import { introduction } from './objects/introduction.ts';
import { legalText } from './objects/legal-text.ts';
import { navColumn, navGroup, navLink, navPage } from './objects/menu-entries.ts';
import { metric } from './objects/metric.ts';
import { milestone } from './objects/milestone.ts';
import { offer } from './objects/offer.ts';
import { offers } from './objects/offers.ts';
import { openingException } from './objects/opening-exception.ts';
import { openingHours } from './objects/opening-hours.ts';
import { perk } from './objects/perk.ts';
import { processStep } from './objects/process-step.ts';
import { beforeAfter, chart, chartBar, frameStrip } from './objects/proof-blocks.ts';
import { richText } from './objects/rich-text.ts';
import { salaryRange } from './objects/salary-range.ts';
import { servicePackage } from './objects/service-package.ts';
import {
  clientLogos,
  clientVoices,
  contactForm,
  jobList,
  latestProjects,
  milestoneList,
  missionVision,
  newsletterForm,
  perkList,
  questionList,
  serviceList,
  teamPortraits,
  valueList,
  visitFacts,
} from './objects/shared-blocks.ts';
import { socialLink } from './objects/social-link.ts';
import { table, tableRow } from './objects/table.ts';
import { teamMember } from './objects/team-member.ts';
import { testimonial } from './objects/testimonial.ts';
import { video } from './objects/video.ts';
import { whatsappMessage } from './objects/whatsapp-message.ts';
import { whatsappSuggestions } from './objects/whatsapp-suggestions.ts';
import { workStep } from './objects/work-step.ts';
import { page } from './page.ts';
import { person } from './person.ts';
import { portfolio } from './portfolio.ts';
import { questions } from './questions.ts';
import { redirect } from './redirect.ts';
import { sentRequest } from './sent-request.ts';
import { service } from './service.ts';
import { services } from './services.ts';
import { settings } from './settings.ts';
import { team } from './team.ts';
import { whatsapp } from './whatsapp.ts';
import { work } from './work.ts';

/** One definition per row of `TYPES`, of the same name. */
const documents = {
  portfolio,
  service,
  blogPost,
  jobPosting,
  newsletterIssue,
  page,
  person,
  client,
  category,
  redirect,
  settings,
  brand,
  navigation,
  home,
  work,
  services,
  about,
  contact,
  newsletter,
  notFound,
  sentRequest,
  team,
  clients,
  questions,
  legal,
  whatsapp,
  careers,
  blog,
} satisfies { [Type in DocumentType]: SchemaTypeDefinition & { name: Type } };

/** One definition per row of `BLOCKS`, of the same name. */
const blocks = {
  introduction,
  chosenProjects,
  clientLogos,
  features,
  offers,
  agencyStory,
  howItWorks,
  clientVoices,
  teamPortraits,
  questionList,
  contactForm,
  writtenText,
  pictureText,
  pictureGallery,
  beforeAfter,
  frameStrip,
  chart,
  film,
  embed,
  figureList,
  missionVision,
  milestoneList,
  valueList,
  jobList,
  perkList,
  serviceList,
  packageList,
  latestProjects,
  latestPosts,
  visitFacts,
  newsletterForm,
  eventFacts,
  callout,
} satisfies { [Name in BlockName]: SchemaTypeDefinition & { name: Name } };

export const schemaTypes: SchemaTypeDefinition[] = [
  ...Object.values(documents),
  ...Object.values(blocks),
  agencyValue,
  announcement,
  announcementBar,
  answerFigure,
  articleButton,
  articleEmbed,
  articleGallery,
  articleNote,
  articleText,
  benefit,
  brandColor,
  brandColors,
  callToAction,
  claims,
  clientFigures,
  clientLogo,
  codeBlock,
  divider,
  faq,
  galleryItem,
  legalText,
  metric,
  chartBar,
  credit,
  milestone,
  navColumn,
  navGroup,
  navLink,
  navPage,
  offer,
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
