import { Link } from 'react-router';
import { Icon } from '../../ui/icon.tsx';
import type { NearPage } from './near-pages.ts';

/** The pages an address that leads nowhere may have been meant for. */
export function NearPages({ pages }: { pages: readonly NearPage[] }) {
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
