import { ControlsIcon } from '@sanity/icons/Controls';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
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
      <Button
        look="bare"
        icon={ControlsIcon}
        text="Raccourcis clavier"
        onClick={() => setOpen(true)}
      />
      {open && (
        <Dialog title="Raccourcis clavier" onClose={() => setOpen(false)}>
          <dl className="kit-keys">
            {KEYS.map(([keys, does]) => (
              <div key={does}>
                <dt>{does}</dt>
                <dd>
                  {keys.map((key) => (
                    <kbd key={key} className="kit-key">
                      {key}
                    </kbd>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
          <label className="kit-check">
            <input type="checkbox" checked={on} onChange={(event) => turn(event.target.checked)} />
            Raccourcis d’une seule touche
          </label>
        </Dialog>
      )}
    </>
  );
}
