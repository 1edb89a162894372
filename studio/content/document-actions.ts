import { AddDocumentIcon } from '@sanity/icons/AddDocument';
import { EarthGlobeIcon } from '@sanity/icons/EarthGlobe';
import { EyeOpenIcon } from '@sanity/icons/EyeOpen';
import { useToast } from '@sanity/ui/toast';
import {
  type DocumentActionComponent,
  type DocumentActionsResolver,
  useClient,
  useInitialValue,
} from 'sanity';
import { useRouter } from 'sanity/router';
import { useDocumentPane } from 'sanity/structure';
import { isSingleton } from '../../model/document-types.ts';
import { isShown, pageOf } from '../../model/page-address.ts';
import { API_VERSION } from './api-version.ts';
import { withFirstValues } from './first-values.ts';
import { orderPreview } from './order-preview.ts';

/** Actions that would leave the site without a document it needs, or with a second of one. */
const KEEPS_ONE: readonly (string | undefined)[] = [
  'delete',
  'duplicate',
  'unpublish',
  'unpublishVersion',
];

/**
 * The studio's own actions, fewer for documents of which there is one, and the ways to the document's page.
 *
 * @param hosted whether the content is the hosted service's: its people have no session here, and get a link instead
 */
export function actionsFor(hosted: boolean): DocumentActionsResolver {
  return (actions, { schemaType, versionType }) => {
    const one = isSingleton(schemaType);
    const offered = one ? actions.filter(({ action }) => !KEEPS_ONE.includes(action)) : actions;
    const all = offered.map((action) => (publishes(action) ? withFirstValues(action) : action));
    const looks = isShown(schemaType) ? [hosted ? seeDraft : seeBeside, seeOnSite] : [];
    // Actions that show the document come before those that discard something: deleting is last.
    const isVersion = versionType === 'version' || versionType === 'scheduled-draft';
    const before = isVersion ? all.findIndex(discards) : all.findLastIndex(publishes) + 1;
    const first = one ? [beginAnew] : [];
    return [...first, ...all.slice(0, before), ...looks, ...all.slice(before)];
  };
}

/** Shows the page beside the form, in the Presentation tool. */
const seeBeside: DocumentActionComponent = ({ id, type, version, draft, published }) => {
  const { navigateIntent } = useRouter();
  const document = version ?? draft ?? published;
  const page = document ? pageOf(document) : undefined;
  return {
    ...lookAt(page),
    onHandle: () => {
      navigateIntent('edit', { id, type, mode: 'presentation', preview: page ?? '/' });
    },
  };
};
seeBeside.displayName = 'SeeBeside';

/** The button of both ways to look at a page: off while the page has no address. */
function lookAt(page: string | undefined) {
  return {
    label: 'Aperçu',
    icon: EyeOpenIcon,
    disabled: !page,
    title: page ? undefined : 'Donnez d’abord une adresse à cette page.',
  };
}

function discards({ action }: DocumentActionComponent): boolean {
  return action === 'discardVersion';
}

/**
 * Whether an action publishes, now or later: the first is the document's main button, the other is in the menu below.
 */
function publishes({ action }: DocumentActionComponent): boolean {
  return action === 'publish' || action === 'schedule';
}

/** Opens the draft on its page, by a private link that expires. */
const seeDraft: DocumentActionComponent = ({ draft, published }) => {
  const { push } = useToast();
  const client = useClient({ apiVersion: API_VERSION });
  const document = draft ?? published;
  const page = document ? pageOf(document) : undefined;
  return {
    ...lookAt(page),
    onHandle: async () => {
      // The tab opens at the click itself: browsers block a tab that opens later as an advertisement.
      const tab = window.open('', '_blank');
      const [path = '/'] = (page ?? '/').split('#');
      const link = await orderPreview(
        { path, perspective: 'drafts', hours: 1, wholeSite: false },
        client.config().token,
      ).catch((error: unknown) => {
        push({ status: 'error', title: error instanceof Error ? error.message : String(error) });
      });
      if (!tab) return;
      tab.opener = null;
      if (link) tab.location.href = link.url;
      else tab.close();
    },
  };
};
seeDraft.displayName = 'SeeDraft';

const seeOnSite: DocumentActionComponent = ({ published }) => {
  const page = published ? pageOf(published) : undefined;
  return {
    label: 'Voir sur le site',
    icon: EarthGlobeIcon,
    disabled: !page,
    title: page ? undefined : 'Publiez d’abord : la page existera ensuite.',
    onHandle: () => {
      window.open(page, '_blank', 'noopener');
    },
  };
};
seeOnSite.displayName = 'SeeOnSite';

/**
 * Creates a deleted single document anew, with initial values: the Studio shows its last state, and lets nobody edit
 * it. The history stays, and earlier states can be restored from it.
 */
const beginAnew: DocumentActionComponent = ({ id, type }) => {
  const { isDeleted, isDeleting, ready } = useDocumentPane();
  const client = useClient({ apiVersion: API_VERSION });
  const { value } = useInitialValue({ documentId: id, documentType: type, templateName: type });
  if (!ready || !isDeleted || isDeleting) return null;
  return {
    label: 'Recommencer à vide',
    icon: AddDocumentIcon,
    tone: 'primary',
    onHandle: async () => {
      await client.createIfNotExists({ ...value, _id: `drafts.${id}`, _type: type });
    },
  };
};
beginAnew.displayName = 'BeginAnew';
