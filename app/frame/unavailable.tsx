import { useLocation, useNavigation } from 'react-router';
import { NearPages, NotFound } from '../pages/not-found/not-found.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { keepPageWithoutConnection } from './lost-connection.ts';
import { missingOf } from './missing.ts';
import { MissingPiece } from './missing-piece.tsx';

if (typeof window !== 'undefined') keepPageWithoutConnection();

/** Matches the messages of Chromium, Firefox and Safari about a request without an answer. */
const NO_ANSWER = /fetch|Network|Load f/;

/**
 * A page that could not be had. One that is not there: says so, and what could be meant. Any other: says whose fault that
 * is, and tries again without leaving the document.
 *
 * @param error what the router caught; what failed on the server arrives without its message
 */
export function Unavailable({ error }: { error: unknown }) {
  const missing = missingOf(error);
  if (!missing) return <Failed error={error} />;
  return (
    <NotFound texts={missing.texts}>{missing.near && <NearPages {...missing.near} />}</NotFound>
  );
}

function Failed({ error }: { error: unknown }) {
  const { pathname, search } = useLocation();
  const { location } = useNavigation();
  return (
    <MissingPiece
      title="Page indisponible pour l’instant"
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
