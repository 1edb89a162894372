import type { SanityClient } from '@sanity/client';
import type { Schema } from 'sanity';
import { fold } from '../../../packages/search/french-folding.ts';
import { type TypedPlace, typedPlaces, typesReferringTo } from './typed-places.ts';

/** A document a typed name can be linked to, and where else that name is typed. */
export type Linkable = {
  /** Its id, unless there is none of that name yet. */
  id?: string;
  /** Its name, which may be written in another way. */
  name: string;
  elsewhere: Elsewhere[];
};

type Elsewhere = { id: string; rev: string; places: TypedPlace[] };

/** The type of the document, and the name that was typed. */
export type Wanted = { to: string; name: string };

/** Patches in one transaction; more are sent one after the other. */
const AT_ONCE = 100;

/**
 * Finds the published document of a name, and every other document, draft and version in which the name is typed.
 *
 * @param except the published id of the document that is open: its own field is changed in its form
 */
export async function findLinkable(
  client: SanityClient,
  schema: Schema,
  { to, name, except }: Wanted & { except: string },
): Promise<Linkable> {
  const raw = client.withConfig({ perspective: 'raw' });
  const types = typesReferringTo(schema, to);
  const [documents, referring] = await Promise.all([
    raw.fetch<{ _id: string; name: unknown }[]>(
      '*[_type == $to && !(_id in path("drafts.**")) && !(_id in path("versions.**"))]{_id, name}',
      { to },
    ),
    raw.fetch<{ _id: string; _type: string; _rev: string }[]>('*[_type in $types]', { types }),
  ]);
  const found = documents.find(
    (document) => typeof document.name === 'string' && fold(document.name) === fold(name),
  );
  return {
    ...(found && { id: found._id }),
    name: typeof found?.name === 'string' ? found.name : name.trim(),
    elsewhere: referring.flatMap((document) => {
      const type = schema.get(document._type);
      if (!type || publishedId(document._id) === except) return [];
      const places = typedPlaces(type, document, { to, name });
      return places.length > 0 ? [{ id: document._id, rev: document._rev, places }] : [];
    }),
  };
}

/** The id of the document of a name: made and published when there is none, since drafts can't be referred to in public. */
export async function documentOf(
  client: SanityClient,
  { to }: Wanted,
  { id, name }: Linkable,
): Promise<string> {
  if (id) return id;
  const made = await client.create({
    _type: to,
    name,
    ...(to === 'category' && { slug: { _type: 'slug', current: slugOf(name) } }),
  });
  return made._id;
}

/**
 * Replaces a typed name by a reference wherever it is typed, in drafts and in what is published: visitors read the same
 * name as before. A document that was changed meanwhile makes its transaction fail, and is left as it is.
 *
 * @throws what the content client throws
 */
export async function linkElsewhere(
  client: SanityClient,
  { elsewhere }: Linkable,
  id: string,
): Promise<void> {
  for (let start = 0; start < elsewhere.length; start += AT_ONCE) {
    const transaction = client.transaction();
    for (const { id: document, rev, places } of elsewhere.slice(start, start + AT_ONCE)) {
      const set = Object.fromEntries(
        places.map(({ path }) => [path, { _type: 'reference', _ref: id }]),
      );
      transaction.patch(document, (patch) => patch.ifRevisionId(rev).set(set));
    }
    await transaction.commit({ visibility: 'async' });
  }
}

/** Without the name of a draft or version. */
export function publishedId(id: string): string {
  return id.replace(/^(?:drafts|versions\.[^.]+)\./, '');
}

function slugOf(name: string): string {
  return fold(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
