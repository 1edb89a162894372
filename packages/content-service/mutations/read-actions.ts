import { z } from 'zod';
import { badRequest } from '../../kit/network/api-error.ts';
import { readJson } from '../../kit/network/read-json.ts';
import { ReleaseAction } from '../releases/release-actions.ts';
import { PatchOperations } from './patch-operations.ts';
import { readItems } from './read-items.ts';
import { DocumentStub, MAX_BODY_BYTES, TransactionId } from './read-mutations.ts';

/** A person acts on one document at a time; a release of the hosted service holds this many. */
const MAX_ACTIONS = 1_000;

const PublishedId = z
  .string()
  .regex(/^(?!drafts\.|versions\.)/, 'is not the id of a published document');
const DraftId = z.string().startsWith('drafts.');
const VersionId = z.string().regex(/^(versions\.[^.]+\.|drafts\.)./, 'is not the id of a version');
const Versioned = DocumentStub.extend({ _id: VersionId });

/** The option that would drop history, which is refused: earlier states and their authors can always be found. */
const KeepHistory = z.literal(false, 'is not supported: history is kept').optional();

const name = <Name extends string>(action: Name) => ({
  actionType: z.literal(`sanity.action.document.${action}`),
});

export const DocumentAction = z.discriminatedUnion('actionType', [
  z.object({
    ...name('create'),
    publishedId: PublishedId.optional(),
    attributes: DocumentStub,
    ifExists: z.enum(['fail', 'ignore']).default('fail'),
  }),
  z.object({
    ...name('edit'),
    draftId: VersionId,
    publishedId: PublishedId,
    patch: PatchOperations,
  }),
  z.object({
    ...name('replaceDraft'),
    publishedId: PublishedId.optional(),
    attributes: DocumentStub.extend({ _id: DraftId }),
  }),
  z.object({
    ...name('publish'),
    draftId: VersionId,
    publishedId: PublishedId,
    ifDraftRevisionId: z.string().optional(),
    ifPublishedRevisionId: z.string().optional(),
  }),
  z.object({ ...name('unpublish'), draftId: DraftId, publishedId: PublishedId }),
  z.object({ ...name('discard'), draftId: VersionId, purge: KeepHistory }),
  z.object({
    ...name('delete'),
    publishedId: PublishedId,
    includeDrafts: z.array(VersionId).default([]),
    purge: KeepHistory,
  }),
  z.object({
    ...name('version.create'),
    publishedId: PublishedId,
    document: Versioned.optional(),
    baseId: z.string().optional(),
    versionId: VersionId.optional(),
    ifBaseRevisionId: z.string().optional(),
  }),
  z.object({ ...name('version.discard'), versionId: VersionId, purge: KeepHistory }),
  z.object({ ...name('version.replace'), document: Versioned }),
  z.object({ ...name('version.unpublish'), versionId: VersionId, publishedId: PublishedId }),
]);
export type DocumentAction = z.infer<typeof DocumentAction>;

const Action = z.discriminatedUnion('actionType', [DocumentAction, ReleaseAction]);

const Body = z.object({
  actions: z.array(z.unknown()).min(1).max(MAX_ACTIONS),
  transactionId: TransactionId.optional(),
  dryRun: z.boolean().default(false),
});

/** Reads `POST …/data/actions/{dataset}`. Throws `ApiError` 400 or 413. */
export async function readActions(request: Request) {
  const body = Body.safeParse(await readJson(request, MAX_BODY_BYTES));
  if (!body.success) throw badRequest(`The actions cannot be read: ${z.prettifyError(body.error)}`);
  const isDryRun = new URL(request.url).searchParams.get('dryRun') === 'true';
  const { transactionId, dryRun } = body.data;
  const actions = readItems(Action, body.data.actions, 'action');
  return { actions, transactionId, dryRun: dryRun || isDryRun };
}
