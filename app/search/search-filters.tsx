import { useRef, useState } from 'react';
import { RESULT_TYPES, type ResultType } from '../../packages/search/index.ts';
import { TYPE_NAMES } from './search-card.tsx';
import './search-filters.css';

type Props = {
  /** The selected types; none means all (shell-4.27 in test/specification.md). */
  types: readonly ResultType[];
  onChange: (types: readonly ResultType[]) => void;
};

const PANEL_ID = 'search-filters';
const LABEL_ID = 'search-filters-label';

/** A toggle that says how many types are chosen, and the panel they are chosen in. */
export function SearchFilters({ types, onChange }: Props) {
  const [open, setOpen] = useState(false);
  const chips = useRef<HTMLDivElement>(null);

  function toggle(type: ResultType) {
    onChange(types.includes(type) ? types.filter((other) => other !== type) : [...types, type]);
  }

  return (
    <div className="search-filters">
      <button
        type="button"
        className="search-filters-toggle"
        aria-expanded={open}
        aria-controls={PANEL_ID}
        onClick={() => setOpen(!open)}
      >
        Filtres
        {types.length > 0 && <span className="search-filters-badge">{types.length}</span>}
      </button>
      <fieldset id={PANEL_ID} hidden={!open} aria-labelledby={LABEL_ID}>
        <div>
          <span id={LABEL_ID}>Filtrer par type</span>
          <button
            type="button"
            className="search-filters-clear"
            disabled={types.length === 0}
            onClick={() => {
              onChange([]);
              // The button has nothing left to do: the focus goes where it can be used.
              chips.current?.querySelector('button')?.focus();
            }}
          >
            Effacer
          </button>
        </div>
        <div ref={chips} className="search-filters-chips">
          {RESULT_TYPES.map((type) => (
            <button
              key={type}
              type="button"
              aria-pressed={types.includes(type)}
              onClick={() => toggle(type)}
            >
              {TYPE_NAMES[type].many}
            </button>
          ))}
        </div>
      </fieldset>
    </div>
  );
}
