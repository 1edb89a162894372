import { makeId } from '../packages/kit/network/secret-token.ts';
import type { StaffDatabase } from './database.ts';
import { refused } from './refusals.ts';
import type { Staff } from './roles.ts';

/** A created link to drafts: the path, the perspective, and its end. */
export interface PreviewLink {
  readonly id: string;
  /** The page it opens, `/work/medina`. */
  readonly path: string;
  readonly perspective: string;
  /** Whether it shows the drafts of all pages, and not of this one alone. */
  readonly wholeSite: boolean;
  /** ISO 8601, UTC; so is the next. */
  readonly ends: string;
  readonly createdAt: string;
  /** The name of the person who made it. */
  readonly createdBy: string;
}

export type NewPreviewLink = Pick<PreviewLink, 'path' | 'perspective' | 'wholeSite' | 'ends'>;

/** The most links in force: a list longer than a few screens is one that is not looked at. */
const MAX_LINKS = 200;

export type PreviewLinks = ReturnType<typeof createPreviewLinks>;

/** @param certain the time that has certainly passed: links are deleted by it */
export function createPreviewLinks(db: StaffDatabase, clock: () => Date, certain = clock) {
  const now = () => clock().toISOString();
  return {
    /** Lists those in force, the newest first. */
    async list(): Promise<PreviewLink[]> {
      const rows = await db
        .selectFrom('preview_links')
        .innerJoin('people', 'people.id', 'created_by')
        .select(['preview_links.id', 'path', 'perspective', 'whole_site', 'ends'])
        .select(['preview_links.created as createdAt', 'people.name as createdBy'])
        .where('ends', '>', now())
        .orderBy('preview_links.created', 'desc')
        .orderBy('preview_links.id')
        .execute();
      return rows.map(({ whole_site, ...row }) => ({ ...row, wholeSite: whole_site === 1 }));
    },

    /** Whether a link is in force. */
    async has(id: string): Promise<boolean> {
      const row = await db
        .selectFrom('preview_links')
        .select('id')
        .where('id', '=', id)
        .where('ends', '>', now())
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Keeps one, in a transaction that counts them; returns its id. Throws `ApiError` 409 when there are too many. */
    async add({ wholeSite, ...link }: NewPreviewLink, by: Staff): Promise<string> {
      await db.deleteFrom('preview_links').where('ends', '<=', certain().toISOString()).execute();
      const all = await db.selectFrom('preview_links').select('id').execute();
      if (all.length >= MAX_LINKS) throw refused('too_many_preview_links');
      const id = makeId('v');
      await db
        .insertInto('preview_links')
        .values({ ...link, id, whole_site: wholeSite ? 1 : 0, created: now(), created_by: by.id })
        .execute();
      return id;
    },

    /** Takes one back, in force with the next request that brings it. Throws `ApiError` 404. */
    async remove(id: string): Promise<Pick<PreviewLink, 'path'>> {
      const removed = await db
        .selectFrom('preview_links')
        .select('path')
        .where('id', '=', id)
        .executeTakeFirst();
      if (!removed) throw refused('not_found');
      await db.deleteFrom('preview_links').where('id', '=', id).execute();
      return removed;
    },
  };
}
