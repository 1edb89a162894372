/** One-key shortcuts. They can be turned off, for people whose voice or hand presses keys by accident (WCAG 2.1.4). */
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

/** A key, and what it does; returning false lets the browser do its own. */
export type Shortcut = readonly [key: string, does: (event: KeyboardEvent) => boolean];

const KEPT_AS = 'demandes:raccourcis';
const listeners = new Set<() => void>();

export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const [, does] = shortcuts.find(([key]) => key === event.key) ?? [];
    if (!does || !areShortcutsOn() || isTyping(event) || isBehindDialog()) return;
    if (does(event)) event.preventDefault();
  });
  useEffect(() => {
    const leaving = new AbortController();
    document.addEventListener('keydown', (event) => press(event), { signal: leaving.signal });
    return () => leaving.abort();
  }, []);
}

export function useShortcutSetting(): [on: boolean, turn: (on: boolean) => void] {
  const on = useSyncExternalStore(subscribe, areShortcutsOn);
  return [on, turnShortcuts];
}

function areShortcutsOn(): boolean {
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
