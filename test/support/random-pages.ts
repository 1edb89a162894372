/** Pages that an editor could have made, and what accidents and imports leave of them. */
import fc from 'fast-check';
import { BLOCK_NAMES } from '../../model/blocks.ts';
import {
  isObject,
  type StoredDocument,
  spoil,
  validDocuments,
  wrong,
} from './mutated-documents.ts';

/** Every block of the demo's pages, and one of each kind that only shows what is written elsewhere. */
const BLOCKS: object[] = [
  ...['home', 'page'].flatMap((type) =>
    validDocuments(type).flatMap(({ sections }) =>
      Array.isArray(sections) ? sections.filter(isObject) : [],
    ),
  ),
  ...BLOCK_NAMES.map((_type) => ({ _type })),
  ...validDocuments('portfolio').flatMap(({ video }) => (video ? { _type: 'film', video } : [])),
];

/** Those of their openings. */
const PICTURES = validDocuments('page').flatMap(({ picture }) => picture ?? []);

const block = fc.record({
  of: fc.nat({ max: BLOCKS.length - 1 }),
  hidden: fc.constantFrom(undefined, undefined, true, false),
  anchor: fc.constantFrom(
    undefined,
    undefined,
    'ici',
    'contact',
    'page-title',
    'content-title',
    'Pas une ancre',
  ),
});

const randomPage = fc.record({
  folder: fc.constantFrom('', 'villes/', 'villes/sud/'),
  title: fc.constantFrom('Une page', 'Été\u00a0: <b>les « prix »</b>', 'mot'.repeat(26)),
  lead: fc.constantFrom(undefined, 'Une phrase.'),
  action: fc.constantFrom(undefined, 'Nous écrire'),
  ground: fc.constantFrom(undefined, 'safran', 'rouge'),
  picture: fc.constantFrom(undefined, ...PICTURES),
  listed: fc.constantFrom(undefined, true, false),
  blocks: fc.array(block, { maxLength: 14 }),
  accidents: fc.oneof(
    { weight: 2, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: fc.array(fc.record({ spot: fc.nat(), wrong }), { maxLength: 6 }) },
  ),
});

/** So many pages, the same at every run, each at an address of its own unless that was hit. */
export function randomPages(count: number): StoredDocument[] {
  return fc
    .sample(randomPage, { numRuns: count, seed: 20261130 })
    .map(({ folder, blocks, accidents, ...opening }, nth) => {
      const sections = blocks.map(({ of, ...marks }, place) => ({
        ...BLOCKS[of],
        ...marks,
        _key: `b${place}`,
      }));
      const page = structuredClone({
        ...opening,
        slug: { _type: 'slug', current: `${folder}page-${nth}` },
        sections,
      });
      for (const { spot, wrong } of accidents) spoil(page, spot, wrong);
      return JSON.parse(JSON.stringify({ ...page, _id: `page-${nth}`, _type: 'page' }));
    });
}
