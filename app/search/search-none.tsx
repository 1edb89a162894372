import type { ReactNode } from 'react';
import lens from '../drawings/search-lens-empty.svg?url';
import { Button } from '../ui/button.tsx';
import './search-none.css';

type Props = {
  /** Whether nothing was found. The region is in the page before, or screen readers would not announce it. */
  none: boolean;
  children?: ReactNode;
};

/** The view of an empty result (shell-2.73 in test/specification.md): the glass shows a hole in the wall. */
export function SearchNone({ none, children }: Props) {
  return (
    <div className="search-none" data-none={none || undefined}>
      <div role="status">
        {none && (
          <>
            <p className="search-none-title">Aucun résultat trouvé</p>
            <p>Essayez avec d’autres mots-clés ou vérifiez l’orthographe</p>
          </>
        )}
      </div>
      {none && children}
      {none && <img src={lens} width={480} height={480} alt="" />}
    </div>
  );
}

/** The message of a failed search (shell-8.13 in test/specification.md), and a way to try again. */
export function SearchFailure({ retry }: { retry: () => void }) {
  return (
    <div className="search-failure">
      <p role="alert">Erreur lors de la recherche</p>
      <Button type="button" onClick={retry}>
        Réessayer
      </Button>
    </div>
  );
}
