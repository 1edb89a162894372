/** The head of a list: its name, the search, and the filters. All of it is in the address. */
import { DownloadIcon } from '@sanity/icons/Download';
import { MasterDetailIcon } from '@sanity/icons/MasterDetail';
import { SplitVerticalIcon } from '@sanity/icons/SplitVertical';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Colleagues, Counts } from '../../inbox/contract/api.ts';
import { Button } from '../ui/button.tsx';
import { SearchField } from '../ui/field.tsx';
import { saveFile } from '../ui/save-file.ts';
import { failureSentence } from '../ui/states.tsx';
import { Chips } from './chips.tsx';
import { useDesk } from './desk.ts';
import { EnterCall } from './enter-call.tsx';
import { FacetFilters } from './facet-filters.tsx';
import { Narrowing } from './narrowing.tsx';
import { areaOf, narrowed, tabName } from './place.ts';
import { queryOf } from './request-pages.ts';
import { useShortcuts } from './shortcuts.ts';

/** After the last key. */
const SEARCH_DELAY = 250; // ms

type ListHeadProps = {
  counts: Counts | undefined;
  colleagues: Colleagues['items'];
  /** From the search into what it found. */
  onResults(): void;
};

export function ListHead({ counts, colleagues, onResults }: ListHeadProps) {
  const { place, go } = useDesk();
  const area = areaOf(place.tab);
  return (
    <header className="screen-head">
      <div className="screen-title">
        <h1 id="requests-box">{tabName(place.tab)}</h1>
        {place.tab === 'applications' && (
          <Button
            look="bare"
            icon={place.board ? MasterDetailIcon : SplitVerticalIcon}
            text={place.board ? 'Liste' : 'Tableau'}
            onClick={() => go({ ...place, id: undefined, board: !place.board })}
          />
        )}
        {area === 'contact' && <EnterCall />}
        {area && <Export />}
      </div>
      {area === 'contact' || area === 'applications' ? (
        <>
          <FacetFilters area={area} search={<Search onResults={onResults} />} />
          <Chips counts={counts} />
          <Narrowing filters={place.filters} colleagues={colleagues} />
        </>
      ) : (
        <>
          <Search onResults={onResults} />
          <Chips counts={counts} />
        </>
      )}
    </header>
  );
}

function Search({ onResults }: Pick<ListHeadProps, 'onResults'>) {
  const { place, go } = useDesk();
  const input = useRef<HTMLInputElement>(null);
  const inAddress = place.filters.q ?? '';
  const [words, setWords] = useState(inAddress);
  const [known, setKnown] = useState(inAddress);
  if (known !== inAddress) {
    // The address changed from elsewhere: a link, the browser's arrows.
    setKnown(inAddress);
    if (words.trim() !== inAddress) setWords(inAddress);
  }
  /** The request that was open at the last key: what has been opened since stays open. */
  const openThen = useRef(place.id);
  const search = useEffectEvent((q: string) =>
    go(
      {
        ...narrowed(place, { q: q || undefined }),
        id: place.id === openThen.current ? undefined : place.id,
      },
      'replace',
    ),
  );
  useEffect(() => {
    const q = words.trim();
    if (q === inAddress) return;
    const timer = setTimeout(() => search(q), SEARCH_DELAY);
    return () => clearTimeout(timer);
  }, [words, inAddress]);
  useShortcuts([
    [
      '/',
      () => {
        input.current?.focus();
        input.current?.select();
        return true;
      },
    ],
  ]);
  return (
    <SearchField
      ref={input}
      aria-label="Rechercher un nom, une adresse, un numéro, une référence, un mot"
      placeholder="Nom, adresse, numéro, mot…"
      value={words}
      onChange={(event) => {
        openThen.current = place.id;
        setWords(event.currentTarget.value);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') {
          // The browser's own would also empty the field.
          event.preventDefault();
          event.currentTarget.blur();
        }
        if (event.key === 'Enter' || event.key === 'ArrowDown') {
          event.preventDefault();
          onResults();
        }
      }}
    />
  );
}

function Export() {
  const { api, place, say } = useDesk();
  const [busy, setBusy] = useState(false);
  const area = areaOf(place.tab);
  if (!area) return null;
  async function save() {
    if (!area) return;
    setBusy(true);
    try {
      const { limit: _, ...query } = queryOf(place);
      saveFile(await api.requestsCsv(area, query));
      say('La liste est enregistrée au format CSV.');
    } catch (error) {
      say(failureSentence(error));
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button
      look="bare"
      icon={DownloadIcon}
      text="CSV"
      aria-label="Exporter cette liste au format CSV"
      disabled={busy}
      onClick={save}
    />
  );
}
