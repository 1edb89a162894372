/** Job openings: the list of /careers, and one of them with others to look at. */
import { defineQuery } from 'groq';
import { z } from 'zod';
import { SHOWN_JOB } from '../../../model/public-documents.ts';
import { dayIn, momentAt } from '../../../packages/kit/calendar/casablanca-time.ts';
import type { ContentReader } from '../../context.ts';
import type { JOB_BY_SLUG_QUERY_RESULT } from '../content.generated.ts';
import { date, type Parts, paragraphs, readParts, slug, text } from '../document-parts.ts';
import { fullDate } from '../french-date.ts';
import { readSocialImage } from '../read-social-image.ts';
import { sharedRead } from '../shared-read.ts';
import type { SocialImage } from '../social-image.ts';

/** Number of featured jobs (pages-9.10 in test/specification.md). */
const FEATURED_JOBS = 4;
/** Number of other jobs on a job's page (pages-9.14 in test/specification.md). */
const OTHER_JOBS = 3;
/** The jobs that `JOB_BY_SLUG_QUERY` asks for to find these among. */
const NEWEST = 16;

export type JobCard = {
  id: string;
  slug: string;
  title: string;
  department?: string;
  location?: string;
  /** `CDI`, `Stage`… as the agency writes it. */
  employmentType?: string;
  experienceLevel?: string;
  featured: boolean;
  /** Whether its deadline has passed in Casablanca, so that no more applications are taken. */
  closed: boolean;
};

/** A calendar day, for machines (`2027-01-15`) and for people (`15 janvier 2027`). */
export type Day = { iso: string; written: string };

/** Gross, in MAD a month, at least one of the two; or as the agency typed it, where a dataset has a text. */
export type Salary = { min?: number; max?: number } | { typed: string };

export type Job = JobCard & {
  postedOn?: Day;
  /** The last day on which one can apply; `endsAt` is the moment it ends in Casablanca. */
  deadline?: Day & { endsAt: string };
  salary?: Salary;
  description: string[];
  responsibilities: string[];
  requirements: string[];
  skills: string[];
  benefits: string[];
  contactEmail?: string;
  seo: { title: string; description?: string; socialImage?: SocialImage };
};

export type JobPage = { job: Job; others: JobCard[] };

/** The active postings by creation date, newest first (pages-7.16 in test/specification.md); the id breaks ties. */
export const JOB_LIST_QUERY = defineQuery(`
  *[_type == "jobPosting" && ${SHOWN_JOB}] | order(_createdAt desc, _id asc) {
    _id, title, slug, department, location, employmentType, experienceLevel, featured,
    applicationDeadline
  }
`);

export const JOB_BY_SLUG_QUERY = defineQuery(`{
  "item": *[_type == "jobPosting" && ${SHOWN_JOB} && (slug.current == $slug || slug == $slug)]
    | order(_createdAt desc, _id asc) [0] {
    _id, _createdAt, title, slug, department, location, employmentType, experienceLevel, featured,
    applicationDeadline, salaryRange, description, responsibilities, requirements, skills, benefits,
    contactEmail, seoTitle, seoDescription, socialImage{asset, crop, hotspot, alt}
  },
  "newest": *[_type == "jobPosting" && ${SHOWN_JOB}] | order(_createdAt desc, _id asc)[0...16] {
    _id, title, slug, department, location, employmentType, experienceLevel, applicationDeadline
  }
}`);

/**
 * Every active opening, newest first. The first four that are featured say so.
 *
 * @throws what the content client throws when the service does not answer.
 */
export const listJobs = sharedRead(
  async (content: ContentReader, now: Date = new Date()): Promise<JobCard[]> => {
    const documents = await content.client.fetch(JOB_LIST_QUERY);
    const jobs = readCards(content, documents, now);
    const featured = new Set(jobs.filter((job) => job.featured).slice(0, FEATURED_JOBS));
    return jobs.map((job) => ({ ...job, featured: featured.has(job) }));
  },
);

/**
 * The opening at an address, or undefined when there is none to show.
 *
 * @throws what the content client throws when the service does not answer.
 */
export const findJob = sharedRead(
  async (
    content: ContentReader,
    address: string,
    now: Date = new Date(),
  ): Promise<JobPage | undefined> => {
    const { item, newest } = await content.client.fetch(JOB_BY_SLUG_QUERY, { slug: address });
    if (!item) return undefined;
    const part = readParts(content, item, { type: 'jobPosting', id: item._id });
    const card = readCard(content, item._id, part, now);
    if (!card) return undefined;
    const othersIn = (documents: Parameters<typeof readCards>[1]) =>
      readCards(content, documents, now)
        .filter(({ id, closed }) => id !== card.id && !closed)
        .slice(0, OTHER_JOBS);
    const near = othersIn(newest);
    // The newest jobs nearly always suffice: the whole list is read only when most of them are closed.
    const all = near.length < OTHER_JOBS && newest.length === NEWEST;
    const others = all ? othersIn(await content.client.fetch(JOB_LIST_QUERY)) : near;
    return { job: { ...card, ...readDetails(content, part, card) }, others };
  },
);

type Item = NonNullable<JOB_BY_SLUG_QUERY_RESULT['item']>;
type CardFields = Pick<
  Item,
  | 'title'
  | 'slug'
  | 'department'
  | 'location'
  | 'employmentType'
  | 'experienceLevel'
  | 'applicationDeadline'
> & { featured?: Item['featured'] };

function readCards(
  content: ContentReader,
  documents: readonly ({ _id: string } & CardFields)[],
  now: Date,
): JobCard[] {
  return documents.flatMap((document) => {
    const part = readParts<CardFields>(content, document, { type: 'jobPosting', id: document._id });
    return readCard(content, document._id, part, now) ?? [];
  });
}

/** An opening without a title or an address cannot be shown. */
function readCard(
  content: ContentReader,
  id: string,
  part: Parts<CardFields>,
  now: Date,
): JobCard | undefined {
  const title = part.one('title', text);
  const address = part.one('slug', slug);
  if (!title || !address) {
    const problem = title ? 'no slug' : 'no title';
    content.warn('a document cannot be shown', { type: 'jobPosting', id, problem });
    return undefined;
  }
  const deadline = part.one('applicationDeadline', date);
  return {
    id,
    slug: address,
    title,
    department: part.one('department', text),
    location: part.one('location', text),
    employmentType: part.one('employmentType', text),
    experienceLevel: part.one('experienceLevel', text),
    featured: part.one('featured', z.boolean()) ?? false,
    // A job is open until the end of its last day.
    closed: deadline !== undefined && dayIn(deadline) < dayIn(now),
  };
}

function readDetails(
  content: ContentReader,
  part: Parts<Item>,
  { title }: JobCard,
): Omit<Job, keyof JobCard> {
  const description = part.one('description', paragraphs) ?? [];
  const deadline = dayOf(part.one('applicationDeadline', date));
  return {
    postedOn: dayOf(part.one('_createdAt', date)),
    deadline: deadline && { ...deadline, endsAt: momentAt(deadline.iso, '24:00').toISOString() },
    salary: readSalary(part),
    description,
    responsibilities: part.each('responsibilities', text),
    requirements: part.each('requirements', text),
    skills: part.each('skills', text),
    benefits: part.each('benefits', text),
    contactEmail: part.one('contactEmail', z.email()),
    seo: {
      title: part.one('seoTitle', text) ?? title,
      description: part.one('seoDescription', text) ?? description[0],
      socialImage: readSocialImage(content, part),
    },
  };
}

function dayOf(moment: Date | undefined): Day | undefined {
  return moment && { iso: dayIn(moment), written: fullDate(moment) };
}

function readSalary(part: Parts<Item>): Salary | undefined {
  const salary = part.one('salaryRange', z.union([text, z.looseObject({})]));
  if (typeof salary === 'string') return { typed: salary };
  const range = salary && part.inside('salaryRange');
  const min = range?.one('min', z.number().positive());
  const max = range?.one('max', z.number().positive());
  if (min === undefined && max === undefined) return undefined;
  // A range whose ends are swapped is a typing error.
  return min !== undefined && max !== undefined && max < min
    ? { min: max, max: min }
    : { min, max };
}
