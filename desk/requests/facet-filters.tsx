/** Filters a list by service, budget, company, source or job. The panel is closed at first. */
import { CloseIcon } from '@sanity/icons/Close';
import { FilterIcon } from '@sanity/icons/Filter';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { Facet, Facets } from '../../inbox/contract/requests.ts';
import { sourceName } from '../../inbox/kinds/kinds.ts';
import { Button } from '../ui/button.tsx';
import { Select } from '../ui/field.tsx';
import { useLive } from '../ui/live-answer.ts';
import { DeskLink, useDesk } from './desk.tsx';
import { addressOf, narrowed } from './location.ts';
import { queryOf } from './request-pages.ts';
import { useShortcuts } from './shortcuts.tsx';

type FilteredArea = 'contact' | 'applications';

const FACETS_OF: Readonly<Record<FilteredArea, readonly Facet[]>> = {
  contact: ['service', 'budget', 'company', 'kind'],
  applications: ['about', 'kind'],
};

const FACET_WORDS: Readonly<Record<Facet, { label: string; any: string }>> = {
  service: { label: 'Service', any: 'Tous' },
  budget: { label: 'Budget', any: 'Tous' },
  company: { label: 'Entreprise', any: 'Toutes' },
  kind: { label: 'Source', any: 'Toutes' },
  about: { label: 'Offre', any: 'Toutes' },
};

type FacetFiltersProps = {
  area: FilteredArea;
  /** The search field beside the button that opens the filters. */
  search: ReactNode;
};

export function FacetFilters({ area, search }: FacetFiltersProps) {
  const { location } = useDesk();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLFieldSetElement>(null);
  const id = useId();
  const chosen = FACETS_OF[area].filter((facet) => location.filters[facet]);
  const facets = useFacets(area, open || chosen.length > 0);

  useEffect(() => {
    if (open) panel.current?.querySelector('select')?.focus();
  }, [open]);
  useShortcuts([
    [
      'f',
      () => {
        setOpen(true);
        // If the panel is open already, the effect above does not run: the focus moves here.
        panel.current?.querySelector('select')?.focus();
      },
    ],
  ]);

  return (
    <>
      <div className="requests-seek">
        {search}
        <Button
          ref={button}
          icon={FilterIcon}
          aria-label={chosen.length > 0 ? `Filtrer (${chosen.length} choisis)` : 'Filtrer'}
          aria-expanded={open}
          aria-controls={id}
          title="Filtrer (f)"
          onClick={() => setOpen(!open)}
        />
      </div>
      <fieldset
        ref={panel}
        id={id}
        className="requests-facets"
        hidden={!open}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          setOpen(false);
          button.current?.focus();
        }}
      >
        <legend className="kit-unseen">Filtrer la liste</legend>
        {FACETS_OF[area].map((facet) => (
          <FacetSelect key={facet} facet={facet} values={facets?.[facet] ?? []} />
        ))}
      </fieldset>
      {chosen.length > 0 && !open && <Chosen chosen={chosen} facets={facets} />}
    </>
  );
}

/** Reads the facets, which are counted while they are looked at. */
function useFacets(area: FilteredArea, wanted: boolean): Facets | undefined {
  const { api, location } = useDesk();
  const key = wanted ? `facets ${addressOf({ ...location, id: undefined })}` : undefined;
  const { order: _, limit: __, ...query } = queryOf(location);
  const read = (signal: AbortSignal) => api.facets(area, query, signal);
  return useLive(key, read, { keeps: true }).data;
}

function FacetSelect({ facet, values }: { facet: Facet; values: Facets[Facet] }) {
  const { location, go } = useDesk();
  const { label, any } = FACET_WORDS[facet];
  const value = location.filters[facet] ?? '';
  const isKnown = value === '' || values.some((option) => option.value === value);
  return (
    <Select
      label={label}
      value={value}
      options={[
        ['', any],
        ...(isKnown ? [] : [[value, `${nameOf(facet, value, values)} (0)`] as const]),
        ...values.map((option) => [option.value, `${option.label} (${option.count})`] as const),
      ]}
      onChange={(chosen) => go(narrowed(location, { [facet]: chosen || undefined }), 'replace')}
    />
  );
}

/** The active filters, each with a button that removes it. */
function Chosen({ chosen, facets }: { chosen: readonly Facet[]; facets: Facets | undefined }) {
  const { location, go } = useDesk();
  const none = Object.fromEntries(chosen.map((facet) => [facet, undefined]));
  return (
    <ul className="kit-line" aria-label="Filtres choisis">
      {chosen.map((facet) => (
        <li key={facet}>
          <DeskLink to={narrowed(location, { [facet]: undefined })} className="kit-press facet">
            <span className="kit-unseen">Retirer le filtre {FACET_WORDS[facet].label} : </span>
            {nameOf(facet, location.filters[facet] ?? '', facets?.[facet] ?? [])}
            <CloseIcon />
          </DeskLink>
        </li>
      ))}
      {chosen.length > 1 && (
        <li>
          <Button look="bare" text="Tout retirer" onClick={() => go(narrowed(location, none))} />
        </li>
      )}
    </ul>
  );
}

function nameOf(facet: Facet, value: string, values: Facets[Facet]): string {
  const option = values.find((candidate) => candidate.value === value);
  if (option) return option.label;
  if (facet === 'kind') return sourceName(value);
  // The title of a job is unknown until the counts have loaded.
  return facet === 'about' ? FACET_WORDS.about.label : value;
}
