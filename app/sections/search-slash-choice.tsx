import { useState } from 'react';
import { isSlashRefused, refuseSlash } from './search-slash.ts';
import './search-slash-choice.css';

/** WCAG 2.1.4: what a single key does can be switched off, by those who press it without meaning to. */
export function SlashChoice() {
  const [refused, setRefused] = useState(isSlashRefused);
  return (
    <label className="search-slash">
      <input
        type="checkbox"
        checked={!refused}
        onChange={({ target }) => {
          refuseSlash(!target.checked);
          setRefused(!target.checked);
        }}
      />
      <span>
        La touche <kbd>/</kbd> ouvre la recherche
      </span>
    </label>
  );
}
