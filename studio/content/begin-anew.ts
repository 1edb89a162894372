import { AddDocumentIcon } from '@sanity/icons/AddDocument';
import { type DocumentActionComponent, useClient, useInitialValue } from 'sanity';
import { useDocumentPane } from 'sanity/structure';
import { API_VERSION } from './api-version.ts';

/**
 * Begins a deleted document of which there is one again, with what a new one has: the Studio shows what it was, and lets nobody
 * write in it. Its history stays, and what it was can be restored from there.
 */
export const beginAnew: DocumentActionComponent = ({ id, type }) => {
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
