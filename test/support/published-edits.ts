import { z } from 'zod';
import { createAdministrator } from './administrator.ts';
import type { Site } from './site.ts';

/** What an editor writes in place of what stood there, by the document it stands in. */
export type Edits = Record<string, readonly (readonly [was: string, becomes: string])[]>;

const document = z.object({ _id: z.string(), _type: z.string() }).loose();

/**
 * Publishes edits of documents a site shows, as its administrator: the pages have them a moment later. Once per site.
 *
 * @throws when a document does not hold what an edit replaces
 */
export async function publishEdits(site: Site, edits: Edits): Promise<void> {
  const { client } = await createAdministrator(site);
  const transaction = client.transaction();
  for (const [id, replacements] of Object.entries(edits)) {
    const edited = replacements.reduce(
      (text, [was, becomes]) => {
        if (!text.includes(was)) throw new Error(`${id} does not hold "${was}"`);
        return text.replaceAll(was, becomes);
      },
      JSON.stringify(await client.getDocument(id)),
    );
    transaction.createOrReplace(document.parse(JSON.parse(edited)));
  }
  await transaction.commit();
}
