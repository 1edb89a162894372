/** The likes of this browser: kept in its storage, sent to the server under a random id. No cookie. */
import { href } from 'react-router';
import { randomId } from '../../forms/random-id.ts';

/** The posts this browser likes, by slug. */
const LIKED = 'articles-aimes';
const VISITOR = 'visiteur';

export function isLiked(slug: string): boolean {
  return likedPosts().has(slug);
}

/**
 * Fetches the number of likes at this moment: the page may be older than this browser's like.
 *
 * @throws when the server cannot say
 */
export async function countLikes(slug: string): Promise<number> {
  return readCount(await fetch(addressOf(slug)));
}

/**
 * Tells the server, then remembers.
 *
 * @returns how many like the post
 * @throws when it could not be kept
 */
export async function likePost(slug: string, liked: boolean): Promise<number> {
  const posted = new FormData();
  posted.set('visitor', visitor());
  posted.set('liked', String(liked));
  const answer = await fetch(addressOf(slug), { method: 'POST', body: posted });
  const count = await readCount(answer);
  const posts = likedPosts();
  if (liked) posts.add(slug);
  else posts.delete(slug);
  store(LIKED, [...posts].join(' '));
  return count;
}

function addressOf(slug: string): string {
  return href('/blog/:slug/jaime', { slug });
}

async function readCount(answer: Response): Promise<number> {
  if (!answer.ok) throw new Error(`likes: ${answer.status}`);
  const count = Number(await answer.text());
  if (!Number.isInteger(count)) throw new Error('likes: not a count');
  return count;
}

function likedPosts(): Set<string> {
  return new Set(stored(LIKED)?.split(' ').filter(Boolean));
}

function visitor(): string {
  const known = stored(VISITOR);
  if (known) return known;
  const made = randomId();
  store(VISITOR, made);
  return made;
}

/** A browser that keeps nothing likes for as long as the page is open. */
function stored(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Private windows and full disks: see `stored`.
  }
}
