import { ClosingPiece } from '../../content/closing-piece.tsx';
import type { BlogTexts } from '../../content/posts/blog-texts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import './post-after.css';

/** The call at the end of a post, to the contact form of the home page (pages-2.105 in test/specification.md). */
export function PostCall({
  call: { title, text },
  art,
}: Pick<BlogTexts, 'call'> & { art: string }) {
  return (
    <section className="post-call section night" aria-labelledby="post-call-title">
      <ClosingPiece art={art} />
      <div className="wrap">
        <h2 className="poster" id="post-call-title">
          {title}
        </h2>
        {text && <p className="lead">{text}</p>}
        <ButtonLink to="/#contact" tone="light">
          Parler à un expert
        </ButtonLink>
      </div>
    </section>
  );
}
