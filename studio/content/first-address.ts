import { useCallback } from 'react';
import {
  type DocumentActionComponent,
  type SanityClient,
  type SchemaType,
  useClient,
  useDocumentOperation,
  useSchema,
} from 'sanity';
import { slugOf } from '../../model/schema/slug-field.ts';
import { API_VERSION } from './api-version.ts';

/** The same action, which first fills the address of a page that has none: an editor has to think of a title only. */
export function withFirstAddress(action: DocumentActionComponent): DocumentActionComponent {
  const filling: DocumentActionComponent = (props) => {
    const { id, type, draft, version } = props;
    const described = action(props);
    const client = useClient({ apiVersion: API_VERSION });
    const { patch } = useDocumentOperation(id, type);
    const address = addressField(useSchema().get(type));
    const title = address && draft?.[address.source];
    const isFilled = !address || version || !draft || hasAddress(draft.slug) || !title;
    const onHandle = described?.onHandle;
    const handle = useCallback(async () => {
      if (!isFilled) {
        const wanted = slugOf(String(title)) || slugOf(`page ${id.slice(0, 8)}`);
        const current = await firstFree(client, { type, id, wanted, taken: address?.taken ?? [] });
        patch.execute([{ set: { slug: { _type: 'slug', current } } }]);
      }
      onHandle?.();
    }, [isFilled, title, id, type, client, patch, address, onHandle]);
    return described && onHandle ? { ...described, onHandle: handle } : described;
  };
  filling.action = action.action;
  filling.displayName = 'WithFirstAddress';
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

/** Text, in datasets from before it was an object. */
function hasAddress(slug: unknown): boolean {
  if (typeof slug === 'string') return slug !== '';
  return typeof slug === 'object' && slug !== null && 'current' in slug && Boolean(slug.current);
}

type Asked = { type: string; id: string; wanted: string; taken: readonly string[] };

/** The wanted address, with a number behind it where another document, or a page of the site, has it. */
async function firstFree(
  client: SanityClient,
  { type, id, wanted, taken }: Asked,
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
