import { defineArrayMember, defineField } from '@sanity/types';
import { z } from 'zod';
import { DESK_ENDPOINTS } from '../../staff/desk-addresses.ts';
import {
  BLOCK_GROUPS,
  BLOCK_NAMES,
  BLOCKS,
  type BlockName,
  type blocksOfHome,
  isBlock,
} from '../blocks.ts';

/** The number of sections beyond which a page is long to read, and heavy to load. */
const MANY = 12;

const listed = z.array(
  z.object({ _type: z.string(), anchor: z.string().optional().catch(undefined) }),
);

type Own = {
  /** Returns the blocks of a new document. */
  first?: ReturnType<typeof blocksOfHome>;
  /** The kinds that the page may have; all when absent. */
  kinds?: readonly BlockName[];
  title?: string;
  description?: string;
};

/** The list of blocks that a page is made of, in the order of the page. */
export function sectionsField(
  group: string,
  {
    first,
    kinds = BLOCK_NAMES,
    title = 'Sections',
    description = 'De haut en bas. Faites glisser une section pour la déplacer\u00a0; l’œil la masque, son menu la copie ou l’enlève. Celle qui n’a rien à montrer n’est pas sur la page.',
  }: Own = {},
) {
  return defineField({
    name: 'sections',
    title,
    description,
    type: 'array',
    group,
    of: kinds.map((type) => defineArrayMember({ type })),
    ...(first && { initialValue: first }),
    options: {
      insertMenu: {
        filter: true,
        views: [
          { name: 'grid', previewImageUrl: (name) => `${DESK_ENDPOINTS.blocks}/${name}.svg` },
          { name: 'list' },
        ],
        groups: Object.entries(BLOCK_GROUPS).flatMap(([name, title]) => {
          const of = kinds.filter((block) => BLOCKS[block].group === name);
          return of.length > 0 ? [{ name, title, of }] : [];
        }),
      },
    },
    validation: (rule) => [
      rule.custom((sections) => repeated(sections)),
      rule
        .max(MANY)
        .warning(`Au-delà de ${MANY} sections, une page est longue à lire et à charger.`),
    ],
  });
}

/** Says which block or anchor a page has twice and may have once. */
function repeated(value: unknown): true | string {
  const sections = listed.safeParse(value ?? []).data ?? [];
  const seen = new Set<string>();
  for (const { _type: type, anchor } of sections) {
    if (anchor && seen.has(`#${anchor}`))
      return `Deux sections ont l’ancre «\u00a0${anchor}\u00a0».`;
    if (isBlock(type) && 'once' in BLOCKS[type] && seen.has(type)) {
      return `Une page n’a qu’une section «\u00a0${BLOCKS[type].title}\u00a0».`;
    }
    seen.add(type).add(`#${anchor}`);
  }
  return true;
}
