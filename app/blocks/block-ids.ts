import type { BlockName } from '../../model/blocks.ts';
import type { Block } from './read-blocks.ts';

/** The id of a block for which an editor wrote no anchor. */
const ANCHORS: Readonly<Record<BlockName, string>> = {
  introduction: 'introduction',
  chosenProjects: 'projects',
  clientLogos: 'clients',
  features: 'features',
  offers: 'services',
  agencyStory: 'content',
  howItWorks: 'how-it-works',
  clientVoices: 'testimonials',
  teamPortraits: 'team',
  questionList: 'faq',
  contactForm: 'contact',
};

/** Gives each block an id of its own, whatever editors wrote: `team`, then `team-2`. */
export function withIds(blocks: readonly Block[]): { id: string; block: Block }[] {
  const taken = new Set<string>();
  return blocks.map((block) => {
    const wanted = block.anchor ?? ANCHORS[block.kind];
    let id = wanted;
    for (let again = 2; taken.has(id); again += 1) id = `${wanted}-${again}`;
    taken.add(id);
    return { id, block };
  });
}

/** The place of the contact form on its page, `#contact`; undefined where the page has none. */
export function formAnchor(blocks: readonly Block[]): string | undefined {
  const form = withIds(blocks).find(({ block }) => block.kind === 'contactForm');
  return form && `#${form.id}`;
}
