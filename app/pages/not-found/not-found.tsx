import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { MissingPiece } from '../../frame/missing-piece.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { NearPage } from './near-pages.ts';
import type { NotFoundTexts } from './query.ts';

type Props = { texts: Pick<NotFoundTexts, 'title' | 'text'>; children?: ReactNode };

/** The 404 page of any address (shell-8.10 in test/specification.md). Its foot lists pages that could be meant. */
export function NotFound({ texts: { title, text }, children }: Props) {
  return (
    <MissingPiece title={title} text={text} foot={children}>
      <ButtonLink to="/" tone="light">
        Retour à l’accueil
      </ButtonLink>
    </MissingPiece>
  );
}

type NearPagesProps = { title: string; pages: readonly NearPage[] };

/** The pages an address that leads nowhere may have been meant for. */
export function NearPages({ title, pages }: NearPagesProps) {
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
