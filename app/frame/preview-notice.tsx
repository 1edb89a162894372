import { Link, useLocation } from 'react-router';
import type { Preview } from '../context.ts';
import './preview-notice.css';

/** Tells what a preview shows, and leads out of it. The way out is an `a`: the router's links stay in the preview. */
export function PreviewNotice({ preview: { notice, page } }: { preview: Preview }) {
  const { pathname } = useLocation();
  const draft = page && page.path !== pathname ? page : undefined;
  return (
    <aside className="preview-notice" aria-label="Aperçu">
      <p>{draft ? draft.elsewhere : notice}</p>
      {draft && <Link to={draft.path}>Revenir au brouillon</Link>}
      <a href={pathname}>Quitter l’aperçu</a>
    </aside>
  );
}
