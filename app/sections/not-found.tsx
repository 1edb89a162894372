import { Link } from 'react-router';
import type { NearPage } from '../queries/near-pages.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { MissingPiece } from './missing-piece.tsx';

/** site-shell §8: any address that leads nowhere, and the pages it may have been meant for. */
export function NotFound({ near = [] }: { near?: readonly NearPage[] }) {
  return (
    <MissingPiece
      title="Oops ! Page introuvable"
      text="Il manque une pièce à cet endroit. Le reste du mur tient bon."
      foot={near.length > 0 && <NearPages pages={near} />}
    >
      <ButtonLink to="/" tone="light">
        Retour à l’accueil
      </ButtonLink>
    </MissingPiece>
  );
}

function NearPages({ pages }: { pages: readonly NearPage[] }) {
  return (
    <nav className="near-pages" aria-labelledby="near-pages-title">
      <h2 id="near-pages-title">Vous cherchiez peut-être</h2>
      <ul>
        {pages.map(({ path, title, kind }) => (
          <li key={path}>
            <Link to={path}>
              <span className="note">{kind}</span>
              <strong>{title}</strong>
              <Icon name="arrow" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
