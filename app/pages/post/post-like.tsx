import { useEffect, useRef, useState } from 'react';
import { painted } from '../../frame/press.ts';
import { Khatam } from '../../ui/khatam.tsx';
import { countLikes, isLiked, likePost } from './post-like-memory.ts';
import './post-tools.css';

type Props = {
  slug: string;
  /** Number of likes, a minute ago at most; undefined when the inbox could not be read. */
  count: number | undefined;
};

/** One like per browser, known to its storage alone and taken back there. Without script there is the number. */
export function PostLike({ slug, count = 0 }: Props) {
  const [like, setLike] = useState({ liked: false, count });
  const [failed, setFailed] = useState(false);
  const pressed = useRef<string>(undefined);

  useEffect(() => {
    // React runs this after a click that came with the first paint: what was just pressed stays.
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
      // The visitor sees it first: to begin a request takes part of the time until then.
      await painted();
      const kept = await likePost(slug, liked);
      // A second press is on its own way: its answer counts.
      setLike((now) => (now.liked === liked ? { liked, count: kept } : now));
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
