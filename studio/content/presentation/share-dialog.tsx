import type { SanityClient } from '@sanity/client';
import { useEffect, useId, useRef, useState } from 'react';
import { useClient } from 'sanity';
import { Button } from '../../../desk/ui/button.tsx';
import { Dialog } from '../../../desk/ui/dialog.tsx';
import { Failure } from '../../../desk/ui/states.tsx';
import { moment } from '../../../desk/ui/written-time.ts';
import {
  LINK_HOURS,
  type LinkHours,
  type OpenPreviewLink,
  perspectiveName,
  type SharedLink,
} from '../../../model/contracts/preview-contract.ts';
import { API_VERSION } from '../api-version.ts';
import { orderPreview } from '../order-preview.ts';

const LASTING: Readonly<Record<LinkHours, string>> = {
  1: 'une heure',
  24: 'un jour',
  168: 'sept jours',
};

type ShareDialogProps = { path: string; perspective: string; onClose(): void };

/** Makes a link for a client: what it shows, and when it ends, are chosen before it exists. */
export function ShareDialog({ path, perspective, onClose }: ShareDialogProps) {
  const client = useClient({ apiVersion: API_VERSION });
  const [hours, setHours] = useState<LinkHours>(24);
  const [wholeSite, setWholeSite] = useState(!/^(?:drafts|published)$/.test(perspective));
  const [link, setLink] = useState<SharedLink>();
  const [failure, setFailure] = useState<string>();
  async function make() {
    setFailure(undefined);
    const order = { path, perspective, hours, wholeSite };
    await orderPreview(order, client.config().token).then(setLink, (error: unknown) =>
      setFailure(
        `Le lien n’a pas pu être créé. Détail\u00a0: ${error instanceof Error ? error.message : String(error)}`,
      ),
    );
  }
  if (link) return <MadeLink link={link} onClose={onClose} />;
  return (
    <Dialog
      title="Partager l’aperçu"
      onClose={onClose}
      actions={
        <>
          <Button text="Annuler" onClick={onClose} />
          <Button look="primary" text="Créer le lien" onClick={make} />
        </>
      }
    >
      <Choice
        legend="Ce que le lien montre"
        options={[
          { label: 'Cette page seulement', value: false },
          { label: 'Toutes les pages', value: true },
        ]}
        value={wholeSite}
        onChange={setWholeSite}
      />
      <Choice
        legend="Il s’ouvre pendant"
        options={LINK_HOURS.map((value) => ({ label: LASTING[value], value }))}
        value={hours}
        onChange={setHours}
      />
      <p>Toute personne qui a le lien voit l’aperçu, sans compte, jusqu’à sa fin.</p>
      <Failure>{failure}</Failure>
      <OpenLinks client={client} />
    </Dialog>
  );
}

function MadeLink({ link: { url, until }, onClose }: { link: SharedLink; onClose(): void }) {
  const [isCopied, setCopied] = useState(false);
  const address = location.origin + url;
  return (
    <Dialog
      title="Le lien est prêt"
      onClose={onClose}
      actions={<Button look="primary" text="Terminé" onClick={onClose} />}
    >
      <div className="share-made">
        <input
          className="kit-input"
          aria-label="Lien de l’aperçu"
          readOnly
          value={address}
          onFocus={({ target }) => target.select()}
        />
        {/* Over plain http browsers offer no clipboard: the link is selected by hand. */}
        {navigator.clipboard && (
          <Button
            text={isCopied ? 'Copié' : 'Copier'}
            onClick={() => navigator.clipboard.writeText(address).then(() => setCopied(true))}
          />
        )}
      </div>
      <p>Il s’ouvre jusqu’au {until}.</p>
    </Dialog>
  );
}

type ChoiceProps<Value> = {
  legend: string;
  options: readonly { label: string; value: Value }[];
  value: Value;
  onChange(value: Value): void;
};

function Choice<Value>({ legend, options, value, onChange }: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className="kit-field">
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option.label} className="kit-check">
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}

const LINKS = '/users/previews';

/** The links that open drafts at this moment, each with the button that takes it back. */
function OpenLinks({ client }: { client: SanityClient }) {
  const [links, setLinks] = useState<readonly OpenPreviewLink[]>([]);
  const [message, setMessage] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    const leaving = new AbortController();
    client
      .request<{ links: OpenPreviewLink[] }>({ url: LINKS, signal: leaving.signal })
      .then(({ links: open }) => setLinks(open))
      .catch(() => {
        if (!leaving.signal.aborted) setMessage('Les liens ouverts n’ont pas pu être lus.');
      });
    return () => leaving.abort();
  }, [client]);

  async function revoke({ id }: OpenPreviewLink) {
    try {
      await client.request({ method: 'DELETE', url: `${LINKS}/${id}` });
    } catch (error) {
      // The link has expired, or another editor has revoked it.
      if (!isGone(error)) return setMessage('Le lien n’a pas pu être retiré. Réessayez.');
    }
    setLinks((open) => open.filter((link) => link.id !== id));
    setMessage('Le lien est retiré\u00a0: il n’ouvre plus aucun brouillon.');
    // The button that had the focus has disappeared.
    heading.current?.focus();
  }

  return (
    <section className="open-links" aria-labelledby="open-links" hidden={!message && !links.length}>
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
      <p role="status">{message}</p>
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
