import type { ReactNode } from 'react';
import { MissingPiece } from '../../frame/missing-piece.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import type { NotFoundTexts } from './query.ts';

type Props = { texts: Pick<NotFoundTexts, 'title' | 'text'>; children?: ReactNode };

/** The 404 page of any address (shell-8.10 in test/specification.md). Its foot lists pages that could be meant. */
export function NotFound({ texts: { title, text }, children }: Props) {
  return (
    <MissingPiece title={title} text={text} foot={children}>
      <ButtonLink to="/" tone="light">
        Retour à l’accueil
      </ButtonLink>
    </MissingPiece>
  );
}
