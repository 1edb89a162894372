/** The words of blocks as plain lines, by which visitors find a page. */
import type { BlockName } from '../../model/blocks.ts';
import { linesOf as richTextLines } from '../content/texts/rich-text-lines.ts';
import type { Block, BlockOf } from './read-blocks.ts';

type Lines = readonly (string | undefined)[];

/** Returns the words of a block; undefined for an empty field. */
export function linesOfBlock(block: Block): Lines {
  return linesOf(block.kind, block);
}

function linesOf<Kind extends BlockName>(kind: Kind, block: BlockOf<Kind>): Lines {
  return LINES[kind](block);
}

const LINES: { readonly [Kind in BlockName]: (block: BlockOf<Kind>) => Lines } = {
  introduction: ({ verbs, text, prices }) => [
    verbs.join(' '),
    text,
    ...prices.map(({ title, price }) => `${title}, ${price}`),
  ],
  chosenProjects: () => [],
  clientLogos: ({ logos }) => logos.map(({ name }) => name),
  features: ({ benefits }) => benefits.flatMap(({ title, text }) => [title, text]),
  offers: ({ offers }) =>
    offers.flatMap(({ title, description, features }) => [title, description, ...features]),
  agencyStory: ({ lead, text }) => [lead, text],
  howItWorks: ({ steps }) =>
    steps.flatMap(({ title, description, details }) => [title, description, ...details]),
  clientVoices: ({ all }) => all.map(({ content }) => content),
  // The search finds each person on /about.
  teamPortraits: () => [],
  questionList: ({ all }) => all.flatMap(({ question, answer }) => [question, answer]),
  contactForm: () => [],
  writtenText: ({ title, body }) => [title, ...richTextLines(body)],
  pictureText: ({ title, paragraphs }) => [title, ...paragraphs],
  pictureGallery: ({ title, pictures }) => [title, ...pictures.map(({ caption }) => caption)],
  beforeAfter: ({ title, paragraphs, before, after }) => [
    title,
    ...paragraphs,
    before.caption,
    after.caption,
  ],
  frameStrip: ({ title, paragraphs, pictures }) => [
    title,
    ...paragraphs,
    ...pictures.map(({ caption }) => caption),
  ],
  chart: ({ title, paragraphs, bars, note }) => [
    title,
    ...paragraphs,
    ...bars.map(({ label, says }) => `${label}, ${says}`),
    note,
  ],
  embed: ({ embed }) => [embed.title],
  figureList: ({ title, figures, note }) => [
    title,
    ...figures.map(({ value, label = '', description }) =>
      [`${value} ${label}`.trim(), description].filter(Boolean).join('. '),
    ),
    note,
  ],
  packageList: ({ title, packages }) => [
    title,
    ...packages.flatMap(({ name, priceRange, features }) => [name, priceRange, ...features]),
  ],
  // The search finds each post by itself.
  latestPosts: () => [],
  eventFacts: ({ title, weekday, date, month, hours, place, address, price }) => [
    title,
    `${weekday} ${date} ${month} ${hours}`,
    place,
    address,
    price,
  ],
  callout: ({ title, text }) => [title, text],
  film: ({ title }) => [title],
  missionVision: ({ mission, vision }) => [mission, vision],
  milestoneList: ({ title, milestones }) => [
    title,
    ...milestones.flatMap((step) => [`${step.year} ${step.title ?? ''}`.trim(), step.text]),
  ],
  valueList: ({ title, all }) => [title, ...all.flatMap((value) => [value.title, value.text])],
  jobList: ({ title, jobs }) => [title, ...jobs.map((job) => job.title)],
  perkList: ({ title, perks }) => [title, ...perks.map(({ text }) => text)],
  serviceList: ({ title, text, services }) => [
    title,
    text,
    ...services.map((service) => service.title),
  ],
  // The search finds each case study by itself.
  latestProjects: () => [],
  visitFacts: ({ title }) => [title],
  newsletterForm: ({ texts: { title, introduction } }) => [title, introduction],
};
