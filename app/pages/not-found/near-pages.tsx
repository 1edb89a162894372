import { Link } from 'react-router';
import { Icon } from '../../ui/icon.tsx';
import type { NearPage } from './near-pages.ts';

type Props = { title: string; pages: readonly NearPage[] };

/** The pages an address that leads nowhere may have been meant for. */
export function NearPages({ title, pages }: Props) {
  return (
    <nav className="near-pages" aria-labelledby="near-pages-title">
      <h2 id="near-pages-title">{title}</h2>
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
