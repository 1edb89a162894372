/** What the blocks of a page tell search engines. */
import type { PageData } from '../structured-data/page-data.ts';
import type { Block } from './read-blocks.ts';

/** Returns the questions that blocks answer, and the events that they announce. */
export function subjectsOf(blocks: readonly Block[]): Pick<PageData, 'questions' | 'events'> {
  return {
    questions: blocks.flatMap((block) => (block.kind === 'questionList' ? block.all : [])),
    events: blocks.flatMap((block) => (block.kind === 'eventFacts' ? [block] : [])),
  };
}
