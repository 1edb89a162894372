import type { ReactNode } from 'react';
import lens from '../drawings/search-lens-empty.svg?url';
import './search-none.css';

type Props = {
  /** Nothing was found. The region is there before, or nobody would be told. */
  none: boolean;
  /** Where to go from here. */
  children?: ReactNode;
};

/** site-shell §2: the glass shows a hole in the wall. */
export function SearchNone({ none, children }: Props) {
  return (
    <div className="search-none" data-none={none || undefined}>
      <div role="status">
        {none && (
          <>
            <p className="search-none-title">Aucun résultat trouvé</p>
            <p>Essayez avec d'autres mots-clés ou vérifiez l'orthographe</p>
          </>
        )}
      </div>
      {none && children}
      {none && <img src={lens} width={480} height={480} alt="" />}
    </div>
  );
}
