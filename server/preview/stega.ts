/** Stega: hides in each text of an editor's preview the field it is edited in, for the overlays of the Studio. */
import type { FilterDefault } from '@sanity/client/stega';
import type { ContentReader } from '../../app/context.ts';
import { PARTS } from '../../staff/desk-addresses.ts';

/**
 * Returns the same reader, with texts that name their source in invisible characters. Such a text is longer than it
 * looks: a page must not compare, measure or parse it, nor put it into an address. Fields whose texts pages use so stay
 * unmarked.
 */
export function withStega(reader: ContentReader): ContentReader {
  const stega = { enabled: true, studioUrl: PARTS.content.address, filter: isOnlyShown };
  return { ...reader, client: reader.client.withConfig({ stega }) };
}

/** Documents whose texts go into addresses, hours and structured data. */
const READ_BY_CODE = new Set(['brand', 'navigation', 'redirect', 'settings', 'whatsapp']);

/** Fields whose texts are compared, filtered by, measured, counted up, parsed or spelled in an address: of any type, or one. */
const PARSED_FIELDS = new Set([
  'author',
  'category',
  'code',
  'contactEmail',
  'content',
  'department',
  'duration',
  'employmentType',
  'experienceLevel',
  'ground',
  'highlight',
  'icon',
  'motif',
  'palette',
  'portfolioTags',
  'priceRange',
  'proofStat',
  'service.benefits',
  'side',
  'status',
  'tags',
  'team.name',
  'unit',
  'value',
]);

const isOnlyShown: FilterDefault = (text) => {
  const { _type: type } = text.sourceDocument;
  const field = text.sourcePath.findLast((segment) => typeof segment === 'string');
  return (
    // A blank text stays unmarked: hidden marks would make it look filled in.
    text.value.trim() !== '' &&
    text.filterDefault(text) &&
    !READ_BY_CODE.has(type) &&
    !(field && (PARSED_FIELDS.has(field) || PARSED_FIELDS.has(`${type}.${field}`)))
  );
};
