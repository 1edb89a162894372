import {
  type KeyboardEvent,
  type ReactNode,
  type SubmitEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { href } from 'react-router';
import { countFound } from '../../packages/search/count-found.ts';
import { useOffPart } from '../content/use-off-part.ts';
import lens from '../drawings/search-lens.svg?url';
import { Button } from '../ui/button.tsx';
import { useSearchLayers } from '../ui/layer-state.tsx';
import { isBeside, useModal, whenClosed } from '../ui/modal.ts';
import { isModifiedClick } from '../ui/modified-click.ts';
import { SearchCard, SearchSkeletons } from './search-card.tsx';
import { SearchField } from './search-field.tsx';
import { useSearchReport } from './search-fruitless.ts';
import { prepareIndex } from './search-index-state.ts';
import { type LiveResults, optionId, useLiveResults } from './search-live.ts';
import { SearchFailure, SearchNone } from './search-none.tsx';
import { rememberSearch } from './search-recents.ts';
import { isSlashRefused, SLASH_REFUSED } from './search-slash.ts';
import { RecentSearches, SearchStart } from './search-start.tsx';
import type { SearchViewProps } from './search-view.ts';
import './search-slash-choice.css';
import './search-dialog.css';
import './search-dialog-body.css';
import '../ui/scroll-area.css';

const TITLE_ID = 'search-title';
const TEXT_ID = 'search-text';
const LIST_ID = 'search-found';

/** WCAG 2.1.4: what a single key does can be switched off, by those who press it without meaning to. */
function SlashChoice() {
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
    // The storage refused: the box stays as it was, and promises nothing.
  }
}

type LiveResultsProps = {
  /** The id of the list the field controls. */
  id: string;
  live: LiveResults;
  retry: () => void;
  choose: (url: string) => void;
  /** Shown while nothing can be searched. */
  recents: ReactNode;
};

function SearchLiveResults({ id, live, retry, choose, recents }: LiveResultsProps) {
  const { status, count, results, active } = live;
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!active) return;
    list.current?.children[active.index]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  return (
    <>
      <p role="status" className="search-found-count">
        {status === 'loading' && <span className="visually-hidden">Recherche en cours…</span>}
        {status === 'found' && count > 0 && countFound(count)}
      </p>
      {status === 'loading' && <SearchSkeletons />}
      {status === 'failed' && (
        <>
          <SearchFailure retry={retry} />
          {recents}
        </>
      )}
      <div ref={list} id={id} className="search-found" role="listbox" aria-label="Résultats">
        {results.map((result, index) => (
          <a
            key={result.id}
            id={optionId(index)}
            className="search-card"
            role="option"
            aria-selected={index === active?.index}
            tabIndex={-1}
            href={result.url}
            onClick={(event) => {
              if (isModifiedClick(event)) return;
              event.preventDefault();
              choose(result.url);
            }}
          >
            <SearchCard result={result} />
          </a>
        ))}
      </div>
      <SearchNone none={status === 'found' && count === 0} />
    </>
  );
}

/** The search of a desk, with live results under its field (shell-2.27 to 2.36 in test/specification.md). */
export function SearchDialog({ term, setTerm }: SearchViewProps) {
  const { layer, hide } = useSearchLayers();
  const open = layer !== undefined;
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const live = useLiveResults(term);
  const hasNoPage = useOffPart('work');
  useModal(dialog, open);
  useSearchReport(live.term, open && live.status === 'found', live.count === 0);

  useEffect(() => {
    if (open) field.current?.focus();
  }, [open]);

  const toField = () => field.current?.focus();

  function type(typed: string) {
    setTerm(typed);
    live.leave();
  }

  function go(address: string) {
    rememberSearch(term);
    hide(address);
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const searched = term.trim();
    if (searched === '') return toField();
    if (hasNoPage) {
      // The results are already listed below the field.
      live.move('ArrowDown');
      return toField();
    }
    go(`${href('/work')}?search=${encodeURIComponent(searched)}`);
  }

  function steer(event: KeyboardEvent) {
    // During composition, in the script of another language, the keys belong to the input method.
    if (event.nativeEvent.isComposing) return;
    const chosen = live.active && live.results[live.active.index];
    if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      go(chosen.url);
    } else if (live.move(event.key)) event.preventDefault();
  }

  /** Searches a suggested term: it fills the field, and the results show at once. */
  function run(wanted: string) {
    type(wanted);
    rememberSearch(wanted);
    toField();
  }

  const blank = term.trim() === '';
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the platform's own Escape does what a click beside it does
    <dialog
      ref={dialog}
      className="search-dialog"
      aria-labelledby={TITLE_ID}
      aria-describedby={TEXT_ID}
      onClose={whenClosed(() => open && hide())}
      onClick={(event) => isBeside(event) && dialog.current?.close()}
    >
      <div className="search-dialog-side night">
        <h2 id={TITLE_ID}>Rechercher</h2>
        <p id={TEXT_ID}>Recherchez dans nos projets et services</p>
        <img src={lens} width={480} height={480} alt="" />
      </div>
      <search>
        <form action={href('/work')} onSubmit={submit}>
          <SearchField
            {...{ field, term, toField }}
            onType={type}
            name="search"
            inputMode="search"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={live.results.length > 0}
            aria-controls={LIST_ID}
            aria-activedescendant={live.active?.id}
            onKeyDown={steer}
          />
          <div className="search-dialog-body scroll-area" data-blank={blank || undefined}>
            {blank && <SearchStart run={run} toField={toField} />}
            <SearchLiveResults
              id={LIST_ID}
              live={live}
              retry={prepareIndex}
              choose={go}
              recents={<RecentSearches run={run} toField={toField} />}
            />
          </div>
          <div className="search-dialog-foot">
            <SlashChoice />
            <Button type="button" tone="outline" onClick={() => dialog.current?.close()}>
              Annuler
            </Button>
            <Button type="submit">Rechercher</Button>
          </div>
        </form>
      </search>
    </dialog>
  );
}
