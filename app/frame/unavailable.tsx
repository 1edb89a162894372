import { useLocation, useNavigation } from 'react-router';
import { useRelief } from '../drawings/use-relief.ts';
import { ButtonLink } from '../ui/button.tsx';
import { keepPageWithoutConnection } from './lost-connection.ts';
import { MissingPiece } from './missing-piece.tsx';

if (typeof window !== 'undefined') keepPageWithoutConnection();

/** What Chromium, Firefox and Safari say of a request without an answer. */
const NO_ANSWER = /fetch|Network|Load f/;

/**
 * A page that could not be had: says whose fault that is, and tries again without leaving the document.
 *
 * @param error what the router caught; what failed on the server arrives without its message
 */
export function Unavailable({ error }: { error: unknown }) {
  const { pathname, search } = useLocation();
  const { location } = useNavigation();
  return (
    <MissingPiece
      title={useRelief()?.unavailable ?? 'Une pièce est tombée'}
      text={
        error instanceof TypeError && NO_ANSWER.test(error.message)
          ? 'Le site est hors d’atteinte\u00a0: vérifiez votre connexion, puis réessayez.'
          : 'L’erreur vient de chez nous. Réessayez dans un instant.'
      }
    >
      <ButtonLink to={pathname + search} tone="light">
        {location ? 'Chargement…' : 'Réessayer'}
      </ButtonLink>
      <ButtonLink to="/" tone="outline">
        Retour à l’accueil
      </ButtonLink>
    </MissingPiece>
  );
}
