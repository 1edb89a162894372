import { useCallback } from 'react';
import {
  type DocumentActionComponent,
  type SanityClient,
  type SchemaType,
  useClient,
  useDocumentOperation,
  useSchema,
} from 'sanity';
import {
  coverOfStored,
  DRAWN_TYPES,
  type DrawnType,
  isDrawnType,
  motifNamed,
} from '../../model/motifs.ts';
import { slugOf } from '../../model/schema/slug-field.ts';
import type { Motif } from '../../packages/drawings/zellige/motifs.ts';
import { API_VERSION } from './api-version.ts';

/**
 * A publishing action that first fills the address of a page that has none, and the motif of a cover that nobody chose: an
 * editor has to think of a title only.
 */
export function withFirstValues(action: DocumentActionComponent): DocumentActionComponent {
  const filling: DocumentActionComponent = (props) => {
    const { id, type, draft, version } = props;
    const described = action(props);
    const client = useClient({ apiVersion: API_VERSION });
    const { patch } = useDocumentOperation(id, type);
    const address = addressField(useSchema().get(type));
    const title = address && draft?.[address.source];
    const isFilled = !address || version || !draft || hasAddress(draft.slug) || !title;
    const undrawn = version ? undefined : withoutMotif(type, draft);
    const onHandle = described?.onHandle;
    const handle = useCallback(async () => {
      if (!isFilled) {
        const wanted = slugOf(String(title)) || slugOf(`page ${id.slice(0, 8)}`);
        const current = await firstFree(client, { type, id, wanted, taken: address?.taken ?? [] });
        patch.execute([{ set: { slug: { _type: 'slug', current } } }]);
      }
      if (undrawn) {
        const beside = await newestMotifs(client, undrawn.type, id);
        const motif = coverOfStored(undrawn.type, undrawn.stored, beside)?.motif;
        if (motif) patch.execute([{ set: { [DRAWN_TYPES[undrawn.type].motif]: motif } }]);
      }
      onHandle?.();
    }, [isFilled, undrawn, title, id, type, client, patch, address, onHandle]);
    return described && onHandle ? { ...described, onHandle: handle } : described;
  };
  filling.action = action.action;
  filling.displayName = 'WithFirstValues';
  return filling;
}

/** The field that an address is made from, where a type has addresses. */
function addressField(type: SchemaType | undefined) {
  if (type?.jsonType !== 'object') return undefined;
  const options = type.fields.find(({ name }) => name === 'slug')?.type.options;
  return typeof options?.source === 'string'
    ? { source: options.source, taken: options.taken }
    : undefined;
}

/** Whether a slug has a value. In old datasets it is a string instead of an object. */
function hasAddress(slug: unknown): boolean {
  if (typeof slug === 'string') return slug !== '';
  return typeof slug === 'object' && slug !== null && 'current' in slug && Boolean(slug.current);
}

/** Returns a draft that has a drawn cover and no chosen motif for it, with its type; undefined for any other. */
function withoutMotif(type: string, draft: Record<string, unknown> | null) {
  if (!isDrawnType(type) || !draft || motifNamed(draft[DRAWN_TYPES[type].motif])) return undefined;
  return { type, stored: draft };
}

/** The number of newest documents whose motifs a new cover avoids: a row of a list, and the one above it. */
const NEIGHBOURS = 6;

/** The motifs of the newest of a type; none where they cannot be read, which leaves the new one its own words. */
async function newestMotifs(client: SanityClient, type: DrawnType, id: string): Promise<Motif[]> {
  const rows: Record<string, unknown>[] = await client
    .fetch(
      `*[_type == $type && _id != $id] | order(coalesce(publishDate, _createdAt) desc)[0...$many]
        {title, slug, motif, icon, excerpt, summary, outcome, tags, portfolioTags}`,
      { type, id, many: NEIGHBOURS },
      { perspective: 'published' },
    )
    .catch(() => []);
  return rows.flatMap((row) => coverOfStored(type, row)?.motif ?? []);
}

type SlugRequest = { type: string; id: string; wanted: string; taken: readonly string[] };

/** The wanted address, with a number behind it where another document, or a page of the site, has it. */
async function firstFree(
  client: SanityClient,
  { type, id, wanted, taken }: SlugRequest,
): Promise<string> {
  const others: unknown[] = await client.fetch(
    '*[_type == $type && string::startsWith(slug.current, $wanted) && !(_id in [$id, "drafts." + $id])].slug.current',
    { type, id, wanted },
    { perspective: 'raw' },
  );
  const used = new Set([...others, ...taken]);
  let free = wanted;
  for (let count = 2; used.has(free); count += 1) free = `${wanted}-${count}`;
  return free;
}
