import type { MouseEvent, ReactNode } from 'react';
import { AREA_WORDS } from '../../inbox/contract/areas.ts';
import type { RequestItem } from '../../inbox/contract/requests.ts';
import { ofName } from '../../inbox/forms/elision.ts';
import { kindName } from '../../inbox/kinds/kinds.ts';
import { Time } from '../ui/marks.tsx';
import { NothingHere } from '../ui/states.tsx';
import type { Selection } from './bulk/selection.ts';
import { DeskLink, useDesk } from './desk.tsx';
import { narrowed, type Tab, viewOf } from './location.ts';
import {
  AttachmentMark,
  DueMark,
  FailureMark,
  FollowUpMark,
  PersonMark,
  SourceMark,
  StateMark,
  senderName,
} from './marks.tsx';
import type { Listing } from './request-pages.ts';
import { Listed } from './wide-screen.tsx';

type RequestListProps = { list: Listing<RequestItem>; selection: Selection };

export function RequestList({ list, selection }: RequestListProps) {
  return (
    <Listed list={list} empty={<EmptyList />}>
      {(items) => (
        <ul className="requests-rows" aria-busy={list.pages.isOther}>
          {items.map((item) => (
            <PickRow key={item.id} item={item} selection={selection}>
              <RequestRow item={item} />
            </PickRow>
          ))}
        </ul>
      )}
    </Listed>
  );
}

function EmptyList() {
  const { location } = useDesk();
  const { view: _, ...others } = location.filters;
  const view = viewOf(location);
  const isWhole = Object.keys(others).length === 0;
  if (location.tab === 'comments' && others.comment === 'pending' && !others.q) {
    return (
      <NothingHere title="Tout est modéré">Les prochains commentaires arriveront ici.</NothingHere>
    );
  }
  if (view === 'owed' && isWhole) {
    return (
      <NothingHere title="Rien à traiter">
        Ce qui arrive du site s’affiche ici. Ce qui a eu sa réponse reste sous{' '}
        <AllLink>Toutes</AllLink>.
      </NothingHere>
    );
  }
  if (view === 'due' && isWhole) {
    return (
      <NothingHere title="Rien à reprendre">
        Les demandes que vous vous faites rappeler reviennent ici le jour dit.
      </NothingHere>
    );
  }
  if (!isWhole || location.filters.view) {
    return (
      <NothingHere title="Rien ne correspond">
        {view === 'all' ? (
          'Essayez moins de mots, ou retirez un filtre.'
        ) : (
          <AllLink>
            {others.q ? 'Chercher dans toutes les demandes' : 'Voir toutes les demandes'}
          </AllLink>
        )}
      </NothingHere>
    );
  }
  if (location.tab === 'quarantine') {
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

function AllLink({ children }: { children: ReactNode }) {
  const { location } = useDesk();
  return (
    <DeskLink to={narrowed(location, { view: 'all' })} className="kit-link">
      {children}
    </DeskLink>
  );
}

/** A row of the list: the sender, the date and the subject; then pending actions and the source. */
function RequestRow({ item }: { item: RequestItem }) {
  const { location } = useDesk();
  // A request in quarantine is not marked as new.
  const fresh = item.unread && !item.quarantine;
  const subject = subjectOf(item, location.tab);
  const { company } = item.sender;
  return (
    <DeskLink
      to={{ ...location, id: item.id }}
      className="requests-row"
      current={location.id === item.id ? 'true' : undefined}
      row={item.id}
    >
      <span className="requests-row-head">
        <span className="requests-row-name" data-fresh={fresh ? '' : undefined}>
          {fresh && <span className="kit-unseen">Non lu : </span>}
          <bdi>{senderName(item)}</bdi>
          {company && <bdi className="requests-row-company">{company}</bdi>}
        </span>
        <Time at={item.receivedAt} brief />
      </span>
      {subject && <span className="requests-row-subject">{subject}</span>}
      {item.excerpt && (
        <span className="requests-row-excerpt" data-lines={subject ? 1 : 2}>
          {item.excerpt}
        </span>
      )}
      <span className="kit-line requests-row-marks">
        <StateMark item={item} />
        <FollowUpMark item={item} />
        <DueMark item={item} />
        <FailureMark item={item} />
        <AttachmentMark item={item} />
        <span className="requests-row-end">
          <SourceMark item={item} />
          <PersonMark person={item.assignee} />
        </span>
      </span>
    </DeskLink>
  );
}

/** Returns the subject of a request; without any choice, the message itself. */
function subjectOf({ about, area, kind, service, budget, position }: RequestItem, tab: Tab) {
  if (tab === 'quarantine') return `${AREA_WORDS[area].label} · ${about?.title ?? kindName(kind)}`;
  if (area === 'contact') return [service, budget].filter(Boolean).join(' · ');
  return about?.title ?? position ?? kindName(kind);
}

type PickRowProps = { item: RequestItem; selection: Selection; children: ReactNode };

/** A row of the list with its checkbox; with Shift, a click selects the range up to it. */
function PickRow({ item, selection, children }: PickRowProps) {
  const chosen = selection.has(item.id);

  function reach(event: MouseEvent) {
    if (!event.shiftKey) return;
    // Without this the browser would open a window, or select text.
    event.preventDefault();
    event.stopPropagation();
    selection.reach(item.id);
  }

  return (
    <li data-picked={chosen ? '' : undefined} onClickCapture={reach}>
      <label className="requests-pick">
        <input type="checkbox" checked={chosen} onChange={() => selection.toggle(item.id)} />
        <span className="kit-unseen">Choisir la demande {ofName(senderName(item))}</span>
      </label>
      {children}
    </li>
  );
}
