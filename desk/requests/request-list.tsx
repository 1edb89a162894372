import { Answered, NothingHere, ShowMore } from '../ui/states.tsx';
import { useDesk } from './desk.ts';
import { DeskLink } from './desk-link.tsx';
import { narrowed, type Place, viewOf } from './place.ts';
import type { RequestListing } from './request-pages.ts';
import { RequestRow } from './request-row.tsx';
import { PickRow } from './together/pick-row.tsx';
import type { Selection } from './together/selection.ts';

type RequestListProps = { list: RequestListing; now: number; selection: Selection };

export function RequestList({ list, now, selection }: RequestListProps) {
  const { place } = useDesk();
  return (
    <Answered answer={list.pages}>
      {({ items, more }) => (
        <>
          {items.length === 0 ? (
            <EmptyList place={place} />
          ) : (
            <ul className="requests-rows" aria-busy={list.busy}>
              {items.map((item) => (
                <PickRow key={item.id} item={item} selection={selection}>
                  <RequestRow item={item} now={now} />
                </PickRow>
              ))}
            </ul>
          )}
          {more && <ShowMore onClick={list.showMore} />}
        </>
      )}
    </Answered>
  );
}

function EmptyList({ place }: { place: Place }) {
  if (place.tab === 'comments' && place.filters.comment === 'pending' && !place.filters.q) {
    return (
      <NothingHere title="Tout est modéré">Les prochains commentaires arriveront ici.</NothingHere>
    );
  }
  const { view: _, ...others } = place.filters;
  const view = viewOf(place);
  if (view === 'owed' && Object.keys(others).length === 0) {
    return (
      <NothingHere title="Rien à traiter">
        Ce qui arrive du site s’affiche ici. Ce qui a eu sa réponse reste sous{' '}
        <DeskLink to={narrowed(place, { view: 'all' })} className="kit-link">
          Toutes
        </DeskLink>
        .
      </NothingHere>
    );
  }
  if (view === 'due' && Object.keys(others).length === 0) {
    return (
      <NothingHere title="Rien à reprendre">
        Les demandes que vous vous faites rappeler reviennent ici le jour dit.
      </NothingHere>
    );
  }
  if (Object.keys(place.filters).length > 0) {
    return (
      <NothingHere title="Rien ne correspond">
        {view === 'all' ? (
          'Essayez moins de mots, ou retirez un filtre.'
        ) : (
          <DeskLink to={narrowed(place, { view: 'all' })} className="kit-link">
            {others.q ? 'Chercher dans toutes les demandes' : 'Voir toutes les demandes'}
          </DeskLink>
        )}
      </NothingHere>
    );
  }
  if (place.tab === 'quarantine') {
    return (
      <NothingHere title="Aucun indésirable">
        Les envois suspects attendent ici qu’une personne tranche.
      </NothingHere>
    );
  }
  return (
    <NothingHere title="Rien pour l’instant">Ce qui arrive du site s’affiche ici.</NothingHere>
  );
}
