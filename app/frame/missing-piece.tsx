import { type ReactNode, useEffect, useRef } from 'react';
import { useOffPart } from '../content/use-off-part.ts';
import piece from '../drawings/missing-piece.svg?url';
import notFound from '../drawings/not-found.svg?url';
import notFoundMobile from '../drawings/not-found-mobile.svg?url';
import { useRelief } from '../drawings/use-relief.ts';
import { pieceIntent } from '../last-piece/piece-intent.ts';
import { useScripted } from '../ui/scripted.ts';
import './missing-piece.css';

type Props = {
  title: string;
  text: string;
  children: ReactNode;
  foot?: ReactNode;
};

/** A full screen for missing pages: a hole in the wall, and its piece floating above the title. */
export function MissingPiece({ title, text, children, foot }: Props) {
  const isScripted = useScripted();
  const relief = useRelief();
  const isOff = useOffPart('lastPiece');
  const heading = useRef<HTMLHeadingElement>(null);

  // This may be shown after the page's frame, which found no title and gave the focus to `main`.
  useEffect(() => {
    if (document.activeElement?.matches('main')) heading.current?.focus({ preventScroll: true });
  }, []);

  return (
    <section className="missing-piece night">
      <picture>
        <source media="(min-width: 1024px)" srcSet={notFound} width={1440} height={900} />
        <img src={notFoundMobile} width={390} height={844} alt="" />
      </picture>
      <div className="wrap">
        {isScripted && !relief && !isOff ? (
          <button type="button" {...pieceIntent}>
            <Heart alt="Remettre la pièce en place" />
          </button>
        ) : (
          <Heart alt="" />
        )}
        <h1 className="poster" ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p className="lead">{text}</p>
        <div className="missing-piece-actions">{children}</div>
      </div>
      {foot}
    </section>
  );
}

function Heart({ alt }: { alt: string }) {
  return <img className="missing-piece-heart" src={piece} width={310} height={310} alt={alt} />;
}
