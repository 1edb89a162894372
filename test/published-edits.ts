import { z } from 'zod';
import { writeContent } from './own-content.ts';
import { type Site, startSite } from './site.ts';

/** What an editor writes in place of what stood there, by the document it stands in. */
export type Edits = Record<string, readonly (readonly [was: string, becomes: string])[]>;

const answer = z.object({ result: z.array(z.object({ _id: z.string() }).loose()) });

/**
 * Publishes edits of documents a site shows, between two runs of it: until the studio writes, a running
 * service has no door for an editor. Resolves with the site started anew on the same data.
 *
 * @throws when a document does not hold what an edit replaces
 */
export async function publishEdits(site: Site, edits: Edits): Promise<Site> {
  const documents = await read(site.origin, Object.keys(edits));
  const edited = documents.map((document) =>
    (edits[document._id] ?? []).reduce((text, [was, becomes]) => {
      if (!text.includes(was)) throw new Error(`${document._id} does not hold "${was}"`);
      return text.replaceAll(was, becomes);
    }, JSON.stringify(document)),
  );
  await site.stop();
  await writeContent(site.directory, { documents: edited.map((text) => JSON.parse(text)) });
  return startSite({ directory: site.directory });
}

async function read(origin: string, ids: readonly string[]) {
  const query = new URLSearchParams({ query: '*[_id in $ids]', $ids: JSON.stringify(ids) });
  const asked = await fetch(`${origin}/v2024-01-01/data/query/production?${query}`);
  return answer.parse(await asked.json()).result;
}
