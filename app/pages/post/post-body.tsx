import { useState } from 'react';
import { Link } from 'react-router';
import { CoverImage } from '../../content/cover-image.tsx';
import type { Person } from '../../content/person.ts';
import { small } from '../../content/picture-attributes.ts';
import { RichText } from '../../content/texts/rich-text.tsx';
import { PostLike } from './post-like.tsx';
import type { Post } from './query.ts';
import type { ShareWay } from './share-ways.ts';
import './post-tools.css';
import './post-body.css';
import './post-contents.css';
import './post-text.css';
import '../../content/contents-list.css';

/** The least number of parts at which a table of contents saves time. */
const LONG = 3;

type Props = {
  post: Post;
  /** Absent where the agency wants none. */
  likes?: { count: number | undefined } | undefined;
  ways: readonly ShareWay[];
  /** The post's full address. */
  address: string;
};

type PostShareProps = {
  title: string;
  /** The post's full address. */
  address: string;
};

const ANSWERS = {
  copied: 'Lien copié. Il n’y a plus qu’à le coller.',
  refused: 'Le lien n’a pas pu être copié. Le voici\u00a0:',
} as const;

/** Shares a post natively, else copies the link (pages-2.97 in test/specification.md); `PostShareLinks` need no script. */
function PostShare({ title, address }: PostShareProps) {
  const [answer, setAnswer] = useState<keyof typeof ANSWERS>();

  async function share() {
    setAnswer(undefined);
    if (navigator.share) {
      try {
        return await navigator.share({ title, url: address });
      } catch (error) {
        // The visitor closed the system's share sheet: nothing more happens.
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
function PostShareLinks({ ways }: { ways: readonly ShareWay[] }) {
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

/** The text, and beside it the author, the actions and the table of contents. */
export function PostBody({ post, likes, ways, address }: Props) {
  const { body, outline, writer } = post;
  return (
    <div className="post-body wrap grid">
      <aside aria-label="À propos de cet article">
        {writer && <Signature writer={writer} path={post.writerPath} />}
        <div className="post-tools">
          {likes && <PostLike slug={post.slug} count={likes.count} />}
          <PostShare title={post.title} address={address} />
        </div>
        {outline.length >= LONG && <Contents outline={outline} />}
      </aside>
      <div className="post-text">
        <RichText blocks={body} headings={2} />
        <PostShareLinks ways={ways} />
      </div>
    </div>
  );
}

type SignatureProps = {
  writer: Person;
  /** The path of their page. */
  path: string | undefined;
};

function Signature({ writer: { name, role, portrait }, path }: SignatureProps) {
  const signed = (
    <>
      <div className="post-signature-arch">
        <CoverImage picture={{ ...small(portrait, 64), alt: '' }} sizes="64px" />
      </div>
      <p>
        <b>{name}</b>
        {role}
      </p>
    </>
  );
  return path ? (
    <Link className="post-signature" to={path}>
      {signed}
    </Link>
  ) : (
    <div className="post-signature">{signed}</div>
  );
}

/** The table of contents: always open beside the text; on a narrow screen above it, folded. */
function Contents({ outline }: Pick<Post, 'outline'>) {
  const parts = (
    <ol>
      {outline.map(({ anchor, title }) => (
        <li key={anchor}>
          <Link to={`#${anchor}`}>{title}</Link>
        </li>
      ))}
    </ol>
  );
  return (
    <>
      <details className="post-contents">
        <summary>Dans cet article</summary>
        <nav aria-label="Dans cet article">{parts}</nav>
      </details>
      <nav className="post-contents-aside contents-list" aria-labelledby="post-contents-title">
        <h2 id="post-contents-title">Dans cet article</h2>
        {parts}
      </nav>
    </>
  );
}
