/** Likes: one per browser and post, stored without revealing the browser. */
import { createHmac } from 'node:crypto';
import type { InboxDatabase } from './database.ts';
import type { Limits } from './rate-limits.ts';

export type Likes = {
  count(postId: string): Promise<number>;
  /** Sets or takes back a like; the same twice is the same once, and beyond the limits of an address it changes nothing. */
  set(postId: string, visitorId: string, liked: boolean, address: string): Promise<number>;
};

/** An id as our page's script makes it: a UUID, or 16 random bytes in hexadecimal. */
const VISITOR_ID = /^[A-Za-z0-9_-]{16,64}$/;

type LikesOptions = {
  db: InboxDatabase;
  secret: string;
  limits: Pick<Limits, 'allowsLike'>;
  clock(): Date;
};

export function createLikes({ db, secret, limits, clock }: LikesOptions): Likes {
  return {
    count: (postId) => countLikes(db, postId),

    async set(postId, visitorId, liked, address) {
      if (!(await limits.allowsLike(address))) return countLikes(db, postId);
      // Our page never makes an id of another form: it changes nothing, and gets the count.
      if (!VISITOR_ID.test(visitorId)) return countLikes(db, postId);
      return db.transaction().execute(async (transaction) => {
        const visitor_hash = visitorHash(secret, postId, visitorId);
        if (liked) {
          await transaction
            .insertInto('likes')
            .values({ post_id: postId, visitor_hash, liked_at: clock().getTime() })
            .onConflict((conflict) => conflict.columns(['post_id', 'visitor_hash']).doNothing())
            .execute();
        } else {
          await transaction
            .deleteFrom('likes')
            .where('post_id', '=', postId)
            .where('visitor_hash', '=', visitor_hash)
            .execute();
        }
        return countLikes(transaction, postId);
      });
    },
  };
}

async function countLikes(db: Pick<InboxDatabase, 'selectFrom'>, postId: string): Promise<number> {
  const { count } = await db
    .selectFrom('likes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('post_id', '=', postId)
    .executeTakeFirstOrThrow();
  return count;
}

/** A hash that differs under each post, so that the likes of one browser cannot be put together. */
function visitorHash(secret: string, postId: string, visitorId: string): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify(['like', postId, visitorId]))
    .digest('base64url');
}
