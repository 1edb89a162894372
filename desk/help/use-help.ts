import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { Part } from '../../staff/desk-places.ts';
import type { Help } from './help-context.ts';

/** From this width on the help and the screen stand side by side: help-panel.css. */
const SIDE_BY_SIDE = '(width >= 1080px)';

/**
 * Whether the help is open, and whether it covers the screen. Closing gives the focus back to the button that opened it.
 *
 * @param here the part of the desk that is shown: who goes to another one wants to see it
 */
export function useHelp(here: Part) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<Element>(null);
  const [shown, setShown] = useState(here);
  const hasRoom = useSyncExternalStore(onWidthChange, () => matchMedia(SIDE_BY_SIDE).matches);
  useEffect(() => {
    if (isOpen || !opener.current) return;
    // The screen can be reached again by now.
    if (opener.current instanceof HTMLElement) opener.current.focus();
    opener.current = null;
  }, [isOpen]);
  if (shown !== here) {
    setShown(here);
    if (!hasRoom) setOpen(false);
  }
  const help: Help = useMemo(
    () => ({
      isOpen,
      toggle() {
        if (!isOpen) opener.current = document.activeElement;
        setOpen(!isOpen);
      },
    }),
    [isOpen],
  );
  return { help, covers: isOpen && !hasRoom };
}

function onWidthChange(listener: () => void): () => void {
  const width = matchMedia(SIDE_BY_SIDE);
  width.addEventListener('change', listener);
  return () => width.removeEventListener('change', listener);
}
