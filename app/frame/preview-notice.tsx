import { Link, useLocation } from 'react-router';
import type { Preview } from '../context.ts';
import { PREVIEW_PARAMETER } from './preview-parameter.ts';
import './preview-notice.css';

/** Tells an editor that this page is a draft, or that its link no longer shows one. */
export function PreviewNotice({ preview }: { preview: Preview }) {
  const { pathname, search } = useLocation();
  // Following a link of the page leaves the draft behind.
  if (!new URLSearchParams(search).has(PREVIEW_PARAMETER)) return null;
  return (
    <aside className="preview-notice" aria-label="Aperçu">
      <p>
        {preview.until
          ? `Brouillon, visible avec ce lien seulement, jusqu’à ${preview.until}.`
          : 'Ce lien d’aperçu n’est plus valable : voici la page publiée.'}
      </p>
      <Link to={pathname} reloadDocument>
        Voir la page publiée
      </Link>
    </aside>
  );
}
