/** The words of blocks as plain lines, by which visitors find a page. */
import type { BlockName } from '../../model/blocks.ts';
import type { Block, BlockOf } from './read-blocks.ts';

type Lines = readonly (string | undefined)[];

/** Returns the words of a block; undefined stands for what an editor left empty. */
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
  // Each person is found on /about.
  teamPortraits: () => [],
  questionList: ({ all }) => all.flatMap(({ question, answer }) => [question, answer]),
  contactForm: () => [],
};
