import { map, type Observable } from 'rxjs';
import type { DocumentLocationResolver } from 'sanity/presentation';
import { VISIBILITY_FIELDS } from '../../../model/document-types.ts';
import { API_VERSION } from '../api-version.ts';
import { type Found, seenOn } from './seen-on.ts';

const SEEN = `{_id, _type, "title": coalesce(title, subject), ${VISIBILITY_FIELDS}, to}`;

/** Who wrote a post is a name, written as in the team. */
export const SEEN_QUERY = `{
  "self": *[_id == $id][0]${SEEN},
  "holders": *[references($id)] | order(_type asc, _updatedAt desc)[0...50]${SEEN}
    + *[_type == "blogPost" && author in *[_id == $id][0].members[].name] | order(publishDate desc)[0...50]${SEEN},
  "off": *[_id == "settings"][0].offParts
}`;

/** The changes that may move it. */
const MOVING = '*[_id in [$id, $draft, "settings"] || references($id)]';

/** The pages a document is seen on, above its form, as the perspective that is chosen has them. */
export const locations: DocumentLocationResolver = (
  { id, perspectiveStack },
  { documentStore },
) => {
  const found: Observable<Found> = documentStore.listenQuery(
    { fetch: SEEN_QUERY, listen: MOVING },
    { id, draft: `drafts.${id}` },
    {
      apiVersion: API_VERSION,
      perspective: perspectiveStack,
      tag: 'presentation.locations',
      throttleTime: 1000,
    },
  );
  return found.pipe(map(seenOn));
};
