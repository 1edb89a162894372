import { useEffect, useRef, useState } from 'react';
import { href } from 'react-router';
import { randomId } from '../../forms/random-id.ts';
import { painted } from '../../frame/press.ts';
import { Khatam } from '../../ui/khatam.tsx';
import './post-tools.css';

type Props = {
  slug: string;
  /** Number of likes, a minute ago at most; undefined when the inbox could not be read. */
  count: number | undefined;
};

// The likes of this browser are kept in its storage, and sent to the server under a random id. There is no cookie.
/** The posts this browser likes, by slug. */
const LIKED = 'articles-aimes';
const VISITOR = 'visiteur';

function isLiked(slug: string): boolean {
  return likedPosts().has(slug);
}

/**
 * Fetches the number of likes at this moment: the page may be older than this browser's like.
 *
 * @throws when the server cannot say
 */
async function countLikes(slug: string): Promise<number> {
  return readCount(await fetch(addressOf(slug)));
}

/**
 * Tells the server, then remembers.
 *
 * @returns how many like the post
 * @throws when it could not be kept
 */
async function likePost(slug: string, liked: boolean): Promise<number> {
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
  const storedId = stored(VISITOR);
  if (storedId) return storedId;
  const made = randomId();
  store(VISITOR, made);
  return made;
}

/** Reads the storage; without one, a like lasts as long as the page is open. */
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
    // The storage is full or forbidden: see `stored`.
  }
}

/** The like button: one like per browser, known to its storage only. Without script it shows the number. */
export function PostLike({ slug, count = 0 }: Props) {
  const [like, setLike] = useState({ liked: false, count });
  const [failed, setFailed] = useState(false);
  const pressed = useRef<string>(undefined);

  useEffect(() => {
    // React runs this after a click on the first paint: a heart that was just pressed stays pressed.
    if (pressed.current === slug) return;
    const liked = isLiked(slug);
    setLike({ liked, count });
    if (!liked) return;
    let left = false;
    countLikes(slug)
      .then((fresh) => {
        if (!left) setLike((now) => (now.liked ? { liked: true, count: fresh } : now));
      })
      .catch((error: unknown) => console.error(error));
    return () => {
      left = true;
    };
  }, [slug, count]);

  async function toggle() {
    pressed.current = slug;
    const before = like;
    const liked = !before.liked;
    setFailed(false);
    setLike({ liked, count: Math.max(0, before.count + (liked ? 1 : -1)) });
    try {
      // The heart is painted first: starting a request would delay that.
      await painted();
      const newCount = await likePost(slug, liked);
      // After a second press, only that one's answer counts.
      setLike((now) => (now.liked === liked ? { liked, count: newCount } : now));
    } catch (error) {
      console.error(error);
      setLike((now) => (now.liked === liked ? before : now));
      setFailed(true);
    }
  }

  return (
    <>
      <button type="button" className="post-tool" aria-pressed={like.liked} onClick={toggle}>
        <Khatam />
        J’aime
        {like.count > 0 && <span className="post-like-count">{like.count}</span>}
      </button>
      {like.count > 0 && (
        <p className="post-likes">
          {like.count} {like.count > 1 ? 'lecteurs aiment' : 'lecteur aime'} cet article
        </p>
      )}
      <p className="post-tool-answer" role="status">
        {failed && 'Votre «\u00a0J’aime\u00a0» n’a pas pu être enregistré. Réessayez.'}
      </p>
    </>
  );
}
