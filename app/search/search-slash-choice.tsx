import { useState } from 'react';
import { isSlashRefused, SLASH_REFUSED } from './search-slash.ts';
import './search-slash-choice.css';

/** WCAG 2.1.4: what a single key does can be switched off, by those who press it without meaning to. */
export function SlashChoice() {
  const [refused, setRefused] = useState(isSlashRefused);
  return (
    <label className="search-slash">
      <input
        type="checkbox"
        checked={!refused}
        onChange={() => {
          refuse(!refused);
          setRefused(isSlashRefused());
        }}
      />
      <span>
        La touche <kbd>/</kbd> ouvre la recherche
      </span>
    </label>
  );
}

function refuse(refused: boolean): void {
  try {
    if (refused) localStorage.setItem(SLASH_REFUSED, 'oui');
    else localStorage.removeItem(SLASH_REFUSED);
  } catch {
    // The box stays as it was: nothing is promised that cannot be kept.
  }
}
