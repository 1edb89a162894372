import { TrashIcon } from '@sanity/icons/Trash';
import { useState } from 'react';
import { BleedButton } from './desk-button.tsx';
import { EraseDialog } from './erase-dialog.tsx';

/** @param address already in the dialog, when one is known */
export function EraseButton({ address }: { address?: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <BleedButton
        icon={TrashIcon}
        tone="critical"
        text={address ? 'Effacer cette personne…' : 'Effacer une personne…'}
        onClick={() => setOpen(true)}
      />
      {open && <EraseDialog address={address ?? ''} onClose={() => setOpen(false)} />}
    </>
  );
}
