/** Comments under posts: read once approved; approved or refused with the private link of the agency's mail. */
import { z } from 'zod';
import { isUnavailable } from '../../packages/kit/database/unavailable.ts';
import type { CommentState } from '../contract/states.ts';
import type { InboxDatabase } from '../database.ts';
import { readSubject, type Subject } from '../subject.ts';
import { decideComment } from './decide-comment.ts';
import type { CommentLinks } from './links.ts';

export type Comment = {
  id: string;
  name: string;
  /** Plain text; `\n` breaks lines. */
  text: string;
  receivedAt: Date;
  /** The agency's answer, if it has given one. */
  answer?: CommentAnswer;
};

export type CommentAnswer = {
  /** The person of the agency, as the team knows them. */
  name: string;
  /** Plain text; `\n` breaks lines. */
  text: string;
  writtenAt: Date;
};

export type ModeratedComment = Comment & {
  state: CommentState;
  /** Never published. */
  email: string;
  /** The post. */
  about: Subject;
};

export type Decision = Exclude<CommentState, 'pending'>;

export type Moderation = {
  /** Reads only: mail scanners open every link of a mail. Undefined: not our link, or the comment is erased. */
  look(token: string): Promise<ModeratedComment | undefined>;
  /** Approves or refuses a comment; the other decision later reverts it. Visible at once. Undefined as for `look`. */
  decide(token: string, decision: Decision): Promise<ModeratedComment | undefined>;
};

export type Comments = {
  /** The approved comments of a post, oldest first. */
  of(postId: string): Promise<Comment[]>;
  /** Moves whenever what `of` returns may have changed; undefined until the database was first reached. */
  revision(): number | undefined;
  /** Reads the revision of decisions taken in other processes. */
  refreshRevision(): Promise<void>;
  moderation: Moderation;
};

type CommentsOptions = {
  db: InboxDatabase;
  links: CommentLinks;
  clock(): Date;
  /** Called when what `of` returns may have changed. */
  changed(): Promise<void>;
};

export async function createComments({
  db,
  links,
  clock,
  changed,
}: CommentsOptions): Promise<Comments> {
  let revision: number | undefined = await storedRevision().catch((error: unknown) => {
    if (isUnavailable(error)) return undefined;
    throw error;
  });

  async function storedRevision(): Promise<number> {
    const row = await db
      .selectFrom('revisions')
      .select('number')
      .where('name', '=', 'comments')
      .executeTakeFirst();
    return row?.number ?? 0;
  }

  async function refreshRevision() {
    const stored = await storedRevision();
    // Two reads may overlap: the revision never goes back to the older one.
    if (revision !== undefined && stored <= revision) return;
    revision = stored;
    await changed();
  }

  async function find(requestId: string): Promise<ModeratedComment | undefined> {
    const row = await db
      .selectFrom('comments')
      .innerJoin('requests', 'requests.id', 'comments.request_id')
      .select(['requests.id', 'state', 'fields', 'about', 'received_at'])
      .where('requests.id', '=', requestId)
      .executeTakeFirst();
    const about = row && readSubject(row.about);
    if (!row || !about) return undefined;
    return {
      ...published(row),
      state: row.state,
      email: commentFields.parse(JSON.parse(row.fields)).email,
      about,
    };
  }

  return {
    async of(postId) {
      const rows = await db
        .selectFrom('comments')
        .innerJoin('requests', 'requests.id', 'comments.request_id')
        .leftJoin('comment_answers', 'comment_answers.request_id', 'requests.id')
        .select(['requests.id', 'fields', 'received_at'])
        .select(['author_name', 'comment_answers.text as answer', 'written_at'])
        .where('post_id', '=', postId)
        .where('state', '=', 'approved')
        .where('quarantined_at', 'is', null)
        .orderBy('received_at')
        .orderBy('requests.id')
        .execute();
      return rows.map(({ author_name: name, answer: text, written_at, ...row }) => ({
        ...published(row),
        ...(name !== null &&
          text !== null &&
          written_at !== null && { answer: { name, text, writtenAt: new Date(written_at) } }),
      }));
    },

    revision: () => revision,
    refreshRevision,

    moderation: {
      async look(token) {
        const link = links.readModeration(token);
        return link && find(link.requestId);
      },

      async decide(token, decision) {
        const link = links.readModeration(token);
        if (!link) return undefined;
        await db.transaction().execute(async (transaction) => {
          await transaction
            .updateTable('requests')
            .set((request) => ({ version: request('version', '+', 1) }))
            .where('id', '=', link.requestId)
            .execute();
          await decideComment(transaction, {
            requestId: link.requestId,
            decision,
            actor: undefined,
            at: clock(),
          });
        });
        await refreshRevision();
        return find(link.requestId);
      },
    },
  };
}

const commentFields = z.object({ name: z.string(), email: z.string(), comment: z.string() });

function published(row: { id: string; fields: string; received_at: number }): Comment {
  const { name, comment } = commentFields.parse(JSON.parse(row.fields));
  return { id: row.id, name, text: comment, receivedAt: new Date(row.received_at) };
}
