import { HelpCircleIcon } from '@sanity/icons/HelpCircle';
import { use } from 'react';
import { HelpContext } from './help-context.ts';
import './help-button.css';

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

/** In the head of a screen, on telephones: the bar at their foot has no room for it. */
export function HelpBeside() {
  return (
    <div className="help-beside">
      <HelpButton isSignAlone />
    </div>
  );
}
