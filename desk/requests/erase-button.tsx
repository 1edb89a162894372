import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { useDesk } from './desk.ts';
import { EraseDialog } from './erase-dialog.tsx';
import { tabPlace } from './place.ts';

/** @param person the address or number already in the dialog, when one is known */
export function EraseButton({ person = '' }: { person?: string }) {
  const { go, place, say } = useDesk();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        tone="late"
        text={person ? 'Effacer ses données…' : 'Effacer les données d’une personne…'}
        onClick={() => setOpen(true)}
      />
      {open && (
        <EraseDialog
          whom={{ person }}
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
