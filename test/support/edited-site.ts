/** A site whose content tests change. */
import { type Administrator, createAdministrator } from './administrator.ts';
import { type Site, shared, startSharedSite, test as withSite } from './site.ts';

export type EditedSite = Site & Administrator;

export const editedSite = shared(async (atEnd) => {
  const site = await startSharedSite(atEnd);
  return { ...site, ...(await createAdministrator(site)) };
});

/**
 * A test with a demo site and the client of its administrator: one of each per worker. What a test changes or deletes
 * is a document of its own.
 */
export const test = withSite.extend<{ edited: EditedSite }>({ edited: editedSite });

/** Publishes a case study that no other document refers to; returns its id, which is its address below `/work`, too. */
export async function publishStudy({ client }: EditedSite, id: string, title: string) {
  const model = await client.getDocument('portfolio-route-9');
  if (!model) throw new Error('the demo has that case study');
  await client.create({ ...model, _id: id, title, slug: { _type: 'slug', current: id } });
}
