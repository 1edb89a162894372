import { type ComponentType, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { href } from 'react-router';
import { WORK_SEARCH_FIELD } from '../content/main-navigation.ts';
import { useOffPart } from '../content/use-off-part.ts';
import { Icon } from '../ui/icon.tsx';
import { useSearchLayers } from '../ui/layer-state.tsx';
import { isModifiedClick } from '../ui/modified-click.ts';
import { useScripted } from '../ui/scripted.ts';
import { isSlashRefused } from './search-slash.ts';

/** The address of the search without script, or when the dialog cannot be downloaded. */
const SEARCH_WITHOUT_SCRIPT = `${href('/work')}#${WORK_SEARCH_FIELD}`;

/** The header's search button; the search and its index are downloaded when pointer, finger or focus comes near. */
export function SearchButton() {
  const { layer, show } = useSearchLayers();
  const [Search, setSearch] = useState<ComponentType>();
  const ready = useScripted();
  const hasNoPage = useOffPart('work');
  const [waiting, setWaiting] = useState(false);

  async function open() {
    setWaiting(true);
    try {
      const loaded = await load();
      setSearch(() => loaded);
      show('search');
    } catch {
      if (!hasNoPage) location.assign(SEARCH_WITHOUT_SCRIPT);
    }
    setWaiting(false);
  }

  useShortcut(open);

  return (
    <>
      <a
        className="icon-button"
        href={hasNoPage ? '#' : SEARCH_WITHOUT_SCRIPT}
        aria-label="Rechercher"
        aria-busy={waiting || undefined}
        {...(ready && {
          role: 'button',
          title: 'Rechercher (touche / ou Ctrl + K)',
          'aria-haspopup': 'dialog',
          'aria-expanded': layer !== undefined,
          'aria-keyshortcuts': '/ Control+K Meta+K',
        })}
        onPointerEnter={prepare}
        onTouchStart={prepare}
        onFocus={prepare}
        onClick={(event) => {
          if (isModifiedClick(event)) return;
          event.preventDefault();
          // Not every browser focuses what is clicked, and the dialog returns the focus to the element that had it.
          event.currentTarget.focus();
          void open();
        }}
        onKeyDown={(event) => {
          if (event.key !== ' ') return;
          event.preventDefault();
          event.currentTarget.click();
        }}
      >
        <Icon name="search" />
      </a>
      {Search && createPortal(<Search />, document.body)}
    </>
  );
}

async function load() {
  const { prepareIndex, Search } = await import('./search.tsx');
  prepareIndex();
  return Search;
}

/** Preloads the search: a failure is ignored here, and the click tries again. */
function prepare() {
  load().catch(() => undefined);
}

/** `/`, as on most sites one searches often, or Ctrl + K; on a Mac ⌘ K. */
function useShortcut(open: () => void) {
  const latest = useRef(open);
  latest.current = open;
  useEffect(() => {
    function listen(event: KeyboardEvent) {
      if (!isShortcut(event)) return;
      event.preventDefault();
      latest.current();
    }
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}

function isShortcut({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  const withModifier = ctrlKey || metaKey;
  if (altKey || (withModifier ? key !== 'k' : key !== '/')) return false;
  // The visitor is typing, or another dialog is open.
  if (target instanceof Element && target.closest('input, textarea, select, [contenteditable]'))
    return false;
  if (document.querySelector('dialog:modal')) return false;
  return withModifier || !isSlashRefused();
}
