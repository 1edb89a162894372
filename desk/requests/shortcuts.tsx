/** One-key shortcuts. They can be turned off, for people whose voice or hand presses keys by accident (WCAG 2.1.4). */

import { ControlsIcon } from '@sanity/icons/Controls';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Check } from '../ui/field.tsx';

/** A key and its action; if the action returns false, the browser handles the key. */
type Shortcut = readonly [key: string, does: (event: KeyboardEvent) => unknown];

const KEPT_AS = 'demandes:raccourcis';
const listeners = new Set<() => void>();

export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const [, does] = shortcuts.find(([key]) => key === event.key) ?? [];
    if (!does || !areShortcutsOn() || isTyping(event) || isBehindDialog()) return;
    if (does(event) !== false) event.preventDefault();
  });
  useEffect(() => {
    const leaving = new AbortController();
    document.addEventListener('keydown', (event) => press(event), { signal: leaving.signal });
    return () => leaving.abort();
  }, []);
}

export function areShortcutsOn(): boolean {
  return localStorage.getItem(KEPT_AS) !== 'non';
}

function turnShortcuts(on: boolean): void {
  if (on) localStorage.removeItem(KEPT_AS);
  else localStorage.setItem(KEPT_AS, 'non');
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a dialog is open: the focus may be outside of it, where a button that was pressed has gone. */
function isBehindDialog(): boolean {
  return document.querySelector('dialog:modal') !== null;
}

function isTyping({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || !(target instanceof Element)) return true;
  const typed = 'input:not([type="checkbox"]), textarea, select, dialog, [contenteditable]';
  return target.closest(typed) !== null;
}

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
  const areOn = useSyncExternalStore(subscribe, areShortcutsOn);
  useShortcuts([['?', () => setOpen(true)]]);
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
          <Check checked={areOn} onChange={turnShortcuts}>
            Raccourcis d’une seule touche
          </Check>
        </Dialog>
      )}
    </>
  );
}
