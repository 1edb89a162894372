import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useSearchLayers } from '../ui/layer-state.tsx';
import { SearchDialog } from './search-dialog.tsx';
import { useSearchReport } from './search-fruitless.ts';
import { prepareIndex, useSearchIndex } from './search-index-state.ts';
import { useLiveResults } from './search-live.ts';
import { SearchOverlay } from './search-overlay.tsx';
import { rememberSearch } from './search-recents.ts';
import { SearchResults } from './search-results.tsx';
import type { SearchViewProps } from './search-view.ts';

export { prepareIndex };

/** The search of the whole site: two views on a telephone, one dialog on a desk. */
export function Search() {
  const { layer } = useSearchLayers();
  const open = layer !== undefined;
  // The field is empty at each opening.
  const [openings, setOpenings] = useState(0);
  const [wasOpen, setWasOpen] = useState(false);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (layer === 'search') setOpenings(openings + 1);
  }

  // Something may have been published since the last opening.
  useEffect(() => {
    if (open) prepareIndex();
  }, [open]);

  return <SearchView key={openings} />;
}

/**
 * The search on a telephone: one view for the term (shell-2.46 in test/specification.md), one for the results
 * (shell-2.59 in test/specification.md). The second opens over the first once there is an answer, and back
 * leads to the first.
 */
function SearchOnTelephone({ term, setTerm }: SearchViewProps) {
  const { layer, show, back, hide } = useSearchLayers();
  const state = useSearchIndex();
  const field = useRef<HTMLInputElement>(null);
  const live = useLiveResults(term);
  /** The term that waits for the index. */
  const [pendingTerm, setPendingTerm] = useState<string>();
  const [answered, setAnswered] = useState<string>();

  function type(typed: string) {
    setTerm(typed);
    setPendingTerm(undefined);
  }

  /** Runs a search; a blank term is ignored, any other is trimmed (shell-5.18 and 5.19 in test/specification.md). */
  function run(wanted: string) {
    const searched = wanted.trim();
    if (searched === '') return;
    setTerm(searched);
    setPendingTerm(searched);
    rememberSearch(searched);
    if (state.status === 'failed') prepareIndex();
  }

  // A visitor who sees that a term finds nothing does not submit it; a term with results is counted when it is
  // submitted.
  useSearchReport(
    live.term,
    layer === 'search' && live.status === 'found' && live.count === 0,
    true,
  );

  useEffect(() => {
    if (pendingTerm === undefined || state.status !== 'ready' || layer !== 'search') return;
    setPendingTerm(undefined);
    setAnswered(pendingTerm);
    show('results');
  }, [pendingTerm, state.status, layer, show]);

  // The focus moves once both views are in place: an element under another one takes no focus.
  useEffect(() => {
    if (layer === 'search') field.current?.focus();
  }, [layer]);

  return (
    <>
      <SearchOverlay
        open={layer !== undefined}
        field={field}
        onClose={() => layer === 'search' && hide()}
        term={term}
        type={type}
        run={run}
        live={live}
        leave={(next) => {
          rememberSearch(term);
          hide(next);
        }}
        awaits={pendingTerm === undefined ? undefined : state.status}
      />
      <SearchResults
        open={layer === 'results'}
        onClose={() => layer === 'results' && back()}
        term={answered ?? ''}
        index={state.status === 'ready' ? state.index : undefined}
        leave={hide}
        again={() => {
          type('');
          back();
        }}
      />
    </>
  );
}

/** Holds the term of both views: turning a phone switches between them, and the term stays. */
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
