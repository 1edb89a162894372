import { href } from 'react-router';
import { MissingPiece } from '../../frame/missing-piece.tsx';
import { ButtonLink } from '../../ui/button.tsx';

/** content-pages §2 and §8, byte for byte: a job that is not there, or could not be loaded. */
export function JobMissing() {
  return (
    <MissingPiece title="Emploi non trouvé" text="Cet emploi n'existe pas ou a été supprimé.">
      <ButtonLink to={href('/careers')} tone="light">
        Voir les offres d'emploi
      </ButtonLink>
      <ButtonLink to="/" tone="outline">
        Retour à l’accueil
      </ButtonLink>
    </MissingPiece>
  );
}
