import { z } from 'zod';
import { badRequest } from '../../kit/network/api-error.ts';
import { readJson } from '../../kit/network/read-json.ts';
import { PatchOperations } from './patch-operations.ts';
import { readItems } from './read-items.ts';

/** The longest request, in bytes: the hosted service's. */
export const MAX_BODY_BYTES = 4 * 1024 * 1024;
/** The most queries that choose documents, which are answered one after the other. Other mutations are bounded by the body. */
const MAX_QUERIES = 1_000;

/** An id that becomes `_rev`, and part of addresses. */
export const TransactionId = z.string().regex(/^[A-Za-z0-9_.:-]{1,128}$/);

export const DocumentStub = z.looseObject({ _id: z.string().optional(), _type: z.string().min(1) });
const IdentifiedStub = z.looseObject({ _id: z.string().min(1), _type: z.string().min(1) });

const ById = { id: z.union([z.string(), z.array(z.string())]) };
const ByQuery = {
  query: z.string().min(1),
  params: z.record(z.string(), z.unknown()).optional(),
};
const Selection = z.union([z.strictObject(ById), z.strictObject(ByQuery)]);
export type Selection = z.infer<typeof Selection>;

const MutationBody = z.union([
  z.strictObject({ create: DocumentStub }),
  z.strictObject({ createIfNotExists: IdentifiedStub }),
  z.strictObject({ createOrReplace: IdentifiedStub }),
  z.strictObject({ delete: z.union([z.strictObject(ById), z.strictObject(ByQuery)]) }),
  z.strictObject({
    patch: z.union([PatchOperations.extend(ById), PatchOperations.extend(ByQuery)]),
  }),
]);
export type MutationBody = z.infer<typeof MutationBody>;

const Body = z.object({
  mutations: z.array(z.unknown()).min(1),
  transactionId: TransactionId.optional(),
});

function isByQuery(mutation: MutationBody): boolean {
  if ('patch' in mutation) return 'query' in mutation.patch;
  return 'delete' in mutation && 'query' in mutation.delete;
}

export interface MutationRequest {
  mutations: readonly MutationBody[];
  transactionId: string | undefined;
  /** Says what would happen; nothing does. */
  dryRun: boolean;
  returnIds: boolean;
  returnDocuments: boolean;
  autoGenerateArrayKeys: boolean;
}

/** Reads `POST …/data/mutate/{dataset}`; any `visibility` gets the strictest. Throws `ApiError` 400 or 413. */
export async function readMutations(request: Request): Promise<MutationRequest> {
  const address = new URL(request.url).searchParams;
  const visibility = address.get('visibility') ?? 'sync';
  if (!['sync', 'async', 'deferred'].includes(visibility)) {
    throw badRequest(`visibility must be sync, async or deferred, not "${visibility}"`);
  }
  const body = Body.safeParse(await readJson(request, MAX_BODY_BYTES));
  if (!body.success) {
    throw badRequest(`The mutations cannot be read: ${z.prettifyError(body.error)}`);
  }
  const { transactionId } = body.data;
  const mutations = readItems(MutationBody, body.data.mutations, 'mutation');
  if (mutations.filter(isByQuery).length > MAX_QUERIES) {
    throw badRequest(`At most ${MAX_QUERIES} mutations may choose documents by a query`);
  }
  const is = (option: string) => address.get(option) === 'true';
  return {
    mutations,
    transactionId,
    dryRun: is('dryRun'),
    returnIds: is('returnIds'),
    returnDocuments: is('returnDocuments'),
    autoGenerateArrayKeys: is('autoGenerateArrayKeys'),
  };
}
