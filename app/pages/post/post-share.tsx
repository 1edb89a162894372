import { useState } from 'react';
import type { ShareWay } from './share-ways.ts';
import './post-tools.css';

type Props = {
  title: string;
  /** The post's full address. */
  address: string;
};

const ANSWERS = {
  copied: 'Lien copié. Il n’y a plus qu’à le coller.',
  refused: 'Le lien n’a pas pu être copié. Le voici\u00a0:',
} as const;

/** Shares a post natively, else copies the link (pages-2.97 in test/specification.md); `PostShareLinks` need no script. */
export function PostShare({ title, address }: Props) {
  const [answer, setAnswer] = useState<keyof typeof ANSWERS>();

  async function share() {
    setAnswer(undefined);
    if (navigator.share) {
      try {
        return await navigator.share({ title, url: address });
      } catch (error) {
        // The visitor closed the sheet: that is an answer.
        if (error instanceof DOMException && error.name === 'AbortError') return;
      }
    }
    try {
      await navigator.clipboard.writeText(address);
      setAnswer('copied');
    } catch {
      setAnswer('refused');
    }
  }

  return (
    <>
      <button type="button" className="post-tool" onClick={share}>
        Partager
      </button>
      <p className="post-tool-answer" role="status">
        {answer && ANSWERS[answer]}
      </p>
      {answer === 'refused' && (
        <input
          className="post-link"
          readOnly
          value={address}
          aria-label="Lien de l’article"
          onFocus={(event) => event.target.select()}
        />
      )}
    </>
  );
}

/** The ways to pass a post on that are plain links: no script of theirs is on the page, and none of ours. */
export function PostShareLinks({ ways }: { ways: readonly ShareWay[] }) {
  return (
    <p className="post-tools post-ways">
      <b>Partager cet article</b>
      {ways.map(([name, to]) => (
        <a key={name} className="post-tool" href={to}>
          {name}
        </a>
      ))}
    </p>
  );
}
