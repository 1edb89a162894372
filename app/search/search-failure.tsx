import { Button } from '../ui/button.tsx';
import './search-none.css';

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
