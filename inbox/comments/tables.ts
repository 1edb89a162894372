/** The tables of comments, the agency's answers and likes. */
import type { Generated } from 'kysely';
import type { CommentState } from '../contract/states.ts';

/** The moderation of a comment; its text is in its request. */
type CommentsTable = {
  request_id: string;
  /** The post's `_id` in the content service. */
  post_id: string;
  state: CommentState;
  /** The time of the last decision on it. */
  decided_at: number | null;
  /** 1 when the form announced that an answer comes by mail. */
  mail_announced: Generated<number>;
};

/** The agency's public answer to a comment. */
type CommentAnswersTable = {
  request_id: string;
  author_id: string;
  /** The author's name as it was then: people leave. */
  author_name: string;
  text: string;
  written_at: number;
  edited_at: number | null;
};

type LikesTable = {
  post_id: string;
  /** A keyed hash, which does not reveal the browser. */
  visitor_hash: string;
  liked_at: number;
};

/** Counters that increase when the things they are named after change; caches compare them. */
type RevisionsTable = { name: 'comments'; number: number };

export type CommentTables = {
  comments: CommentsTable;
  comment_answers: CommentAnswersTable;
  likes: LikesTable;
  revisions: RevisionsTable;
};
