import { href } from 'react-router';
import { MissingPiece } from '../../frame/missing-piece.tsx';
import { ButtonLink } from '../../ui/button.tsx';

/** The view of a job that is missing or failed, byte for byte (pages-8.21 and 8.22 in test/specification.md). */
export function JobMissing() {
  return (
    <MissingPiece title="Emploi non trouvé" text="Cet emploi n’existe pas ou a été supprimé.">
      <ButtonLink to={href('/careers')} tone="light">
        Voir les offres d’emploi
      </ButtonLink>
      <ButtonLink to="/" tone="outline">
        Retour à l’accueil
      </ButtonLink>
    </MissingPiece>
  );
}
