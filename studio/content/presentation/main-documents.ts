import type { DocumentResolver } from 'sanity/presentation';
import { PAGE_TYPES, PAGED_TYPES, TYPES } from '../../../model/document-types.ts';

/** The document that opens beside each page: that of its address, or of the page itself. */
export const mainDocuments: DocumentResolver[] = [
  ...PAGED_TYPES.map((type) => ({
    route: `${TYPES[type].folder}:slug`,
    filter: `_type == ${JSON.stringify(type)} && slug.current == $slug`,
  })),
  ...PAGE_TYPES.map((type) => ({
    route: TYPES[type].page.path,
    // Of these there is one, with the type's name as its id.
    filter: `_id == ${JSON.stringify(type)}`,
  })),
];
