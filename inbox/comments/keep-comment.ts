import type { KeepBesides } from '../kinds/destination.ts';

/** Adds a comment to the moderation queue, in the transaction that stores its request. */
export const keepComment: KeepBesides = async (transaction, { id, about }) => {
  if (!about) throw new TypeError('A comment is about a post: pass it with the sending.');
  await transaction
    .insertInto('comments')
    .values({ request_id: id, post_id: about.id, state: 'pending', mail_announced: 1 })
    .execute();
  return { channels: ['agency-mail'] };
};
