/** The choice of a picture or a file for a field: the browser of *Médias* in a dialog. */
import { Dialog } from '@sanity/ui';
import { useId } from 'react';
import type { AssetSourceComponentProps } from 'sanity';
import { MediaBrowser } from './media-browser.tsx';

export function MediaSource(props: AssetSourceComponentProps) {
  const { action, assetType, accept, dialogHeaderTitle, onClose, onSelect } = props;
  const id = useId();
  // The Studio also renders this while it uploads a file that was dropped on the field: it shows nothing then.
  if (action === 'upload') return null;
  return (
    <Dialog id={id} header={dialogHeaderTitle} width={3} onClose={onClose} onClickOutside={onClose}>
      <div className="media-source">
        <MediaBrowser
          kind={assetType === 'file' ? 'file' : 'image'}
          accept={accept}
          onOpen={({ _id }) => onSelect([{ kind: 'assetDocumentId', value: _id }])}
        />
      </div>
    </Dialog>
  );
}
