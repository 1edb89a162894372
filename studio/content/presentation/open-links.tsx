import type { SanityClient } from '@sanity/client';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../desk/ui/button.tsx';
import { moment } from '../../../desk/ui/written-time.ts';
import {
  type OpenPreviewLink,
  perspectiveName,
} from '../../../model/contracts/preview-contract.ts';

const LINKS = '/users/previews';

/** The links that open drafts at this moment, each with the button that takes it back. */
export function OpenLinks({ client }: { client: SanityClient }) {
  const [links, setLinks] = useState<readonly OpenPreviewLink[]>([]);
  const [said, setSaid] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    const leaving = new AbortController();
    client
      .request<{ links: OpenPreviewLink[] }>({ url: LINKS, signal: leaving.signal })
      .then(({ links: open }) => setLinks(open))
      .catch(() => {
        if (!leaving.signal.aborted) setSaid('Les liens ouverts n’ont pas pu être lus.');
      });
    return () => leaving.abort();
  }, [client]);

  async function revoke({ id }: OpenPreviewLink) {
    try {
      await client.request({ method: 'DELETE', url: `${LINKS}/${id}` });
    } catch (error) {
      // Another editor took it back, or it ended.
      if (!isGone(error)) return setSaid('Le lien n’a pas pu être retiré. Réessayez.');
    }
    setLinks((open) => open.filter((link) => link.id !== id));
    setSaid('Le lien est retiré\u00a0: il n’ouvre plus aucun brouillon.');
    // The button that had the focus is gone.
    heading.current?.focus();
  }

  return (
    <section className="open-links" aria-labelledby="open-links" hidden={!said && !links.length}>
      <h3 id="open-links" ref={heading} tabIndex={-1}>
        Liens ouverts
      </h3>
      <ul>
        {links.map((link) => (
          <li key={link.id}>
            <p>
              <strong>{whatItShows(link)}</strong>
              <span>
                {perspectiveName(link.perspective)} · {link.createdBy} · fin{'\u00a0: '}
                {moment(link.ends, Date.now())}
              </span>
            </p>
            <Button
              look="bare"
              tone="late"
              text="Retirer"
              aria-label={`Retirer le lien\u00a0: ${whatItShows(link)}, ${link.createdBy}`}
              onClick={() => revoke(link)}
            />
          </li>
        ))}
      </ul>
      <p role="status">{said}</p>
    </section>
  );
}

function whatItShows({ wholeSite, path }: OpenPreviewLink): string {
  return wholeSite ? 'Toutes les pages' : path;
}

function isGone(error: unknown): boolean {
  return (
    typeof error === 'object' && error !== null && 'statusCode' in error && error.statusCode === 404
  );
}
