import type { DocumentResolver } from 'sanity/presentation';
import { FOLDERS, PAGES } from '../../../model/schema/page-address.ts';

/** The document that opens beside each page: that of its address, or of what the page alone shows. */
export const mainDocuments: DocumentResolver[] = [
  ...Object.entries(FOLDERS).map(([type, folder]) => ({
    route: `${folder}:slug`,
    filter: `_type == ${JSON.stringify(type)} && slug.current == $slug`,
  })),
  ...Object.entries(PAGES)
    .filter(([type, page]) => isOwn(type, page))
    .map(([type, page]) => ({
      route: page,
      // Of these there is one, with the type's name as its id.
      filter: `_id == ${JSON.stringify(type)}`,
    })),
];

/** Whether a page is a type's own: of those that several types share, it is that of the first. */
function isOwn(type: string, page: string): boolean {
  const [first] = Object.entries(PAGES).find(([, other]) => other === page) ?? [];
  return first === type;
}
