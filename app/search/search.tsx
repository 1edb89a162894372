import { useEffect, useState, useSyncExternalStore } from 'react';
import { useSearchLayers } from '../ui/layer-state.tsx';
import { SearchDialog } from './search-dialog.tsx';
import { prepareIndex } from './search-index-state.ts';
import { SearchOnTelephone } from './search-on-telephone.tsx';

export { prepareIndex };

/** The search of the whole site: two views on a telephone, one dialog on a desk. */
export function Search() {
  const { layer } = useSearchLayers();
  const open = layer !== undefined;
  // Each opening begins with an empty field.
  const [openings, setOpenings] = useState(0);
  const [wasOpen, setWasOpen] = useState(false);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (layer === 'search') setOpenings(openings + 1);
  }

  // Something may have been published since the last time.
  useEffect(() => {
    if (open) prepareIndex();
  }, [open]);

  return <SearchView key={openings} />;
}

/** Holds the term of both views: a telephone that is turned changes them, and what was typed stays. */
function SearchView() {
  const [term, setTerm] = useState('');
  const View = useWideScreen() ? SearchDialog : SearchOnTelephone;
  return <View term={term} setTerm={setTerm} />;
}

/** The mobile breakpoint (shell-9.12 in test/specification.md). */
const WIDE = '(min-width: 768px)';

function useWideScreen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
