import { ShareIcon } from '@sanity/icons/Share';
import { Button } from '@sanity/ui';
import { useState } from 'react';
import { ShareDialog } from './share-dialog.tsx';

type ShareLinkProps = {
  /** As the tool has it: a name, or the layers of a release. */
  perspective: string | readonly string[];
  /** The address of the page shown, with or without the origin. */
  page: string;
};

export function ShareLink({ perspective, page }: ShareLinkProps) {
  const [isOpen, setOpen] = useState(false);
  const { pathname } = new URL(page, location.origin);
  return (
    <>
      <Button
        icon={ShareIcon}
        fontSize={1}
        mode="bleed"
        padding={2}
        text="Partager"
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <ShareDialog
          path={decodeURI(pathname)}
          perspective={[perspective].flat().join(',')}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
