import type { ReactNode } from 'react';
import { MissingPiece } from '../../frame/missing-piece.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import './not-found.css';

/** The 404 page of any address (shell-8.10 in test/specification.md). Its foot lists pages that could be meant. */
export function NotFound({ children }: { children?: ReactNode }) {
  return (
    <MissingPiece
      title="Oops ! Page introuvable"
      text="Il manque une pièce à cet endroit. Le reste du mur tient bon."
      foot={children}
    >
      <ButtonLink to="/" tone="light">
        Retour à l’accueil
      </ButtonLink>
    </MissingPiece>
  );
}
