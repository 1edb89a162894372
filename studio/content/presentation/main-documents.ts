import type { DocumentResolver } from 'sanity/presentation';
import { PAGE_TYPES, PAGED_TYPES, TYPES } from '../../../model/document-types.ts';

/** The document that opens beside each page: that of its address, or of the page itself. */
export const mainDocuments: DocumentResolver[] = [
  ...PAGED_TYPES.filter((type) => type !== 'page').map((type) => ({
    route: `${TYPES[type].folder}:slug`,
    filter: `_type == ${JSON.stringify(type)} && slug.current == $slug`,
  })),
  ...PAGE_TYPES.map((type) => ({
    route: TYPES[type].page.path,
    // Of these there is one, with the type's name as its id.
    filter: `_id == ${JSON.stringify(type)}`,
  })),
  // Last: an address of another route is no page that an editor made.
  { route: '/:one', filter: '_type == "page" && slug.current == $one' },
  { route: '/:one/:two', filter: '_type == "page" && slug.current == $one + "/" + $two' },
  {
    route: '/:one/:two/:three',
    filter: '_type == "page" && slug.current == $one + "/" + $two + "/" + $three',
  },
];
