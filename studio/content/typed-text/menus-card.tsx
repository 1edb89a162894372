import { Button } from '@sanity/ui';
import { useToast } from '@sanity/ui/toast';
import { useState } from 'react';
import { type Path, type SanityClient, type SchemaType, useClient } from 'sanity';
import { z } from 'zod';
import { LISTED_PAGES, TYPES } from '../../../model/document-types.ts';
import { MAIN_PAGES, type Menus, menusOf } from '../../../model/menus.ts';
import { SHOWN_SERVICE } from '../../../model/public-documents.ts';
import { API_VERSION } from '../api-version.ts';
import { TypedCard } from './typed-card.tsx';

type Props = {
  type: SchemaType;
  path: Path;
  navigation: Readonly<Record<string, unknown>>;
  readOnly: boolean;
  onCompose(menus: Menus): void;
};

/** The menus from before there were lists, with the button that makes lists of them: header and footer stay the same. */
export function MenusCard({ type, path, navigation, readOnly, onCompose }: Props) {
  const client = useClient({ apiVersion: API_VERSION });
  const { push } = useToast();
  const [busy, setBusy] = useState(false);
  const names = MAIN_PAGES.map((page) => navigation[page] || TYPES[page].page.name);

  async function compose() {
    setBusy(true);
    try {
      onCompose(menusOf(navigation, await findKnown(client)));
    } catch (error) {
      setBusy(false);
      push({
        status: 'error',
        title: 'Les menus n’ont pas pu être composés',
        description: `Réessayez dans un instant. Détail\u00a0: ${error instanceof Error ? error.message : String(error)}`,
      });
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

const known = z.object({ services: z.array(z.string()), written: z.array(z.string()) });

/** The services that the footer names, in its order, and which pages of the site have a document. */
async function findKnown(client: SanityClient) {
  const found = await client.withConfig({ perspective: 'published' }).fetch<unknown>(
    `{
      "services": *[_type == "service" && ${SHOWN_SERVICE} && defined(slug.current)]
        | order(featured desc, title asc)[0...5]._id,
      "written": *[_id in $pages]._id
    }`,
    { pages: LISTED_PAGES },
  );
  const { services, written } = known.parse(found);
  return { services, written: new Set([...services, ...written]) };
}
