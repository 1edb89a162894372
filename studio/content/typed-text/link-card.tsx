import { Button } from '@sanity/ui';
import { useToast } from '@sanity/ui/toast';
import { useEffect, useState } from 'react';
import { type Path, type SchemaType, useClient, useFormValue, useSchema } from 'sanity';
import { API_VERSION } from '../api-version.ts';
import {
  documentOf,
  findLinkable,
  type Linkable,
  linkElsewhere,
  publishedId,
} from './linked-document.ts';
import { TypedCard } from './typed-card.tsx';

type LinkCardProps = {
  type: SchemaType;
  path: Path;
  text: string;
  /** The type of the documents the field refers to now. */
  to: string;
  readOnly: boolean;
  onLink(reference: { _type: 'reference'; _ref: string }): void;
};

/** A name that was typed, with the button that links it to its document; here, or wherever it is typed. */
export function LinkCard({ type, path, text, to, readOnly, onLink }: LinkCardProps) {
  const client = useClient({ apiVersion: API_VERSION });
  const schema = useSchema();
  const { push } = useToast();
  const documentId = useFormValue(['_id']);
  const [linkable, setLinkable] = useState<Linkable>();
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    let gone = false;
    const except = publishedId(String(documentId));
    findLinkable(client, schema, { to, name: text, except }).then(
      (found) => {
        if (!gone) setLinkable(found);
      },
      (error: unknown) => console.error(error),
    );
    return () => {
      gone = true;
    };
  }, [client, schema, to, text, documentId]);

  async function link(found: Linkable, everywhere: boolean) {
    setBusy(true);
    try {
      const id = await documentOf(client, { to, name: text }, found);
      if (everywhere) await linkElsewhere(client, found, id);
      onLink({ _type: 'reference', _ref: id });
    } catch (error) {
      setBusy(false);
      push({
        status: 'error',
        title: 'Le lien n’a pas pu être fait',
        description: `Réessayez dans un instant. Détail\u00a0: ${error instanceof Error ? error.message : String(error)}`,
      });
    }
  }

  const others = new Set(linkable?.elsewhere.map(({ id }) => publishedId(id))).size;
  return (
    <TypedCard
      type={type}
      path={path}
      text={text}
      note="Ce nom a été écrit à la main. Le site l’affiche tel quel ; relié à sa fiche, il suivra ses changements."
    >
      {!readOnly && (
        <>
          <Button
            fontSize={1}
            padding={3}
            tone="primary"
            text={linkable?.id ? `Relier à « ${linkable.name} »` : 'Créer la fiche et relier'}
            disabled={!linkable || busy}
            onClick={() => linkable && link(linkable, false)}
          />
          {linkable && others > 0 && (
            <Button
              fontSize={1}
              padding={3}
              mode="ghost"
              text={
                others === 1
                  ? 'Relier ici et dans l’autre document qui le cite'
                  : `Relier ici et dans les ${others} autres documents qui le citent`
              }
              disabled={busy}
              onClick={() => link(linkable, true)}
            />
          )}
        </>
      )}
    </TypedCard>
  );
}
