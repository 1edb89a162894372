import { useEffect } from 'react';
import { type DocumentLayoutProps, emitOperation, getIdPair, getVersionFromId } from 'sanity';
import { useDocumentPane } from 'sanity/structure';

/**
 * Sends a document's last changes when its tab is closed or hidden: the Studio collects changes for a second.
 * `commits.ts` lets the browser finish pending requests.
 */
export function KeptDocument(props: DocumentLayoutProps) {
  const { documentId, documentType } = props;
  const { editState } = useDocumentPane();
  const version = editState?.version ? getVersionFromId(editState.version._id) : undefined;
  useEffect(() => {
    const send = () =>
      emitOperation('commit', getIdPair(documentId, { version }), documentType, []);
    const leave = () => {
      // A rich text field collects changes until it loses the focus.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      send();
    };
    const hide = () => {
      if (document.visibilityState === 'hidden') send();
    };
    addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', hide);
    return () => {
      removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', hide);
    };
  }, [documentId, documentType, version]);
  return props.renderDefault(props);
}
