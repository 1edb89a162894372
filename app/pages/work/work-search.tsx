import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { href, useNavigation, useSearchParams } from 'react-router';
import { SEARCH_PARAMETER, WORK_SEARCH_FIELD } from '../../content/main-navigation.ts';
import { Icon } from '../../ui/icon.tsx';
import './work-search.css';

/** The longest term, as long as the field allows. */
const LONGEST = 100; // characters

/** The term in an address, as it was typed; '' for none. */
export function searchedIn(parameters: URLSearchParams): string {
  return (parameters.get(SEARCH_PARAMETER) ?? '').slice(0, LONGEST);
}

/** The address follows once a typist pauses: sooner, browsers throttle the history API. */
const PAUSE = 250; // ms

export type WorkSearchState = {
  /** The term in the field; the address follows later. */
  term: string;
  type(term: string): void;
  clear(): void;
  /** Brings the address in step now. */
  commit(): void;
};

/** Keeps field and address in step: typing replaces the address (one history entry), a link fills the field. */
export function useWorkSearch(): WorkSearchState {
  const [parameters, setParameters] = useSearchParams();
  const address = searchedIn(parameters);
  const [term, type] = useState(address);
  const leaving = useNavigation().state !== 'idle';
  // The term last read from or written to the address: it tells a visitor's navigation from our own update.
  const lastTerm = useRef(address);

  function commit(wanted = term) {
    // During a navigation to another page, writing the address would cancel it.
    if (leaving || wanted.trim() === lastTerm.current) return;
    lastTerm.current = wanted.trim();
    setParameters(
      (current) => {
        const next = new URLSearchParams(current);
        if (lastTerm.current) next.set(SEARCH_PARAMETER, lastTerm.current);
        else next.delete(SEARCH_PARAMETER);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  useEffect(() => {
    if (address === lastTerm.current) return;
    lastTerm.current = address;
    type(address);
  }, [address]);

  const settleLater = useRef(commit);
  settleLater.current = commit;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each keystroke restarts the pause
  useEffect(() => {
    const pause = setTimeout(() => settleLater.current(), PAUSE);
    return () => clearTimeout(pause);
  }, [term]);

  return {
    term,
    type,
    clear() {
      type('');
      commit('');
    },
    commit: () => commit(),
  };
}

/** A search that is live with script; without, a form that asks the server the same question. */
export function WorkSearch({ search }: { search: WorkSearchState }) {
  const field = useRef<HTMLInputElement>(null);

  // A term typed or deleted before hydration is in the field, but not yet in our state.
  const { type } = search;
  useEffect(() => {
    if (field.current) type(field.current.value);
  }, [type]);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    search.commit();
    // On a phone the keyboard hides the results, and Enter means "show me".
    field.current?.blur();
  }

  return (
    <search>
      <form className="work-search" action={href('/work')} onSubmit={submit}>
        <button className="icon-button" type="submit" aria-label="Rechercher">
          <Icon name="search" />
        </button>
        <input
          ref={field}
          id={WORK_SEARCH_FIELD}
          type="search"
          name={SEARCH_PARAMETER}
          aria-label="Rechercher un projet"
          placeholder="Un projet, un client, un sujet…"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={LONGEST}
          value={search.term}
          onChange={(event) => search.type(event.target.value)}
          // The address is updated on blur, so that a visitor who leaves by a link finds the search again on the way
          // back.
          onBlur={search.commit}
        />
        {search.term && (
          <a
            className="icon-button"
            href={href('/work')}
            onClick={(event) => {
              event.preventDefault();
              search.clear();
              field.current?.focus();
            }}
          >
            <Icon name="close" />
            <span className="visually-hidden">Effacer la recherche</span>
          </a>
        )}
      </form>
    </search>
  );
}
