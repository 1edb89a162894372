import { breadcrumb, namedTitle, type PageHead } from './page-head.ts';

type Props = { head: PageHead; agencyName: string };

/** The page among the results of a search, in the size and the widths of Google's: what is too long is cut where it cuts. */
export function SearchResult({ head, agencyName }: Props) {
  return (
    <figure className="found" aria-label="Aperçu dans Google">
      <figcaption>Dans Google</figcaption>
      <div className="found-result">
        <div className="found-site">
          <img src="/favicon.svg" alt="" width="26" height="26" />
          <span>
            <span>{agencyName}</span>
            <cite>{breadcrumb(location.host, head.path)}</cite>
          </span>
        </div>
        <p className="found-title">{namedTitle(head.title, agencyName)}</p>
        <p className="found-description">
          {head.description ?? 'Google choisira ici une phrase de la page.'}
        </p>
      </div>
    </figure>
  );
}
