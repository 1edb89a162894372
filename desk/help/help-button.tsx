import { HelpCircleIcon } from '@sanity/icons/HelpCircle';
import {
  createContext,
  use,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import './help-button.css';
import type { Part } from '../../staff/desk-addresses.ts';

/**
 * Opens the help beside the screen, and closes it.
 *
 * @param isSignAlone its word is for screen readers only, at any width
 */
export function HelpButton({ isSignAlone = false }: { isSignAlone?: boolean }) {
  const { isOpen, toggle } = use(HelpContext);
  return (
    <button
      type="button"
      className="desk-way desk-way-help"
      title="Aide"
      aria-expanded={isOpen}
      onClick={toggle}
    >
      <HelpCircleIcon />
      <span className={isSignAlone ? 'kit-unseen' : undefined}>Aide</span>
    </button>
  );
}

/** The button in the head of a screen, on telephones: the bar at their foot has no room for it. */
export function HelpBeside() {
  return (
    <div className="help-beside">
      <HelpButton isSignAlone />
    </div>
  );
}

export type Help = {
  isOpen: boolean;
  toggle(): void;
};

/** Tells the buttons that open the help whether it is open: one in the desk's bar, others in screens. */
export const HelpContext = createContext<Help>({ isOpen: false, toggle() {} });

/** The width from which the help fits beside the screen: help-panel.css. */
const SIDE_BY_SIDE = '(width >= 1080px)';

/**
 * Keeps whether the help is open, and whether it covers the screen. Closing gives the focus back to the button that opened it.
 *
 * @param here the part of the desk that is shown: who goes to another one wants to see it
 */
export function useHelp(here: Part) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<Element>(null);
  const [chapter, setShown] = useState(here);
  const hasRoom = useSyncExternalStore(onWidthChange, () => matchMedia(SIDE_BY_SIDE).matches);
  useEffect(() => {
    if (isOpen || !opener.current) return;
    // The panel is closed, so the screen can take the focus again.
    if (opener.current instanceof HTMLElement) opener.current.focus();
    opener.current = null;
  }, [isOpen]);
  if (chapter !== here) {
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
