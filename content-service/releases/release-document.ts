import { z } from 'zod';
import { ReleaseMetadata } from './release-actions.ts';

/**
 * A release is active while it is worked on; scheduled when it will publish itself; archived when its
 * versions are put away; published for ever. The hosted service passes through more states on the
 * way: here a step is one transaction.
 */
export const ReleaseDocument = z.looseObject({
  _id: z.string(),
  _type: z.literal('system.release'),
  name: z.string(),
  state: z.enum(['active', 'scheduled', 'archived', 'published']),
  metadata: ReleaseMetadata,
  publishAt: z.string().optional(),
  publishedAt: z.string().optional(),
  /** The versions it had when it was archived or published. */
  finalDocumentStates: z.array(z.looseObject({ id: z.string() })).optional(),
});
export type ReleaseDocument = z.infer<typeof ReleaseDocument>;

export const RELEASE_PREFIX = '_.releases.';

export function versionPrefix(release: string): string {
  return `versions.${release}.`;
}
