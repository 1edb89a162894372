import { TrashIcon } from '@sanity/icons/Trash';
import { Button } from '@sanity/ui';
import { useState } from 'react';
import { EraseDialog } from './erase-dialog.tsx';

/** @param address already in the dialog, when one is known */
export function EraseButton({ address }: { address?: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        icon={TrashIcon}
        tone="critical"
        mode="bleed"
        fontSize={1}
        padding={2}
        text={address ? 'Effacer cette personne…' : 'Effacer une personne…'}
        onClick={() => setOpen(true)}
      />
      {open && <EraseDialog address={address ?? ''} onClose={() => setOpen(false)} />}
    </>
  );
}
