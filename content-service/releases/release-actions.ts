import { z } from 'zod';
import { PatchOperations } from '../mutations/patch-operations.ts';

const name = <Name extends string>(action: Name) => ({
  actionType: z.literal(`sanity.action.release.${action}`),
  // The id is part of document ids, between two dots.
  releaseId: z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/, 'is not the name of a release'),
});

export const ReleaseMetadata = z.looseObject({
  title: z.string().optional(),
  description: z.string().optional(),
  intendedPublishAt: z.iso.datetime({ offset: true }).optional(),
  releaseType: z.enum(['asap', 'scheduled', 'undecided']).default('undecided'),
});

export const ReleaseAction = z.discriminatedUnion('actionType', [
  z.object({ ...name('create'), metadata: ReleaseMetadata.default({ releaseType: 'undecided' }) }),
  z.object({ ...name('edit'), patch: PatchOperations }),
  z.object({ ...name('schedule'), publishAt: z.iso.datetime({ offset: true }) }),
  z.object({ ...name('unschedule') }),
  z.object({ ...name('archive') }),
  z.object({ ...name('unarchive') }),
  z.object({ ...name('publish') }),
  z.object({ ...name('delete') }),
]);
export type ReleaseAction = z.infer<typeof ReleaseAction>;

export function isReleaseAction(action: { actionType: string }): action is ReleaseAction {
  return action.actionType.startsWith('sanity.action.release.');
}
