import { TrashIcon } from '@sanity/icons/Trash';
import { useState } from 'react';
import { useDesk } from './desk.ts';
import { BleedButton } from './desk-button.tsx';
import { EraseDialog } from './erase-dialog.tsx';
import { tabPlace } from './place.ts';

/** @param address already in the dialog, when one is known */
export function EraseButton({ address }: { address?: string }) {
  const { go, place, say } = useDesk();
  const [open, setOpen] = useState(false);
  return (
    <>
      <BleedButton
        icon={TrashIcon}
        tone="critical"
        text={address ? 'Effacer cette personne…' : 'Effacer une personne…'}
        onClick={() => setOpen(true)}
      />
      {open && (
        <EraseDialog
          whom={{ address: address ?? '' }}
          onErased={(_, erased) => {
            say(`Tout ce que nous gardions de ${erased} est effacé.`);
            go(place.tab === 'audit' ? place : tabPlace(place.tab), 'replace');
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
