import { FIRST_ANCHORS } from '../../model/block-anchors.ts';
import type { Block } from './read-blocks.ts';

/** The ids of elements around the blocks of every page. */
const AROUND = [
  'consent-title',
  'contenu',
  'hero-title',
  'lost-connection-title',
  'menu',
  'menu-title',
  'page-title',
  'whatsapp-tooltip',
];

/** Gives each block an id of its own, whatever editors wrote: `team`, then `team-2`. */
export function withIds<B extends Block>(blocks: readonly B[]): { id: string; block: B }[] {
  const taken = new Set(AROUND);
  const isTaken = (id: string) => taken.has(id) || taken.has(titleOf(id));
  return blocks.map((block) => {
    const wanted = block.anchor ?? FIRST_ANCHORS[block.kind] ?? block.kind;
    let id = wanted;
    for (let again = 2; isTaken(id); again += 1) id = `${wanted}-${again}`;
    taken.add(id).add(titleOf(id));
    return { id, block };
  });
}

/** The id of a block's heading, as its view has it. */
function titleOf(id: string): string {
  return `${id}-title`;
}

/** The place of the contact form on its page, `#contact`; undefined where the page has none. */
export function formAnchor(blocks: readonly Block[]): string | undefined {
  const form = withIds(blocks).find(({ block }) => block.kind === 'contactForm');
  return form && `#${form.id}`;
}
