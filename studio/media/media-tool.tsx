/** Médias*: all pictures and files, and beside them the selected one. */
import { useState } from 'react';
import { MediaBrowser } from './media-browser.tsx';
import { MediaDetails } from './media-details.tsx';

export function MediaTool() {
  const [openId, setOpenId] = useState<string>();
  const [version, setVersion] = useState(0);
  return (
    <div className="media" data-open={openId !== undefined || undefined}>
      <h1 className="kit-unseen">Médias</h1>
      <MediaBrowser
        openId={openId}
        version={version}
        onOpen={({ _id }) => setOpenId(_id === openId ? undefined : _id)}
      />
      {openId !== undefined && (
        <MediaDetails
          key={openId}
          id={openId}
          onClose={() => setOpenId(undefined)}
          onChanged={(next) => {
            setVersion((before) => before + 1);
            if (next) setOpenId(next);
          }}
        />
      )}
    </div>
  );
}
