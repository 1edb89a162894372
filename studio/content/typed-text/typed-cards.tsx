import { Button, Card, Flex, Stack, Text } from '@sanity/ui';
import { useToast } from '@sanity/ui/toast';
import { type ReactNode, useEffect, useState } from 'react';
import {
  FormField,
  type Path,
  type SanityClient,
  type SchemaType,
  useClient,
  useFormValue,
  useSchema,
} from 'sanity';
import { z } from 'zod';
import { LISTED_PAGES, TYPES } from '../../../model/document-types.ts';
import { MAIN_PAGES, type Menus, menusOf } from '../../../model/menus.ts';
import { SHOWN_SERVICE } from '../../../model/public-documents.ts';
import { publishedId } from '../../media/media.ts';
import { API_VERSION } from '../api-version.ts';
import { documentOf, findLinkable, type Linkable, linkElsewhere } from './linked-document.ts';

type TypedCardProps = {
  type: SchemaType;
  path: Path;
  /** The text that is stored, as it is read on the site. */
  text: string;
  /** The sentence on what that means, and on what the buttons make of it. */
  note: string;
  /** The buttons; none for those who only read. */
  children?: ReactNode;
};

/**
 * The card of a field whose text dates from before its present shape: the text, that it is shown, and what can be made
 * of it.
 */
export function TypedCard({ type, path, text, note, children }: TypedCardProps) {
  return (
    <FormField title={type.title} description={type.description} path={path}>
      <Card padding={4} radius={2} border tone="primary">
        <Stack gap={4}>
          <Text size={2} weight="medium" style={{ whiteSpace: 'pre-line' }}>
            {shortened(text)}
          </Text>
          <Text size={1} muted>
            {note}
          </Text>
          {children && (
            <Flex gap={2} wrap="wrap">
              {children}
            </Flex>
          )}
        </Stack>
      </Card>
    </FormField>
  );
}

/** The most characters shown of a text: a whole article would push the form out of sight. */
const LONGEST = 280; // characters

function shortened(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST).trimEnd()}…` : text;
}

type LinkCardProps = {
  type: SchemaType;
  path: Path;
  text: string;
  /** The type of the documents the field refers to now. */
  to: string;
  readOnly: boolean;
  onLink(reference: { _type: 'reference'; _ref: string }): void;
};

/** The card of a name that was typed, with the button that links it to its document; here, or wherever it is typed. */
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
      (match) => {
        if (!gone) setLinkable(match);
      },
      (error: unknown) => console.error(error),
    );
    return () => {
      gone = true;
    };
  }, [client, schema, to, text, documentId]);

  async function link(target: Linkable, everywhere: boolean) {
    setBusy(true);
    try {
      const id = await documentOf(client, { to, name: text }, target);
      if (everywhere) await linkElsewhere(client, target, id);
      onLink({ _type: 'reference', _ref: id });
    } catch (error) {
      setBusy(false);
      push(failure('Le lien n’a pas pu être fait', error));
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

type Props = {
  type: SchemaType;
  path: Path;
  navigation: Readonly<Record<string, unknown>>;
  readOnly: boolean;
  onCompose(menus: Menus): void;
};

/**
 * The card of menus from before there were lists, with the button that makes lists of them: header and footer stay the
 * same.
 */
export function MenusCard({ type, path, navigation, readOnly, onCompose }: Props) {
  const client = useClient({ apiVersion: API_VERSION });
  const { push } = useToast();
  const [busy, setBusy] = useState(false);
  const names = MAIN_PAGES.map((page) => navigation[page] || TYPES[page].page.name);

  async function compose() {
    setBusy(true);
    try {
      onCompose(menusOf(navigation, await findMenuTargets(client)));
    } catch (error) {
      setBusy(false);
      push(failure('Les menus n’ont pas pu être composés', error));
    }
  }

  return (
    <TypedCard
      type={type}
      path={path}
      text={names.join(', ')}
      note="Ces liens et le pied de page sont dans un ordre fixe. Composés en listes, ils restent les mêmes, et vous pourrez les déplacer, en ajouter et les grouper. Les sept noms ci-dessous passent alors dans les listes."
    >
      {!readOnly && (
        <Button
          fontSize={1}
          padding={3}
          tone="primary"
          text="Composer les menus"
          disabled={busy}
          onClick={compose}
        />
      )}
    </TypedCard>
  );
}

const menuTargets = z.object({ services: z.array(z.string()), written: z.array(z.string()) });

/** The services that the footer names, in its order, and which pages of the site have a document. */
async function findMenuTargets(client: SanityClient) {
  const response = await client.withConfig({ perspective: 'published' }).fetch<unknown>(
    `{
      "services": *[_type == "service" && ${SHOWN_SERVICE} && defined(slug.current)]
        | order(featured desc, title asc)[0...5]._id,
      "written": *[_id in $pages]._id
    }`,
    { pages: LISTED_PAGES },
  );
  const { services, written } = menuTargets.parse(response);
  return { services, written: new Set([...services, ...written]) };
}

function failure(title: string, error: unknown) {
  const detail = error instanceof Error ? error.message : String(error);
  const description = `Réessayez dans un instant. Détail\u00a0: ${detail}`;
  return { status: 'error', title, description } as const;
}
