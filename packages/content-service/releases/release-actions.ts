import { z } from 'zod';
import { PatchOperations } from '../mutations/patch-operations.ts';

const name = <Name extends string>(action: Name) => ({
  actionType: z.literal(`sanity.action.release.${action}`),
  // The name stands in document ids, between two dots.
  releaseId: z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/, 'is not the name of a release'),
});

/**
 * The states of a release: active while it is edited; scheduled when it will publish itself; archived when its versions
 * are stored away; published for ever. The hosted service has further states in between: here a step is one
 * transaction.
 */
export const ReleaseState = z.enum(['active', 'scheduled', 'archived', 'published']);

export const ReleaseMetadata = z.looseObject({
  title: z.string().optional(),
  description: z.string().optional(),
  intendedPublishAt: z.iso.datetime({ offset: true }).optional(),
  releaseType: z.enum(['asap', 'scheduled', 'undecided']).default('undecided'),
});

/** The hosted service's states on the way from one to another, each with the one it comes from. */
const ON_THE_WAY: Readonly<Record<string, string>> = {
  archiving: 'active',
  publishing: 'active',
  scheduling: 'active',
  unarchiving: 'archived',
};

const ImportedRelease = z.looseObject({
  name: z.string().optional(),
  state: z.preprocess(
    (state) => (typeof state === 'string' ? (ON_THE_WAY[state] ?? state) : state),
    ReleaseState.default('active'),
  ),
  metadata: ReleaseMetadata.default({ releaseType: 'undecided' }),
  publishAt: z.iso.datetime({ offset: true }).optional(),
  _createdAt: z.iso.datetime({ offset: true }).optional(),
});
export type ImportedRelease = z.infer<typeof ImportedRelease>;

export const ReleaseAction = z.discriminatedUnion('actionType', [
  z.object({ ...name('create'), metadata: ReleaseMetadata.default({ releaseType: 'undecided' }) }),
  z.object({ ...name('edit'), patch: PatchOperations }),
  z.object({ ...name('schedule'), publishAt: z.iso.datetime({ offset: true }) }),
  z.object({ ...name('unschedule') }),
  z.object({ ...name('archive') }),
  z.object({ ...name('unarchive') }),
  z.object({ ...name('publish') }),
  z.object({ ...name('delete') }),
  z.object({
    ...name('import'),
    // The client sends the imported release under either name, as an export writes it.
    attributes: ImportedRelease.optional(),
    document: ImportedRelease.optional(),
    ifExists: z.enum(['fail', 'ignore', 'replace']).default('fail'),
  }),
]);
export type ReleaseAction = z.infer<typeof ReleaseAction>;

export function isReleaseAction(action: { actionType: string }): action is ReleaseAction {
  return action.actionType.startsWith('sanity.action.release.');
}
