import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  type SubmitEvent,
  useEffect,
  useRef,
} from 'react';
import { href } from 'react-router';
import { countFound } from '../../packages/search/count-found.ts';
import { suggestionsFor } from '../../packages/search/suggestions.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { useModal, whenClosed } from '../ui/modal.ts';
import { SearchCards, SearchSkeletons } from './search-card.tsx';
import { SearchField } from './search-field.tsx';
import { type IndexState, prepareIndex } from './search-index-state.ts';
import type { LiveResults } from './search-live.ts';
import { SearchFailure, SearchNone } from './search-none.tsx';
import { useRecentSearches } from './search-recents.ts';
import { RecentSearches, SearchStart, SearchTerms } from './search-start.tsx';
import './search-overlay.css';
import '../ui/scroll-area.css';

type Props = {
  open: boolean;
  field: RefObject<HTMLInputElement | null>;
  onClose: () => void;
  term: string;
  type: (term: string) => void;
  run: (term: string) => void;
  /** The results while the term is being typed. */
  live: LiveResults;
  /** Leaves the search for a page that was found. */
  leave: (next: string) => void;
  /** The state of the index a search waits for; undefined when none does. */
  awaits: IndexState['status'] | undefined;
};

const TITLE_ID = 'search-title';

/** Keeps a dialog above a telephone's keyboard, by `--visible-height` and `--visible-top` of the stylesheet. */
function useVisibleHeight(element: RefObject<HTMLElement | null>, open: boolean): void {
  useEffect(() => {
    const { visualViewport: viewport } = window;
    if (!open || !viewport) return;
    function measure() {
      const { style } = element.current ?? {};
      // When the visitor has zoomed in with two fingers, the overlay keeps its size.
      if (!style || !viewport || viewport.scale > 1.01) return;
      style.setProperty('--visible-height', `${viewport.height}px`);
      style.setProperty('--visible-top', `${viewport.offsetTop}px`);
    }
    measure();
    viewport.addEventListener('resize', measure);
    viewport.addEventListener('scroll', measure);
    return () => {
      viewport.removeEventListener('resize', measure);
      viewport.removeEventListener('scroll', measure);
    };
  }, [element, open]);
}

/** The mobile search overlay (shell-2.46 to 2.58 in test/specification.md). */
export function SearchOverlay({
  open,
  field,
  onClose,
  term,
  type,
  run,
  live,
  leave,
  awaits,
}: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useModal(dialog, open);
  useVisibleHeight(dialog, open);

  /** Chromium would empty the field first, and close the dialog at the second press. */
  function leaveOnEscape({ key, nativeEvent }: KeyboardEvent) {
    if (key === 'Escape' && !nativeEvent.isComposing) dialog.current?.close();
  }

  const toField = () => field.current?.focus();
  const waiting = awaits === 'idle' || awaits === 'loading';
  const answered = open && awaits === undefined && live.status === 'found';

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    run(term);
  }

  return (
    <dialog
      ref={dialog}
      className="search-overlay"
      aria-labelledby={TITLE_ID}
      onClose={whenClosed(onClose)}
    >
      <div className="search-head">
        <h2 id={TITLE_ID}>Recherche</h2>
        <button
          type="button"
          className="icon-button"
          aria-label="Fermer la recherche"
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </div>
      <search>
        <form action={href('/work')} onSubmit={submit}>
          <SearchField
            {...{ field, term, toField }}
            onType={type}
            type="search"
            name="search"
            autoCapitalize="none"
            onKeyDown={leaveOnEscape}
          />
          {/* The results are beside the field, where no keyboard covers them. */}
          <div className="search-overlay-found scroll-area">
            <p role="status">
              {waiting && <span className="visually-hidden">Recherche en cours…</span>}
              {answered && live.count > 0 && countFound(live.count)}
            </p>
            <SearchNone none={answered && live.count === 0} />
          </div>
          <div className="search-overlay-body scroll-area">
            <Body {...{ term, run, live, leave, awaits, toField }} />
          </div>
          <div className="search-overlay-foot">
            <Button type="submit" wide>
              Rechercher
            </Button>
          </div>
        </form>
      </search>
    </dialog>
  );
}

type BodyProps = Pick<Props, 'term' | 'run' | 'live' | 'leave' | 'awaits'> & {
  toField: () => void;
};

function Body({ term, run, live, leave, awaits, toField }: BodyProps): ReactNode {
  const recents = useRecentSearches();
  const typing = awaits === undefined;
  if (awaits === 'failed' || (typing && live.status === 'failed')) {
    const askAgain = () => {
      if (!typing) return run(term);
      prepareIndex();
      // The button disappears during the search: the focus moves to the field.
      toField();
    };
    return (
      <>
        <SearchFailure retry={askAgain} />
        <RecentSearches run={run} toField={toField} />
      </>
    );
  }
  if (awaits) return <SearchSkeletons />;
  if (term.trim() === '') return <SearchStart run={run} toField={toField} />;
  const suggestions = suggestionsFor(term, recents);
  return (
    <>
      {suggestions.length > 0 && (
        <section className="search-suggestions">
          <h3>Suggestions</h3>
          <SearchTerms terms={suggestions} run={run} />
        </section>
      )}
      <SearchCards results={live.results} leave={leave} />
    </>
  );
}
