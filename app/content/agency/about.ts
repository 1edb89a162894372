/** Reads /about: its own document, the values and people of the team, two clients' words. */
import { defineQuery } from 'groq';
import { z } from 'zod';
import { FIRST_ABOUT, FIRST_CLIENTS } from '../../../model/first-texts.ts';
import type { ContentReader } from '../../context.ts';
import { figure, lines, readParts, text, textOrNumber } from '../document-parts.ts';
import { LINKED } from '../linked-names.ts';
import { reportMissing } from '../missing-documents.ts';
import { readSocialImage } from '../read-social-image.ts';
import { sharedRead } from '../shared-read.ts';
import type { SocialImage } from '../social-image.ts';
import { findTeam, type Team } from '../team.ts';
import { readTestimonials, type Testimonial } from '../testimonial.ts';

const ABOUT_QUERY = defineQuery(`*[_type == "about" && _id == "about"][0]{
  title, introduction, mission, vision, sectors,
  storyTitle, milestones,
  valuesTitle, testimonialsTitle, visitTitle,
  seoTitle, seoDescription, socialImage{asset, crop, hotspot, alt}
}`);

/** The whole list: the first two may be broken. */
const ABOUT_TESTIMONIALS_QUERY = defineQuery(
  `*[_type == "clients" && _id == "clients"][0]{
    testimonials, "companies": testimonials[].company->${LINKED}
  }`,
);

/** Number of client testimonials (pages-2.75 in test/specification.md). */
const TESTIMONIALS = 2;

/** The house is drawn up to its sixth storey. */
const STOREYS = 6;

export type Milestone = { year: string; title?: string; text?: string };

/** A section without its words is not shown. */
export type About = {
  /** The title, one entry per line on a large screen, without the full stop: the page draws it. */
  title: string[];
  introduction: string;
  mission?: string;
  vision?: string;
  /** `20+` */
  sectors?: string;
  /** The oldest first. */
  story: { title: string; milestones: Milestone[] };
  values: { title: string; all: Team['values'] };
  team?: Team;
  testimonials: { title: string; all: Testimonial[] };
  visitTitle?: string;
  seoTitle?: string;
  seoDescription?: string;
  socialImage?: SocialImage;
};

/** @throws what the content client throws when the service does not answer. */
export const findAbout = sharedRead(async (content: ContentReader): Promise<About> => {
  const [document, clients, team] = await Promise.all([
    content.client.fetch(ABOUT_QUERY),
    content.client.fetch(ABOUT_TESTIMONIALS_QUERY),
    findTeam(content),
  ]);
  if (!document) reportMissing(content, 'about');
  const parts = readParts(content, document, { type: 'about', id: 'about' });
  const quoted = readParts(content, clients, { type: 'clients', id: 'clients' });
  const milestones = parts.insideEach('milestones').flatMap((milestone): Milestone[] => {
    const year = milestone.one('year', year4);
    if (!year) return [];
    return [{ year, title: milestone.one('title', text), text: milestone.one('text', text) }];
  });
  return {
    title: parts.one('title', lines) ?? [FIRST_ABOUT.title],
    introduction: parts.one('introduction', text) ?? FIRST_ABOUT.introduction,
    mission: parts.one('mission', text),
    vision: parts.one('vision', text),
    sectors: parts.one('sectors', textOrNumber.pipe(figure)),
    story: {
      title: parts.one('storyTitle', text) ?? FIRST_ABOUT.storyTitle,
      milestones: milestones.toSorted((a, b) => a.year.localeCompare(b.year)).slice(-STOREYS),
    },
    values: {
      title: parts.one('valuesTitle', text) ?? FIRST_ABOUT.valuesTitle,
      all: team?.values ?? [],
    },
    team: team && { ...team, values: [] },
    testimonials: {
      title: parts.one('testimonialsTitle', text) ?? FIRST_CLIENTS.testimonialsTitle,
      all: readTestimonials(
        content,
        quoted.insideEach('testimonials'),
        quoted.insideEach('companies'),
      ).slice(0, TESTIMONIALS),
    },
    visitTitle: parts.one('visitTitle', text),
    seoTitle: parts.one('seoTitle', text),
    seoDescription: parts.one('seoDescription', text),
    socialImage: readSocialImage(content, parts),
  };
});

/** Imports bring years as text. */
const year4 = z
  .union([z.number(), z.string()])
  .transform(String)
  .pipe(z.string().regex(/^\s*\d{4}\s*$/, 'not a year'))
  .transform((year) => year.trim());
