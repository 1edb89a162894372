import { ControlsIcon } from '@sanity/icons/Controls';
import { KBD } from '@sanity/ui';
import { useState } from 'react';
import { BleedButton } from '../ui/desk-button.tsx';
import { ModalDialog } from '../ui/modal-dialog.tsx';
import { useShortcutSetting, useShortcuts } from './shortcuts.ts';

const KEYS: readonly (readonly [keys: readonly string[], does: string])[] = [
  [['j', '↓'], 'Demande suivante'],
  [['k', '↑'], 'Demande précédente'],
  [['Entrée'], 'Ouvrir'],
  [['Échap'], 'Revenir à la liste'],
  [['x'], 'Choisir'],
  [['Maj + ↓', 'Maj + ↑'], 'Choisir plusieurs demandes'],
  [['c'], 'Confier les demandes choisies'],
  [['s'], 'Changer leur statut, ou leur étape'],
  [['/'], 'Rechercher'],
  [['f'], 'Filtrer'],
  [['r'], 'Répondre'],
  [['n'], 'Écrire une note'],
  [['u'], 'Marquer comme non lu'],
  [['?'], 'Cette aide'],
];

export function ShortcutHelp() {
  const [open, setOpen] = useState(false);
  const [on, turn] = useShortcutSetting();
  useShortcuts([
    [
      '?',
      () => {
        setOpen(true);
        return true;
      },
    ],
  ]);
  return (
    <>
      <BleedButton
        className="requests-shortcuts"
        icon={ControlsIcon}
        text="Raccourcis clavier"
        onClick={() => setOpen(true)}
      />
      {open && (
        <ModalDialog title="Raccourcis clavier" onClose={() => setOpen(false)}>
          <dl className="requests-keys">
            {KEYS.map(([keys, does]) => (
              <div key={does}>
                <dt>{does}</dt>
                <dd>
                  {keys.map((key) => (
                    <KBD key={key} fontSize={1}>
                      {key}
                    </KBD>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
          <label className="requests-check">
            <input type="checkbox" checked={on} onChange={(event) => turn(event.target.checked)} />
            Raccourcis d’une seule touche
          </label>
        </ModalDialog>
      )}
    </>
  );
}
