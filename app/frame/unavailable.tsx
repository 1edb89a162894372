import { useLocation } from 'react-router';
import { ButtonLink } from '../ui/button.tsx';
import { MissingPiece } from './missing-piece.tsx';

/** An error that is ours: says so, and offers to try again. */
export function Unavailable() {
  const { pathname, search } = useLocation();
  return (
    <MissingPiece
      title="Une pièce est tombée"
      text="L’erreur vient de chez nous. Réessayez dans un instant."
    >
      <ButtonLink to={pathname + search} tone="light" reloadDocument>
        Réessayer
      </ButtonLink>
      <ButtonLink to="/" tone="outline">
        Retour à l’accueil
      </ButtonLink>
    </MissingPiece>
  );
}
