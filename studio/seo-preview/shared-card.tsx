import { useEffect, useState } from 'react';
import { useClient } from 'sanity';
import { DESK_ENDPOINTS } from '../../staff/desk-addresses.ts';
import { API_VERSION } from '../content/api-version.ts';
import { chosenPicture } from './chosen-picture.ts';
import type { PageHead } from './page-head.ts';

/** The pause in typing after which the card is drawn again. */
const PAUSE = 350; // ms

type Props = {
  head: PageHead;
  agencyName: string;
  /** The editor's own, as its field has it. */
  picture: unknown;
  /** What the cover shows that is drawn for its document, `oil-menthe`. */
  cover: string | undefined;
};

/** A link to the page as networks and messengers show it: the editor's picture, or the card the site draws. */
export function SharedCard({ head, agencyName, picture, cover }: Props) {
  const client = useClient({ apiVersion: API_VERSION });
  const chosen = chosenPicture(picture, client.config());
  const drawn = useLater(cardOf(head, agencyName, cover));
  const src = chosen ?? drawn;
  const [failed, setFailed] = useState<string>();
  return (
    <figure className="found" aria-label="Aperçu d’un lien partagé">
      <figcaption>Sur les réseaux et dans les messageries</figcaption>
      <div className="found-link">
        {failed === src ? (
          <p className="found-missing">La carte ne peut pas être dessinée ici pour l’instant.</p>
        ) : (
          <img
            src={src}
            alt={chosen ? 'Votre image de partage' : `Carte dessinée\u00a0: ${head.title}`}
            width="1200"
            height="630"
            onError={() => setFailed(src)}
          />
        )}
        <div className="found-words">
          <span>{location.host}</span>
          <strong>{head.title}</strong>
          {head.description && <span>{head.description}</span>}
        </div>
      </div>
    </figure>
  );
}

function cardOf({ path, title }: PageHead, agency: string, cover: string | undefined): string {
  const says = { path, title: title.slice(0, 1_000), agency, ...(cover && { cover }) };
  return `${DESK_ENDPOINTS.card}?${new URLSearchParams(says)}`;
}

/** A value once it has stayed the same for a moment; the first one at once. */
function useLater(value: string): string {
  const [later, setLater] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setLater(value), PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return later;
}
