import { ButtonLink } from '../ui/button.tsx';
import { MissingPiece } from './missing-piece.tsx';

/** site-shell §8: any address that leads nowhere. */
export function NotFound() {
  return (
    <MissingPiece
      title="Oops ! Page introuvable"
      text="Il manque une pièce à cet endroit. Le reste du mur tient bon."
    >
      <ButtonLink to="/" tone="light">
        Retour à l’accueil
      </ButtonLink>
    </MissingPiece>
  );
}
