import { z } from 'zod';
import { ReleaseMetadata, ReleaseState } from './release-actions.ts';

export const ReleaseDocument = z.looseObject({
  _id: z.string(),
  _type: z.literal('system.release'),
  name: z.string(),
  state: ReleaseState,
  metadata: ReleaseMetadata,
  publishAt: z.string().optional(),
  publishedAt: z.string().optional(),
  /** The versions it had when it was archived or published. */
  finalDocumentStates: z.array(z.looseObject({ id: z.string() })).optional(),
});
export type ReleaseDocument = z.infer<typeof ReleaseDocument>;

/** The field `_system` of a version. */
export const VersionSystem = z.looseObject({
  /** Whether its document is removed when its release is published. */
  delete: z.boolean().optional(),
  /** The document it was made from, and the revision that had then. */
  base: z.looseObject({ id: z.string(), rev: z.string() }).optional(),
});

export const RELEASE_PREFIX = '_.releases.';

export function versionPrefix(release: string): string {
  return `versions.${release}.`;
}

/** The release (or other bundle) a version is in, by its id: `versions.<release>.x` → `<release>`. */
export function releaseOf(id: string): string | undefined {
  return id.startsWith('versions.') ? id.split('.')[1] : undefined;
}
