/** The blocks that show another document's content, the same on each page. Undefined when there is nothing to show. */
import { type About, findAbout } from '../content/agency/about.ts';
import { text } from '../content/document-parts.ts';
import { findCareers, type Perk } from '../content/jobs/careers.ts';
import { type JobCard, listJobs } from '../content/jobs/job.ts';
import { findNewsletterBox, type NewsletterBoxTexts } from '../content/newsletter-texts.ts';
import { listServices, type ServiceCard } from '../content/services/service.ts';
import {
  findLatestProjects,
  findRelatedProjects,
  type RelatedProject,
} from '../content/services/service-projects.ts';
import { type AgencyHours, findHours } from '../content/settings.ts';
import type { ContentReader } from '../context.ts';
import type { BlockParts } from './own-blocks.ts';

type Reader<Content> = (content: ContentReader, part: BlockParts) => Promise<Content | undefined>;

export type MissionVision = Pick<About, 'mission' | 'vision' | 'sectors'>;

export const readMissionVision: Reader<MissionVision> = async (content) => {
  const { mission, vision, sectors } = await findAbout(content);
  return mission || vision ? { mission, vision, sectors } : undefined;
};

export type MilestoneList = About['story'];

export const readMilestoneList: Reader<MilestoneList> = async (content, part) => {
  const { story } = await findAbout(content);
  return story.milestones.length > 0 ? { ...story, ...titleOf(part) } : undefined;
};

export type ValueList = About['values'];

export const readValueList: Reader<ValueList> = async (content, part) => {
  const { values } = await findAbout(content);
  return values.all.length > 0 ? { ...values, ...titleOf(part) } : undefined;
};

export type JobList = { title?: string; jobs: JobCard[] };

/** Reads the jobs that still take applications. */
export const readJobList: Reader<JobList> = async (content, part) => {
  if (content.isOff?.('careers')) return undefined;
  const jobs = (await listJobs(content)).filter(({ closed }) => !closed);
  return jobs.length > 0 ? { jobs, ...titleOf(part) } : undefined;
};

export type PerkList = { title?: string; perks: Perk[] };

export const readPerkList: Reader<PerkList> = async (content, part) => {
  if (content.isOff?.('careers')) return undefined;
  const { perks } = await findCareers(content);
  return perks.length > 0 ? { perks, ...titleOf(part) } : undefined;
};

export type ServiceList = { title: string; text?: string; services: ServiceCard[] };

export const readServiceList: Reader<ServiceList> = async (content, part) => {
  const services = await listServices(content);
  if (services.length === 0) return undefined;
  return { title: 'Nos services', text: part.one('text', text), services, ...titleOf(part) };
};

export type LatestProjects = { title: string; projects: RelatedProject[] };

export const readLatestProjects: Reader<LatestProjects> = async (content, part) => {
  const service = part.inside('deliveredService');
  const projects = service
    ? await findRelatedProjects(content, {
        chosen: service.each('caseStudies', text),
        tags: service.each('portfolioTags', text),
      })
    : await findLatestProjects(content);
  return projects.length > 0 ? { title: 'Déjà livré', projects, ...titleOf(part) } : undefined;
};

export type VisitFacts = { title?: string; hours: AgencyHours };

export const readVisitFacts: Reader<VisitFacts> = async (content, part) => ({
  hours: await findHours(content),
  ...titleOf(part),
});

export type NewsletterForm = { texts: NewsletterBoxTexts };

export const readNewsletterForm: Reader<NewsletterForm> = async (content, part) => {
  const texts = await findNewsletterBox(content);
  if (!texts) return undefined;
  const introduction = part.one('text', text);
  return { texts: { ...texts, ...titleOf(part), ...(introduction && { introduction }) } };
};

/** The title that an editor wrote for this page, above what others have under a title of their own. */
function titleOf(part: BlockParts): { title?: string } {
  const title = part.one('title', text);
  return title ? { title } : {};
}
