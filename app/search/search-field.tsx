import type { ComponentProps, RefObject } from 'react';
import { Icon } from '../ui/icon.tsx';

type Props = ComponentProps<'input'> & {
  field: RefObject<HTMLInputElement | null>;
  term: string;
  onType: (term: string) => void;
  toField: () => void;
};

export function SearchField({ field, term, onType, toField, ...input }: Props) {
  return (
    <div className="search-field">
      <Icon name="search" />
      <input
        ref={field}
        enterKeyHint="search"
        aria-label="Rechercher dans tout le site"
        placeholder="Rechercher des projets, services..."
        autoComplete="off"
        dir="auto"
        {...input}
        value={term}
        onChange={(event) => onType(event.target.value)}
      />
      {term !== '' && (
        <button
          type="button"
          className="icon-button"
          aria-label="Vider le champ"
          onClick={() => {
            onType('');
            toField();
          }}
        >
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}
