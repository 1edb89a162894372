import { Link } from 'react-router';
import { CoverImage } from '../../content/cover-image.tsx';
import type { Person } from '../../content/person.ts';
import { small } from '../../content/picture-attributes.ts';
import { RichText } from '../../content/texts/rich-text.tsx';
import { PostLike } from './post-like.tsx';
import { PostShare, PostShareLinks } from './post-share.tsx';
import type { Post } from './query.ts';
import type { ShareWay } from './share-ways.ts';
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

/** The text, and beside it who wrote it, what to do with it, and its parts. */
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

/** The table of contents: always open beside the text; above it, on a narrow screen, it opens on demand. */
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
